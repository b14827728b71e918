import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { anotherProcess } from '../../testing/another-process.js';
import { amount, randomFrom, seed } from '../../testing/long-run.js';
import { eventually } from '../../testing/patience.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp } from '../../testing/test-app.js';
import { matchupSeasons } from './testing/matchup-season.js';

/* Processes are killed while they announce and decide periods, begin a round of the play-offs and end a season. */

const app = await startTestApp();
/** Three regular periods, then the final. */
const { database, sweep, begun, goTo, matchups } = matchupSeasons(app, {
  num_teams: 4,
  playoff_teams: 2,
  playoff_periods: 1,
  playoff_third: false,
  playoff_consolation: 'none',
});
const blocker = new pg.Client({ connectionString: app.config.DATABASE_URL });
beforeAll(() => blocker.connect());
afterAll(async () => {
  await blocker.end();
  await app.close();
});

/** Waits until no connection of a killed process has an open transaction. */
const over = () =>
  eventually(async () => {
    const others = await database.query(
      `select 1 from pg_stat_activity where state <> 'idle' and xact_start is not null
         and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(others).toEqual([]);
  });

/** A process works until it needs to write to the table, which is locked. Then it is killed. */
async function killAt(table: string, work: (url: string) => Promise<number> = () => Promise.resolve(0)) {
  await blocker.query('begin');
  await blocker.query(`lock table ${table} in share row exclusive mode`);
  const { url, child } = await anotherProcess(app.config);
  const answered = work(url).catch(() => 0);
  await eventually(async () => {
    const waiting = await database.query(`select 1 from pg_locks where not granted and relation = $1::regclass`, [
      table,
    ]);
    expect(waiting.length).toBeGreaterThan(0);
  }, 30_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await blocker.query('rollback');
  await over();
  expect(await answered).toBe(0);
}

/** Points of the teams on the first day of every period; the first team has the most. */
async function earnAll({ id, teams }: PlayLeague): Promise<void> {
  for (const [index, team] of teams.entries())
    await database.query(
      `insert into team_day (team_id, season, playoffs, day, points)
       select $1, season, false, starts_on, $3 from matchup_period where league_id = $2`,
      [team, id, 90 - 10 * index],
    );
}

const periodsOf = ({ id }: PlayLeague) =>
  database.query<{ number: number; told: boolean; decided: boolean }>(
    `select number, told_at is not null as told, decided_at is not null as decided from matchup_period
     where league_id = $1 order by number`,
    [id],
  );
/** Number of log lines of each kind. */
const linesOf = async ({ id }: PlayLeague): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await database.query<{ key: string; lines: number }>(
        `select data -> 'says' ->> 'key' as key, count(*)::int as lines from event
         where league_id = $1 and data -> 'says' ->> 'key' like 'season.%' group by 1`,
        [id],
      )
    ).map(({ key, lines }) => [key, lines]),
  );
const told = async (league: PlayLeague) => (await periodsOf(league)).filter((one) => one.told).length;
const decided = async (league: PlayLeague) => (await periodsOf(league)).filter((one) => one.decided).length;

test('a season is decided once, though a process is killed at each step of it', async () => {
  const league = await begun(5);
  await earnAll(league);

  // The results of the first period.
  await goTo(league, 8);
  await killAt('matchup_period');
  expect([await told(league), (await linesOf(league))['season.matchups'] ?? 0]).toEqual([0, 0]);
  await sweep();
  expect([await told(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);

  // They become final three days after its end.
  await goTo(league, 11);
  await killAt('matchup_period');
  expect(await decided(league)).toBe(0);
  await sweep();
  expect([await decided(league), (await linesOf(league))['season.matchups']]).toEqual([1, 1]);

  // The final: its teams are stored, its pair is not.
  await goTo(league, 21);
  await killAt('matchup');
  const teams = await database.query('select 1 from playoff_team where league_id = $1', [league.id]);
  expect([teams.length, (await linesOf(league))['season.playoffRound'] ?? 0]).toEqual([0, 0]);
  await sweep();
  await sweep();
  expect((await linesOf(league))['season.playoffRound']).toBe(1);
  expect((await matchups(league)).playoffs?.pairs).toHaveLength(1);

  // The end of the season, which is asked for again with the same key.
  await goTo(league, 29);
  await sweep();
  const key = randomUUID();
  const end = async (url: string) => {
    const { status } = await fetch(`${url}/api/${league.id}/phase`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${league.manager(0).token}`,
      },
      body: JSON.stringify({ to: 'offseason', override_reason: 'For this test' }),
    });
    return status;
  };
  await killAt('season_standing', end);
  const phase = async () => (await league.manager(0).api<PhaseAnswer>('GET', `/api/${league.id}/phase`)).body.phase;
  expect(await phase()).toBe('in-season');
  expect((await linesOf(league))['season.finalTable'] ?? 0).toBe(0);
  for (let time = 0; time < 2; time += 1) expect(await end(app.url)).toBe(200);
  expect(await phase()).toBe('offseason');
  expect(await linesOf(league)).toMatchObject({
    'season.finalTable': 1,
    'season.matchups': 4,
    'season.playoffRound': 1,
  });
  const ranks = await database.query<{ team_id: string }>(
    'select team_id from season_standing where league_id = $1 and rank = 1',
    [league.id],
  );
  expect(ranks).toEqual([{ team_id: league.teams[0] }]);
}, 240_000);

test('killed at any moment, no league has a result twice or half', async () => {
  const random = randomFrom(seed(96));
  const leagues: PlayLeague[] = [];
  for (let made = 0; made < amount(3, 8); made += 1) {
    const league = await begun(5);
    await earnAll(league);
    leagues.push(league);
  }
  for (const day of [8, 21, 25, 33]) {
    for (const league of leagues) await goTo(league, day);
    const { child } = await anotherProcess(app.config);
    await new Promise((resolve) => setTimeout(resolve, random() * 400));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await over();
    await sweep();
    await sweep();
    for (const league of leagues) {
      const { periods } = await matchups(league);
      const lines = await linesOf(league);
      expect([day, lines['season.matchups']]).toEqual([day, await told(league)]);
      expect(periods.every(({ state, matchups: pairs }) => state !== 'final' || pairs.length > 0)).toBe(true);
      expect(lines['season.playoffRound'] ?? 0).toBe(day < 21 ? 0 : 1);
    }
  }
  for (const league of leagues) {
    expect((await matchups(league)).playoffs?.champion).toBe(league.teams[0]);
    expect((await linesOf(league))['season.playoffsWon']).toBe(1);
  }
}, 240_000);
