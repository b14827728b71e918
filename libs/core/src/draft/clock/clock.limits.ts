import type { ClockSettings } from '../draft.model.js';
import { isTimeZone } from '../../time-zone.js';
import type { Refusal } from '../../result.js';
import { refusal } from '../draft.refusals.js';

export const CLOCK_LIMITS = {
  minSeconds: 15,
  maxSeconds: 86_400,
  defaultSeconds: 90,
  graceMs: 2_000,
  autoMs: 1_000,
} as const;

export const DEFAULT_CLOCK: ClockSettings = {
  seconds: CLOCK_LIMITS.defaultSeconds,
  graceMs: CLOCK_LIMITS.graceMs,
  autoMs: CLOCK_LIMITS.autoMs,
  quietHours: null,
};

/** Why these clock settings are not allowed; null when they are. */
export function clockRefusal(clock: ClockSettings): Refusal | null {
  const { minSeconds, maxSeconds } = CLOCK_LIMITS;
  if (!Number.isFinite(clock.seconds) || clock.seconds < minSeconds || clock.seconds > maxSeconds) {
    return refusal('clockOutOfRange', {
      figures: { minSeconds },
      kind: 'invalid',
      field: 'clock.seconds',
      figure: clock.seconds,
      limit: clock.seconds < minSeconds ? minSeconds : maxSeconds,
    });
  }
  if (clock.quietHours && !isTimeZone(clock.quietHours.timeZone)) {
    return refusal('timeZoneUnknown', { kind: 'invalid', field: 'clock.quietHours.timeZone' });
  }
  return null;
}
