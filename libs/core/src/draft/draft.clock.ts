import type { AutoMode, ClockSettings, DraftState, OnClock, QuietHours, Slot } from './draft.model.js';

export const CLOCK_LIMITS = { minSeconds: 15, maxSeconds: 86_400, defaultSeconds: 90, graceMs: 2_000, autoMs: 1_000 } as const;

export const DEFAULT_CLOCK: ClockSettings = {
  seconds: CLOCK_LIMITS.defaultSeconds,
  graceMs: CLOCK_LIMITS.graceMs,
  autoMs: CLOCK_LIMITS.autoMs,
  quietHours: null,
};

const MINUTE = 60_000;

function localMinute(at: number, timeZone: string): { minute: number; msIntoMinute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(at);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return { minute: part('hour') * 60 + part('minute'), msIntoMinute: ((at % MINUTE) + MINUTE) % MINUTE };
}

/**
 * The moment at which `durationMs` of clock time have passed since `start`, quiet hours left out.
 * Works in steps to the next edge of the quiet hours, so a change of daylight-saving time is seen there.
 */
export function addClockTime(start: number, durationMs: number, quiet: QuietHours | null): number {
  if (!quiet || quiet.fromMinute === quiet.toMinute) return start + durationMs;
  let at = start;
  let left = durationMs;
  // Two edges a day: 24 h of clock time at one hour a day would need 48 steps.
  for (let step = 0; step < 4_000; step += 1) {
    const { minute, msIntoMinute } = localMinute(at, quiet.timeZone);
    const until = (edge: number) => ((((edge - minute) % 1440) + 1440) % 1440 || 1440) * MINUTE - msIntoMinute;
    if (isQuiet(minute, quiet)) {
      at += until(quiet.toMinute);
      continue;
    }
    const free = until(quiet.fromMinute);
    if (left <= free) return at + left;
    at += free;
    left -= free;
  }
  return at + left;
}

function isQuiet(minute: number, quiet: QuietHours): boolean {
  return quiet.fromMinute < quiet.toMinute
    ? minute >= quiet.fromMinute && minute < quiet.toMinute
    : minute >= quiet.fromMinute || minute < quiet.toMinute;
}

/** The first slot still open, or undefined when the draft is complete. */
export function nextOpenSlot(slots: readonly Slot[]): Slot | undefined {
  return slots.find((slot) => slot.status === 'open');
}

/** The turn that begins at `now` for a slot. A team on Auto gets a short clock without grace. */
export function turnFor(slot: Slot, auto: AutoMode, clock: ClockSettings, now: number): OnClock {
  const human = auto === 'off';
  const deadline = human ? addClockTime(now, clock.seconds * 1000, clock.quietHours) : now + clock.autoMs;
  return {
    overall: slot.overall,
    teamId: slot.ownerTeamId,
    startedAt: iso(now),
    deadline: iso(deadline),
    graceMs: human ? clock.graceMs : 0,
    remainingMs: null,
  };
}

/** The same turn stopped: what was left of it is kept. */
export function stoppedTurn(turn: OnClock, now: number): OnClock {
  if (turn.deadline === null) return turn;
  return { ...turn, deadline: null, remainingMs: Math.max(0, Date.parse(turn.deadline) - now) };
}

/** When the clock of the running turn may be expired, in milliseconds since 1970; null while nothing runs. */
export function expiryOf(state: DraftState): number | null {
  if (state.status !== 'running' || !state.onClock?.deadline) return null;
  return Date.parse(state.onClock.deadline) + state.onClock.graceMs;
}

export const iso = (ms: number): string => new Date(ms).toISOString();
