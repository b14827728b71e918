import type { WinRecord } from '../champion.rules.js';
import { isInCategories } from '../../leagues/formats.js';
import { limitIn } from '../period-limits.rules.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { categoriesOf, type LeagueCategory, type TeamFigures } from '../../players/scoring/category-set.js';

/** The loss of a team below the minimum of goalie games. */
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
   * Below the minimum a team loses all goalie categories, and both below tie them (`all`) or both lose them (`both`);
   * or it concerns only the ratios (`ratios`).
   */
  readonly below: GoaliesBelow;
}

/** The rules stored when the season began. */
export interface StoredCategoryRules extends Rules {
  /** As in the setting: 'G, A, PIM low'. */
  readonly categories: string;
}

/** The categories of a period that differ from those of the season's beginning. */
export type PeriodCategories = Pick<StoredCategoryRules, 'categories' | 'below'>;

export interface CategoryRules extends Rules {
  readonly categories: readonly LeagueCategory[];
}

export const readRules = (stored: StoredCategoryRules): CategoryRules => ({
  ...stored,
  categories: categoriesOf(stored.categories),
});

/** Reads the rules of periods: those of the season's beginning, or their own. Periods with the same share them. */
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

/** Who wins a category: nobody where both teams lose it. */
export type CategoryWinner = 'home' | 'away' | 'tie' | 'nobody';

/** A figure as an exact fraction; null without attempts. */
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

/** A team's figure in a category, for display; null without attempts. */
export function figureIn(category: LeagueCategory, figures: TeamFigures): number | null {
  const exact = exactOf(category, figures);
  return exact === null ? null : Number(exact.over) / Number(exact.under);
}

/**
 * Compares two teams in a category, without rounding: positive when the first is better. Without attempts a team is
 * worse than one with attempts, and level with another without.
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

/**
 * Compares two teams in all categories.
 * @param least goalie games that a team needs
 */
export const compareTeams = (
  { categories, below }: Pick<CategoryRules, 'categories' | 'below'>,
  least: number,
  home: TeamFigures,
  away: TeamFigures,
): CategoryResult[] =>
  categories.map((category) => ({ category, winner: winnerOf(category, below, least, home, away) }));

/** Weights of the categories that a side won, lost and tied, in halves: 2 is a weight of 1. */
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

/** A tally as a record: "6–3–1". */
export const recordOfTally = ({ won, lost, tied }: CategoryTally): WinRecord => ({
  wins: won / 2,
  losses: lost / 2,
  ties: tied / 2,
});

/** Category points: the weights won plus half of the weights tied. */
export const categoryPoints = ({ won, tied }: CategoryTally): number => (2 * won + tied) / 4;

type CategorySettings = Partial<
  Pick<LeagueSettings, 'format' | 'categories' | 'category_goalies' | 'category_goalies_below'>
>;

/** The rules by a league's settings; null where it does not compare categories. */
export function categoryRules(settings: CategorySettings): (StoredCategoryRules & { readonly goalies: number }) | null {
  if (!isInCategories(settings)) return null;
  return {
    kind: settings.format === 'h2h_each_category' ? 'each' : 'most',
    categories: settings.categories ?? COMPETITION.categories.default,
    goalies: settings.category_goalies ?? COMPETITION.category_goalies.default,
    below: settings.category_goalies_below ?? COMPETITION.category_goalies_below.default,
  };
}

/** The categories of periods to come, by a league's settings; null where they are those of the season's beginning. */
export function changedCategories(settings: CategorySettings, began: PeriodCategories): PeriodCategories | null {
  const rules = categoryRules(settings);
  if (rules === null) return null;
  const { categories, below } = rules;
  return categories === began.categories && below === began.below ? null : { categories, below };
}

/**
 * The goalie games that a team needs in a period: the weekly number times the period's days with games, as weeks,
 * rounded up.
 */
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
