import { z } from 'zod';
import { dayIn } from '../calendar.js';
import { figuresOf, SCORED_COLUMNS, type Figures, type ScoredColumn } from './scoring.table.js';
import { nhlName, nhlPlayerId as player, seasonOfGame } from './nhl.schema.js';
import { readRows, type RowFault } from './told-rows.js';

/*
 * A night of the NHL as its public web API tells it: the schedule, the scores with their goals, and box scores. Of
 * what is needed every field must be there; of everything else nothing is asked.
 */

/** Where figures of games under way come from, until a report of the NHL confirms them. */
export const NHL_LIVE_SOURCE = 'nhl-live';

export type GameState = 'scheduled' | 'live' | 'over' | 'final' | 'postponed' | 'cancelled' | 'suspended';

/** The NHL's day, which ends at six in the morning where its offices are. */
const NHL_ZONE = 'America/New_York';
const NIGHT_ENDS_MS = 6 * 3_600_000;

/** The day whose games are tonight's at a moment: until the morning they are last night's. */
export const nightOf = (now: number): string => dayIn(now - NIGHT_ENDS_MS, NHL_ZONE);

/** A game of the schedule, with how it stands. */
export interface NightGame {
  readonly id: string;
  readonly season: string;
  readonly playoffs: boolean;
  /** The NHL's own day of the game, '2025-10-07'. */
  readonly day: string;
  /** ISO time. */
  readonly starts_at: string;
  readonly away: string;
  readonly home: string;
  readonly state: GameState;
  readonly away_score: number | null;
  readonly home_score: number | null;
  /** '2nd', 'OT', 'SO'; null before it begins. */
  readonly period: string | null;
  /** '12:33', or 'intermission'; null where no clock runs. */
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

const gameSchema = z.object({
  id: z.number().int().min(1_917_000_000).max(2_199_999_999),
  gameType: z.number().int(),
  gameDate: z.iso.date().nullish(),
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

/** Rows of an answer about a night: more are none that the NHL gives. */
const list = z.array(z.unknown()).max(500);

/** `/v1/schedule/{date}`: a week from the day on. */
export const scheduleSchema = z.object({
  gameWeek: z.array(z.object({ date: z.iso.date(), games: list })).max(31),
});
/** `/v1/score/{date}`: the games of the day, with their goals. */
export const scoresSchema = z.object({ currentDate: z.iso.date(), games: list });

const count = z.number().int().min(0).max(200);
const boxSkater = z.object({
  playerId: player,
  goals: count,
  assists: count,
  plusMinus: z.number().int().min(-30).max(30),
  pim: count,
  hits: count,
  powerPlayGoals: count,
  sog: count,
  blockedShots: count,
  takeaways: count,
  giveaways: count,
  toi: z.string(),
});
const boxGoalie = z.object({
  playerId: player,
  pim: count.nullish(),
  goalsAgainst: count,
  shotsAgainst: count,
  starter: z.boolean().nullish(),
  decision: z.string().nullish(),
  toi: z.string(),
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
/** A box score, with the rows of it that could not be read. */
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

/** A game as it is kept. */
function nightGame(told: ToldGame, day: string): NightGame {
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
  /** Null where the source does not tell them, or tells one that cannot be read. */
  readonly goals: readonly NightGoal[] | null;
}

/** Games of an answer, each once, and the rows that could not be read. */
export interface ToldGames {
  readonly nights: readonly ToldNight[];
  readonly faults: readonly RowFault[];
}

const kindSchema = z.object({ gameType: z.number() });
/** Games before the season and special events count for nothing, so their rows may have any shape. */
const counts = (row: unknown): boolean => {
  const { data } = kindSchema.safeParse(row);
  return data === undefined || data.gameType === 2 || data.gameType === 3;
};

function toldGames(told: readonly unknown[], day: string): ToldGames {
  const games = readRows(told.filter(counts), gameSchema, { key: ({ id }) => id });
  const faults = [...games.faults];
  const nights = games.rows.map((one) => {
    const goals = one.goals?.map((goal) => goalSchema.safeParse(goal));
    // Without one goal the figures that follow from all of them would be wrong.
    const whole = goals?.every(({ success }) => success) === true;
    if (goals !== undefined && !whole)
      faults.push({
        id: one.id,
        name: `${one.awayTeam.abbrev} at ${one.homeTeam.abbrev}`,
        field: 'goals',
        value: String(goals.filter(({ success }) => !success).length),
        why: 'Goals of this game could not be read.',
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
  const days = told.gameWeek.map(({ date, games }) => toldGames(games, date));
  const nights = new Map(days.flatMap((day) => day.nights.map((night) => [night.game.id, night] as const)));
  return { nights: [...nights.values()], faults: days.flatMap(({ faults }) => faults) };
}

export const gamesOfScores = (told: z.infer<typeof scoresSchema>): ToldGames => toldGames(told.games, told.currentDate);

/**
 * What is taken of an answer about a game, by what is known of it: a game that is final stays so, and what comes later
 * is a correction, which the reports of the nightly import bring.
 */
export const isNews = (known: GameState | undefined, told: GameState): boolean => known !== 'final' || told === 'final';

/** Figures that neither the box score nor the goals tell: the nightly import's reports bring them. */
export const UNTOLD: readonly ScoredColumn[] = ['fow', 'fol'];

/** What a player did so far in a game. `untold` names what the source has not said: what was known of it stays. */
export interface NightLine {
  readonly playerId: number;
  readonly figures: Figures;
  readonly untold: readonly ScoredColumn[];
}

const NO_FIGURES: Figures = figuresOf(() => 0);
const OF_GOALS = ['ppp', 'shg', 'shp', 'gwg', 'otg'] as const satisfies readonly ScoredColumn[];
const onIce = (toi: string): boolean => !/^0*:?00:00$|^0+:00$/.test(toi) && toi !== '';

interface OfGoals {
  g: number;
  a: number;
  ppp: number;
  shg: number;
  shp: number;
  gwg: number;
  otg: number;
}

/** What the goals of a game tell of each player. The winning goal is known when the game is final. */
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
 * The club for which each player is on the ice of a game that runs: whoever was traded plays by its schedule from now on.
 * An older game says nothing.
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

/** Every player's line of a game, as its box score and its goals tell it. Who was not on the ice has none. */
export function linesOfNight(box: BoxScore, { game, goals }: ToldNight): NightLine[] {
  const scored = goals === null ? null : fromGoals(goals, game);
  const final = game.state === 'final';
  const lines: NightLine[] = [];
  const untold = scored === null ? [...UNTOLD, ...OF_GOALS] : UNTOLD;
  for (const side of ['away', 'home'] as const) {
    const { skaters, goalies } = box[side];
    for (const one of skaters) {
      if (!onIce(one.toi)) continue;
      const ofGoals = scored?.get(one.playerId);
      lines.push({
        playerId: one.playerId,
        untold,
        figures: {
          ...NO_FIGURES,
          g: one.goals,
          a: one.assists,
          plus_minus: one.plusMinus,
          pim: one.pim,
          ppg: one.powerPlayGoals,
          ppp: ofGoals?.ppp ?? 0,
          shg: ofGoals?.shg ?? 0,
          shp: ofGoals?.shp ?? 0,
          gwg: ofGoals?.gwg ?? 0,
          otg: ofGoals?.otg ?? 0,
          sog: one.sog,
          hits: one.hits,
          blocks: one.blockedShots,
          takeaways: one.takeaways,
          giveaways: one.giveaways,
        },
      });
    }
    const [against, own] = side === 'away' ? [game.home_score, game.away_score] : [game.away_score, game.home_score];
    // The goal that a shootout gives is none that a goalie let in.
    const letIn = (against ?? 0) - (game.period === 'SO' && (against ?? 0) > (own ?? 0) ? 1 : 0);
    const playing = goalies.filter(({ toi }) => onIce(toi));
    for (const one of playing) {
      const ofGoals = scored?.get(one.playerId);
      lines.push({
        playerId: one.playerId,
        untold: scored === null ? [...untold, 'g', 'a'] : untold,
        figures: {
          ...NO_FIGURES,
          g: ofGoals?.g ?? 0,
          a: ofGoals?.a ?? 0,
          pim: one.pim ?? 0,
          gs: one.starter === true ? 1 : 0,
          w: final && one.decision === 'W' ? 1 : 0,
          l: final && one.decision === 'L' ? 1 : 0,
          otl: final && one.decision === 'O' ? 1 : 0,
          so: final && playing.length === 1 && letIn === 0 ? 1 : 0,
          ga: one.goalsAgainst,
          sa: one.shotsAgainst,
        },
      });
    }
  }
  return lines;
}

/** A line with what was known of the figures that its source does not tell. */
export const withKnown = (
  { figures, untold }: Pick<NightLine, 'figures' | 'untold'>,
  known: Figures | undefined,
): Figures =>
  known === undefined
    ? figures
    : (Object.fromEntries(
        SCORED_COLUMNS.map((column) => [column, untold.includes(column) ? known[column] : figures[column]]),
      ) as Figures);

/** Milliseconds until the source is asked again after so many failures in a row: 15 s, 30 s … a quarter of an hour. */
export const pauseAfter = (failures: number, askedFor: number | null): number =>
  Math.max(Math.min(15_000 * 2 ** Math.min(Math.max(failures - 1, 0), 6), 15 * 60_000), askedFor ?? 0);
