import { beforeEach, describe, expect, test } from '@jest/globals';
import type {
  PublishedSheetsAnswer,
  SavedSheetsAnswer,
  SheetAnswer,
} from '@crease/core/protection/protection.schema.js';
import { Listeners, type Listener } from '../testing/listener.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { SheetLock } from './sheet-lock.service.js';

// A background sweep could block on the locks of the tests.
const { app, database, closing, sweep, query } = await fileApp({ env: { ROLE: 'web' } });
const listeners = closing(new Listeners(app));

const FORM = {
  num_teams: 4,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  protection_sheet_limit: 10_000_000,
  protection_sheet_bench: 2_000_000,
  protection_bench_size: 1,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};

let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, { form: FORM, phase: 'offseason' });
});

const protect = async () =>
  expect(
    await league.call(0, 'POST', '/phase', {
      to: 'protection',
      protection_deadline: new Date(Date.now() + 7_200_000).toISOString(),
    }),
  ).toMatchObject({ status: 200 });
const saved = (by: number) => league.call<Refused & SavedSheetsAnswer>(by, 'GET', '/protection-sheets/saved');
const save = (team: number, core: (number | undefined)[], bench: (number | undefined)[] = []) =>
  league.call<SheetAnswer>(team, 'PUT', '/protection-sheet', { core, bench });

const listen = (by: number): Promise<Listener> => listeners.open(league.manager(by).token, league.id);

describe('before the deadline', () => {
  test('the commissioner sees which teams have saved a sheet and when, and nobody else does', async () => {
    const [star] = await league.hold(1, [{ position: 'F', capHit: 1_000_000 }]);
    expect((await saved(0)).body.teams).toEqual([]);
    await protect();
    expect((await saved(0)).body).toEqual({
      season: '2026-27',
      teams: league.teams.map((team_id, index) => ({
        team_id,
        team_name: `Team ${index + 1}`,
        has_manager: true,
        saved_at: null,
      })),
    });
    expect((await save(1, [star?.id])).status).toBe(200);
    const { body } = await saved(0);
    expect(body.teams.map(({ saved_at }) => saved_at !== null)).toEqual([false, true, false, false]);
    expect(Math.abs(Date.now() - Date.parse(body.teams[1]?.saved_at ?? ''))).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toContain(String(star?.id));
    for (const by of [1, 2])
      expect(await saved(by)).toMatchObject({ status: 403, body: { refusal: { name: 'forbidden' } } });
    await league.call(0, 'PATCH', `/members/${league.manager(2).userId}`, { is_commissioner: true });
    expect((await saved(2)).status).toBe(200);
  });

  test('a save reaches commissioners and the manager’s own devices at once, without its content, and no rival', async () => {
    const [star] = await league.hold(1, [{ position: 'F', capHit: 1_000_000 }]);
    await league.call(0, 'PATCH', `/members/${league.manager(3).userId}`, { is_commissioner: true });
    await protect();
    const [chief, deputy, phone, laptop, rival] = await Promise.all([
      listen(0),
      listen(3),
      listen(1),
      listen(1),
      listen(2),
    ]);
    expect((await save(1, [star?.id])).status).toBe(200);
    for (const device of [chief, deputy, phone, laptop])
      await eventually(() =>
        expect(device.of('sheetSaved')).toEqual([{ type: 'sheetSaved', leagueId: league.id, teamId: league.teams[1] }]),
      );
    // The rival gets a later event for the whole league, but never got one about the sheet.
    await league.manager(0).api('POST', '/api/record-action', { league_id: league.id, message: 'Hello' });
    await eventually(() => expect(rival.of('activity').some(({ data }) => data?.kind === 'note')).toBe(true));
    expect(rival.of('sheetSaved')).toEqual([]);
    const rooms = await query<{ room: string }>`select distinct unnest(rooms) as room from account_event
      where type = 'sheetSaved' and data ->> 'leagueId' = ${league.id}`;
    expect(rooms.map(({ room }) => room).sort()).toEqual(
      [0, 1, 3].map((by) => `user:${league.manager(by).userId}`).sort(),
    );
  });

  test('who leaves a team leaves its sheet, which stays as it was built otherwise', async () => {
    const [one, two] = await league.hold(1, [seedOf('F', 1_000_000), seedOf('D', 1_000_000)]);
    await protect();
    await save(1, [one?.id, two?.id]);
    await database.query('delete from roster_entry where league_id = $1 and player_id = $2', [league.id, two?.id]);
    expect(await league.get<SheetAnswer>(1, '/protection-sheet')).toMatchObject({
      core: [one?.id],
      faults: [],
    });
    expect((await save(1, [one?.id])).status).toBe(200);
  });
});

test('a sheet shows the next season’s hits with what is estimated, when contracts end, and last season’s points; published sheets too', async () => {
  const [signed, ended] = await league.hold(1, [seedOf('F', 3_000_000), seedOf('D', 2_000_000)]);
  await query`insert into contract (player_id, season, cap_hit, source)
    values (${signed?.id}, '2026-27', 3500000, 'test')`;
  await database.query(`update player set contract_expiry = 2027, expiry_status = 'RFA' where id = $1`, [signed?.id]);
  await query`insert into player_game (player_id, game_id, season, day, g, a, source)
    values (${signed?.id}, 'sheet-1', '2025-26', '2025-12-01', 2, 1, 'test')`;
  await query`insert into player_season (player_id, season, playoffs, gp, g, source)
    values (${ended?.id}, '2025-26', false, 80, 50, 'test')`;
  await protect();
  const { body } = await save(1, [signed?.id, ended?.id]);
  const figures = [
    {
      player_id: signed?.id,
      cap_hit: 3_500_000,
      estimated: false,
      contract_expiry: 2027,
      expiry_status: 'RFA',
      last_points: 3,
      last_games: 1,
    },
    {
      player_id: ended?.id,
      cap_hit: 2_000_000,
      estimated: true,
      contract_expiry: null,
      expiry_status: null,
      last_points: 0,
      last_games: 0,
    },
  ];
  expect(body).toMatchObject({
    season: '2026-27',
    points_from: 'games',
    totals: { core: 5_500_000 },
    players: figures.map((figure) => ({ ...figure, charge: figure.cap_hit })),
  });
  await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
  await sweep();
  const published = await league.get<PublishedSheetsAnswer>(2, '/protection-sheets');
  expect(published).toMatchObject({ season: '2026-27', points_from: 'games' });
  expect(published.sheets.find(({ team_id }) => team_id === league.teams[1])).toMatchObject({
    core: figures,
    bench: [],
  });
});

test('once the sheets are locked they are published, and nobody needs to be told who saved one', async () => {
  await protect();
  await save(1, []);
  await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
  await sweep();
  expect((await saved(0)).body.teams).toEqual([]);
});

test('sheets are locked league first and log last, like every change: a process that holds the league can still write its log', async () => {
  await protect();
  await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select 1 from league where id = $1 for no key update', [league.id]);
  const locking = app.app.get(SheetLock).lockDue();
  await eventually(async () =>
    expect(
      await database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(1),
  );
  await client.query(`set local lock_timeout = '500ms'`);
  const written = await client
    .query(
      'insert into stream (league_id, id, seq) values ($1, $2, 0) on conflict (league_id, id) do update set seq = stream.seq',
      [league.id, `league:${league.id}`],
    )
    .then(
      () => 'written',
      (error: Error) => error.message,
    );
  await client.query('rollback');
  client.release();
  await locking;
  expect(written).toBe('written');
  expect(
    await database.query('select 1 from protection_round where league_id = $1 and locked_at is not null', [league.id]),
  ).toHaveLength(1);
});
