import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { FIRST_SAMPLE_ID } from '@crease/core/players/players.values.js';
import {
  GAME_COLUMNS,
  lineOfGame,
  lineOfSeason,
  pointsOf,
  SCORED_COLUMNS,
  scoringOf,
  sumOfPoints,
  type ScoredColumn,
  type ScoredLine,
  type StoredScoring,
} from '@crease/core/players/scoring/scoring.table.js';
import type { Position } from '@crease/core/position.js';
import type { Season } from '@crease/core/season.js';
import { rulesOfDay } from '@crease/core/seasons/scoring.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import type { Db } from '../platform/database/database.js';
import type { Tables } from '../platform/database/table.js';
import { anyOf, dayArray, integerArray, isSo, momentArray } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const c = namesIn('setting_change as c');
const l = namesIn('league as l');
const p = namesIn('scoring_past as p');
const k = namesIn('player_game as k');

/*
 * The single source of points (docs/rules.md, section "Points"). Points of players and teams are sums over games, by
 * the weights at noon of a game's day. Without any games of a season, the season lines are used and `from` is
 * 'season-lines'.
 */

export type PointsFrom = 'games' | 'season-lines';

/** Players' points and games in a regular season, on any team. Players without any are missing. */
export interface PlayerPoints {
  readonly from: PointsFrom;
  readonly points: ReadonlyMap<number, number>;
  readonly games: ReadonlyMap<number, number>;
}

/** A player's points and games for a team, on days active there. */
export interface TeamShare {
  readonly playerId: number;
  readonly points: number;
  readonly games: number;
}

export interface Day {
  day: string;
  noon: number;
  /** Index of the day's weights in the list of all weights. */
  weights: number;
  /** Teams earn points on it: the league's season and the day have begun. */
  counts: boolean;
}

interface Reckoning {
  days: Day[];
  weights: StoredScoring[];
  scoring: StoredScoring;
  /** Games of real players are known (`real`), or of sample players (`sample`). */
  real: boolean;
  sample: boolean;
  onSample: boolean;
}

/** After every deciding noon, in milliseconds since 1970. */
const FOR_EVER = 8.64e15;

/**
 * Scorings of `league as l` with their ends: former ones, and the present and coming one where new weights wait for a
 * matchup period. So a day has the same weights before and after they are applied.
 */
export function pastRules(db: Db) {
  const league = sql.ref<string>('l.id');
  const coming = db
    .selectFrom('setting_change as c')
    .where('c.league_id', '=', league)
    .where('c.key', '=', 'scoring')
    .where('c.state', '=', 'coming')
    .where('c.effect', '=', 'next-period');
  const timeZone = sql.ref<string>('l.time_zone').as('timeZone');
  // A period begins with the NHL's day, at 12:00 UTC; in some zones its first day was decided before.
  const begins = sql<number>`extract(epoch from (${c.due_at} at time zone 'utc')::date::timestamp at time zone ${l.time_zone}) * 1000`;
  return jsonArrayFrom(
    db
      .selectFrom(
        db
          .selectFrom('scoring_past as p')
          .select([sql<number>`extract(epoch from ${p.until_at}) * 1000`.as('until'), 'p.scoring'])
          .select('p.time_zone as timeZone')
          .where('p.league_id', '=', league)
          .unionAll(coming.select([begins.as('until'), sql<StoredScoring>`${c.before}`.as('scoring'), timeZone]))
          .unionAll(
            coming.select([sql.lit(FOR_EVER).as('until'), sql<StoredScoring>`${c.after}`.as('scoring'), timeZone]),
          )
          .as('p'),
      )
      .selectAll()
      .orderBy('p.until'),
  );
}

const gamesOf = (db: Db, season: Season) =>
  db.selectFrom('player_game as k').where('k.season', '=', season).where('k.playoffs', '=', false);

/** Days of a season's games, each with noon and weights. */
export async function daysOf(db: Db, leagueId: string, season: Season): Promise<Reckoning> {
  const row = await db
    .selectFrom('league as l')
    .leftJoin('league_season as s', (join) => join.onRef('s.league_id', '=', 'l.id').on('s.season', '=', season))
    .crossJoin(
      gamesOf(db, season)
        .select(({ fn }) => [fn.min<string | null>('k.day').as('first'), fn.max<string | null>('k.day').as('last')])
        .as('g'),
    )
    .select(({ exists }) => [
      'l.settings',
      'l.time_zone',
      'l.is_sample',
      'g.first',
      'g.last',
      's.starts_on',
      sql<string>`(clock_timestamp() at time zone 'utc')::date`.as('today'),
      isSo(exists(gamesOf(db, season).select('k.day').where('k.player_id', '<', FIRST_SAMPLE_ID))).as('real'),
      isSo(exists(gamesOf(db, season).select('k.day').where('k.player_id', '>=', FIRST_SAMPLE_ID))).as('sample'),
      pastRules(db).as('past'),
    ])
    .where('l.id', '=', leagueId)
    .executeTakeFirst();
  if (!row) throw new Error('a league that is read exists');
  const scoring = scoringOf(row.settings);
  const days: Day[] = [];
  const weights: StoredScoring[] = [];
  if (row.first !== null && row.last !== null) {
    for (let day = row.first; day <= row.last; day = dayPlus(day, 1)) {
      const rules = rulesOfDay(day, row.past, { scoring, timeZone: row.time_zone });
      if (!weights.includes(rules.scoring)) weights.push(rules.scoring);
      days.push({
        day,
        noon: rules.noon,
        weights: weights.indexOf(rules.scoring),
        counts: row.starts_on !== null && day >= row.starts_on && day <= row.today,
      });
    }
  }
  return { days, weights, scoring, real: row.real, sample: row.sample, onSample: row.is_sample };
}

/** Days as rows `d` to join with games. */
const rowsOfDays = (days: readonly Day[]) =>
  sql<{ day: string; noon: Date; weights: number }>`unnest(${dayArray(days.map(({ day }) => day))},
    ${momentArray(days.map(({ noon }) => noon))}, ${integerArray(days.map(({ weights }) => weights))})`.as<'d'>(
    sql`d (day, noon, weights)`,
  );

export const playedOn = (db: Db, season: Season, days: readonly Day[]) =>
  gamesOf(db, season).innerJoin(rowsOfDays(days), 'd.day', 'k.day').innerJoin('player as p', 'p.id', 'k.player_id');

export const sums = ({ fn }: ExpressionBuilder<Tables & { k: Tables['player_game'] }, 'k'>) => [
  ...SCORED_COLUMNS.map((column) => fn.sum<number>(`k.${column}`).as(column)),
  ...GAME_COLUMNS.map(({ as, column, least }) => fn.countAll<number>().filterWhere(`k.${column}`, '>=', least).as(as)),
];

const sumsOf = (db: Db, season: Season, days: readonly Day[]) =>
  playedOn(db, season, days)
    .select(({ fn }) => ['k.player_id as id', 'p.position', 'd.weights', fn.countAll<number>().as('games')])
    .select(sums)
    .groupBy(['k.player_id', 'p.position', 'd.weights']);

const linesOf = (db: Db, season: Season) =>
  db
    .selectFrom('player_season as s')
    .innerJoin('player as p', 'p.id', 's.player_id')
    .select(['s.player_id', 'p.position', 's.gp', ...SCORED_COLUMNS.map((column) => `s.${column}` as const)])
    .where('s.season', '=', season)
    .where('s.playoffs', '=', false);

export async function playerPoints(
  db: Db,
  leagueId: string,
  season: Season,
  playerIds: readonly number[],
  before?: string,
): Promise<PlayerPoints> {
  const reckoning = await daysOf(db, leagueId, season);
  const days = before === undefined ? reckoning.days : reckoning.days.filter(({ day }) => day < before);
  // Games of real players do not replace the season lines of sample players, or the reverse.
  return playerIds.some((id) => (id < FIRST_SAMPLE_ID ? reckoning.real : reckoning.sample))
    ? ofGames(await sumsOf(db, season, days).where('k.player_id', '=', anyOf(playerIds)).execute(), reckoning)
    : ofLines(await linesOf(db, season).where('s.player_id', '=', anyOf(playerIds)).execute(), reckoning);
}

/** A player's regular-season games with points, oldest first. */
export async function gamesOfPlayer(db: Db, leagueId: string, season: Season, playerId: number) {
  const { days, weights } = await daysOf(db, leagueId, season);
  const rows = await playedOn(db, season, days)
    .leftJoin('nhl_game as n', 'n.id', 'k.game_id')
    .select(['k.game_id', sql<string>`${k.day}::text`.as('day'), 'n.away', 'n.home', 'p.position', 'd.weights'])
    .select(SCORED_COLUMNS.map((column) => `k.${column}` as const))
    .where('k.player_id', '=', playerId)
    .orderBy('k.day')
    .orderBy('k.game_id')
    .execute();
  return rows.map(({ game_id, day, away, home, position, weights: index, ...figures }) => ({
    game_id,
    day,
    away,
    home,
    points: pointsOf(lineOfGame(figures), weights[index]!, position),
    figures: Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== 0)),
  }));
}

const FORM_GAMES = 5;

export interface GamePoints {
  readonly day: string;
  readonly points: number;
}

interface DayAndForm {
  /** Points of the day; null while its night is not over. */
  readonly earned: ReadonlyMap<number, number> | null;
  /** The last five games before the day, oldest first. Players without any are missing. */
  readonly form: ReadonlyMap<number, readonly GamePoints[]>;
}

export async function dayAndForm(
  db: Db,
  leagueId: string,
  season: Season,
  day: string,
  playerIds: readonly number[],
  now: number,
): Promise<DayAndForm> {
  const { days, weights } = await daysOf(db, leagueId, season);
  const isOver = day < nightOf(now);
  const one = days.filter((other) => isOver && other.day === day && other.counts);
  const earned =
    one.length === 0
      ? null
      : summed(await sumsOf(db, season, one).where('k.player_id', '=', anyOf(playerIds)).execute(), weights).points;
  const games = await lastGames(
    db,
    season,
    days.filter((other) => other.day < day),
    playerIds,
  );
  const form = new Map<number, GamePoints[]>();
  for (const { player_id: id, day: played, position, weights: index, ...figures } of games) {
    const list = form.get(id) ?? [];
    form.set(id, list);
    list.push({ day: played, points: pointsOf(lineOfGame(figures), weights[index]!, position) });
  }
  return { earned, form };
}

/** The last games of each player on these days, oldest first. */
const lastGames = (db: Db, season: Season, days: readonly Day[], playerIds: readonly number[]) =>
  db
    .selectFrom(
      playedOn(db, season, days)
        .select(['k.player_id', 'k.game_id', sql<string>`${k.day}::text`.as('day'), 'p.position', 'd.weights'])
        .select(SCORED_COLUMNS.map((column) => `k.${column}` as const))
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('k.player_id').orderBy('k.day', 'desc').orderBy('k.game_id', 'desc'))
            .as('back'),
        )
        .where('k.player_id', '=', anyOf(playerIds))
        .as('g'),
    )
    .select(['g.player_id', 'g.day', 'g.position', 'g.weights'])
    .select(SCORED_COLUMNS.map((column) => `g.${column}` as const))
    .where('g.back', '<=', FORM_GAMES)
    .orderBy('g.day')
    .orderBy('g.game_id')
    .execute();

/** Like `playerPoints`, for all players of the league's kind (sample or real). */
export async function everybodysPoints(db: Db, leagueId: string, season: Season): Promise<PlayerPoints> {
  const reckoning = await daysOf(db, leagueId, season);
  const [known, side] = reckoning.onSample ? ([reckoning.sample, '>='] as const) : ([reckoning.real, '<'] as const);
  return known
    ? ofGames(await sumsOf(db, season, reckoning.days).where('k.player_id', side, FIRST_SAMPLE_ID).execute(), reckoning)
    : ofLines(await linesOf(db, season).where('s.player_id', side, FIRST_SAMPLE_ID).execute(), reckoning);
}

const ofGames = (rows: readonly Sum[], { weights }: Reckoning): PlayerPoints => ({
  from: 'games',
  ...summed(rows, weights),
});

const ofLines = (
  lines: readonly (Readonly<Record<ScoredColumn, number | null>> & {
    player_id: number;
    position: Position;
    gp: number | null;
  })[],
  { scoring }: Reckoning,
): PlayerPoints => ({
  from: 'season-lines',
  points: new Map(
    lines.map(({ player_id, position, gp: _, ...line }) => [
      player_id,
      pointsOf(lineOfSeason(line), scoring, position),
    ]),
  ),
  games: new Map(lines.map(({ player_id, gp }) => [player_id, gp ?? 0])),
});

type Sum = ScoredLine & { id: number; position: Position; weights: number; games: number };

export function summed(rows: readonly Sum[], weights: readonly StoredScoring[]) {
  const points = new Map<number, number>();
  const games = new Map<number, number>();
  for (const { id, position, weights: index, games: played, ...line } of rows) {
    const scoring = weights[index];
    if (!scoring) continue;
    points.set(id, sumOfPoints([points.get(id) ?? 0, pointsOf(line, scoring, position)]));
    games.set(id, (games.get(id) ?? 0) + played);
  }
  return { points, games };
}
