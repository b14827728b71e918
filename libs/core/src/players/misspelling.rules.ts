// One search compares thousands of words, so the three rows of the edit-distance table are allocated once.
const LONGEST = 64;
const rows = [new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2)] as const;

/**
 * The fewest single-letter edits (insert, delete, replace, swap) that turn `typed` into `word` or a prefix of it.
 * Returns `limit + 1` when it takes more than `limit`. Only cells within `limit` of the diagonal are computed.
 */
export function misspelling(typed: string, word: string, limit: number): number {
  const far = limit + 1;
  if (typed.length - word.length > limit || typed.length > LONGEST) return far;
  const width = Math.min(word.length, typed.length + limit, LONGEST);
  let [before, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let column = 0; column <= width; column++) previous[column] = Math.min(column, far);
  for (let row = 1; row <= typed.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    current[from - 1] = from === 1 ? Math.min(row, far) : far;
    let least = from === 1 ? row : far;
    for (let column = from; column <= to; column++) {
      const other = word.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? far) + (letter === other ? 0 : 1);
      const without = (current[column - 1] ?? far) + 1;
      if (without < cost) cost = without;
      if (column < row + limit) {
        const extra = (previous[column] ?? far) + 1;
        if (extra < cost) cost = extra;
      }
      if (column > 1 && other === letterBefore && letter === word.charCodeAt(column - 2)) {
        const swapped = (before[column - 2] ?? far) + 1;
        if (swapped < cost) cost = swapped;
      }
      current[column] = cost < far ? cost : far;
      if (cost < least) least = cost;
    }
    if (least > limit) return far;
    [before, previous, current] = [previous, current, before];
  }
  let best = far;
  for (let column = Math.max(0, typed.length - limit); column <= width; column++)
    best = Math.min(best, previous[column] ?? far);
  return best;
}
