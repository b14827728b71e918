import { afterAll, expect, test } from '@jest/globals';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { WebhookKind } from '@crease/core/notifications/webhook.kinds.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { startWebhookServer } from '../../testing/webhook-server.js';
import { dueTables } from './channel-weeks.queries.js';
import { closeAll } from '../../testing/answers/close-all.js';

// A Saturday.
const time = await timeMachine('2026-11-07T20:00:00Z');
const server = await startWebhookServer();
const { app, database, query } = await fileApp({
  databaseUrl: time.url,
  env: { ROLE: 'web', WEBHOOK_ORIGINS: server.origin },
});
const other = await app.another();
afterAll(() => closeAll(server, time));

async function telling(kinds: readonly WebhookKind[], form: Partial<LeagueForm> = {}): Promise<PlayLeague> {
  const league = await playLeague(app, { form: { num_teams: 2, ...form } });
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2026-10-05', '2027-04-11')
     on conflict (league_id, season) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
  const body = { address: `${server.origin}/api/webhooks/1/secret-of-the-channel`, kinds, on: true };
  expect((await league.call(0, 'PUT', '/webhook', body)).status).toBe(200);
  return league;
}
const earn = (league: PlayLeague, points: readonly [number, number], day: string) =>
  query`with days as (
       insert into team_day (league_id, team_id, season, playoffs, day, points)
       select t.league_id, t.id, '2025-26', false, ${day}, points from unnest(${league.teams}::text[], ${points}::numeric[]) g (team, points)
       join team t on t.id = g.team
       returning league_id, team_id, points)
     insert into team_points (league_id, team_id, season, playoffs, points) select league_id, team_id, '2025-26', false, points from days`;
const sweep = () => Promise.all([app, other].map((one) => one.app.get(TimedTasks).sweep()));
const told = async (league: PlayLeague) =>
  (await league.log(1)).filter((message) => /^(The table after|Close on)/.test(message));

test('a channel is told the table once on a Monday, from nine o’clock on by the league’s clock', async () => {
  const [league, silent] = [await telling(['week']), await telling(['season'])];
  for (const one of [league, silent]) await earn(one, [12.5, 9], '2026-11-07');
  await time.set('2026-11-09T13:59:00Z', app, other);
  await sweep();
  expect(await told(league)).toEqual([]);
  await time.set('2026-11-09T14:00:00Z', app, other);
  await sweep();
  await sweep();
  const table = 'The table after Nov 8, 2026: 1. Team 1 (12.5), 2. Team 2 (9).';
  expect(await told(league)).toEqual([table]);
  expect(await told(silent)).toEqual([]);
  // The next Monday posts again, even when the server was stopped until Tuesday.
  await time.set('2026-11-17T20:00:00Z', app, other);
  await sweep();
  expect(await told(league)).toEqual([table.replace('Nov 8', 'Nov 15'), table]);
});

test('a table without a result is not told, nor one that waits for scoring', async () => {
  const [empty, waiting] = [await telling(['week']), await telling(['week'])];
  await earn(waiting, [1, 2], '2026-11-20');
  await query`insert into points_missed (league_id, season, playoffs, day, corrected) values (${waiting.id}, '2025-26', false, ${'2026-11-20'}, false)`;
  await time.set('2026-11-23T20:00:00Z', app, other);
  const leagues = (await dueTables(database.db, []).execute()).map(({ league_id }) => league_id);
  expect(leagues).toContain(empty.id);
  expect(leagues).not.toContain(waiting.id);
  await sweep();
  expect(await told(empty)).toEqual([]);
});

test('on the last day of a matchup period a channel is told which matchups are close, and only these', async () => {
  const league = await telling(['week'], { format: 'h2h_points' });
  await query`insert into matchup_season (league_id, season, seed) values (${league.id}, '2025-26', repeat('0', 32))`;
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on)
     values (${league.id}, '2025-26', 7, '2026-11-23', '2026-11-29'), (${league.id}, '2025-26', 8, '2026-11-30', '2026-12-06')`;
  await database.query(
    `insert into matchup (league_id, season, period, number, home_team_id, away_team_id)
     select $1, '2025-26', n, 1, $2, $3 from generate_series(7, 8) n`,
    [league.id, ...league.teams],
  );
  await earn(league, [80, 72], '2026-11-24');
  await time.set('2026-11-28T20:00:00Z', app, other);
  await sweep();
  expect(await told(league)).toEqual([]);
  await time.set('2026-11-29T15:00:00Z', app, other);
  await sweep();
  await sweep();
  const close = 'Close on the last day of matchup 7: Team 1 80, Team 2 72.';
  expect(await told(league)).toEqual([close]);
  await query`insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, ${league.teams[0]}, '2025-26', false, '2026-12-01', 30 from team where id = ${league.teams[0]}`;
  await time.set('2026-12-06T15:00:00Z', app, other);
  await sweep();
  expect((await told(league)).filter((message) => message.startsWith('Close'))).toEqual([close]);
});
