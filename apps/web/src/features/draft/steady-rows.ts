/** What a row is known by. */
interface Row {
  readonly id: number;
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
