/** What a row is known by. */
interface Row {
  readonly id: number;
}

/** Whether all of `after` are in `before`, in the same order: rows have only left. */
export function onlyLeft(before: readonly Row[], after: readonly Row[]): boolean {
  let at = 0;
  for (const { id } of after) {
    while (at < before.length && before[at]?.id !== id) at += 1;
    if (at === before.length) return false;
    at += 1;
  }
  return true;
}

/**
 * By how many rows the row at `at` has moved down in the list that follows, up when negative. Where it left itself, the next one that
 * is still there takes its place.
 */
export function shiftOf(before: readonly Row[], after: readonly Row[], at: number): number {
  const places = new Map(after.map(({ id }, index) => [id, index]));
  for (let index = at; index < before.length; index += 1) {
    const place = places.get(before[index]?.id ?? -1);
    if (place !== undefined) return place - at;
  }
  return 0;
}
