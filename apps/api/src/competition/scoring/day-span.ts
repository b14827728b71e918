/** The first and last of some days ('2026-01-31'), and their number. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

export function spanOf(days: readonly string[]): Span {
  const on = [...new Set(days)].sort();
  return { from: on[0] ?? '', to: on.at(-1) ?? '', days: on.length };
}
