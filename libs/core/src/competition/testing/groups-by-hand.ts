import type { TableStep } from '../matchups/table-order.rules.js';

/** A matchup of a team with what it won, lost and tied: one result, or the weights of categories. */
export interface HandResult {
  readonly against: string;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

export interface HandSeason {
  readonly results: (team: string) => readonly HandResult[];
  /** Points per period, or matchups won in a season of categories. */
  readonly points: (team: string) => number;
  readonly divisionOf: (team: string) => number | undefined;
  /** The value of a win; a tie is 1. */
  readonly forWin: number;
}

/**
 * Sorts teams into groups, without the product's code, that only a draw separates.
 * @param onSplit gets each step that separated teams
 */
export function groupsByHand(
  all: readonly string[],
  { results, points, divisionOf, forWin }: HandSeason,
  steps: readonly TableStep[],
  onSplit: (step: TableStep | 'share') => void = () => undefined,
): string[][] {
  const share = (some: readonly HandResult[]) => {
    const sum = (of: (one: HandResult) => number) => some.reduce((total, one) => total + of(one), 0);
    const count = sum(({ won, lost, tied }) => won + lost + tied);
    return count === 0 ? 0 : sum(({ won, tied }) => forWin * won + tied) / count;
  };
  const figures = (group: readonly string[], step: TableStep | 'share'): number[] | null => {
    if (step === 'share') return group.map((team) => share(results(team)));
    if (step === 'points') return group.map(points);
    if (step === 'division') {
      const inside = group.map((team) =>
        results(team).filter(
          ({ against }) => divisionOf(against) !== undefined && divisionOf(against) === divisionOf(team),
        ),
      );
      return inside.some((some) => some.length === 0) ? null : inside.map(share);
    }
    const counts = group.flatMap((team) =>
      group
        .filter((other) => other !== team)
        .map((other) => results(team).filter(({ against }) => against === other).length),
    );
    if (counts[0] === 0 || new Set(counts).size > 1) return null;
    return group.map((team) => share(results(team).filter(({ against }) => group.includes(against))));
  };
  const split = (group: readonly string[]): string[][] => {
    for (const step of ['share', ...steps] as const) {
      const of = group.length < 2 ? null : figures(group, step);
      if (of === null) continue;
      const levels = [...new Set(of.map((figure) => figure.toFixed(9)))].sort((a, b) => Number(b) - Number(a));
      if (levels.length < 2) continue;
      onSplit(step);
      return levels.flatMap((level) => split(group.filter((_, index) => of[index]?.toFixed(9) === level)));
    }
    return [[...group]];
  };
  return split(all);
}
