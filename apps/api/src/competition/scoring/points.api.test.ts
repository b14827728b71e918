import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { dayPlus } from '@crease/core/calendar.js';
import { DEFAULT_SCORING, figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import { recount, type ActiveStay, type PastRules } from '@crease/core/seasons/scoring.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { importCsv } from '../../imports/csv/csv.import.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type TestApp } from '../../testing/test-app.js';
import { ScoringService } from './scoring.service.js';

const { app, query: run, closing } = await fileApp();
const other = await app.another();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();
const accrue = (process: TestApp = app) => process.app.get(ScoringService).accrueDue();

interface Game {
  player_id: number;
  game_id: string;
  day: string;
  playoffs?: boolean;
  g?: number;
  a?: number;
  w?: number;
  so?: number;
}

async function importGames(
  games: readonly Game[],
): Promise<{ created: number; updated: number; unchanged: number; refused: number }> {
  async function* input(): AsyncGenerator<string> {
    yield 'nhl_id,game_id,season,day,playoffs,g,a,w,so\n';
    for (const { player_id, game_id, day, playoffs, g, a, w, so } of games)
      yield `${[player_id, game_id, '2025-26', day, playoffs ? 1 : 0, g, a, w, so].map((cell) => cell ?? '').join(',')}\n`;
  }
  const result = await importCsv(connection, input(), {
    kind: 'games',
    source: 'test',
    now: new Date('2026-06-01T00:00:00Z'),
  });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.counts;
}

const FORM = { num_teams: 3, ...NO_MINIMUMS };
async function playing(startsOn = '2025-10-07'): Promise<PlayLeague> {
  const league = await playLeague(app, { form: FORM });
  await run`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', ${startsOn}::date, '2026-04-16')`;
  return league;
}
const stay = (league: PlayLeague, team: number, playerId: number, from: string, to: string, place = 'active') =>
  run`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
    values (${league.id}, ${league.teams[team]}, ${playerId}, ${place}, ${from}, ${to}, ${from}, ${'test'})`;
const pageOf = (league: PlayLeague, teamId: string, query = '') =>
  league.get<TeamPageAnswer>(1, `/teams/${teamId}${query}`);
const home = (league: PlayLeague) => league.get<HomeAnswer>(1, '/home');
const summary = async (league: PlayLeague) =>
  (await home(league)).teamPoints
    .filter(({ points }) => points !== 0)
    .map(({ team_id, season, playoffs, points }) => [
      league.teams.indexOf(team_id),
      season,
      playoffs ? 'PO' : 'REG',
      points,
    ]);

describe('points', () => {
  test('go to the team for which a player is active at noon of the day they play', async () => {
    const league = await playing();
    const [scorer, hurt, goalie] = (await league.free([seedOf('F', 1), seedOf('F', 1), seedOf('G', 1)])).map(
      ({ id }) => id,
    ) as [number, number, number];
    await stay(league, 0, scorer, '2025-10-01T00:00:00Z', '2025-11-20T15:00:00Z');
    await stay(league, 1, scorer, '2025-11-20T15:00:00Z', '2026-06-01T00:00:00Z');
    await stay(league, 1, hurt, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z', 'ir');
    await stay(league, 2, goalie, '2025-11-20T18:00:00Z', '2026-06-01T00:00:00Z');
    expect(
      await importGames([
        { player_id: scorer, game_id: '1', day: '2025-10-05', g: 9 },
        { player_id: scorer, game_id: '2', day: '2025-11-19', g: 1, a: 1 },
        { player_id: scorer, game_id: '3', day: '2025-11-20', g: 3 },
        { player_id: scorer, game_id: '4', day: '2026-05-02', playoffs: true, a: 4 },
        { player_id: hurt, game_id: '3', day: '2025-11-20', g: 2 },
        { player_id: goalie, game_id: '3', day: '2025-11-20', w: 1 },
        { player_id: goalie, game_id: '5', day: '2025-11-21', w: 1, so: 1 },
        { player_id: 999, game_id: '5', day: '2025-11-21' },
      ]),
    ).toMatchObject({ created: 7, refused: 1 });
    await accrue();
    expect(await summary(league)).toEqual([
      [0, '2025-26', 'REG', 2],
      [1, '2025-26', 'REG', 3],
      [1, '2025-26', 'PO', 4],
      [2, '2025-26', 'REG', 3],
    ]);
  });

  test('follow a correction, also of the day, and a shown home is refreshed', async () => {
    const league = await playing();
    const [scorer] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await stay(league, 0, scorer, '2025-10-01T00:00:00Z', '2025-12-01T00:00:00Z');
    const game = { player_id: scorer, game_id: '1', day: '2025-11-20', g: 2 };
    await importGames([game]);
    await accrue();
    const tag = (await league.call(1, 'GET', '/home')).headers.get('etag') ?? '';
    expect((await league.call(1, 'GET', '/home', undefined, { 'if-none-match': tag })).status).toBe(304);
    expect(await importGames([game])).toMatchObject({ unchanged: 1, created: 0, updated: 0 });
    await accrue();
    expect((await league.call(1, 'GET', '/home', undefined, { 'if-none-match': tag })).status).toBe(304);
    await importGames([{ ...game, g: 1 }]);
    await accrue();
    expect(await summary(league)).toEqual([[0, '2025-26', 'REG', 1]]);
    expect((await league.call(1, 'GET', '/home', undefined, { 'if-none-match': tag })).status).toBe(200);
    await importGames([{ ...game, day: '2025-12-05' }]);
    await accrue();
    expect(await summary(league)).toEqual([]);
  });

  test('change their weights from now on; past days keep their points, however late they are scored', async () => {
    const league = await playing();
    const [scorer] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await stay(league, 0, scorer, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    expect(await league.call(0, 'PATCH', '/settings', { scoring: { ...DEFAULT_SCORING, goal: 10 } })).toMatchObject({
      status: 200,
    });
    await importGames([{ player_id: scorer, game_id: '1', day: '2025-11-20', g: 2 }]);
    await accrue();
    expect(await summary(league)).toEqual([[0, '2025-26', 'REG', 2]]);
    await run`update scoring_past set until_at = '2025-11-20T16:00:00Z' where league_id = ${league.id}`;
    await importGames([{ player_id: scorer, game_id: '1', day: '2025-11-20', g: 3 }]);
    await accrue();
    expect(await summary(league)).toEqual([[0, '2025-26', 'REG', 30]]);
  });

  test('of days that were scored before the commissioner began the season count', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    const [scorer] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    const today = new Date().toISOString().slice(0, 10);
    await stay(league, 0, scorer, `${dayPlus(today, -30)}T00:00:00Z`, `${today}T00:00:00Z`);
    await importGames([
      { player_id: scorer, game_id: 'early-1', day: dayPlus(today, -20), g: 1 },
      { player_id: scorer, game_id: 'early-2', day: dayPlus(today, -9), g: 2 },
    ]);
    await accrue();
    expect(await summary(league)).toEqual([]);
    const begun = await league.call(0, 'POST', '/phase', {
      to: 'in-season',
      override_reason: 'A little late',
      season_starts_on: dayPlus(today, -10),
      season_ends_on: dayPlus(today, 100),
    });
    expect(begun.status).toBe(200);
    await accrue();
    expect(await summary(league)).toEqual([[0, '2025-26', 'REG', 2]]);
  });

  test('of a day that is not over yet wait for it', async () => {
    const league = await playing();
    const [scorer] = (await league.hold(0, [{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    const today = new Date().toISOString().slice(0, 10);
    await importGames([{ player_id: scorer, game_id: '1', day: dayPlus(today, 1), g: 2 }]);
    await accrue();
    expect(await summary(league)).toEqual([]);
    expect(await run`select 1 as one from points_due where day = ${dayPlus(today, 1)}::date`).toHaveLength(1);
  });
});

describe('one source of points', () => {
  const FIRST = '2025-11-20';
  test('a player’s and a team’s points are sums of the same games: players who are there and players who have left add up to the team’s', async () => {
    const league = await playing();
    const [star, hurt] = (await league.hold(0, [seedOf('F', 1), seedOf('D', 1, { place: 'ir', status: 'IR' })])).map(
      ({ id }) => id,
    ) as [number, number];
    const [gone] = (await league.free([{ position: 'G', capHit: 1 }])).map(({ id }) => id) as [number];
    await run`update roster_entry set since = ${`${FIRST}T00:00:00Z`} where player_id = ${star}`;
    await stay(league, 1, star, '2025-10-01T00:00:00Z', `${FIRST}T00:00:00Z`);
    await stay(league, 0, gone, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    // The season's line differs and must not count, because games are known.
    await run`insert into player_season (player_id, season, playoffs, gp, g, a, source) values (${star}, '2025-26', false, 82, 40, 40, 'test')`;
    await importGames([
      { player_id: star, game_id: 's1', day: '2025-10-05', g: 1 }, // before the league's season
      { player_id: star, game_id: 's2', day: '2025-11-10', g: 2 }, // for team 1
      { player_id: star, game_id: 's3', day: '2025-11-25', g: 3, a: 1 },
      { player_id: star, game_id: 's4', day: '2026-05-01', playoffs: true, g: 5 },
      { player_id: hurt, game_id: 's3', day: '2025-11-25', g: 2 },
      { player_id: gone, game_id: 's3', day: '2025-11-25', w: 1, so: 1 },
    ]);
    await accrue();
    const { roster, points } = await pageOf(league, league.teams[0] ?? '');
    expect(roster.map(({ player_id, points: all, points_for_team }) => [player_id, all, points_for_team])).toEqual([
      [star, 7, 4],
      [hurt, 2, 0],
    ]);
    expect(points).toEqual({ from: 'games', regular: 7, playoffs: 5, players: 4, left: { players: 1, points: 3 } });
    expect((await pageOf(league, league.teams[1] ?? '')).points).toMatchObject({
      regular: 2,
      players: 0,
      left: { players: 1, points: 2 },
    });
  });

  test('a change of the scoring weighs a player’s days as it weighs the team’s', async () => {
    const league = await playing();
    const [star] = (await league.hold(0, [{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await run`update roster_entry set since = '2025-10-01' where player_id = ${star}`;
    await run`insert into scoring_past (league_id, until_at, scoring, time_zone) values (${league.id}, '2025-11-20T17:00:00Z', ${JSON.stringify({ ...DEFAULT_SCORING, goal: 0.1 })}::jsonb, 'America/Toronto')`;
    await importGames([
      { player_id: star, game_id: 'w1', day: '2025-11-19', g: 3 },
      { player_id: star, game_id: 'w2', day: '2025-11-20', g: 1 },
    ]);
    await accrue();
    const { roster, points } = await pageOf(league, league.teams[0] ?? '');
    expect([roster[0]?.points, roster[0]?.points_for_team, points.regular]).toEqual([1.3, 1.3, 1.3]);
  });

  test('the season’s line stands in only for a season of which no game is known, and is said to', async () => {
    const league = await playing();
    const [star] = (await league.hold(0, [{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await run`insert into player_season (player_id, season, playoffs, gp, g, a, source)
      values (${star}, '2019-20', false, 60, 10, 4, 'test'), (${star}, '2025-26', false, 60, 9, 9, 'test')`;
    const before = await pageOf(league, league.teams[0] ?? '', '?year=2019-20');
    expect([before.points, before.roster[0]?.points, before.roster[0]?.points_for_team]).toEqual([
      { from: 'season-lines', regular: 0, playoffs: 0, players: 0, left: { players: 0, points: 0 } },
      14,
      0,
    ]);
    // The season has games, but none of this player.
    const now = await pageOf(league, league.teams[0] ?? '');
    expect([now.points.from, now.roster[0]?.points]).toEqual(['games', 0]);
  });
});

describe('a recount from scratch', () => {
  const DAYS = 20;
  const day = (number: number) => dayPlus('2025-11-01', number);
  const moment = (hours: number) => new Date(Date.parse('2025-11-01T00:00:00Z') + hours * 3_600_000).toISOString();
  const gameArb = fc.record({
    player: fc.nat(5),
    game: fc.nat(30),
    day: fc.nat(DAYS - 1),
    playoffs: fc.constantFrom(false, false, false, true),
    g: fc.nat(3),
    a: fc.nat(3),
    w: fc.nat(1),
    so: fc.nat(1),
  });
  const stayArb = fc.record({
    player: fc.nat(5),
    team: fc.nat(2),
    place: fc.constantFrom('active', 'active', 'ir'),
    hours: fc.integer({ min: 1, max: 200 }),
  });
  const weightArb = fc.constantFrom(0, 0.1, 0.25, 1, 2.5);
  const changeArb = fc.record({
    until: fc.integer({ min: 1, max: DAYS * 24 }),
    goal: weightArb,
    assist: weightArb,
    win: weightArb,
    shutout: weightArb,
    zone: fc.constantFrom('America/Toronto', 'Europe/Stockholm', 'America/Vancouver'),
  });

  test('equals the sum of the days, in any order of imports, corrections and repeated scoring', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(gameArb, { maxLength: 12 }), { minLength: 1, maxLength: 4 }),
        fc.array(stayArb, { maxLength: 14 }),
        fc.array(changeArb, { maxLength: 2 }),
        async (files, moves, changes) => {
          const league = await playing();
          const players = (
            await league.free(Array.from({ length: 6 }, () => ({ position: 'F' as const, capHit: 1 })))
          ).map(({ id }) => id);
          const idOf = (index: number) => players[index] ?? 0;
          // Stays of a player follow one another.
          const begun = new Map<number, number>();
          const stays: ActiveStay[] = [];
          for (const { player, team, place, hours } of moves) {
            const from = begun.get(player) ?? 0;
            begun.set(player, from + hours);
            await stay(league, team, idOf(player), moment(from), moment(from + hours), place);
            if (place === 'active')
              stays.push({
                team_id: league.teams[team] ?? '',
                player_id: idOf(player),
                from: Date.parse(moment(from)),
                to: Date.parse(moment(from + hours)),
              });
          }
          const past: PastRules[] = changes.map(({ until, zone, ...scoring }) => ({
            until: Date.parse(moment(until)),
            scoring,
            timeZone: zone,
          }));
          for (const { until, scoring, timeZone } of past) {
            await run`insert into scoring_past (league_id, until_at, scoring, time_zone) values (${league.id}, to_timestamp(${until}::float8 / 1000), ${JSON.stringify(scoring)}::jsonb, ${timeZone})`;
          }
          const last = new Map<string, Game>();
          for (const file of files) {
            const rows = new Map(
              file.map(({ player, game, day: number, ...line }) => [
                `${player} ${game}`,
                { player_id: idOf(player), game_id: `g${game}`, day: day(number), ...line },
              ]),
            );
            await importGames([...rows.values()]);
            for (const row of rows.values()) last.set(`${row.player_id} ${row.game_id}`, row);
            await Promise.all([accrue(), accrue(other)]);
          }
          await accrue();
          const games = [...last.values()].map(
            ({ player_id, day: on, playoffs = false, g = 0, a = 0, w = 0, so = 0 }) => ({
              ...figuresOf(() => 0),
              position: 'F' as const,
              player_id,
              season: '2025-26',
              playoffs,
              day: on,
              g,
              a,
              w,
              so,
            }),
          );
          const expected = recount(games, stays, past, { scoring: DEFAULT_SCORING, timeZone: 'America/Toronto' });
          const kept = await run<{
            key: string;
            points: number;
          }>`select d.team_id || ' ' || d.season || case when d.playoffs then ' playoffs ' else ' ' end || to_char(d.day, 'YYYY-MM-DD') as key, d.points::float8 as points
           from team_day d join team t on t.league_id = d.league_id and t.id = d.team_id where t.league_id = ${league.id}`;
          expect(Object.fromEntries(kept.map(({ key, points }) => [key, points]))).toEqual(
            Object.fromEntries(expected),
          );
          const sums = await run<{
            differs: boolean;
          }>`select p.points <> coalesce((select sum(d.points) from team_day d where d.league_id = p.league_id and d.team_id = p.team_id and d.season = p.season and d.playoffs = p.playoffs), 0) as differs
           from team_points p join team t on t.league_id = p.league_id and t.id = p.team_id where t.league_id = ${league.id}`;
          expect(sums.every(({ differs }) => !differs)).toBe(true);
          const total = [...expected.values()].reduce((sum, points) => sum + points, 0);
          // The team's page shows the same points by player, for present and former players.
          for (const team_id of league.teams) {
            const { points, roster } = await pageOf(league, team_id);
            const regular = [...expected].reduce(
              (sum, [key, of]) => (key.startsWith(`${team_id} `) && !key.includes('playoffs') ? sum + of : sum),
              0,
            );
            expect(points.regular).toBeCloseTo(regular, 6);
            expect(points.players + points.left.points).toBeCloseTo(regular, 6);
            expect(roster).toEqual([]);
          }
          const shown = (await home(league)).teamPoints.reduce((sum, { points }) => sum + points, 0);
          expect(shown).toBeCloseTo(total, 6);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});

test('of a league that cannot be scored are made up once it is repaired, and other leagues never wait', async () => {
  const [bad, good] = [await playing(), await playing()];
  const scorers = await bad.free([seedOf('F', 1), seedOf('F', 1)]);
  for (const [index, league] of [bad, good].entries())
    await stay(league, 0, scorers[index]?.id ?? 0, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
  const play = (number: number) =>
    importGames(
      scorers.map(({ id: player_id }) => ({
        player_id,
        game_id: `bad-${number}`,
        day: `2026-01-1${number}`,
        g: number,
      })),
    );
  await run`update league set time_zone = 'Mars/Phobos' where id = ${bad.id}`;
  await play(1);
  await accrue();
  await play(2);
  await accrue();
  const earned = async ({ teams }: PlayLeague) =>
    (await run<{ points: number }>`select points from team_points where team_id = ${teams[0]}`).map(({ points }) =>
      Number(points),
    );
  expect([await earned(bad), await earned(good)]).toEqual([[], [3]]);
  expect(await run`select league_id, cause from league_delay where task = 'points'`).toEqual([
    { league_id: bad.id, cause: expect.stringContaining('Mars/Phobos') },
  ]);
  await run`update league set time_zone = 'America/Toronto' where id = ${bad.id}`;
  await run`update league_delay set next_try_at = now()`;
  await accrue();
  expect(await earned(bad)).toEqual([3]);
  expect(await run`select 1 from league_delay`).toEqual([]);
  expect(await run`select 1 from points_missed`).toEqual([]);
}, 60_000);
