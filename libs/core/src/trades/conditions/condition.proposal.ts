import type { Refusal } from '../../result.js';
import { TRADE_LIMITS, type SingleCondition } from '../trade.model.js';
import { refusal } from '../trades.refusals.js';

/** Places for which a condition can still turn out either way. */
export interface PlaceRange {
  readonly min: number;
  readonly max: number;
  readonly proposed: number;
}

/**
 * Possible protected places for a pick of this round: fewer would never protect it, more always would. Null when no
 * allowed number can decide it. The default protects a third of the round.
 */
export function protectedRange(round: number, teams: number): PlaceRange | null {
  const before = (round - 1) * teams;
  return range(before + 1, before + teams - 1, before + Math.round(teams / 3));
}

/** Possible top places in the league's season; the default is the upper half. Null for a league of one team. */
export const finishRange = (teams: number): PlaceRange | null => range(1, teams - 1, Math.floor(teams / 2));

/** Refuses a place that every pick or team of the league reaches, or none does. `round` is the draft pick's round. */
export function placeProblem(
  condition: SingleCondition,
  { teams, round }: { readonly teams: number; readonly round: number | null },
): Refusal | null {
  if (condition.type === 'team-finish') {
    const { top: asked } = condition;
    const range = finishRange(teams);
    if (holds(range, asked)) return null;
    const most = range?.max ?? null;
    return refusal('conditionPlace.finish', { figures: { asked, teams, most }, ...limits(range, asked) });
  }
  if (condition.type !== 'pick-protected' || round === null) return null;
  const { top: asked } = condition;
  const range = protectedRange(round, teams);
  if (holds(range, asked)) return null;
  const figures = { asked, round, first: (round - 1) * teams + 1, last: round * teams, range };
  return refusal('conditionPlace.pick', { figures, ...limits(range, asked) });
}

const holds = (range: PlaceRange | null, place: number): boolean =>
  range !== null && place >= range.min && place <= range.max;

const limits = (range: PlaceRange | null, asked: number): { figure?: number; limit?: number } =>
  range === null ? {} : { figure: asked, limit: asked > range.max ? range.max : range.min };

function range(min: number, most: number, wanted: number): PlaceRange | null {
  const max = Math.min(most, TRADE_LIMITS.place);
  return max < min ? null : { min, max, proposed: Math.min(max, Math.max(min, wanted)) };
}
