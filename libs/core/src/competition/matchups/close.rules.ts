import { thousandths } from '../../players/scoring/scoring.table.js';

/** Share of the higher score by which two scores are close, as one over this number. */
const CLOSE_SHARE = 10;
/** Category points by which two scores are close: the result of one category. */
const CLOSE_CATEGORIES = 1;

/** True when either team may still win. Two teams without points are not close: nothing has happened. */
export function isClose(home: number, away: number, inCategories: boolean): boolean {
  const [one, other] = [thousandths(home), thousandths(away)];
  const [higher, gap] = [Math.max(one, other), Math.abs(one - other)];
  if (higher <= 0) return false;
  return inCategories ? gap <= thousandths(CLOSE_CATEGORIES) : gap * CLOSE_SHARE <= higher;
}
