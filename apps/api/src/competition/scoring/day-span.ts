export interface Span {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

export function spanOf(days: readonly string[]): Span {
  const on = [...new Set(days)].sort();
  return { from: on[0] ?? '', to: on.at(-1) ?? '', days: on.length };
}
