import type { Position } from '../position.js';

/** A scoring category: something that a player does in an NHL game, and that counts points. */
interface CategoryRow {
  /** What is counted, as it is called after its article: 'goal'. */
  readonly words: string;
  readonly article: 'a' | 'an';
  /** Its column, in games (`player_game`), in season lines (`player_season`) and in games that are imported as CSV. */
  readonly column: string;
  /** Its field in the NHL's reports of games. */
  readonly nhl: string;
  /** Whose figure it is. The reports of other players do not have it. */
  readonly positions: readonly Position[];
  /** Points for one of it where a league set none of its own. */
  readonly weight: number;
}

/**
 * The one table of scoring categories. Sums, imports, forms, words and the schema of the weights are derived from it. A
 * category needs its row here and its column in both tables, nothing else. A league that set its weights before a
 * category came counts it by the default.
 */
export const SCORING = {
  goal: { words: 'goal', article: 'a', column: 'g', nhl: 'goals', positions: ['F', 'D', 'G'], weight: 1 },
  assist: { words: 'assist', article: 'an', column: 'a', nhl: 'assists', positions: ['F', 'D', 'G'], weight: 1 },
  win: { words: 'goalie’s win', article: 'a', column: 'w', nhl: 'wins', positions: ['G'], weight: 2 },
  shutout: { words: 'shutout', article: 'a', column: 'so', nhl: 'shutouts', positions: ['G'], weight: 1 },
} as const satisfies Readonly<Record<string, CategoryRow>>;

export type Category = keyof typeof SCORING;
export type ScoredColumn = (typeof SCORING)[Category]['column'];
export type NhlField = (typeof SCORING)[Category]['nhl'];

// Object.keys and Object.fromEntries know no literal keys: the assertions below say what the table says.
export const CATEGORIES = Object.keys(SCORING) as readonly Category[];
export const SCORED_COLUMNS: readonly ScoredColumn[] = CATEGORIES.map((category) => SCORING[category].column);

/** 'an assist' */
export const categoryWords = (category: Category): string => `${SCORING[category].article} ${SCORING[category].words}`;

/** A value for every category. */
export const eachCategory = <T>(value: (category: Category) => T): Record<Category, T> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, value(category)])) as Record<Category, T>;

/** A figure for every category, by its column. */
export type Figures = Readonly<Record<ScoredColumn, number>>;

/** What was counted of every category; 0 where nothing is said. */
export const figuresOf = (count: (row: (typeof SCORING)[Category]) => number | null | undefined): Figures =>
  Object.fromEntries(
    CATEGORIES.map((category) => [SCORING[category].column, count(SCORING[category]) ?? 0]),
  ) as Figures;

/** Fields of the NHL's reports that count points: of the skaters' report, or of the goalies'. */
export const reportedFields = (report: 'skaters' | 'goalies'): NhlField[] =>
  CATEGORIES.map((category): CategoryRow & { readonly nhl: NhlField } => SCORING[category])
    .filter(({ positions }) => positions.some((position) => (position === 'G') === (report === 'goalies')))
    .map(({ nhl }) => nhl);

/** Points for one of each category. */
export type Scoring = Readonly<Record<Category, number>>;
/** Weights as a league stored them: those of categories that came later are not there. */
export type StoredScoring = Readonly<Partial<Scoring>>;

/** Points where a league set none of its own. */
export const DEFAULT_SCORING: Scoring = eachCategory((category) => SCORING[category].weight);

export const weightsOf = (stored: StoredScoring | undefined): Scoring => ({ ...DEFAULT_SCORING, ...stored });

export const scoringOf = (settings: { readonly scoring?: StoredScoring }): Scoring => weightsOf(settings.scoring);

/** What counts of a game or a season; null where the source does not say. */
export type ScoredLine = Readonly<Record<ScoredColumn, number | null>>;

/** Points of a line, to two decimals: weights such as 0.1 must not add up to 0.30000000000000004. */
export const pointsOf = (line: ScoredLine, weights: StoredScoring): number =>
  rounded(
    CATEGORIES.reduce((sum, category) => {
      const { column, weight } = SCORING[category];
      return sum + (line[column] ?? 0) * (weights[category] ?? weight);
    }, 0),
  );

/** Points added up, to two decimals. */
export const sumOfPoints = (points: readonly number[]): number => rounded(points.reduce((sum, one) => sum + one, 0));

const rounded = (sum: number): number => Math.round(sum * 100) / 100;
