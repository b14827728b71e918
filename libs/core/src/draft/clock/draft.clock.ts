import type { AutoMode, ClockSettings, DraftState, OnClock, QuietHours, Slot } from '../draft.model.js';
import { timeIn } from '../../calendar.js';
import { nextOpen } from '../order/slot-tally.js';

export const MINUTE = 60_000;
export const DAY = 1_440;

/** Minutes after midnight in a time zone. */
function wallMinute(at: number, timeZone: string): number {
  const [hour, minute] = timeIn(at, timeZone).split(':');
  return Number(hour) * 60 + Number(minute);
}

interface Stretch {
  readonly quiet: boolean;
  /** Milliseconds since 1970. */
  readonly end: number;
}

/**
 * The period of quiet hours or running clock that contains `at`. It ends at an edge of the quiet hours. It ends earlier
 * at a daylight-saving change, because the distance to the edge changes there.
 */
function stretchAt(at: number, hours: QuietHours): Stretch {
  const base = Math.floor(at / MINUTE) * MINUTE;
  const minute = wallMinute(base, hours.timeZone);
  const quiet = isQuiet(minute, hours);
  const edge = quiet ? hours.toMinute : hours.fromMinute;
  const shifted = (minutes: number) => wallMinute(base + minutes * MINUTE, hours.timeZone) !== (minute + minutes) % DAY;
  let length = (edge - minute + DAY) % DAY || DAY;
  if (shifted(length)) {
    let same = 0;
    while (length - same > 1) {
      const middle = Math.floor((same + length) / 2);
      if (shifted(middle)) length = middle;
      else same = middle;
    }
  }
  return { quiet, end: base + length * MINUTE };
}

const alwaysRuns = (hours: QuietHours | null): hours is null => hours === null || hours.fromMinute === hours.toMinute;

/** The moment when `durationMs` of clock time have passed since `start`, without quiet hours. */
export function addClockTime(start: number, durationMs: number, quiet: QuietHours | null): number {
  if (alwaysRuns(quiet)) return start + durationMs;
  let at = start;
  let left = durationMs;
  for (;;) {
    const stretch = stretchAt(at, quiet);
    if (!stretch.quiet) {
      if (left <= stretch.end - at) return at + left;
      left -= stretch.end - at;
    }
    at = stretch.end;
  }
}

/** Milliseconds of clock time between two moments, without quiet hours. 0 when `to` is not after `from`. */
export function clockTimeBetween(from: number, to: number, quiet: QuietHours | null): number {
  if (alwaysRuns(quiet)) return Math.max(0, to - from);
  let passed = 0;
  let at = from;
  while (at < to) {
    const stretch = stretchAt(at, quiet);
    const end = Math.min(stretch.end, to);
    if (!stretch.quiet) passed += end - at;
    at = end;
  }
  return passed;
}

function isQuiet(minute: number, quiet: QuietHours): boolean {
  return quiet.fromMinute < quiet.toMinute
    ? minute >= quiet.fromMinute && minute < quiet.toMinute
    : minute >= quiet.fromMinute || minute < quiet.toMinute;
}

/** The first open slot other than `except`. */
export function nextOpenSlot(slots: readonly Slot[], except?: Slot): Slot | undefined {
  return slots[nextOpen(slots, except)];
}

/**
 * Creates the turn that starts at `now`: the pick clock, followed by the rest of the team's time bank. A team on Auto
 * gets a short clock without grace and without its time bank.
 */
export function turnFor(slot: Slot, auto: AutoMode, clock: ClockSettings, now: number, bankMs = 0): OnClock {
  const human = auto === 'off';
  const deadline = human ? addClockTime(now, clock.seconds * 1000 + bankMs, clock.quietHours) : now + clock.autoMs;
  return {
    overall: slot.overall,
    teamId: slot.ownerTeamId,
    startedAt: iso(now),
    deadline: iso(deadline),
    graceMs: human ? clock.graceMs : 0,
    remainingMs: null,
    ...(human && bankMs > 0 ? { bankMs } : {}),
  };
}

/** Stops a turn and keeps its remaining clock time, without quiet hours. */
export function stoppedTurn(turn: OnClock, quiet: QuietHours | null, now: number): OnClock {
  if (turn.deadline === null) return turn;
  const { bankMs, ...rest } = turn;
  const remainingMs = leftOf(turn, quiet, now);
  const bank = Math.min(bankMs ?? 0, remainingMs);
  return { ...rest, deadline: null, remainingMs, ...(bank > 0 ? { bankMs: bank } : {}) };
}

/** Milliseconds of clock and time bank that a turn has left, without quiet hours. */
const leftOf = (turn: OnClock, quiet: QuietHours | null, now: number): number =>
  turn.deadline === null ? (turn.remainingMs ?? 0) : clockTimeBetween(now, Date.parse(turn.deadline), quiet);

/**
 * Milliseconds drawn by `now` from a time bank of `bankMs`. Teams on Auto draw nothing, and the grace period is free.
 */
export function drawnBy(turn: OnClock, bankMs: number, quiet: QuietHours | null, now: number): number {
  if (bankMs === 0 || turn.graceMs === 0) return 0;
  return bankMs - Math.min(turn.bankMs ?? 0, leftOf(turn, quiet, now));
}

/**
 * When the pick clock ends and the time bank begins, in milliseconds since 1970. Without a time bank it is the
 * deadline; once the bank is in use it is `now`. Null while the clock is stopped.
 */
export function clockEnd(turn: OnClock, quiet: QuietHours | null, now: number): number | null {
  if (turn.deadline === null) return null;
  if (turn.bankMs === undefined) return Date.parse(turn.deadline);
  return addClockTime(now, Math.max(0, leftOf(turn, quiet, now) - turn.bankMs), quiet);
}

/** The moment from which the running turn may be expired, in milliseconds since 1970. Null while no clock runs. */
export function expiryOf(state: DraftState): number | null {
  if (state.status !== 'running' || !state.onClock?.deadline) return null;
  return Date.parse(state.onClock.deadline) + state.onClock.graceMs;
}

export const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * True when a pick takes hours, so that managers leave and come back. The deadline is then more useful than a
 * countdown.
 */
export const isSlow = ({ seconds, quietHours }: Pick<ClockSettings, 'seconds' | 'quietHours'>): boolean =>
  seconds >= 3_600 || quietHours !== null;
