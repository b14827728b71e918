import { addClockTime, iso } from '../clock/draft.clock.js';
import type { DraftState, OnClock } from '../draft.model.js';

/** Milliseconds after zero in which a bid still counts. Then the hammer falls. */
export const HAMMER_GRACE_MS = 500;

/** The bid clock, which runs for the place of the leading team. */
export function bidTurn({ rules, clock }: DraftState, overall: number, teamId: string, now: number): OnClock {
  const ms = (rules.auction?.bidSeconds ?? 0) * 1000;
  return {
    overall,
    teamId,
    startedAt: iso(now),
    deadline: iso(addClockTime(now, ms, clock.quietHours)),
    graceMs: HAMMER_GRACE_MS,
    remainingMs: null,
  };
}
