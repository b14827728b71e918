/**
 * Seconds without input until the app asks if the user is still there, and seconds they then have to answer
 * (docs/rules.md, Accounts).
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

/** The idle phase of a user whose last input was at `lastInput`. Times are in milliseconds since 1970. */
export function idlePhase(lastInput: number, now: number, limits: IdleLimits = IDLE_LIMITS): IdlePhase {
  const idle = now - lastInput;
  if (idle < limits.after * 1000) return { phase: 'active' };
  const left = (limits.after + limits.warning) * 1000 - idle;
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / 1000) } : { phase: 'over' };
}

/**
 * When a session without further input ends on the server, in milliseconds since 1970. The browser's countdown must end
 * first.
 */
export const idleEnd = (lastActivity: number, limits: IdleLimits = IDLE_LIMITS): number =>
  lastActivity + (limits.after + limits.warning) * 1000;

/** A session kept on its device has no idle timeout. It ends after this many days without use. */
export const KEPT_DAYS = 30;

/** When an unused session ends on the server, in milliseconds since 1970. */
export const sessionEnd = (lastUse: number, kept: boolean, limits: IdleLimits = IDLE_LIMITS): number =>
  kept ? lastUse + KEPT_DAYS * 86_400_000 : idleEnd(lastUse, limits);

/**
 * Minimum interval in milliseconds between reports of user input to the server. Mouse movements would otherwise cause
 * many requests.
 */
export const TELL_ACTIVITY_EVERY_MS = 60_000;
