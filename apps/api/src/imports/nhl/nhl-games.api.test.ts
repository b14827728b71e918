import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { Database } from '../../platform/database/database.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp } from '../../testing/test-app.js';
import { boxScoreSchema, gamesOfScores, scoresSchema } from '@crease/core/players/nhl/night.rules.js';
import { playsSchema } from '@crease/core/players/nhl/plays.rules.js';
import { NightGameOnIce } from '../../testing/nhl-night.js';
import { keepNights } from './live-nights.js';
import { NHL_DEFAULTS, NhlClient } from './nhl.client.js';
import { importNhlGames } from './nhl-games.import.js';
import { worded } from '../testing/worded.js';
import { runSql } from '../../testing/answers/run-sql.js';

const GAME = 2_026_020_300;
const DAY = '2026-11-20';
const NOW = new Date('2026-11-21T09:30:00Z');

let league: PlayLeague;
let first: number;
let second: number;
let goalie: number;
/** Answers of the statistics service, by report; `total` when it differs from the number of rows. */
let reports: Record<string, { data: object[]; total?: number }> = {};
let schedule: object | null = null;
let plays: object | null = null;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://nhl');
  const report = /\/en\/(.*)$/.exec(url.pathname)?.[1];
  const regular = url.searchParams.get('cayenneExp')?.includes('gameTypeId=2') === true;
  const start = Number(url.searchParams.get('start'));
  const { data = [], total = data.length } = (report === undefined || !regular ? undefined : reports[report]) ?? {};
  if (report !== undefined) response.end(JSON.stringify({ data: data.slice(start), total }));
  else if (url.pathname.startsWith('/v1/schedule/') && schedule !== null) response.end(JSON.stringify(schedule));
  else if (url.pathname === `/v1/gamecenter/${GAME}/play-by-play` && plays !== null)
    response.end(JSON.stringify(plays));
  else response.writeHead(404).end();
});
const row = (playerId: number, figures: object) => ({ playerId, gameId: GAME, gameDate: DAY, ...figures });
const tonight = (...skaters: object[]): void => {
  reports = { 'skater/summary': { data: skaters } };
};

async function read() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new NhlClient(
    { ...NHL_DEFAULTS, webUrl: url, statsUrl: url, politenessMs: 0, retries: 0 },
    { sleep: () => Promise.resolve(), random: () => 0 },
  );
  const result = await importNhlGames(connection, client, { from: DAY, to: DAY, now: NOW });
  if (!result.ok) throw new Error(result.refusal.message);
  await app.app.get(ScoringService).accrueDue();
  return worded(result.value);
}
const stored = async () =>
  (
    await app.app
      .get(Database)
      .query<{ id: number; g: number; hits: number }>(
        'select player_id as id, g, hits from player_game where game_id = $1 order by player_id',
        [String(GAME)],
      )
  ).map(({ id, g, hits }) => [id, g, hits]);
const points = async () => {
  const rows = await app.app
    .get(Database)
    .query<{ team: string; points: number }>(
      'select team_id as team, points::float8 as points from team_points where team_id = any($1)',
      [league.teams],
    );
  return [0, 1].map((team) => rows.find((one) => one.team === league.teams[team])?.points ?? 0);
};
const corrections = async () =>
  (await league.get<ActivityLogAnswer>(1, '/activity-log')).activities.flatMap(({ message }) =>
    message.includes('corrected') ? [message] : [],
  );

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const app = await startTestApp({ env: { ROLE: 'web' } });
const connection = new pg.Client({ connectionString: app.config.DATABASE_URL });
await connection.connect();
afterAll(async () => {
  await connection.end();
  await app.close();
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  schedule = null;
  plays = null;
  const database = app.app.get(Database);
  const query = runSql(database);
  await query`delete from player_game`;
  await query`delete from points_due`;
  // Its season has ended; corrections still count.
  league = await playLeague(app, {
    form: { num_teams: 2, ...NO_MINIMUMS },
    phase: 'offseason',
  });
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2026-27', '2026-10-07', '2026-11-20')`;
  [first, goalie] = (await league.hold(0, [seedOf('F', 1), seedOf('G', 1)])).map(({ id }) => id) as [number, number];
  [second] = (await league.hold(1, [{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
  await query`update roster_entry set since = '2026-10-01', acquired_at = '2026-10-01' where league_id = ${league.id}`;
});

test('a complete report replaces what is stored of its game: a goal that moves counts for one team alone, and the log says so', async () => {
  tonight(row(first, { goals: 1 }));
  expect((await read()).counts).toMatchObject({ created: 1 });
  expect([await points(), await corrections()]).toEqual([[1, 0], []]);
  tonight(row(second, { goals: 1 }));
  const report = await read();
  expect(await stored()).toEqual([[second, 1, 0]]);
  expect(await points()).toEqual([0, 1]);
  expect(report.rows.map(({ id, action, changes, why }) => [id, action, changes, why])).toEqual([
    [second, 'created', undefined, undefined],
    [first, 'updated', { g: [1, null] }, `The NHL took the line of game ${GAME} on ${DAY} back.`],
  ]);
  expect(await corrections()).toEqual([expect.stringMatching(/Team 1 0 instead of 1.*Team 2 1 instead of 0/)]);
  expect((await read()).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await corrections()).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['an empty report', () => tonight()],
  [
    'a report of which a page is missing',
    () => void (reports = { 'skater/summary': { data: [row(second, {})], total: 9 } }),
  ],
  ['a report with a row that cannot be read', () => tonight(row(second, {}), row(first, { goals: 'one' }))],
  [
    'a report of a game that is not final',
    () => {
      tonight(row(second, {}));
      const club = (abbrev: string) => ({ abbrev, score: 1 });
      const game = { id: GAME, gameType: 2, startTimeUTC: `${DAY}T23:00:00Z`, gameState: 'LIVE' };
      schedule = {
        gameWeek: [{ date: DAY, games: [{ ...game, awayTeam: club('TOR'), homeTeam: club('MTL') }, { odd: true }] }],
      };
    },
  ],
])('%s removes nothing', async (_, answer) => {
  tonight(row(first, { goals: 1 }));
  reports['goalie/summary'] = { data: [row(goalie, { wins: 1 })] };
  reports['skater/realtime'] = { data: [row(first, { hits: 4 })] };
  await read();
  answer();
  await read();
  expect((await stored()).filter(([id]) => id !== second)).toEqual([
    [first, 1, 4],
    [goalie, 0, 0],
  ]);
  expect(await corrections()).toEqual([]);
});

test('a report that is late keeps its figures; a row that comes twice counts once', async () => {
  tonight(row(first, { goals: 1 }));
  reports['skater/realtime'] = { data: [row(first, { hits: 4 })] };
  await read();
  tonight(row(first, { goals: 1 }), row(first, { goals: 1 }));
  await read();
  expect(await stored()).toEqual([[first, 1, 4]]);
  expect(await points()).toEqual([1, 0]);
});

test('a live game and the reports of the night after agree on seconds, the kind of a win, and what plays tell', async () => {
  const side = (abbrev: string, ...players: { id: number; position: 'F' | 'G' }[]) => ({ abbrev, players });
  const on = (one: number, position: 'F' | 'G') => ({ id: one, position });
  const game = new NightGameOnIce(
    GAME,
    new Date(`${DAY}T23:00:00Z`),
    side('TOR', on(first, 'F'), on(goalie, 'G')),
    side('MTL', on(second, 'F')),
  );
  game.state = 'FINAL';
  game.fighters = [first, second];
  game.period = 4;
  game.goal(first);
  schedule = { gameWeek: [{ date: DAY, games: [game.told(DAY)] }] };
  plays = game.playByPlay();
  const [night] = gamesOfScores(scoresSchema.parse({ currentDate: DAY, games: [game.told(DAY)] })).nights;
  if (!night) throw new Error('a game of the season is told');
  const box = boxScoreSchema.parse(game.boxScore());
  const told = { night, box, plays: playsSchema.parse(plays).figures };
  await app.app.get(Database).write(({ db }) => keepNights(db, [told]));
  const figures = () =>
    app.app.get(Database).query(
      `select player_id as id, pim, fights, otg, w, otw, sow, goalie_seconds from player_game
          where game_id = $1 order by player_id`,
      [String(GAME)],
    );
  const live = await figures();
  const none = { pim: 0, fights: 0, otg: 0, w: 0, otw: 0, sow: 0, goalie_seconds: 0 };
  expect(live).toEqual(
    [
      { id: first, ...none, pim: 5, fights: 1, otg: 1 },
      { id: second, ...none, pim: 5, fights: 1 },
      { id: goalie, ...none, w: 1, otw: 1, goalie_seconds: 2400 },
    ].sort((one, two) => one.id - two.id),
  );
  const scored = { goals: 1, shots: 1, otGoals: 1, gameWinningGoals: 1 };
  tonight(row(first, { penaltyMinutes: 5, ...scored }), row(second, { penaltyMinutes: 5 }));
  reports['goalie/summary'] = {
    data: [row(goalie, { wins: 1, gamesStarted: 1, shutouts: 1, shotsAgainst: 20, timeOnIce: 2400 })],
  };
  expect((await read()).counts).toMatchObject({ updated: 0, unchanged: 3 });
  expect(await figures()).toEqual(live);
  plays = null;
  const { counts, rows } = await read();
  expect([counts.refused, rows.at(0)]).toMatchObject([
    1,
    { why: expect.stringContaining(`The plays of game ${GAME} could not be read.`), field: 'game' },
  ]);
  expect(await figures()).toEqual(live);
});
