import type { DraftState, OnClock, QuietHours } from '@crease/core/draft/draft.model.js';
import { clockTimeBetween } from '@crease/core/draft/clock/draft.clock.js';

/** A monotonic clock in milliseconds: it ignores changes to the system clock while the page is open. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Local request time, server time, local answer time. */
export interface TimeSample {
  readonly asked: number;
  readonly server: number;
  readonly answered: number;
}

export interface ClockOffset {
  /** Milliseconds to add to the browser's time to get the database's. */
  readonly offset: number;
  /** Maximum error of the offset in milliseconds: half of the round trip. */
  readonly error: number;
}

export const SAMPLES = 5;

/** The sample with the shortest round trip is the most accurate. */
export function bestOffset(samples: readonly TimeSample[]): ClockOffset | null {
  let best: ClockOffset | null = null;
  for (const { asked, server, answered } of samples) {
    const error = (answered - asked) / 2;
    if (error >= 0 && (best === null || error < best.error)) best = { offset: server - (asked + answered) / 2, error };
  }
  return best;
}

/** Measures several times in sequence, ignoring failed requests; null when all failed. */
export async function measureClock(
  ask: () => Promise<number>,
  now: () => number,
  samples = SAMPLES,
): Promise<ClockOffset | null> {
  const taken: TimeSample[] = [];
  for (let index = 0; index < samples; index += 1) {
    const asked = now();
    try {
      const server = await ask();
      taken.push({ asked, server, answered: now() });
    } catch {
      // The next request may succeed.
    }
  }
  return bestOffset(taken);
}

export type Countdown =
  /** No clock: the draft has not begun or is over. */
  | { readonly kind: 'none' }
  /**
   * `ms` remain on the clock, or with `bank` in the team's time bank after the clock has run out. `quiet`: stopped for
   * the quiet hours.
   */
  | { readonly kind: 'running'; readonly ms: number; readonly quiet: boolean; readonly bank: boolean }
  | { readonly kind: 'stopped'; readonly ms: number; readonly bank: boolean }
  /** The time is up; the grace period or the automatic pick is in progress. */
  | { readonly kind: 'expired'; readonly ms: 0 };

/** The countdown at a moment of server time (ms since 1970). */
export function countdownAt(state: Pick<DraftState, 'status' | 'onClock' | 'clock'>, serverNow: number): Countdown {
  const turn = state.onClock;
  if (turn === null) return { kind: 'none' };
  if (turn.deadline === null) return { kind: 'stopped', ...parted(turn, turn.remainingMs ?? 0) };
  const deadline = Date.parse(turn.deadline);
  if (serverNow >= deadline) return { kind: 'expired', ms: 0 };
  const hours = quietHoursOf(turn, state.clock.quietHours);
  const quiet = hours !== null && clockTimeBetween(serverNow, Math.min(deadline, serverNow + 1000), hours) === 0;
  const { ms, bank } = parted(turn, clockTimeBetween(serverNow, deadline, hours));
  return { kind: 'running', ms: notOver(state.clock.seconds * 1000, ms), bank, quiet };
}

/** The offset has a small error: show no second more than a new turn was given. */
const notOver = (whole: number, ms: number): number => (ms > whole && ms < whole + 1000 ? whole : ms);

/** Splits a turn's remaining time into the clock and the time bank behind it. */
function parted({ bankMs = 0 }: OnClock, left: number): { ms: number; bank: boolean } {
  const bank = bankMs > 0 && left <= bankMs;
  return { ms: bank ? left : left - bankMs, bank };
}

/** A team on Auto picks even in quiet hours. */
const quietHoursOf = (turn: OnClock, hours: QuietHours | null): QuietHours | null => (turn.graceMs > 0 ? hours : null);

/** `1:05`, `12:00`, `3:04:05`. Rounds up, so that 0:00 means no time left. */
export function formatClock(ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  const seconds = String(all % 60).padStart(2, '0');
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** Milliseconds until the shown second changes. */
export const untilNextSecond = (ms: number): number => (ms % 1000 === 0 ? 1000 : ms % 1000);
