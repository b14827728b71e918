import { afterAll, expect, test } from '@jest/globals';
import type { NoticesAnswer } from '@crease/core/notifications/notification.answers.js';
import { startMailServer } from '../../testing/mail-server.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { NotificationService } from '../notification.service.js';

const mail = await startMailServer();
const { app, query } = await fileApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://crease.example' } });
afterAll(() => mail.close());
/** Twice: a message is written once. */
const look = async () => {
  await app.app.get(NotificationService).sweep();
  await app.app.get(NotificationService).sweep();
};
const written = async (leagueId: string) =>
  (
    await query<{
      subject: string;
    }>`select subject from mail where kind = 'contract-signing' and league_id = ${leagueId}
      order by created_at, subject`
  ).map(({ subject }) => subject);
const noticesOf = async (leagueId: string) =>
  (
    await query<{ key: string; path: string }>`select says ->> 'key' as key, path from notice
      where league_id = ${leagueId} and says ->> 'kind' = 'contract-signing' order by id`
  ).map(({ key }) => key);

const FORM = { num_teams: 2, salaries: 'own', contract_signing: 'managers', protectionSheetsEnabled: false } as const;

/** The players wait for their contracts since `minutes` ago, for `hours` more. */
async function toSign(league: PlayLeague, players: readonly number[], minutes: number, hours: number) {
  const { id } = league;
  for (const player of players)
    await query`insert into league_contract (league_id, player_id, salary, first_season, last_season, kind, source, signed_at, sign_until)
      select l.id, ${player}, 1000000, l.current_season, l.current_season, 'standard', 'signing',
        now() - make_interval(mins => ${minutes}), now() + make_interval(hours => ${hours}) from league l where l.id = ${id}
      on conflict (league_id, player_id) do update set signed_at = excluded.signed_at, sign_until = excluded.sign_until`;
}

const man = { position: 'F', capHit: 1_000_000 } as const;

test('managers hear once of players who wait for contracts, and a day before the deadline', async () => {
  const league = await playLeague(app, { form: FORM });
  const mine = await league.hold(0, [man, man]);
  const ids = mine.map(({ id }) => id);
  await toSign(league, ids, 5, 48);
  await look();
  // More players may come within minutes.
  expect(await written(league.id)).toEqual([]);
  await toSign(league, ids, 30, 48);
  await look();
  expect(await written(league.id)).toEqual(['2 new players wait for contracts with Team 1']);
  expect(await noticesOf(league.id)).toEqual(['waiting']);
  await toSign(league, ids.slice(0, 1), 30, 10);
  await look();
  const last = `Last day to sign ${mine[0]?.name ?? ''} of Team 1`;
  expect(await written(league.id)).toEqual(['2 new players wait for contracts with Team 1', last]);
  expect(await noticesOf(league.id)).toEqual(['waiting', 'ending']);
  const answer = await league.manager(1).api<NoticesAnswer>('GET', '/api/notices');
  expect(JSON.stringify(answer.body)).not.toContain('contract-signing');
}, 90_000);

test('a running draft holds the message back, a switch turns the mail off, and signed players are not named', async () => {
  const league = await playLeague(app, { form: FORM });
  const [one, two] = (await league.hold(0, [man, man])) as [{ id: number; name: string }, { id: number; name: string }];
  await toSign(league, [one.id, two.id], 60, 48);
  const draft = await league.openDraft('paused');
  const off = { preferences: { 'contract-signing': false } };
  await league.manager(0).api('PUT', '/api/notifications/preferences', off);
  await look();
  expect(await noticesOf(league.id)).toEqual([]);
  await query`update draft set status = 'ended' where id = ${draft}`;
  await query`update league_contract set sign_until = null where league_id = ${league.id} and player_id = ${one.id}`;
  await look();
  expect(await noticesOf(league.id)).toEqual(['waiting']);
  const [{ names }] = (await query`select says -> 'figures' -> 'names' as names from notice
    where league_id = ${league.id} and says ->> 'kind' = 'contract-signing'`) as [{ names: string[] }];
  expect(names).toEqual([two.name]);
  expect(await written(league.id)).toEqual([]);
});

test('a draft that lasts for days does not hold the message up', async () => {
  const league = await playLeague(app, { form: FORM });
  const [one] = await league.hold(0, [man]);
  await league.openDraft('running');
  await toSign(league, [one?.id ?? 0], 60 * 30, 48);
  await look();
  expect(await written(league.id)).toEqual([`${one?.name ?? ''} waits for a contract with Team 1`]);
});
