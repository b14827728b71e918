import type { WinRecord } from '../champion.rules.js';
import { isInCategories } from '../../leagues/formats.js';
import { limitIn } from '../period-limits.rules.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { categoriesOf, type LeagueCategory, type TeamFigures } from '../../players/scoring/category-set.js';

/** Below the minimum of goalie games. */
export const GOALIES_BELOW = ['all', 'both', 'ratios'] as const;
export type GoaliesBelow = (typeof GOALIES_BELOW)[number];

/** Each category is a result, or the most of them win a matchup. */
const CATEGORY_KINDS = ['each', 'most'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];
/** Categories decide in matchups, or by places among all teams. */
export const SEASON_KINDS = [...CATEGORY_KINDS, 'roto'] as const;
export type SeasonKind = (typeof SEASON_KINDS)[number];

interface Rules {
  readonly kind: CategoryKind;
  /**
   * Teams below the minimum lose all goalie categories; both below tie them (`all`) or lose them (`both`); or only
   * ratios count (`ratios`).
   */
  readonly below: GoaliesBelow;
}

/** The rules stored when the season began. */
export interface StoredCategoryRules extends Rules {
  /** As in the setting: 'G, A, PIM low'. */
  readonly categories: string;
}

/** Categories that differ from the season's beginning. */
export type PeriodCategories = Pick<StoredCategoryRules, 'categories' | 'below'>;

export interface CategoryRules extends Rules {
  readonly categories: readonly LeagueCategory[];
}

export const readRules = (stored: StoredCategoryRules): CategoryRules => ({
  ...stored,
  categories: categoriesOf(stored.categories),
});

/** The season's first rules, or a period's own. Periods with the same share them. */
export function periodRules(season: StoredCategoryRules): (own: PeriodCategories | null | undefined) => CategoryRules {
  const read = new Map<string, CategoryRules>();
  return (own) => {
    const { categories, below } = own ?? season;
    const key = `${below} ${categories}`;
    const known = read.get(key) ?? readRules({ kind: season.kind, categories, below });
    read.set(key, known);
    return known;
  };
}

/** Nobody where both teams lose it. */
export type CategoryWinner = 'home' | 'away' | 'tie' | 'nobody';

/** Null without attempts. */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

const sumOf = (figures: TeamFigures, factors: Readonly<Record<string, number>>): bigint =>
  Object.entries(factors).reduce((sum, [column, times]) => sum + BigInt(figures[column] ?? 0) * BigInt(times), 0n);

function exactOf({ over, under }: LeagueCategory, figures: TeamFigures): Exact | null {
  if (under === null) return { over: sumOf(figures, over), under: 1n };
  const attempts = sumOf(figures, under);
  return attempts > 0n ? { over: sumOf(figures, over), under: attempts } : null;
}

/** The displayed figure; null without attempts. */
export function figureIn(category: LeagueCategory, figures: TeamFigures): number | null {
  const exact = exactOf(category, figures);
  return exact === null ? null : Number(exact.over) / Number(exact.under);
}

/**
 * Positive when the first is better, without rounding. Teams without attempts are level, and worse than one with
 * attempts.
 */
export function compareIn(category: LeagueCategory, one: TeamFigures, other: TeamFigures): number {
  const [a, b] = [exactOf(category, one), exactOf(category, other)];
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  const [left, right] = [a.over * b.under, b.over * a.under];
  const higher = left > right ? 1 : left < right ? -1 : 0;
  return category.low ? -higher || 0 : higher;
}

function winnerOf(
  category: LeagueCategory,
  below: GoaliesBelow,
  least: number,
  home: TeamFigures,
  away: TeamFigures,
): CategoryWinner {
  if (category.goalies && (below !== 'ratios' || category.under !== null)) {
    const [homeShort, awayShort] = [home, away].map(({ goalie_games: games = 0 }) => games < least);
    if (homeShort === true && awayShort === true) return below === 'both' ? 'nobody' : 'tie';
    if (homeShort === true || awayShort === true) return homeShort === true ? 'away' : 'home';
  }
  const better = compareIn(category, home, away);
  return better > 0 ? 'home' : better < 0 ? 'away' : 'tie';
}

export interface CategoryResult {
  readonly category: LeagueCategory;
  readonly winner: CategoryWinner;
}

/** @param least goalie games that a team needs */
export const compareTeams = (
  { categories, below }: Pick<CategoryRules, 'categories' | 'below'>,
  least: number,
  home: TeamFigures,
  away: TeamFigures,
): CategoryResult[] =>
  categories.map((category) => ({ category, winner: winnerOf(category, below, least, home, away) }));

/** Weights in halves: 2 is a weight of 1. */
export interface CategoryTally {
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

export function tallyOf(results: readonly CategoryResult[], side: 'home' | 'away'): CategoryTally {
  const weightOf = (is: (winner: CategoryWinner) => boolean) =>
    results.reduce((sum, { category, winner }) => (is(winner) ? sum + category.halves : sum), 0);
  const other = side === 'home' ? 'away' : 'home';
  return {
    won: weightOf((winner) => winner === side),
    lost: weightOf((winner) => winner === other || winner === 'nobody'),
    tied: weightOf((winner) => winner === 'tie'),
  };
}

/** A record like "6–3–1". */
export const recordOfTally = ({ won, lost, tied }: CategoryTally): WinRecord => ({
  wins: won / 2,
  losses: lost / 2,
  ties: tied / 2,
});

/** Category points: the weights of the categories won, and half of those tied. */
export const categoryPoints = ({ won, tied }: CategoryTally): number => (2 * won + tied) / 4;

type CategorySettings = Partial<
  Pick<LeagueSettings, 'format' | 'categories' | 'category_goalies' | 'category_goalies_below'>
>;

/** Null where the league does not compare categories. */
export function categoryRules(settings: CategorySettings): (StoredCategoryRules & { readonly goalies: number }) | null {
  if (!isInCategories(settings)) return null;
  return {
    kind: settings.format === 'h2h_each_category' ? 'each' : 'most',
    categories: settings.categories ?? COMPETITION.categories.default,
    goalies: settings.category_goalies ?? COMPETITION.category_goalies.default,
    below: settings.category_goalies_below ?? COMPETITION.category_goalies_below.default,
  };
}

/** Null where they are those of the season's beginning. */
export function changedCategories(settings: CategorySettings, began: PeriodCategories): PeriodCategories | null {
  const rules = categoryRules(settings);
  if (rules === null) return null;
  const { categories, below } = rules;
  return categories === began.categories && below === began.below ? null : { categories, below };
}

/** Those of a week times the days with games, rounded up. */
export const goalieGamesIn = (perWeek: number, gameDays: number, fixed = false): number =>
  limitIn(perWeek, gameDays, fixed);

export function categoryScores(
  rules: Pick<CategoryRules, 'categories' | 'below'>,
  least: number,
  home: TeamFigures,
  away: TeamFigures,
): { readonly results: readonly CategoryResult[]; readonly homePoints: number; readonly awayPoints: number } {
  const results = compareTeams(rules, least, home, away);
  return {
    results,
    homePoints: categoryPoints(tallyOf(results, 'home')),
    awayPoints: categoryPoints(tallyOf(results, 'away')),
  };
}

export function sumOfFigures(all: readonly TeamFigures[]): TeamFigures {
  const sums: Record<string, number> = {};
  for (const figures of all)
    for (const [column, count] of Object.entries(figures)) sums[column] = (sums[column] ?? 0) + count;
  return sums;
}
