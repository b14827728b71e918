import type { Position } from '../position.js';
import { SCORING, type CategoryRow, type KeptRow, type NhlReport } from './scoring.categories.js';

/*
 * What follows from the table of scoring categories: columns, fields of reports, weights and points.
 */

export { SCORING, type NhlReport } from './scoring.categories.js';

type Rows = typeof SCORING;
export type Category = keyof Rows;
type Kept = { [C in Category]: Rows[C] extends { nhl: string } ? C : never }[Category];
type OfGame = { [C in Category]: Rows[C] extends { game: object } ? C : never }[Category];
/** Figures that games and season lines have. */
export type ScoredColumn = Rows[Kept]['column'];
/** Figures that are counted game by game. */
export type GameColumn = Rows[OfGame]['column'];
export type NhlField = Rows[Kept]['nhl'];

// Object.keys and Object.fromEntries know no literal keys: the assertions below say what the table says.
export const CATEGORIES = Object.keys(SCORING) as readonly Category[];
const rowOf = (category: Category): CategoryRow => SCORING[category];
const KEPT = CATEGORIES.filter((category): category is Kept => 'nhl' in rowOf(category));
const OF_GAMES = CATEGORIES.filter((category): category is OfGame => 'game' in rowOf(category));
/** The categories that whoever sets weights must say. */
export const FIRST_CATEGORIES = CATEGORIES.filter((category) => rowOf(category).first === true);

export const SCORED_COLUMNS: readonly ScoredColumn[] = KEPT.map((category) => SCORING[category].column);
/** What is counted game by game, each with what a game must have. */
export const GAME_COLUMNS = OF_GAMES.map((category) => ({ as: SCORING[category].column, ...SCORING[category].game }));
/** Figures that can be below 0. */
export const SIGNED_COLUMNS: readonly ScoredColumn[] = KEPT.flatMap((category) => {
  const row: KeptRow = rowOf(category) as KeptRow;
  return row.signed === true ? [SCORING[category].column] : [];
});

export const positionsOf = (category: Category): readonly Position[] => rowOf(category).positions;
/** What a category is, where its name does not say it. */
export const meaningOf = (category: Category): string | null => rowOf(category).means ?? null;

/** 'an assist' */
export const categoryWords = (category: Category): string => `${SCORING[category].article} ${SCORING[category].words}`;

/** A value for every category. */
export const eachCategory = <T>(value: (category: Category) => T): Record<Category, T> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, value(category)])) as Record<Category, T>;

/** A figure of a game for every column. */
export type Figures = Readonly<Record<ScoredColumn, number>>;

/** What was counted of every figure that is kept; 0 where nothing is said. */
export const figuresOf = (count: (row: Rows[Kept]) => number | null | undefined): Figures =>
  Object.fromEntries(KEPT.map((category) => [SCORING[category].column, count(SCORING[category]) ?? 0])) as Figures;

/** The fields of a report of the NHL that count points, each with the other name that it may have. */
export function reportedFields(report: NhlReport): { readonly field: NhlField; readonly alias: string | null }[] {
  return KEPT.flatMap((category) => {
    const row = rowOf(category) as KeptRow;
    const summaries = row.positions.map((position) => (position === 'G' ? 'goalie/summary' : 'skater/summary'));
    const reports: readonly NhlReport[] = row.report === undefined ? summaries : [row.report];
    return reports.includes(report) ? [{ field: SCORING[category].nhl, alias: row.alias ?? null }] : [];
  });
}

/** The columns of the figures that a report of the NHL tells. */
export const columnsOf = (report: NhlReport): readonly ScoredColumn[] => {
  const fields = new Set(reportedFields(report).map(({ field }) => field));
  return KEPT.filter((category) => fields.has(SCORING[category].nhl)).map((category) => SCORING[category].column);
};

// ── lines ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What counts of a game, of several, or of a season; null where the source does not say. */
export type ScoredLine = Readonly<Record<ScoredColumn | GameColumn, number | null>>;

/** A game as a line: with what a game has or has not. */
export const lineOfGame = <F extends Readonly<Record<ScoredColumn, number | null>>>(game: F): F & ScoredLine => ({
  ...game,
  ...(Object.fromEntries(
    GAME_COLUMNS.map(({ as, column, least }) => [as, (game[column] ?? 0) >= least ? 1 : 0]),
  ) as Record<GameColumn, number>),
});

/** A season's line: what is counted game by game is not told by it. */
export const lineOfSeason = <F extends Readonly<Record<ScoredColumn, number | null>>>(season: F): F & ScoredLine => ({
  ...season,
  ...(Object.fromEntries(GAME_COLUMNS.map(({ as }) => [as, null])) as Record<GameColumn, null>),
});

/** How much of a category a line has. */
export function countOf(category: Category, line: ScoredLine): number {
  const row = rowOf(category);
  const figures: Readonly<Record<string, number | null>> = line;
  if (!('sum' in row)) return figures[row.column] ?? 0;
  const parts = Object.entries(row.sum).map(([column, times]) => ({ figure: figures[column] ?? null, times }));
  // A difference of which one side is not known says nothing.
  if (parts.some(({ times }) => times < 0) && parts.some(({ figure }) => figure === null)) return 0;
  return parts.reduce((sum, { figure, times }) => sum + times * (figure ?? 0), 0);
}

// ── weights ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Points for one of something: the same for everybody, or by position. */
export type Weight = number | Readonly<Partial<Record<Position, number>>>;
/** Points for one of each category. */
export type Scoring = Readonly<Record<Category, Weight>>;
/** Weights as a league stored them: those of categories that came later are not there. */
export type StoredScoring = Readonly<Partial<Scoring>>;

/** Points where a league set none of its own. */
export const DEFAULT_SCORING: Scoring = eachCategory((category) => SCORING[category].weight);

export const weightsOf = (stored: StoredScoring | undefined): Scoring => ({ ...DEFAULT_SCORING, ...stored });

export const scoringOf = (settings: { readonly scoring?: StoredScoring }): Scoring => weightsOf(settings.scoring);

/** Points for one of a category that a player of this position did. */
export function weightFor(scoring: StoredScoring, category: Category, position: Position): number {
  const weight: Weight = scoring[category] ?? SCORING[category].weight;
  return typeof weight === 'number' ? weight : (weight[position] ?? 0);
}

/** A weight as briefly as it can be said: one number where every position has the same. */
export function briefly(category: Category, weight: Weight): Weight {
  if (typeof weight === 'number') return weight;
  const each = positionsOf(category).map((position) => weight[position] ?? 0);
  const [one = 0] = each;
  if (each.every((other) => other === one)) return one;
  return Object.fromEntries(positionsOf(category).map((position, at) => [position, each[at]]));
}

export const sameWeight = (category: Category, one: Weight, two: Weight): boolean =>
  positionsOf(category).every(
    (position) =>
      weightFor({ [category]: one }, category, position) === weightFor({ [category]: two }, category, position),
  );

/** Whether anybody gets points for it. */
export const isWeighed = (scoring: StoredScoring, category: Category): boolean =>
  positionsOf(category).some((position) => weightFor(scoring, category, position) !== 0);

// ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/*
 * Points are whole thousandths while they are counted, and a number with three decimals at most wherever they are told
 * or kept: such a number names its thousandths exactly.
 */

const THOUSAND = 1000;
export const thousandths = (points: number): number => Math.round(points * THOUSAND);
const asPoints = (whole: number): number => whole / THOUSAND;

/** Points of a line of a player of this position, exact to the thousandth. */
export const pointsOf = (line: ScoredLine, weights: StoredScoring, position: Position): number =>
  asPoints(
    CATEGORIES.reduce((sum, category) => {
      const weight = thousandths(weightFor(weights, category, position));
      return weight === 0 ? sum : sum + countOf(category, line) * weight;
    }, 0),
  );

/** Points added up, exact to the thousandth. */
export const sumOfPoints = (points: readonly number[]): number =>
  asPoints(points.reduce((sum, one) => sum + thousandths(one), 0));
