import { CHOOSABLE, type ChoosableCategory } from '../../../players/scoring/category-set.js';
import { ok, type Result } from '../../../result.js';
import type { CategoryRules } from '../../categories/category.rules.js';
import { refuse } from '../../competition.refusals.js';

/** Maximum of one change to a score, in points or in units of a figure, added or taken. */
export const MOST_SCORE_CHANGED = 9_999;

type Sums = Pick<ChoosableCategory, 'over' | 'under' | 'goalies'>;

/**
 * The columns of a team's sums that decide these categories, in their order. Goalie categories have a minimum of games,
 * so the goalies' games can be changed too.
 */
export function changeableFigures(categories: readonly Sums[]): string[] {
  const columns = categories.flatMap(({ over, under }) => [...Object.keys(over), ...Object.keys(under ?? {})]);
  return [...new Set([...columns, ...(categories.some(({ goalies }) => goalies) ? ['goalie_games'] : [])])];
}

const [first = '', ...others] = changeableFigures(CHOOSABLE);
export const SCORE_FIGURES: readonly [string, ...string[]] = [first, ...others];

/** Checks a change of points, or of a column of the categories of its period. */
export function checkScoreChange(
  { figure, amount }: { readonly figure: string | null; readonly amount: number },
  rules: Pick<CategoryRules, 'categories'> | null,
): Result<null> {
  if (amount === 0) return refuse('changeOfNothing', { kind: 'invalid', field: 'amount', figure: amount });
  if (rules === null)
    return figure === null ? ok(null) : refuse('changeIsOfPoints', { kind: 'invalid', field: 'figure' });
  const known = changeableFigures(rules.categories);
  if (figure === null || !known.includes(figure))
    return refuse('changeIsOfCategory', { kind: 'invalid', field: 'figure' });
  return Number.isInteger(amount)
    ? ok(null)
    : refuse('changeIsWhole', { kind: 'invalid', field: 'amount', figure: amount, figures: { amount } });
}
