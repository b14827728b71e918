interface Row {
  readonly id: number;
}

/** Number of rows that row `at` moved down, negative when up. When that row is gone, the next remaining one is used. */
export function shiftOf(before: readonly Row[], after: readonly Row[], at: number): number {
  const places = new Map(after.map(({ id }, index) => [id, index]));
  for (let index = at; index < before.length; index += 1) {
    const place = places.get(before[index]?.id ?? -1);
    if (place !== undefined) return place - at;
  }
  return 0;
}
