import fc from 'fast-check';
import type { GoaliesBelow } from '../categories/category.rules.js';

const COLUMNS = ['g', 'hits', 'pim', 'plus_minus', 'w', 'l', 'ga', 'sa', 'goalie_seconds', 'goalie_games'] as const;
export type Sums = Record<(typeof COLUMNS)[number], number>;

/** Small sums are often level. */
export const figuresUpTo = (max: number): fc.Arbitrary<Sums> =>
  fc.record(
    Object.fromEntries(COLUMNS.map((column) => [column, fc.integer({ min: column === 'plus_minus' ? -max : 0, max })])),
  ) as fc.Arbitrary<Sums>;

/** A category for the first team, by plain arithmetic. Quotients of such small figures are exact enough. */
export function resultOf(
  name: string,
  a: Sums,
  b: Sums,
  { least, below }: { readonly least: number; readonly below: GoaliesBelow },
): 'won' | 'lost' | 'tied' {
  const needed = below === 'ratios' ? ['GAA', 'SV%'] : ['W', 'L', 'GAA', 'SV%'];
  const [short, otherShort] = [a.goalie_games < least, b.goalie_games < least];
  if (needed.includes(name) && (short || otherShort)) {
    if (short && otherShort) return below === 'both' ? 'lost' : 'tied';
    return short ? 'lost' : 'won';
  }
  const ratio = (over: number, under: number) => (under === 0 ? Number.NEGATIVE_INFINITY : over / under);
  const of = (sums: Sums): number =>
    ({
      G: sums.g,
      HIT: sums.hits,
      PIM: -sums.pim,
      '+/−': sums.plus_minus,
      W: sums.w,
      L: -sums.l,
      GAA: ratio(-sums.ga, sums.goalie_seconds),
      'SV%': ratio(sums.sa - sums.ga, sums.sa),
    })[name] ?? 0;
  return of(a) === of(b) ? 'tied' : of(a) > of(b) ? 'won' : 'lost';
}
