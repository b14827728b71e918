import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { DEFAULT_WEIGHTS, type Weights } from './counted-points.js';

export interface Weighed {
  weights: Weights;
  /** Changes with the number of the first period that has them, in order. */
  changes: { readonly from: number; readonly weights: Weights }[];
  next: Weights | null;
}

export const unweighed = (): Weighed => ({ weights: DEFAULT_WEIGHTS, changes: [], next: null });

/** The weights of a period: those of the last change for it or for an earlier period. */
export const weightsOf = ({ weights, changes }: Weighed, period: number): Weights =>
  changes.findLast(({ from }) => from <= period)?.weights ?? weights;

/**
 * Notes new weights, and returns when they should count: from the first period whose round has not begun. In the last
 * round, and without a reason inside play-offs, they wait for the next season.
 */
export function weigh(
  life: Weighed,
  weights: Weights,
  { periods, day, forced }: { periods: MatchupsAnswer['periods']; day: string; forced: boolean },
): 'now' | 'next-period' | 'next-season' {
  const begun = periods.filter(({ starts_on: from }) => from <= day);
  const rounds = new Set(begun.map(({ round }) => round));
  const inPlayoffs = begun.some(({ round }) => round !== null);
  const next = periods.find(
    ({ starts_on: from, round }) => from > day && (round === null || !rounds.has(round)),
  )?.number;
  // A change replaces one that waits.
  life.changes = life.changes.filter(({ from }) => begun.some(({ number }) => number === from));
  life.next = null;
  if (next !== undefined && (forced || !inPlayoffs)) {
    life.changes.push({ from: next, weights });
    return 'next-period';
  }
  life.next = weights;
  return periods.every(({ ends_on: to }) => to < day) ? 'now' : 'next-season';
}

export function beginWeighed(life: Weighed): void {
  life.weights = life.next ?? life.changes.at(-1)?.weights ?? life.weights;
  life.changes = [];
  life.next = null;
}
