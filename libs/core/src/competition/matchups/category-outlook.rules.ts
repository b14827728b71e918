import type { WinRecord } from '../champion.rules.js';
import { FORM_GAMES, LEAST_FORM_GAMES, LEVEL, normal } from './projection.rules.js';
import type { LeagueCategory, TeamFigures } from '../../players/scoring/category-set.js';
import type { CategoryRules } from '../categories/category.rules.js';

/*
 * How a matchup of categories is likely to end. Only shown: no rule uses it. Sums of a side are added up with their
 * variances; a ratio follows from both of its sums.
 */

/** The sums of a category: both parts of a ratio. A category that is no ratio has only `over`. */
export interface CategorySums {
  readonly over: number;
  readonly under: number;
  readonly overVariance: number;
  readonly underVariance: number;
  readonly covariance: number;
}

/** Expected figures of games, or of a side at the end, in the order of the categories. */
export interface FiguresOutlook {
  readonly sums: readonly CategorySums[];
  readonly goalieGames: number;
}

type Categories = readonly LeagueCategory[];
type Factors = Readonly<Record<string, number>>;

const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
const sumOf = (figures: TeamFigures, factors: Factors | null): number =>
  total(Object.entries(factors ?? {}).map(([column, times]) => (figures[column] ?? 0) * times));

/** Figures that are known, without a variance. */
export const knownFigures = (categories: Categories, figures: TeamFigures): FiguresOutlook => ({
  sums: categories.map(({ over, under }) => ({
    over: sumOf(figures, over),
    under: sumOf(figures, under),
    overVariance: 0,
    underVariance: 0,
    covariance: 0,
  })),
  goalieGames: figures.goalie_games ?? 0,
});

/**
 * A player's expected figures in a game.
 * @param recent figures of the player's last games, at most `FORM_GAMES`
 * @param lines figures and games of this season and the one before, from season lines
 */
export function figuresForm(
  categories: Categories,
  recent: readonly TeamFigures[],
  lines: { readonly figures: TeamFigures; readonly games: number } | null,
): FiguresOutlook {
  const games = recent.slice(0, FORM_GAMES);
  if (games.length < LEAST_FORM_GAMES && lines !== null && lines.games > games.length)
    return rareEvents(categories, lines.figures, lines.games);
  if (games.length < 2) return rareEvents(categories, games[0] ?? {}, 1);
  const known = games.map((figures) => knownFigures(categories, figures));
  return {
    sums: categories.map((_, index) => spreadOf(known.flatMap(({ sums }) => sums[index] ?? []))),
    goalieGames: total(known.map(({ goalieGames }) => goalieGames)) / games.length,
  };
}

function spreadOf(games: readonly CategorySums[]): CategorySums {
  const over = total(games.map((game) => game.over)) / games.length;
  const under = total(games.map((game) => game.under)) / games.length;
  const spread = (of: (game: CategorySums) => number) => total(games.map(of)) / (games.length - 1);
  return {
    over,
    under,
    overVariance: spread((game) => (game.over - over) ** 2),
    underVariance: spread((game) => (game.under - under) ** 2),
    covariance: spread((game) => (game.over - over) * (game.under - under)),
  };
}

/** Games are not events: a player has one in each. */
const GAMES = new Set(['skater_games', 'goalie_games']);

/** Single games are not known: each figure counts independent events, so that its variance is its mean. */
function rareEvents(categories: Categories, figures: TeamFigures, games: number): FiguresOutlook {
  const known = knownFigures(categories, figures);
  return {
    sums: categories.map(({ over, under }, index) => {
      const spread = (one: Factors | null, other: Factors | null) =>
        total(
          Object.entries(one ?? {}).map(([column, times]) =>
            GAMES.has(column) ? 0 : (Math.abs(figures[column] ?? 0) / games) * times * (other?.[column] ?? 0),
          ),
        );
      return {
        over: (known.sums[index]?.over ?? 0) / games,
        under: (known.sums[index]?.under ?? 0) / games,
        overVariance: spread(over, over),
        underVariance: spread(under, under),
        covariance: spread(over, under),
      };
    }),
    goalieGames: known.goalieGames / games,
  };
}

/** A game, or the rest of one. */
export const partOf = ({ sums, goalieGames }: FiguresOutlook, share: number): FiguresOutlook => ({
  sums: sums.map((one) => ({
    over: one.over * share,
    under: one.under * share,
    overVariance: one.overVariance * share,
    underVariance: one.underVariance * share,
    covariance: one.covariance * share,
  })),
  goalieGames: goalieGames * share,
});

/** All of them together; games are independent of each other. */
export const addedFigures = (categories: Categories, parts: readonly FiguresOutlook[]): FiguresOutlook => ({
  sums: categories.map((_, index) => {
    const of = (key: keyof CategorySums) => total(parts.map(({ sums }) => sums[index]?.[key] ?? 0));
    return {
      over: of('over'),
      under: of('under'),
      overVariance: of('overVariance'),
      underVariance: of('underVariance'),
      covariance: of('covariance'),
    };
  }),
  goalieGames: total(parts.map(({ goalieGames }) => goalieGames)),
});

/** The figure that a side is likely to have in a category; null without attempts. */
export function projectedFigure({ under }: LeagueCategory, sums: CategorySums): number | null {
  if (under === null) return sums.over;
  return sums.under > 0 ? sums.over / sums.under : null;
}

/** The chances that a side wins a category, that it is tied, and that both sides lose it. They sum to 1. */
export interface CategoryChance {
  readonly home: number;
  readonly away: number;
  readonly tie: number;
  readonly nobody: number;
}

const NEVER = { home: 0, away: 0, tie: 0, nobody: 0 };
const CERTAIN = {
  home: { ...NEVER, home: 1 },
  away: { ...NEVER, away: 1 },
  tie: { ...NEVER, tie: 1 },
  nobody: { ...NEVER, nobody: 1 },
} as const satisfies Readonly<Record<string, CategoryChance>>;

/**
 * The chances in each category, by the normal distribution. Whole figures can be equal, ratios hardly ever are. A side
 * that is expected to have too few goalie games loses the goalie categories.
 * @param least goalie games that a team needs
 */
export const categoryChances = (
  { categories, below }: Pick<CategoryRules, 'categories' | 'below'>,
  least: number,
  home: FiguresOutlook,
  away: FiguresOutlook,
): CategoryChance[] =>
  categories.map((category, index) => {
    if (category.goalies && (below !== 'ratios' || category.under !== null)) {
      const [homeShort, awayShort] = [home, away].map(({ goalieGames }) => goalieGames < least - LEVEL);
      if (homeShort === true && awayShort === true) return below === 'both' ? CERTAIN.nobody : CERTAIN.tie;
      if (homeShort === true || awayShort === true) return homeShort === true ? CERTAIN.away : CERTAIN.home;
    }
    const [own, other] = [home.sums[index], away.sums[index]];
    return own === undefined || other === undefined ? CERTAIN.tie : chanceIn(category, own, other);
  });

function chanceIn(category: LeagueCategory, own: CategorySums, other: CategorySums): CategoryChance {
  if (category.under !== null) {
    // Also where low is good, a side without attempts loses.
    const [ownTries, otherTries] = [own.under > 0, other.under > 0];
    if (!ownTries || !otherTries) return ownTries ? CERTAIN.home : otherTries ? CERTAIN.away : CERTAIN.tie;
  }
  const { higher, tie } = category.under === null ? ofCounts(own, other) : ofRatios(own, other);
  const lower = Math.max(0, 1 - higher - tie);
  const [home, away] = category.low ? [lower, higher] : [higher, lower];
  return { home, away, tie, nobody: 0 };
}

interface Higher {
  readonly higher: number;
  readonly tie: number;
}

/** Sums are whole numbers: a difference below a half is a tie. */
function ofCounts(own: CategorySums, other: CategorySums): Higher {
  const ahead = own.over - other.over;
  const deviation = Math.sqrt(own.overVariance + other.overVariance);
  if (deviation === 0) return { higher: ahead > 0.5 ? 1 : 0, tie: Math.abs(ahead) <= 0.5 ? 1 : 0 };
  const higher = normal((ahead - 0.5) / deviation);
  return { higher, tie: Math.max(0, normal((ahead + 0.5) / deviation) - higher) };
}

function ofRatios(own: CategorySums, other: CategorySums): Higher {
  const deviation = Math.sqrt(varianceOfRatio(own) + varianceOfRatio(other));
  if (deviation > 0) return { higher: normal((own.over / own.under - other.over / other.under) / deviation), tie: 0 };
  // Whole numbers without games left, compared without a division.
  const ahead = own.over * other.under - other.over * own.under;
  return { higher: ahead > LEVEL ? 1 : 0, tie: Math.abs(ahead) <= LEVEL ? 1 : 0 };
}

/** The first-order approximation for a quotient of two sums. */
function varianceOfRatio({ over, under, overVariance, underVariance, covariance }: CategorySums): number {
  const ratio = over / under;
  return Math.max(0, overVariance - 2 * ratio * covariance + ratio ** 2 * underVariance) / under ** 2;
}

/**
 * The chance that the home side has more category points, from 0 to 1; a tie is half a win. The distribution of the
 * difference is exact for independent categories.
 */
export function categoriesWinChance(categories: Categories, chances: readonly CategoryChance[]): number {
  let byLead = new Map([[0, 1]]);
  for (const [index, { home, away, tie, nobody }] of chances.entries()) {
    const weight = categories[index]?.halves ?? 0;
    const next = new Map<number, number>();
    for (const [lead, chance] of byLead)
      for (const [by, share] of [
        [weight, home],
        [0, tie + nobody],
        [-weight, away],
      ] as const)
        if (share > 0) next.set(lead + by, (next.get(lead + by) ?? 0) + chance * share);
    byLead = next;
  }
  const chanceOf = (is: (lead: number) => boolean) =>
    total([...byLead].flatMap(([lead, chance]) => (is(lead) ? [chance] : [])));
  const [won, tied, lost] = [
    chanceOf((lead) => lead > 0),
    chanceOf((lead) => lead === 0),
    chanceOf((lead) => lead < 0),
  ];
  return (won + tied / 2) / (won + tied + lost);
}

/** Categories expected to be won, lost and tied, by weight. */
export function expectedRecord(
  categories: Categories,
  chances: readonly CategoryChance[],
  side: 'home' | 'away',
): WinRecord {
  const other = side === 'home' ? 'away' : 'home';
  const weighted = (of: (chance: CategoryChance) => number) =>
    total(chances.map((chance, index) => ((categories[index]?.halves ?? 0) / 2) * of(chance)));
  return {
    wins: weighted((chance) => chance[side]),
    losses: weighted((chance) => chance[other] + chance.nobody),
    ties: weighted(({ tie }) => tie),
  };
}

/** One side's day: what it earned, and what its games were expected to earn. */
export interface DayOfFigures {
  readonly brought: FiguresOutlook;
  readonly expected: FiguresOutlook;
}

/**
 * The home side's chance before the first day, and at the end of each of the first `ended` days. Both lists have the
 * same days in order.
 */
export function categoryChancesByDay(
  rules: Pick<CategoryRules, 'categories' | 'below'>,
  least: number,
  home: readonly DayOfFigures[],
  away: readonly DayOfFigures[],
  ended: number,
): number[] {
  const after = (side: readonly DayOfFigures[], day: number) =>
    addedFigures(
      rules.categories,
      side.map(({ brought, expected }, index) => (index < day ? brought : expected)),
    );
  return Array.from({ length: ended + 1 }, (_, day) =>
    categoriesWinChance(rules.categories, categoryChances(rules, least, after(home, day), after(away, day))),
  );
}
