import { z } from 'zod';
import { dayIn } from '../calendar.js';
import { figuresOf, SCORED_COLUMNS, type Figures, type ScoredColumn } from './scoring.table.js';
import { seasonOfGame } from './nhl.schema.js';

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
const player = z.number().int().positive();

const goalSchema = z.object({
  playerId: player,
  strength: z.string(),
  period: z.number().int().nullish(),
  periodDescriptor: period,
  teamAbbrev: z.union([z.string(), z.object({ default: z.string() }).transform((value) => value.default)]),
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
  clock: z.object({ timeRemaining: z.string().nullish(), inIntermission: z.boolean().nullish() }).nullish(),
  goals: z.array(goalSchema).nullish(),
});
type ToldGame = z.infer<typeof gameSchema>;

/** `/v1/schedule/{date}`: a week from the day on. */
export const scheduleSchema = z.object({
  gameWeek: z.array(z.object({ date: z.iso.date(), games: z.array(gameSchema) })),
});
/** `/v1/score/{date}`: the games of the day, with their goals. */
export const scoresSchema = z.object({ currentDate: z.iso.date(), games: z.array(gameSchema) });

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
const boxSide = z.object({
  forwards: z.array(boxSkater),
  defense: z.array(boxSkater),
  goalies: z.array(boxGoalie),
});
/** `/v1/gamecenter/{id}/boxscore` */
export const boxScoreSchema = z.object({
  awayTeam: club,
  homeTeam: club,
  playerByGameStats: z.object({ awayTeam: boxSide, homeTeam: boxSide }),
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

/** A game as it is kept; null for one that counts for nothing, such as one before the season. */
function nightGame(told: ToldGame, day: string): NightGame | null {
  if (told.gameType !== 2 && told.gameType !== 3) return null;
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
  /** Null where the source does not tell them. */
  readonly goals: readonly NightGoal[] | null;
}

export const gamesOfSchedule = (told: z.infer<typeof scheduleSchema>): NightGame[] =>
  told.gameWeek.flatMap(({ date, games }) => games.flatMap((game) => nightGame(game, date) ?? []));

export const gamesOfScores = (told: z.infer<typeof scoresSchema>): ToldNight[] =>
  told.games.flatMap((one) => {
    const game = nightGame(one, told.currentDate);
    return game === null ? [] : [{ game, goals: one.goals ?? null }];
  });

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
  for (const [side, club] of [
    ['awayTeam', game.away],
    ['homeTeam', game.home],
  ] as const) {
    const { forwards, defense, goalies } = box.playerByGameStats[side];
    for (const { playerId, toi } of [...forwards, ...defense, ...goalies]) if (onIce(toi)) clubs.set(playerId, club);
  }
  return clubs;
}

/** Every player's line of a game, as its box score and its goals tell it. Who was not on the ice has none. */
export function linesOfNight(box: BoxScore, { game, goals }: ToldNight): NightLine[] {
  const scored = goals === null ? null : fromGoals(goals, game);
  const final = game.state === 'final';
  const lines: NightLine[] = [];
  const untold = scored === null ? [...UNTOLD, ...OF_GOALS] : UNTOLD;
  for (const side of ['awayTeam', 'homeTeam'] as const) {
    const { forwards, defense, goalies } = box.playerByGameStats[side];
    for (const one of [...forwards, ...defense]) {
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
    const [against, own] =
      side === 'awayTeam' ? [game.home_score, game.away_score] : [game.away_score, game.home_score];
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
export const withKnown = ({ figures, untold }: NightLine, known: Figures | undefined): Figures =>
  known === undefined
    ? figures
    : (Object.fromEntries(
        SCORED_COLUMNS.map((column) => [column, untold.includes(column) ? known[column] : figures[column]]),
      ) as Figures);

/** Milliseconds until the source is asked again after so many failures in a row: 15 s, 30 s … a quarter of an hour. */
export const pauseAfter = (failures: number, askedFor: number | null): number =>
  Math.max(Math.min(15_000 * 2 ** Math.min(Math.max(failures - 1, 0), 6), 15 * 60_000), askedFor ?? 0);
