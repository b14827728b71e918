import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import type { ActivityLogAnswer, HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { dayPlus } from '@crease/core/calendar.js';
import { DEFAULT_SCORING, sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { eachKind } from '@crease/core/seasons/race/history.rules.js';
import type { PlayerGamesAnswer, PlayerPointsAnswer, RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { runningSums } from '@crease/core/seasons/race/race.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { importCsv } from '../imports/csv/csv.import.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { sharesOn } from '../points/shares.queries.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';

const { app, database, query: run, closing } = await fileApp();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();

const FORM = { num_teams: 3, ...NO_MINIMUMS };
const START = '2025-10-07';
const played = (number: number) => dayPlus(START, number);
const noon = (day: string) => `${day}T16:00:00Z`;

interface Game {
  player_id: number;
  day: string;
  g?: number;
  a?: number;
  playoffs?: boolean;
}

let nextGame = 1;
async function play(games: readonly Game[]) {
  async function* input(): AsyncGenerator<string> {
    yield 'nhl_id,game_id,season,day,playoffs,g,a\n';
    for (const { player_id, day, playoffs, g = 0, a = 0 } of games)
      yield `${player_id},race-${nextGame++},2025-26,${day},${playoffs ? 1 : 0},${g},${a}\n`;
  }
  const result = await importCsv(connection, input(), {
    kind: 'games',
    source: 'test',
    now: new Date('2026-06-01T00:00:00Z'),
  });
  if (!result.ok) throw new Error(result.refusal.message);
  await app.app.get(ScoringService).accrueDue();
}

async function playing(): Promise<PlayLeague> {
  const league = await playLeague(app, { form: FORM });
  await run`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', ${START}::date, '2026-04-16')`;
  return league;
}
const stay = (league: PlayLeague, team: number, playerId: number, from: string, to: string) =>
  run`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
    values (${league.id}, ${league.teams[team]}, ${playerId}, 'active', ${from}, ${to}, ${from}, 'test')`;
const get = async <T>(league: PlayLeague, path: string) => {
  const answer = await league.call<T>(1, 'GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};
const race = (league: PlayLeague, query = '') => get<RaceAnswer>(league, `/race${query}`);
const history = (league: PlayLeague) => get<HistoryAnswer>(league, '/history');

describe('the race of a season', () => {
  test('is the table with its gaps, recent points, and every day of each team', async () => {
    const league = await playing();
    const [one, two] = (await league.free([seedOf('F', 1), seedOf('F', 1)])).map(({ id }) => id) as [number, number];
    await stay(league, 0, one, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    await stay(league, 1, two, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    await play([
      { player_id: one, day: played(0), g: 5 },
      { player_id: two, day: played(1), g: 3 },
      { player_id: two, day: played(9), g: 4 },
      { player_id: one, day: '2026-05-02', playoffs: true, a: 2 },
    ]);
    const answer = await race(league);
    expect(answer).toMatchObject({
      season: '2025-26',
      known: ['2025-26'],
      seasons: ['2023-24', '2024-25', '2025-26'],
      played: ['nowhere', 'nowhere', 'here'],
      starts_on: START,
      ends_on: '2026-04-16',
      over: false,
      champions: [],
      days: [played(0), played(1), played(9)],
    });
    expect(answer.teams).toEqual([
      expect.objectContaining({
        team_id: league.teams[1],
        rank: 1,
        points: 7,
        behind_leader: 0,
        behind_above: null,
        last_seven: 4,
        last_day: 4,
        gained: 1,
        total: 7,
        daily: [0, 3, 4],
      }),
      expect.objectContaining({
        team_id: league.teams[0],
        rank: 2,
        points: 5,
        behind_leader: 2,
        behind_above: 2,
        last_seven: 0,
        last_day: 0,
        gained: -1,
        seasons: [
          { regular: 0, playoffs: 0 },
          { regular: 0, playoffs: 0 },
          { regular: 5, playoffs: 2 },
        ],
        total: 7,
        daily: [5, 0, 0],
      }),
      expect.objectContaining({ team_id: league.teams[2], rank: 3, points: 0, daily: [0, 0, 0] }),
    ]);
  });

  test('of a league without a game is everybody at 0, and its history is empty', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    const answer = await race(league);
    expect([answer.days, answer.starts_on, answer.teams.map(({ rank }) => rank)]).toEqual([[], null, [1, 1, 1]]);
    expect(await history(league)).toEqual({
      seasons: [],
      titles: [],
      records: eachKind(() => []),
      rivalries: [],
    });
    expect((await league.call(1, 'GET', '/race?season=2025')).status).toBe(422);
  });

  test('between seasons is that of the one played last, with the champion as it was written down', async () => {
    const league = await playing();
    const [one] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await stay(league, 0, one, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    await play([{ player_id: one, day: played(0), g: 5 }]);
    await run`update league set phase = 'protection', current_season = '2026-27' where id = ${league.id}`;
    expect(await race(league)).toMatchObject({
      season: '2025-26',
      known: ['2026-27', '2025-26'],
      over: true,
      champions: [{ team_id: league.teams[0], points: 5 }],
    });
    expect((await history(league)).seasons).toMatchObject([{ season: '2025-26', written: false }]);
    await run`insert into season_standing (league_id, season, team_id, rank, points) values (${league.id}, '2025-26', ${league.teams[2]}, 1, 6), (${league.id}, '2025-26', ${league.teams[0]}, 2, 5.5), (${league.id}, '2025-26', ${league.teams[1]}, 3, 0)`;
    expect((await race(league)).champions).toEqual([{ team_id: league.teams[2], points: 6 }]);
    const past = await history(league);
    expect(past.seasons).toMatchObject([
      {
        season: '2025-26',
        written: true,
        champions: [league.teams[2]],
        words: expect.stringMatching(/^Champion of 2025-26: .+ with 6 points, 0\.5 points ahead of /),
        detail: expect.stringMatching(/^6 points, 0\.5 points ahead of /),
        table: [{ points: 6 }, { points: 5.5 }, { points: 0 }],
      },
    ]);
    expect(past.titles).toEqual([{ team_id: league.teams[2], count: 1 }]);
  });
});

test('goalies’ games count for the team that had them in its line-up, and missing games are deducted at the season’s end', async () => {
  const league = await playing();
  const goalies = (await league.free(Array.from({ length: 3 }, () => ({ position: 'G' as const, capHit: 1 })))).map(
    ({ id }) => id,
  ) as [number, number, number];
  const [skater] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
  const ends = '2026-06-01T00:00:00Z';
  await stay(league, 0, goalies[0], '2025-10-01T00:00:00Z', ends);
  await stay(league, 0, skater, '2025-10-01T00:00:00Z', ends);
  // Traded halfway: each team gets the games of its own days.
  await stay(league, 1, goalies[1], '2025-10-01T00:00:00Z', noon(played(2)));
  await stay(league, 0, goalies[1], noon(played(2)), ends);
  await stay(league, 1, goalies[2], '2025-10-01T00:00:00Z', ends);
  await play([
    { player_id: skater, day: played(0), g: 7 },
    ...[0, 1, 2, 3].map((day) => ({ player_id: goalies[1], day: played(day), a: 1 })),
    { player_id: goalies[0], day: played(1) },
    { player_id: goalies[2], day: played(1), g: 4 },
    { player_id: goalies[2], day: '2026-05-02', playoffs: true },
  ]);
  const seen = async () => {
    const { goalie_games, teams } = await race(league);
    const figures = teams.map(({ team_id, rank, points, less, goalie_games: games }) => ({
      team: league.teams.indexOf(team_id),
      rank,
      points,
      less,
      games,
    }));
    return { goalie_games, figures };
  };
  expect(await seen()).toMatchObject({
    goalie_games: null,
    figures: [{ games: null }, { games: null }, { games: null }],
  });
  await run`update league set settings = settings || '{"goalie_games": 4, "goalie_games_points": 3}' where id = ${league.id}`;
  expect(await seen()).toEqual({
    goalie_games: { least: 4, points: 3 },
    figures: [
      { team: 0, rank: 1, points: 9, less: 0, games: 3 },
      { team: 1, rank: 2, points: 6, less: 0, games: 3 },
      { team: 2, rank: 3, points: 0, less: 0, games: 0 },
    ],
  });
  const step = await league.call<{ refusal?: unknown }>(0, 'POST', '/phase', {
    to: 'offseason',
    override_reason: 'For this test',
  });
  expect([step.status, step.body.refusal ?? null]).toEqual([200, null]);
  const after = await seen();
  expect(after.figures).toEqual([
    { team: 0, rank: 1, points: 6, less: 3, games: 3 },
    { team: 1, rank: 2, points: 3, less: 3, games: 3 },
    { team: 2, rank: 3, points: -12, less: 12, games: 0 },
  ]);
  const past = await history(league);
  expect(past.seasons[0]?.table.map(({ points }) => points)).toEqual([6, 3, -12]);
  // The home's points summary and the season's column in later tables show the same.
  const home = await get<HomeAnswer>(league, '/home');
  const { season, seasons, teams: rows } = await race(league);
  for (const { team_id, points, seasons: years } of rows) {
    expect(years[seasons.indexOf(season)]?.regular).toBe(points);
    expect(
      home.teamPoints.find((line) => line.team_id === team_id && line.season === season && !line.playoffs)?.points,
    ).toBe(points);
  }
  expect(past.records.margin).toMatchObject([{ team_id: league.teams[0], figure: 3 }]);
  expect((await race(league)).champions).toEqual([{ team_id: league.teams[0], points: 6 }]);
  const { activities } = await get<ActivityLogAnswer>(league, '/activity-log');
  const said = activities.map(({ message }) => message);
  expect(said.find((words) => words.startsWith('Final table'))).toMatch(
    /1\. .+ \(6, 3 off for missing goalie games\), 2\. .+ \(3, 3 off/,
  );
});

test('players’ shares, team pages, home, table, race and records come to the same figures, whatever was played and moved', async () => {
  const DAYS = 12;
  const gameArb = fc.record({
    player: fc.nat(4),
    day: fc.nat(DAYS - 1),
    g: fc.nat(3),
    a: fc.nat(3),
    playoffs: fc.constantFrom(false, false, false, true),
  });
  const stayArb = fc.record({ player: fc.nat(4), team: fc.nat(2), days: fc.integer({ min: 1, max: DAYS }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(gameArb, { maxLength: 25 }),
      fc.array(stayArb, { maxLength: 9 }),
      fc.integer({ min: 0, max: DAYS }),
      fc.constantFrom(0.1, 0.25, 1, 2.5),
      async (games, stays, changed, goal) => {
        const league = await playing();
        const ids = (await league.free(Array.from({ length: 5 }, () => ({ position: 'F' as const, capHit: 1 })))).map(
          ({ id }) => id,
        );
        const since = new Map<number, number>();
        for (const { player, team, days } of stays) {
          const from = since.get(player) ?? 0;
          since.set(player, from + days);
          await stay(league, team, ids[player] ?? 0, noon(played(from)), noon(played(from + days)));
        }
        await run`insert into scoring_past (league_id, until_at, scoring, time_zone) values (${league.id}, ${noon(played(changed))}, ${JSON.stringify({ ...DEFAULT_SCORING, goal })}::jsonb, 'America/Toronto')`;
        await play(
          games.map(({ player, day, ...rest }) => ({ ...rest, player_id: ids[player] ?? 0, day: played(day) })),
        );

        const [answer, past, home] = [
          await race(league),
          await history(league),
          await get<HomeAnswer>(league, '/home'),
        ];
        const shares = await sharesOn(
          database.db,
          league.id,
          answer.days.map((day) => ({ season: '2025-26', day })),
          {
            scoring: DEFAULT_SCORING,
            timeZone: 'America/Toronto',
            past: [
              {
                until: Date.parse(noon(played(changed))),
                scoring: { ...DEFAULT_SCORING, goal },
                timeZone: 'America/Toronto',
              },
            ],
          },
        );
        for (const teamId of league.teams) {
          const row = answer.teams.find(({ team_id }) => team_id === teamId);
          const points = row?.points ?? NaN;
          const page = await get<TeamPageAnswer>(league, `/teams/${teamId}`);
          const mine = shares.filter((share) => share.teamId === teamId);
          expect(runningSums(row?.daily ?? []).at(-1) ?? 0).toBe(points);
          expect(sumOfPoints(mine.map((share) => share.points))).toBe(points);
          expect(page.points.regular).toBe(points);
          expect(sumOfPoints([page.points.players, page.points.left.points])).toBe(points);
          expect(row?.seasons.at(-1)).toEqual({ regular: points, playoffs: page.points.playoffs });
          const ofHome = home.teamPoints.find(
            ({ team_id, season, playoffs }) => team_id === teamId && season === '2025-26' && !playoffs,
          );
          expect(ofHome?.points).toBe(points);
        }
        const most = Math.max(...answer.teams.map(({ points }) => points));
        expect(past.records.season[0]?.figure ?? 0).toBe(most);
        expect(past.records.player[0]?.figure ?? 0).toBe(Math.max(0, ...shares.map(({ points }) => points)));
        expect(past.records.day[0]?.figure ?? 0).toBe(Math.max(0, ...answer.teams.flatMap(({ daily }) => daily)));
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test('everybody’s points and games are those of the season’s games, and a season without games says so', async () => {
  const league = await playing();
  const [one, two] = (await league.free([seedOf('F', 1), seedOf('D', 1)])).map(({ id }) => id) as [number, number];
  await play([
    { player_id: one, day: played(0), g: 1 },
    { player_id: one, day: played(1) },
    { player_id: two, day: '2026-05-02', playoffs: true, g: 9 },
  ]);
  await run`insert into player_season (player_id, season, playoffs, gp, g, a, source) values (${two}, '2019-20', false, 60, 10, 4, 'test')`;
  const now = await get<PlayerPointsAnswer>(league, '/player-points');
  expect([now.season, now.from]).toEqual(['2025-26', 'games']);
  expect(now.players.filter(({ player_id }) => player_id === one || player_id === two)).toEqual([
    { player_id: one, points: 1, games: 2 },
  ]);
  const mine = await get<PlayerGamesAnswer>(league, `/player-points/${one}`);
  expect(mine.games.map(({ day, points, figures }) => ({ day, points, figures }))).toEqual([
    { day: played(0), points: 1, figures: { g: 1 } },
    { day: played(1), points: 0, figures: {} },
  ]);
  expect((await get<PlayerGamesAnswer>(league, `/player-points/${two}`)).games).toEqual([]);
  expect((await league.call(1, 'GET', '/player-points/99999998')).status).toBe(404);
  const again = (path: string, tag = '') => league.call(1, 'GET', path, undefined, { 'if-none-match': tag });
  for (const path of ['/player-points', '/history']) {
    const tag = (await again(path)).headers.get('etag') ?? '';
    expect([(await again(path, tag)).status, (await again(path, '"another"')).status]).toEqual([304, 200]);
  }
  const then = await get<PlayerPointsAnswer>(league, '/player-points?season=2019-20');
  expect(then.from).toBe('season-lines');
  expect(then.players).toContainEqual({ player_id: two, points: 14, games: 60 });
});
