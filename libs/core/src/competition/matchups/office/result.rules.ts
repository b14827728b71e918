import { thousandths } from '../../../players/scoring/scoring.table.js';
import { ok, type Result } from '../../../result.js';
import type { CategoryRules, CategoryTally } from '../../categories/category.rules.js';
import { refuse } from '../../competition.refusals.js';

/** The points of both sides of a matchup; category points in a season of categories. */
export interface SetPoints {
  readonly home: number;
  readonly away: number;
}

/** Checks points that a commissioner sets. Category points share the weights of the season. */
export function checkPoints({ home, away }: SetPoints, rules: Pick<CategoryRules, 'categories'> | null): Result<null> {
  if (rules === null) return ok(null);
  for (const [field, points] of [
    ['home_points', home],
    ['away_points', away],
  ] as const)
    if (points < 0 || !Number.isInteger(points * 2))
      return refuse('resultSteps', { kind: 'invalid', field, figure: points, figures: { points } });
  const most = rules.categories.reduce((sum, { halves }) => sum + halves, 0) / 2;
  const sum = home + away;
  if (sum <= most) return ok(null);
  const figures = { sum, most };
  return refuse('resultWeights', { kind: 'invalid', field: 'away_points', figure: sum, limit: most, figures });
}

/** The value of a set result where each category is a result: the points are categories won and lost. */
export const tallyOfPoints = (own: number, other: number): CategoryTally => ({
  won: thousandths(own) / 500,
  lost: thousandths(other) / 500,
  tied: 0,
});
