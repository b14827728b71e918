import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type { CalendarAddress } from '@crease/core/notifications/notification.schema.js';
import { beginPlayoffs, playLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';
import { forward, player, tradeLeague } from '../trades/testing/trade-fixture.js';

const { app, database, query } = await fileApp();

async function read(address: string) {
  const response = await fetch(`${app.url}${new URL(address).pathname}`);
  if (response.status !== 200) return { status: response.status, events: [], type: '' };
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return { status: 200, events, type: response.headers.get('content-type') ?? '' };
}

test('a calendar has what waits for its owner and nobody else, until its address is replaced or taken back', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'protection' });
  const trading = await tradeLeague(app);
  const owner = league.manager(1);
  await query`update membership set user_id = ${owner.userId} where team_id = ${trading.teams[1]}`;
  const [star] = await trading.hold(2, [forward(5_000_000)]);
  await trading.propose({ team: 2, gives: [player(star!.id)] }, { team: 1 });
  await league.weekPicks(2);
  await query`insert into protection_round (league_id, season, deadline) select id, current_season, '2099-03-01T20:00:00Z' from league where id = ${league.id}`;
  const night = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const draft = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', {
    type: 'general',
    clock: { seconds: 60 },
  });
  expect(draft.status).toBe(201);
  const dated = await league.call(0, 'PUT', `/drafts/${draft.body.draft_id}/night`, { day: night, time: '20:00' });
  expect(dated.status).toBe(200);

  expect((await owner.api<CalendarAddress>('GET', '/api/calendar/address')).body.address).toBeNull();
  const { address } = (await owner.api<CalendarAddress>('POST', '/api/calendar/address')).body;
  const { events, type } = await read(address ?? '');
  expect(type).toBe('text/calendar; charset=utf-8');
  const summaries = events.map(({ summary }) => summary.replace(/ \([^()]*\)$/, ''));
  expect(summaries).toEqual(
    expect.arrayContaining([
      '2 free-agent picks of Team 2 will expire',
      'The offer of Team 3 ends',
      'Protection sheet of Team 2 is due',
      expect.stringMatching(/draft/i),
    ]),
  );
  expect(events).toHaveLength(4);
  expect(events.at(-1)?.endDate.toJSDate().toISOString()).toBe('2099-03-01T20:00:00.000Z');
  expect(events.at(-1)?.uid).toContain(`sheets-${league.teams[1]}`);
  // The other manager's calendar lacks the offer, and no other answer contains the address.
  const other = (await league.manager(0).api<CalendarAddress>('POST', '/api/calendar/address')).body;
  expect((await read(other.address ?? '')).events.map(({ summary }) => summary).join()).not.toMatch(/offer/);
  const secret = /calendar\/(.+)\.ics/.exec(address ?? '')?.[1] ?? '';
  const stored = await query`select * from calendar_address`;
  expect(JSON.stringify(stored)).not.toContain(secret);

  const renewed = (await owner.api<CalendarAddress>('POST', '/api/calendar/address')).body;
  expect(renewed.address).not.toBe(address);
  expect((await read(address ?? '')).status).toBe(404);
  expect((await read(renewed.address ?? '')).status).toBe(200);
  expect((await owner.api<CalendarAddress>('GET', '/api/calendar/address')).body.asked_at).not.toBeNull();
  expect((await owner.api<CalendarAddress>('DELETE', '/api/calendar/address')).body.address).toBeNull();
  expect((await read(renewed.address ?? '')).status).toBe(404);
});

test('a calendar has the matchups of its owner that are not over, as whole days', async () => {
  const league = await playLeague(app, { form: { num_teams: 3, format: 'h2h_points' } });
  await beginPlayoffs(database, league, [1, 0]);
  const addressOf = async (team: number) =>
    (await league.manager(team).api<CalendarAddress>('POST', '/api/calendar/address')).body.address ?? '';
  const { events } = await read(await addressOf(0));
  expect(events.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Team 1 – Team 2 \(/)]);
  const [event] = events;
  expect([event?.startDate.isDate, event?.duration.toSeconds()]).toEqual([true, 7 * 86_400]);
  expect(event?.description).toContain('Play-offs, round 1.');
  expect((await read(await addressOf(1))).events.map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/^Team 2 – Team 1 \(/),
  ]);
  expect((await read(await addressOf(2))).events).toEqual([]);
  await query`update matchup_period set ends_on = current_date - 3, starts_on = current_date - 9 where league_id = ${league.id}`;
  expect((await read(await addressOf(0))).events).toEqual([]);
});

test('the calendar of a disabled account is closed, and one that is asked for all the time is told to wait @long', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  const { address } = (await league.manager(1).api<CalendarAddress>('POST', '/api/calendar/address')).body;
  const answers = [];
  for (let index = 0; index < 121; index += 1) answers.push((await read(address ?? '')).status);
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(100);
  expect(answers.at(-1)).toBe(app.config.RATE_LIMIT === 0 ? 200 : 429);
  await query`update app_user set disabled_at = now() where id = ${league.manager(1).userId}`;
  expect((await read(address ?? '')).status).toBe(404);
});
