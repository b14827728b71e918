import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { dayPlus } from '@crease/core/calendar.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import {
  DEFAULT_SCORING,
  figuresOf,
  SCORED_COLUMNS,
  sumOfPoints,
  type Figures,
  type StoredScoring,
} from '@crease/core/players/scoring/scoring.table.js';
import { recount, type ActiveStay } from '@crease/core/seasons/scoring.rules.js';
import { writeGames } from '../../players/games.tables.js';
import { NotificationService } from '../../notifications/notification.service.js';
import { readPlayers, writePlayers } from '../../players/players.tables.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { teamShares } from '../../points/team-points.queries.js';
import { lockScoring } from './scoring-lock.tables.js';
import { ScoringService } from './scoring.service.js';

const { app, database, query } = await fileApp();
const accrue = () => app.app.get(ScoringService).accrueDue();

const SEASON = '2025-26';
const FORM = { num_teams: 3, ...NO_MINIMUMS };
const none = figuresOf(() => 0);

async function playing(scoring?: StoredScoring): Promise<PlayLeague> {
  const league = await playLeague(app, { form: FORM });
  await database.query(
    `insert into league_season (league_id, season, starts_on, ends_on) values ($1, '${SEASON}', '2025-10-07', '2026-04-16')`,
    [league.id],
  );
  if (scoring !== undefined)
    await query`update league set settings = settings || jsonb_build_object('scoring', ${JSON.stringify(scoring)}::jsonb) where id = ${league.id}`;
  return league;
}
const stay = (league: PlayLeague, team: number, playerId: number, from: string, to: string) =>
  query`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
    values (${league.id}, ${league.teams[team]}, ${playerId}, 'active', ${from}, ${to}, ${from}, 'test')`;

interface Played extends Partial<Figures> {
  readonly player_id: number;
  readonly game_id: string;
  readonly day: string;
}
const deliver = (games: readonly Played[]) =>
  database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, ...game, season: SEASON, playoffs: false, source: 'test' })),
    ),
  );
const earned = (league: PlayLeague) =>
  query<{
    team: string;
    points: number;
  }>`select p.team_id as team, p.points::float8 as points from team_points p join team t on t.league_id = p.league_id and t.id = p.team_id where t.league_id = ${league.id} and not p.playoffs`;
const of = async (league: PlayLeague, team: number) =>
  (await earned(league)).find((row) => row.team === league.teams[team])?.points ?? 0;
const corrections = async (league: PlayLeague) =>
  (await league.get<ActivityLogAnswer>(1, '/activity-log')).activities.flatMap(({ message }) =>
    message.includes('were corrected') ? [message] : [],
  );
const tellOnce = async () => {
  for (const _ of [1, 2]) await app.app.get(NotificationService).sweep();
};
const noticesOf = async (league: PlayLeague, team: number) =>
  (await league.manager(team).api<NoticesAnswer>('GET', '/api/notices')).body.notices.map(({ title }) => title);

describe('the weights of a league', () => {
  test('count every figure by the player’s position, and a new position weighs what was played', async () => {
    const league = await playing({
      ...DEFAULT_SCORING,
      goal: { F: 2, D: 3.5, G: 10 },
      hit: { F: 0.125, D: 0.25 },
      giveaway: -0.001,
      hat_trick: 5,
      save: 0.1,
    });
    const [forward, defender, goalie] = (await league.free([seedOf('F', 1), seedOf('D', 1), seedOf('G', 1)])).map(
      ({ id }) => id,
    ) as [number, number, number];
    for (const [team, id] of [forward, defender, goalie].entries())
      await stay(league, team, id, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    await deliver([
      { player_id: forward, game_id: '1', day: '2025-11-20', g: 3, hits: 1, giveaways: 2 },
      // Two goals and one on the next day are no hat trick.
      { player_id: defender, game_id: '1', day: '2025-11-20', g: 2, hits: 3 },
      { player_id: defender, game_id: '2', day: '2025-11-21', g: 1 },
      { player_id: goalie, game_id: '1', day: '2025-11-20', a: 1, w: 1, sa: 30, ga: 3 },
    ]);
    await accrue();
    expect([await of(league, 0), await of(league, 1), await of(league, 2)]).toEqual([11.123, 11.25, 5.7]);
    const players = await database.write(({ db }) => readPlayers(db, [defender]));
    const player = players.get(defender);
    if (player === undefined) throw new Error('the player exists');
    await database.write(({ db }) => writePlayers(db, [{ ...player, position: 'F', position_detail: 'C' }]));
    await accrue();
    expect(await of(league, 1)).toBe(6.375);
    expect(await corrections(league)).toEqual([
      'Games of 2 days from Nov 20, 2025 to Nov 21, 2025 were corrected. Points of these days: Team 2 6.375 instead of 11.25.',
    ]);
  });

  test('that are new are weighed against the season so far, team by team, before they are set', async () => {
    const league = await playing();
    const [star] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await stay(league, 0, star, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    const preview = async (scoring: object) =>
      (await league.call<SettingsPreviewAnswer>(0, 'POST', '/settings/preview', { scoring })).body;
    expect((await preview(PRESETS.yahoo.scoring)).changes[0]?.moves).toEqual([]);
    await deliver([{ player_id: star, game_id: '1', day: '2025-11-20', g: 1, a: 1, ppp: 1, sog: 3, plus_minus: -1 }]);
    await accrue();
    expect((await preview(PRESETS.yahoo.scoring)).changes[0]?.moves).toMatchObject([
      { team_id: league.teams[0], points: 2, would_be: 12.7 },
      { team_id: league.teams[1], points: 0, would_be: 0 },
      { team_id: league.teams[2], points: 0, would_be: 0 },
    ]);
    expect((await league.call(0, 'PATCH', '/settings', { scoring: PRESETS.yahoo.scoring })).status).toBe(200);
    expect(await of(league, 0)).toBe(2);
  });
});

describe('a correction', () => {
  test('is told where it moved a team’s points, and only there: not a first delivery, nor what counts nothing', async () => {
    const league = await playing();
    const [scorer, other] = (await league.free([seedOf('F', 1), seedOf('F', 1)])).map(({ id }) => id) as [
      number,
      number,
    ];
    await stay(league, 0, scorer, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    await stay(league, 1, other, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
    const game = { player_id: scorer, game_id: '1', day: '2025-12-10', g: 2 };
    await deliver([game]);
    await deliver([{ ...game, g: 1 }]);
    await accrue();
    await deliver([{ ...game, g: 1, hits: 4 }]);
    await accrue();
    expect(await corrections(league)).toEqual([]);
    await deliver([
      { ...game, g: 0, a: 2 },
      { player_id: other, game_id: '1', day: '2025-12-10', g: 1 },
    ]);
    await accrue();
    expect(await corrections(league)).toEqual([
      'Games of Dec 10, 2025 were corrected. Points of that day: Team 1 2 instead of 1 and Team 2 1 instead of 0.',
    ]);
    await tellOnce();
    expect([await noticesOf(league, 0), await noticesOf(league, 1), await noticesOf(league, 2)]).toEqual([
      ['Team 1 has 2 points instead of 1 on Dec 10, 2025'],
      ['Team 2 has 1 point instead of 0 on Dec 10, 2025'],
      [],
    ]);
    await deliver([{ ...game, g: 0, a: 2 }]);
    await accrue();
    expect(await corrections(league)).toHaveLength(1);
    await tellOnce();
    expect(await noticesOf(league, 0)).toHaveLength(1);
  });
});

test('a correction of a season’s dates scores its league again, and no other', async () => {
  const leagues = [await playing(), await playing()];
  const [corrected] = leagues as [PlayLeague, PlayLeague];
  const [star] = (await corrected.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
  for (const league of leagues) await stay(league, 0, star, '2025-10-01T00:00:00Z', '2026-06-01T00:00:00Z');
  await deliver([
    { player_id: star, game_id: '1', day: '2025-11-03', g: 1 },
    { player_id: star, game_id: '2', day: '2025-11-20', g: 2 },
  ]);
  await accrue();
  const dates = { season: SEASON, season_starts_on: '2025-11-10', season_ends_on: '2026-04-16' };
  expect((await corrected.call(0, 'PUT', '/phase/dates', dates)).status).toBe(200);
  expect(await query`select 1 from points_due`).toEqual([]);
  await accrue();
  expect(await Promise.all(leagues.map((league) => of(league, 0)))).toEqual([2, 3]);
  const back = { ...dates, season_starts_on: '2025-10-07' };
  expect((await corrected.call(0, 'PUT', '/phase/dates', back)).status).toBe(200);
  await accrue();
  expect(await Promise.all(leagues.map((league) => of(league, 0)))).toEqual([3, 3]);
});

test('a correction of a season’s dates waits for the scoring under way, which would count the old days', async () => {
  const league = await playing();
  const dates = { season: SEASON, season_starts_on: '2025-11-10', season_ends_on: '2026-04-16' };
  const { correction } = await database.write(async ({ db }) => {
    await lockScoring(db);
    const asked = league.call(0, 'PUT', '/phase/dates', dates);
    await eventually(async () =>
      expect(await query`select 1 from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1),
    );
    return { correction: asked };
  });
  expect((await correction).status).toBe(200);
});

describe('the same games', () => {
  const DAYS = 6;
  const day = (number: number) => dayPlus('2025-11-01', number);
  const figures = fc
    .array(fc.nat(4), { minLength: SCORED_COLUMNS.length, maxLength: SCORED_COLUMNS.length })
    .map((counts) => figuresOf(({ column }) => counts[SCORED_COLUMNS.indexOf(column)]));
  const gameArb = fc.record({ player: fc.nat(5), day: fc.nat(DAYS - 1), figures });
  const weight = fc.integer({ min: -3000, max: 9000 }).map((whole) => whole / 1000);
  const scoringArb = fc.record(
    Object.fromEntries(
      (['goal', 'assist', 'power_play_assist', 'hat_trick', 'hit', 'plus_minus', 'save', 'shutout'] as const).map(
        (category) => [category, fc.oneof(weight, fc.record({ F: weight, D: weight, G: weight }))],
      ),
    ),
  ) as fc.Arbitrary<StoredScoring>;

  test('give the same points, each night’s and in all, however they are delivered: in parts, wrong first, twice, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(gameArb, { selector: ({ player, day: on }) => `${player} ${on}`, minLength: 1, maxLength: 16 }),
        fc.array(fc.record({ at: fc.nat(), wrong: figures, reckoned: fc.boolean() }), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        scoringArb,
        async (games, before, order, scoring) => {
          const league = await playing(scoring);
          const positions = ['F', 'F', 'D', 'D', 'G', 'G'] as const;
          const players = (await league.free(positions.map((position) => ({ position, capHit: 1 })))).map(
            ({ id }) => id,
          );
          const stays: ActiveStay[] = [];
          for (const [index, id] of players.entries()) {
            for (const [team, from, to] of [
              [index % 3, '2025-10-01T00:00:00Z', `${day(3)}T00:00:00Z`],
              [(index + 1) % 3, `${day(3)}T00:00:00Z`, '2026-06-01T00:00:00Z'],
            ] as const) {
              await stay(league, team, id, from, to);
              stays.push({
                team_id: league.teams[team] ?? '',
                player_id: id,
                from: Date.parse(from),
                to: Date.parse(to),
              });
            }
          }
          const played = games.map(({ player, day: on, figures: counted }) => ({
            ...counted,
            player_id: players[player] ?? 0,
            game_id: `g${on}`,
            day: day(on),
          }));
          const agrees = async () => {
            const teams = new Map((await earned(league)).map(({ team, points }) => [team, points]));
            for (const team of league.teams) {
              const shares = await teamShares(database.db, league.id, team, SEASON);
              expect(sumOfPoints(shares.map(({ points }) => points))).toBe(teams.get(team) ?? 0);
            }
          };
          // Some games arrive early, wrong or twice, and days are scored in between.
          for (const { at, wrong, reckoned } of before) {
            const game = played[at % played.length];
            if (game === undefined) continue;
            await deliver([{ ...game, ...wrong }]);
            if (reckoned) await accrue();
          }
          await accrue();
          await agrees();
          const rest = [...played];
          for (const next of order) {
            const [game] = rest.splice(next % rest.length, 1);
            if (game === undefined) break;
            await deliver([game]);
            if (next % 3 === 0) await accrue();
            if (rest.length === 0) break;
          }
          await accrue();
          await agrees();
          await deliver(played);
          await accrue();
          const expected = recount(
            played.map((game) => ({
              ...game,
              season: SEASON,
              playoffs: false,
              position: positions[players.indexOf(game.player_id)] ?? 'F',
            })),
            stays,
            [],
            { scoring, timeZone: 'America/Toronto' },
          );
          const kept = await query<{
            key: string;
            points: number;
          }>`select d.team_id || ' ' || d.season || ' ' || to_char(d.day, 'YYYY-MM-DD') as key, d.points::float8 as points
             from team_day d join team t on t.league_id = d.league_id and t.id = d.team_id where t.league_id = ${league.id}`;
          expect(Object.fromEntries(kept.map(({ key, points }) => [key, points]))).toEqual(
            Object.fromEntries(expected),
          );
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
  }, 60_000);
});
