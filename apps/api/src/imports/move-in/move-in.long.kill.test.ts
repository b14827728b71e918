import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { NO_EXTRAS } from '@crease/core/imports/move-in/move-in.schema.js';
import { seasonPlus } from '@crease/core/season.js';
import { insertPicks } from '../../leagues/draft-picks.tables.js';
import { anotherProcess } from '../../testing/another-process.js';
import { amount, randomFrom, seed } from '../../testing/long-run.js';
import { eventually } from '../../testing/patience.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const { app, database, query } = await fileApp();

const random = randomFrom(seed(1));
let league: PlayLeague;
let teams: readonly string[];
let season: string;
let names: string[];
let blocker: pg.Client;

beforeEach(async () => {
  league = await playLeague(app, { form: { num_teams: 3, retentionEnabled: true }, phase: 'setup' });
  teams = league.teams;
  const [row] = await query<{ season: string }>`select current_season as season from league where id = ${league.id}`;
  season = row?.season ?? '';
  await insertPicks(database.db, league.id, [{ season, type: 'general', round: 1 }], teams);
  const made = await league.free(Array.from({ length: 40 }, () => ({ position: 'F' as const, capHit: 2_000_000 })));
  names = made.map((_, at) => `Mover ${letters(at)} ${league.id}`);
  for (const [at, { id }] of made.entries()) await query`update player set full_name = ${names[at]} where id = ${id}`;
  await query`delete from season_standing where league_id = ${league.id}`;
  blocker = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await blocker.connect();
});
afterEach(() => blocker.end());

const letters = (at: number): string => `${'abcdefghij'[Math.floor(at / 10)] ?? ''}${'abcdefghij'[at % 10] ?? ''}`;
const form = (): FormData => {
  const along = {
    ...NO_EXTRAS,
    picks: [{ where: 'p', season, type: null, round: 1, original: teams[1], owner: teams[0], note: null }],
    retained: [
      { where: 'r', player: names[0], nhl_id: null, team: teams[1], percent: 20, dollars: null, through: null },
    ],
    standings: teams.map((team, at) => ({
      where: 's',
      season: seasonPlus(season, -1),
      team,
      rank: at + 1,
      points: 100 - at,
    })),
    rules: 'Be kind.',
  };
  const rosters = ['fantasy_team,player', ...names.map((name, at) => `Movers ${at % 3},${name}`)].join('\n');
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify({ rosters, along })]), 'league.json');
  return body;
};
const standing = async () => {
  const rows = [
    `select name from team where league_id = $1 order by number`,
    `select id, owner_team_id from draft_pick where league_id = $1 order by id`,
    `select m.pick_id from pick_move m join draft_pick p on p.league_id = m.league_id and p.id = m.pick_id where p.league_id = $1`,
    `select player_id, team_id, amount from retention where league_id = $1`,
    `select season, team_id, rank, points, brought from season_standing where league_id = $1 order by season, team_id`,
    `select body from rules_text where league_id = $1`,
    `select rules_text from league where id = $1`,
    `select player_id, team_id, place, acquired_at::text from roster_entry where league_id = $1 order by player_id`,
    `select id, undone_at from move_in where league_id = $1 order by at`,
    `select count(*)::int as lines from event where league_id = $1 and action_type is not null`,
  ];
  return Promise.all(rows.map((statement) => database.query(statement, [league.id])));
};
const call = async <T>(
  url: string,
  at: string,
  body: FormData | null,
  by = 0,
): Promise<{ status: number; body: T }> => {
  const response = await fetch(`${url}/api/${league.id}/${at}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${league.manager(by).token}`,
      ...(body === null ? { 'content-type': 'application/json' } : {}),
    },
    body: body ?? '{}',
  });
  return { status: response.status, body: (await response.json()) as T };
};
const stuck = () =>
  eventually(async () => {
    const waiting =
      await query`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    expect(waiting.length).toBeGreaterThan(0);
  });
const over = () =>
  eventually(async () => {
    const others =
      await query`select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
    expect(others).toEqual([]);
  });

test('a process that is killed in the middle of a move, or of taking one back, leaves nothing or all of it', async () => {
  const before = await standing();

  // The import is blocked halfway: rosters, picks and retained salary are written, the table of a season is not.
  let victim = await processOfItsOwn();
  await blocker.query('begin');
  await blocker.query(
    `insert into season_standing (league_id, season, team_id, rank, points, brought) values ($1, $2, $3, 1, 1, false)`,
    [league.id, seasonPlus(season, -1), teams[0]],
  );
  const lost = call(victim.url, 'move-in', form()).catch(() => 'lost');
  await stuck();
  await victim.kill();
  expect(await lost).toBe('lost');
  await blocker.query('rollback');
  await over();
  expect(await standing()).toEqual(before);

  const done = await call<MoveInAnswer & Refused>(app.url, 'move-in', form());
  expect([done.status, done.body.along?.filter(({ action }) => action === 'refused')]).toEqual([200, []]);
  const after = await standing();
  expect(after).not.toEqual(before);

  // The undo is blocked halfway: rosters are empty, and the picks are back.
  victim = await processOfItsOwn();
  await blocker.query('begin');
  await blocker.query(`select 1 from season_standing where league_id = $1 for update`, [league.id]);
  const undone = call(victim.url, `move-in/${done.body.move_in_id ?? ''}/undo`, null).catch(() => 'lost');
  await stuck();
  await victim.kill();
  expect(await undone).toBe('lost');
  await blocker.query('rollback');
  await over();
  expect(await standing()).toEqual(after);
  expect(await call(app.url, `move-in/${done.body.move_in_id ?? ''}/undo`, null)).toMatchObject({ status: 200 });
  expect((await standing()).slice(0, 8)).toEqual(before.slice(0, 8));
}, 120_000);

test('killed at any moment, a move is there whole or not at all', async () => {
  const before = (await standing()).slice(0, 8);
  for (const pause of amount([15], [0, 15, 40, 90, random() * 120])) {
    const victim = await processOfItsOwn();
    const answered = call<MoveInAnswer>(victim.url, 'move-in', form()).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, pause));
    await victim.kill();
    await answered;
    await over();
    const [move] = await query<{
      id: string;
    }>`select id from move_in where league_id = ${league.id} and undone_at is null`;
    if (move === undefined) expect((await standing()).slice(0, 8)).toEqual(before);
    else {
      expect((await standing())[7]).toHaveLength(names.length);
      expect(await call(app.url, `move-in/${move.id}/undo`, null)).toMatchObject({ status: 200 });
      expect((await standing()).slice(0, 8)).toEqual(before);
    }
  }
}, 300_000);

test('killed at any moment, taking a move back is done whole or not at all', async () => {
  const before = (await standing()).slice(0, 8);
  for (const pause of amount([10], [0, 10, 25, 60, random() * 90])) {
    const done = await call<MoveInAnswer>(app.url, 'move-in', form());
    expect(done.status).toBe(200);
    const after = (await standing()).slice(0, 8);
    const victim = await processOfItsOwn();
    const back = `move-in/${done.body.move_in_id ?? ''}/undo`;
    const answered = call(victim.url, back, null).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, pause));
    await victim.kill();
    await answered;
    await over();
    const [move] = await query<{
      undone: boolean;
    }>`select undone_at is not null as undone from move_in where id = ${done.body.move_in_id}`;
    expect((await standing()).slice(0, 8)).toEqual(move?.undone === true ? before : after);
    if (move?.undone !== true) expect(await call(app.url, back, null)).toMatchObject({ status: 200 });
  }
}, 300_000);

test('two commissioners at once: the same move twice is one, and taken back twice it is taken back once', async () => {
  await query`update membership set is_commissioner = true where league_id = ${league.id} and user_id = ${league.manager(1).userId}`;
  const before = (await standing()).slice(0, 8);
  const [one, two] = await Promise.all([
    call<MoveInAnswer>(app.url, 'move-in', form(), 0),
    call<MoveInAnswer>(app.url, 'move-in', form(), 1),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const moves = [one.body.move_in_id, two.body.move_in_id].filter((id) => id !== null);
  expect(moves).toHaveLength(1);
  const undo = (by: number) => call(app.url, `move-in/${moves[0] ?? ''}/undo`, null, by);
  const answers = await Promise.all([undo(0), undo(1), call<MoveInAnswer>(app.url, 'move-in', form(), 1)]);
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 409]);
  const now = (await standing()).slice(0, 8);
  const left = await query`select 1 from move_in where league_id = ${league.id} and undone_at is null`;
  // The third import ran before the undo and changed nothing, or after it and imported everything again.
  expect(now[7]).toHaveLength(left.length === 0 ? 0 : names.length);
  if (left.length === 0) expect(now).toEqual(before);
});

async function processOfItsOwn() {
  const { url, child } = await anotherProcess(app.config);
  return {
    url,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
