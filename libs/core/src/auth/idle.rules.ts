/**
 * After how long without input somebody is asked whether they are still there, and how long they have to answer
 * (docs/rules.md, Accounts). Seconds.
 */
export interface IdleLimits {
  readonly after: number;
  readonly warning: number;
}

export const IDLE_LIMITS: IdleLimits = { after: 1200, warning: 30 };

export type IdlePhase =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** Where somebody stands whose last input was at `lastInput`. Times in milliseconds since 1970. */
export function idlePhase(lastInput: number, now: number, limits: IdleLimits = IDLE_LIMITS): IdlePhase {
  const idle = now - lastInput;
  if (idle < limits.after * 1000) return { phase: 'active' };
  const left = (limits.after + limits.warning) * 1000 - idle;
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / 1000) } : { phase: 'over' };
}

/**
 * When a session without further input ends on the server: a little after the browser's countdown, which must come
 * first. Milliseconds since 1970.
 */
export const idleEnd = (lastActivity: number, limits: IdleLimits = IDLE_LIMITS): number =>
  lastActivity + (limits.after + limits.warning) * 1000;

/** A session that was kept on its device has no idle time: it ends when it was not used for so long. */
export const KEPT_DAYS = 30;

/** When a session that is used no more ends on the server. Milliseconds since 1970. */
export const sessionEnd = (lastUse: number, kept: boolean, limits: IdleLimits = IDLE_LIMITS): number =>
  kept ? lastUse + KEPT_DAYS * 86_400_000 : idleEnd(lastUse, limits);

/** Input is told to the server at most this often (ms), so that moving the mouse costs nothing. */
export const TELL_ACTIVITY_EVERY_MS = 60_000;
