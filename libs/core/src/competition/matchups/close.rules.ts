import { thousandths } from '../../players/scoring/scoring.table.js';

/** Close scores differ by one over this number of the higher one. */
const CLOSE_SHARE = 10;
/** Category points: the result of one category. */
const CLOSE_CATEGORIES = 1;

/** Two teams without points are not close: nothing has happened. */
export function isClose(home: number, away: number, inCategories: boolean): boolean {
  const [one, other] = [thousandths(home), thousandths(away)];
  const [higher, gap] = [Math.max(one, other), Math.abs(one - other)];
  if (higher <= 0) return false;
  return inCategories ? gap <= thousandths(CLOSE_CATEGORIES) : gap * CLOSE_SHARE <= higher;
}
