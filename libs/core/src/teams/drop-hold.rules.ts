import { dayIn, dayPlus } from '../calendar.js';
import type { Refusal } from '../result.js';
import { refusal } from './teams.refusals.js';

/** How players that the setting `hold_days` holds came to their team. */
export const ADDED_ORIGINS = ['free-agent', 'waivers', 'bid'] as const;

/**
 * The first day on which an added player may be dropped, by the league's setting `hold_days`; null when that day has
 * come. Times are in milliseconds since 1970.
 */
export function firstDropDay(addedAt: number, days: number, timeZone: string, now: number): string | null {
  if (days === 0) return null;
  const first = dayPlus(dayIn(addedAt, timeZone), days);
  return dayIn(now, timeZone) < first ? first : null;
}

export const refuseDrop = (player: string, first: string, days: number): Refusal =>
  refusal('heldPlayer', { figures: { player, first, days } });
