import { z } from 'zod';
import { dayIn } from '../../calendar.js';
import { dateSchema } from '../../request.parts.js';
import { liveSource, missingOf, type DerivedFrom } from './nhl.figures.js';
import {
  figuresOf,
  isFor,
  SCORED_COLUMNS,
  STORED_FIGURES,
  type Figures,
  type PlayerKind,
  type ScoredColumn,
} from '../scoring/scoring.table.js';
import { nhlName, nhlPlayerId as player, seasonOfGame, seconds } from './nhl.schema.js';
import { needsPlays, NO_PLAYS, type GameFaceoffs, type GamePlays } from './plays.rules.js';
import { readRows, type RowFault } from './told-rows.js';

/*
 * Parses a night of NHL games from the public web API: schedule, scores with goals, and box scores. Used fields must be
 * present; other fields are not validated.
 */

/** Source of statistics for running games, until an NHL report confirms them. */
export const NHL_LIVE_SOURCE = 'nhl-live';

export type GameState = 'scheduled' | 'live' | 'over' | 'final' | 'postponed' | 'cancelled' | 'suspended';

/** The NHL's day ends at 6 a.m. in the time zone of its offices. */
const NHL_ZONE = 'America/New_York';
const NIGHT_ENDS_MS = 6 * 3_600_000;

/** The date of the current night's games. Until 6 a.m. that is the previous date. */
export const nightOf = (now: number): string => dayIn(now - NIGHT_ENDS_MS, NHL_ZONE);

export interface NightGame {
  readonly id: string;
  readonly season: string;
  readonly playoffs: boolean;
  /** The NHL's date, such as '2025-10-07'. */
  readonly day: string;
  /** ISO time. */
  readonly starts_at: string;
  readonly away: string;
  readonly home: string;
  readonly state: GameState;
  readonly away_score: number | null;
  readonly home_score: number | null;
  /** '2nd', 'OT' or 'SO'; null before the game begins. */
  readonly period: string | null;
  /** '12:33' or 'intermission'; null when no clock runs. */
  readonly clock: string | null;
}

const score = z.number().int().min(0).max(99).nullish();
const club = z.object({ abbrev: z.string().regex(/^[A-Z]{3}$/), score });
const period = z.object({ number: z.number().int().nullish(), periodType: z.string().nullish() }).nullish();

const goalSchema = z.object({
  playerId: player,
  strength: z.string(),
  period: z.number().int().nullish(),
  periodDescriptor: period,
  teamAbbrev: nhlName,
  assists: z.array(z.object({ playerId: player })).default([]),
});
export type NightGoal = z.infer<typeof goalSchema>;

export const gameSchema = z.object({
  id: z.number().int().min(1_917_000_000).max(2_199_999_999),
  gameType: z.number().int(),
  gameDate: dateSchema.nullish(),
  startTimeUTC: z.iso.datetime(),
  gameState: z.string(),
  gameScheduleState: z.string().nullish(),
  awayTeam: club,
  homeTeam: club,
  periodDescriptor: period,
  clock: z
    .object({
      timeRemaining: z
        .string()
        .regex(/^\d{1,2}:\d{2}$/)
        .nullish()
        .catch(null),
      inIntermission: z.boolean().nullish(),
    })
    .nullish(),
  goals: z.array(z.unknown()).nullish(),
});
type ToldGame = z.infer<typeof gameSchema>;

/** Rows of an answer about a night. The NHL never sends more. */
const list = z.array(z.unknown()).max(500);

/** `/v1/schedule/{date}`: one week starting on the date. */
export const scheduleSchema = z.object({
  gameWeek: z.array(z.unknown()).max(31),
});
const weekDay = z.object({ date: dateSchema, games: list });
/** `/v1/score/{date}`: the day's games with their goals. */
export const scoresSchema = z.object({ currentDate: dateSchema, games: list });

const count = z.number().int().min(0).max(200);
const signed = z.number().int().min(-30).max(30);
/** Fields of a box score with figures. A goalie's row may lack those that skaters have too. */
const boxFields = (kind: PlayerKind): Record<string, z.ZodType<number | null | undefined>> =>
  Object.fromEntries(
    STORED_FIGURES.filter((row) => isFor(row, kind)).flatMap((row) => {
      const source = liveSource(row, kind);
      if (source === null || typeof source === 'string' || row.seconds === true) return [];
      const figure = row.signed === true ? signed : count;
      return [[source.box, kind === 'goalie' && isFor(row, 'skater') ? figure.nullish() : figure]];
    }),
  );
const boxSkater = z.object({ playerId: player, ...boxFields('skater'), toi: z.string() });
const boxGoalie = z.object({
  playerId: player,
  ...boxFields('goalie'),
  starter: z.boolean().nullish(),
  decision: z.string().nullish(),
  toi: z.string().regex(/^(\d{1,3}:\d{2})?$/),
});
const boxSide = z.object({ forwards: list, defense: list, goalies: list });
const byPlayer = { key: ({ playerId }: { readonly playerId: number }) => playerId };
/** `/v1/gamecenter/{id}/boxscore` */
export const boxScoreSchema = z
  .object({ playerByGameStats: z.object({ awayTeam: boxSide, homeTeam: boxSide }) })
  .transform(({ playerByGameStats: { awayTeam, homeTeam } }) => {
    const sideOf = ({ forwards, defense, goalies }: z.infer<typeof boxSide>) => {
      const skaters = readRows([...forwards, ...defense], boxSkater, byPlayer);
      const keepers = readRows(goalies, boxGoalie, byPlayer);
      return { skaters: skaters.rows, goalies: keepers.rows, faults: [...skaters.faults, ...keepers.faults] };
    };
    const [away, home] = [sideOf(awayTeam), sideOf(homeTeam)];
    return { away, home, faults: [...away.faults, ...home.faults] };
  });
export type BoxScore = z.infer<typeof boxScoreSchema>;

function stateOf({ gameState, gameScheduleState }: ToldGame): GameState {
  if (gameScheduleState === 'PPD') return 'postponed';
  if (gameScheduleState === 'CNCL') return 'cancelled';
  if (gameScheduleState === 'SUSP') return 'suspended';
  if (gameState === 'LIVE' || gameState === 'CRIT') return 'live';
  if (gameState === 'OVER') return 'over';
  if (gameState === 'FINAL' || gameState === 'OFF') return 'final';
  return 'scheduled';
}

const ORDINALS = ['1st', '2nd', '3rd'];
function periodOf({ periodDescriptor }: ToldGame): string | null {
  if (periodDescriptor == null) return null;
  if (periodDescriptor.periodType === 'OT' || periodDescriptor.periodType === 'SO') return periodDescriptor.periodType;
  return ORDINALS[(periodDescriptor.number ?? 0) - 1] ?? null;
}

export function nightGame(told: ToldGame, day: string): NightGame {
  const state = stateOf(told);
  const begun = state === 'live' || state === 'over' || state === 'final' || state === 'suspended';
  return {
    id: String(told.id),
    season: seasonOfGame(told.id),
    playoffs: told.gameType === 3,
    day: told.gameDate ?? day,
    starts_at: told.startTimeUTC,
    away: told.awayTeam.abbrev,
    home: told.homeTeam.abbrev,
    state,
    away_score: begun ? (told.awayTeam.score ?? null) : null,
    home_score: begun ? (told.homeTeam.score ?? null) : null,
    period: begun ? periodOf(told) : null,
    clock:
      state !== 'live'
        ? null
        : told.clock?.inIntermission === true
          ? 'intermission'
          : (told.clock?.timeRemaining ?? null),
  };
}

export interface ToldNight {
  readonly game: NightGame;
  /** Null when the goals are missing or one is unreadable. */
  readonly goals: readonly NightGoal[] | null;
}

/** The games of an answer without duplicates, and the unreadable rows. */
export interface ToldGames {
  readonly nights: readonly ToldNight[];
  readonly faults: readonly RowFault[];
}

const kindSchema = z.object({ gameType: z.number() });
/** Preseason games and special events are ignored, so their rows may have any shape. */
const counts = (row: unknown): boolean => {
  const { data } = kindSchema.safeParse(row);
  return data === undefined || data.gameType === 2 || data.gameType === 3;
};

function toldGames(told: readonly unknown[], day: string): ToldGames {
  const games = readRows(told.filter(counts), gameSchema, { key: ({ id }) => id });
  const faults = [...games.faults];
  const nights = games.rows.map((one) => {
    const goals = one.goals?.map((goal) => goalSchema.safeParse(goal));
    // If one goal is unreadable, figures derived from all goals would be wrong.
    const whole = goals?.every(({ success }) => success) === true;
    if (goals !== undefined && !whole)
      faults.push({
        id: one.id,
        name: `${one.awayTeam.abbrev} @ ${one.homeTeam.abbrev}`,
        field: 'goals',
        value: String(goals.filter(({ success }) => !success).length),
        why: { key: 'nhl.goals' },
        row: null,
      });
    return {
      game: nightGame(one, day),
      goals: whole ? goals.flatMap(({ data }) => data ?? []) : null,
    };
  });
  return { nights, faults };
}

export function gamesOfSchedule(told: z.infer<typeof scheduleSchema>): ToldGames {
  let place = 0;
  const week = readRows(told.gameWeek, weekDay, { key: () => (place += 1) });
  const days = week.rows.map(({ date, games }) => toldGames(games, date));
  const nights = new Map(days.flatMap((day) => day.nights.map((night) => [night.game.id, night] as const)));
  return { nights: [...nights.values()], faults: [...week.faults, ...days.flatMap(({ faults }) => faults)] };
}

export const gamesOfScores = (told: z.infer<typeof scoresSchema>): ToldGames => toldGames(told.games, told.currentDate);

/**
 * Decides if an update about a game is accepted. A final game stays final. Later corrections come from the reports of
 * the nightly import.
 */
export const isNews = (known: GameState | undefined, told: GameState): boolean => known !== 'final' || told === 'final';

/** `missing`: columns that the source lacks; their stored values are kept. */
export interface NightLine {
  readonly playerId: number;
  readonly figures: Figures;
  readonly missing: readonly ScoredColumn[];
}

const onIce = (toi: string): boolean => !/^0*:?00:00$|^0+:00$/.test(toi) && toi !== '';

type OfGoals = Record<DerivedFrom<'goals'>, number>;
type OfGoalie = Record<DerivedFrom<'decision'>, number>;

/** Each player's figures derived from a game's goals. The winning goal is known once the game is final. */
function fromGoals(goals: readonly NightGoal[], game: NightGame): Map<number, OfGoals> {
  const found = new Map<number, OfGoals>();
  const of = (id: number): OfGoals => {
    const known = found.get(id) ?? { g: 0, a: 0, ppp: 0, shg: 0, shp: 0, gwg: 0, otg: 0 };
    found.set(id, known);
    return known;
  };
  const inPlay = goals.filter(({ periodDescriptor }) => periodDescriptor?.periodType !== 'SO');
  for (const { playerId, strength, periodDescriptor, assists } of inPlay) {
    const scorer = of(playerId);
    scorer.g += 1;
    if (strength === 'pp') scorer.ppp += 1;
    if (strength === 'sh') {
      scorer.shg += 1;
      scorer.shp += 1;
    }
    if (periodDescriptor?.periodType === 'OT') scorer.otg += 1;
    for (const { playerId: helper } of assists) {
      const line = of(helper);
      line.a += 1;
      if (strength === 'pp') line.ppp += 1;
      if (strength === 'sh') line.shp += 1;
    }
  }
  const { away, home, away_score: ofAway, home_score: ofHome } = game;
  if (game.state === 'final' && ofAway !== null && ofHome !== null && game.period !== 'SO' && ofAway !== ofHome) {
    const winner = ofAway > ofHome ? away : home;
    const winning = inPlay.filter(({ teamAbbrev }) => teamAbbrev === winner)[Math.min(ofAway, ofHome)];
    if (winning !== undefined) of(winning.playerId).gwg = 1;
  }
  return found;
}

/**
 * The club that each player on the ice plays for in a running game. This is how trades between NHL clubs are detected.
 * Empty for games that are not running.
 */
export function clubsOfNight(box: BoxScore, { game }: ToldNight): Map<number, string> {
  const clubs = new Map<number, string>();
  if (game.state !== 'live') return clubs;
  for (const [{ skaters, goalies }, club] of [
    [box.away, game.away],
    [box.home, game.home],
  ] as const) {
    for (const { playerId, toi } of [...skaters, ...goalies]) if (onIce(toi)) clubs.set(playerId, club);
  }
  return clubs;
}

function figuresOfRow(row: object, kind: PlayerKind, derived: Partial<Figures>): Figures {
  const told = new Map<string, unknown>(Object.entries(row));
  return figuresOf((figure) => {
    if (!isFor(figure, kind)) return 0;
    const source = liveSource(figure, kind);
    if (source === null || typeof source === 'string') return derived[figure.column];
    const value = told.get(source.box);
    return figure.seconds === true ? seconds(String(value)) : typeof value === 'number' ? value : 0;
  });
}

/** Overtime and shootout wins among a goalie's wins of a game, by its last period. */
export const kindOfWin = (wins: number, { period }: Pick<NightGame, 'period'>) => ({
  otw: period === 'OT' ? wins : 0,
  sow: period === 'SO' ? wins : 0,
});

export const needsPlaysOf = (box: BoxScore, { game }: ToldNight): boolean =>
  needsPlays(
    game.period,
    [...box.away.skaters, ...box.home.skaters].map((row) => figuresOfRow(row, 'skater', {}).pim),
  );

/**
 * The statistics of every player in a game, from box score, goals and plays. Players without ice time have no line.
 * `plays` is null when the game needs them and they could not be read, `faceoffs` when they were not read.
 */
export function linesOfNight(
  box: BoxScore,
  { game, goals }: ToldNight,
  plays: GamePlays | null = NO_PLAYS,
  faceoffs: GameFaceoffs | null = null,
): NightLine[] {
  const scored = goals === null ? null : fromGoals(goals, game);
  const final = game.state === 'final';
  const read = { goals: scored, plays, faceoffs };
  const missing = { skater: missingOf('skater', read), goalie: missingOf('goalie', read) };
  const derivedOf = (id: number) => ({ ...scored?.get(id), ...plays?.get(id), ...faceoffs?.get(id) });
  const lineOf = (row: { readonly playerId: number }, kind: PlayerKind, ofGoalie?: OfGoalie): NightLine => ({
    playerId: row.playerId,
    missing: missing[kind],
    figures: figuresOfRow(row, kind, { ...derivedOf(row.playerId), ...ofGoalie }),
  });
  return (['away', 'home'] as const).flatMap((side) => {
    const [against, own] = side === 'away' ? [game.home_score, game.away_score] : [game.away_score, game.home_score];
    // The deciding goal of a shootout does not count against the goalie.
    const letIn = (against ?? 0) - (game.period === 'SO' && (against ?? 0) > (own ?? 0) ? 1 : 0);
    const skaters = box[side].skaters.filter(({ toi }) => onIce(toi));
    const goalies = box[side].goalies.filter(({ toi }) => onIce(toi));
    return [
      ...skaters.map((row) => lineOf(row, 'skater')),
      ...goalies.map((row) => {
        const w = final && row.decision === 'W' ? 1 : 0;
        return lineOf(row, 'goalie', {
          gs: row.starter === true ? 1 : 0,
          w,
          ...kindOfWin(w, game),
          l: final && row.decision === 'L' ? 1 : 0,
          otl: final && row.decision === 'O' ? 1 : 0,
          so: final && goalies.length === 1 && letIn === 0 ? 1 : 0,
        });
      }),
    ];
  });
}

export const withKnown = (
  { figures, missing }: Pick<NightLine, 'figures' | 'missing'>,
  known: Figures | undefined,
): Figures =>
  known === undefined
    ? figures
    : (Object.fromEntries(
        SCORED_COLUMNS.map((column) => [column, missing.includes(column) ? known[column] : figures[column]]),
      ) as Figures);

/**
 * Milliseconds to wait before retrying after consecutive failures: 15 s, 30 s … up to 15 minutes. At least `askedFor`,
 * the pause that the source requested.
 */
export const pauseAfter = (failures: number, askedFor: number | null): number =>
  Math.max(Math.min(15_000 * 2 ** Math.min(Math.max(failures - 1, 0), 6), 15 * 60_000), askedFor ?? 0);
