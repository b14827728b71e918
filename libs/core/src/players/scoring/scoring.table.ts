import type { Position } from '../../position.js';
import { SCORING, type CategoryRow, type StoredRow } from './scoring.categories.js';

export { SCORING } from './scoring.categories.js';

type Rows = typeof SCORING;
export type Category = keyof Rows;
type Where<Shape> = { [C in Category]: Rows[C] extends Shape ? C : never }[Category];
type OfGame = Where<{ game: object }>;
export type DerivedCategory = Where<{ sum: object }>;
export type StoredCategory = Exclude<Category, OfGame | DerivedCategory>;
export type ScoredColumn = Rows[StoredCategory]['column'];
export type GameColumn = Rows[OfGame]['column'];

// Object.keys and Object.fromEntries lose literal keys, hence the assertions below.
export const CATEGORIES = Object.keys(SCORING) as readonly Category[];
const rowOf = (category: Category): CategoryRow => SCORING[category];
const OF_GAMES = CATEGORIES.filter((category): category is OfGame => 'game' in rowOf(category));
export const FIRST_CATEGORIES = CATEGORIES.filter((category) => rowOf(category).first === true);

export interface StoredFigure extends StoredRow {
  readonly category: StoredCategory;
  readonly column: ScoredColumn;
}
export const STORED_FIGURES: readonly StoredFigure[] = CATEGORIES.filter(
  (category): category is StoredCategory => !('sum' in rowOf(category)) && !('game' in rowOf(category)),
).map((category) => ({ category, ...SCORING[category] }));
export const SCORED_COLUMNS: readonly ScoredColumn[] = STORED_FIGURES.map(({ column }) => column);
/** Per-game categories, each with the figure and the minimum that a game needs. */
export const GAME_COLUMNS = OF_GAMES.map((category) => ({ as: SCORING[category].column, ...SCORING[category].game }));
export const SEASON_COUNTS = [...SCORED_COLUMNS, SCORING.point.column] as const;
export const perColumn = <C extends string, T>(columns: readonly C[], value: (column: C) => T): Record<C, T> =>
  Object.fromEntries(columns.map((column) => [column, value(column)])) as Record<C, T>;

type ColumnOf<P extends Position> = {
  [C in StoredCategory]: P extends Rows[C]['positions'][number] ? Rows[C]['column'] : never;
}[StoredCategory];
export type PlayerKind = 'skater' | 'goalie';
interface ColumnsByKind {
  readonly skater: ColumnOf<'F' | 'D'>;
  readonly goalie: ColumnOf<'G'>;
}
export const isFor = ({ positions }: Pick<CategoryRow, 'positions'>, kind: PlayerKind): boolean =>
  positions.some((position) => (position === 'G') === (kind === 'goalie'));
export const figuresFor = <K extends PlayerKind, T>(kind: K, value: (row: StoredFigure) => T) =>
  Object.fromEntries(STORED_FIGURES.flatMap((row) => (isFor(row, kind) ? [[row.column, value(row)]] : []))) as Record<
    ColumnsByKind[K],
    T
  >;

export const positionsOf = (category: Category): readonly Position[] => rowOf(category).positions;
export const eachCategory = <T>(value: (category: Category) => T): Record<Category, T> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, value(category)])) as Record<Category, T>;

export type Figures = Readonly<Record<ScoredColumn, number>>;

/** A value for every stored figure; 0 when `count` returns nothing. */
export const figuresOf = (count: (row: StoredFigure) => number | null | undefined): Figures =>
  Object.fromEntries(STORED_FIGURES.map((row) => [row.column, count(row) ?? 0])) as Figures;

/** Scoring statistics of a game, several games or a season. Null when the source lacks a figure. */
export type ScoredLine = Readonly<Record<ScoredColumn | GameColumn, number | null>>;

export const lineOfGame = <F extends Readonly<Record<ScoredColumn, number | null>>>(game: F): F & ScoredLine => ({
  ...game,
  ...(Object.fromEntries(
    GAME_COLUMNS.map(({ as, column, least }) => [as, (game[column] ?? 0) >= least ? 1 : 0]),
  ) as Record<GameColumn, number>),
});

/** Sets the per-game categories to null, because a season line does not contain them. */
export const lineOfSeason = <F extends Readonly<Record<ScoredColumn, number | null>>>(season: F): F & ScoredLine => ({
  ...season,
  ...(Object.fromEntries(GAME_COLUMNS.map(({ as }) => [as, null])) as Record<GameColumn, null>),
});

export function countOf(category: Category, line: ScoredLine): number {
  const row = rowOf(category);
  const figures: Readonly<Record<string, number | null>> = line;
  if (!('sum' in row)) return figures[row.column] ?? 0;
  const parts = Object.entries(row.sum).map(([column, times]) => ({ figure: figures[column] ?? null, times }));
  // A difference with an unknown side counts as 0.
  if (parts.some(({ times }) => times < 0) && parts.some(({ figure }) => figure === null)) return 0;
  return parts.reduce((sum, { figure, times }) => sum + times * (figure ?? 0), 0);
}

/** Points for one unit: the same for all positions, or by position. */
export type Weight = number | Readonly<Partial<Record<Position, number>>>;
export type Scoring = Readonly<Record<Category, Weight>>;
/** Weights as a league stored them. Categories added later are missing. */
export type StoredScoring = Readonly<Partial<Scoring>>;

export const DEFAULT_SCORING: Scoring = eachCategory((category) => SCORING[category].weight);

export const weightsOf = (stored: StoredScoring | undefined): Scoring => ({ ...DEFAULT_SCORING, ...stored });

export const scoringOf = (settings: { readonly scoring?: StoredScoring }): Scoring => weightsOf(settings.scoring);

export function weightFor(scoring: StoredScoring, category: Category, position: Position): number {
  const weight: Weight = scoring[category] ?? SCORING[category].weight;
  return typeof weight === 'number' ? weight : (weight[position] ?? 0);
}

/** The shortest form of a weight: a single number when all positions have the same. */
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

export const isWeighed = (scoring: StoredScoring, category: Category): boolean =>
  positionsOf(category).some((position) => weightFor(scoring, category, position) !== 0);

/*
 * Points are added as whole thousandths. They are shown and stored as numbers with at most three decimals, which
 * represent the thousandths exactly.
 */

const THOUSAND = 1000;
export const thousandths = (points: number): number => Math.round(points * THOUSAND);
const asPoints = (whole: number): number => whole / THOUSAND;

/** Points of a line for a player of this position, exact to the thousandth. */
export const pointsOf = (line: ScoredLine, weights: StoredScoring, position: Position): number =>
  asPoints(
    CATEGORIES.reduce((sum, category) => {
      const weight = thousandths(weightFor(weights, category, position));
      return weight === 0 ? sum : sum + countOf(category, line) * weight;
    }, 0),
  );

/** Sum of points, exact to the thousandth. */
export const sumOfPoints = (points: readonly number[]): number =>
  asPoints(points.reduce((sum, one) => sum + thousandths(one), 0));
