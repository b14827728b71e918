import { locale } from './locale.js';

/** Whole US dollars. */
export type Dollars = number;

/** `$88,000,000` */
export function formatMoney(amount: Dollars): string {
  return locale.money(amount);
}

/**
 * Formats `$88M`, `$1.2M`, `$775K` or `-$1.5M`, with one decimal when needed. Prices round up and limits round down
 * (also below zero), so that a price that reads as within a limit is within it.
 */
export function formatMoneyShort(amount: Dollars, as?: 'price' | 'limit'): string {
  const size = Math.abs(amount);
  const round = as === 'price' ? Math.ceil : as === 'limit' ? Math.floor : Math.round;
  const tenths = (unit: number) => Math.abs(round(amount / unit)) / 10;
  // 999,950 and more would read "1000K"
  const short =
    size < 1000
      ? locale.shortMoney(size, '')
      : tenths(100) < 1000
        ? locale.shortMoney(tenths(100), 'K')
        : locale.shortMoney(tenths(100_000), 'M');
  return `${amount < 0 ? '-' : ''}${short}`;
}

/** A price in short form, never rounded below its value. */
export const formatPrice = (amount: Dollars): string => formatMoneyShort(amount, 'price');

/** A spending limit in short form, never rounded above its value. */
export const formatLimit = (amount: Dollars): string => formatMoneyShort(amount, 'limit');

export type CapLevel = 'over' | 'tight' | 'room';

const TIGHT = 2_000_000;

/**
 * Cap space below 0 is red (over), below 2,000,000 yellow (tight), otherwise green (room). A cap below 2,000,000, as in
 * leagues whose salaries are single dollars, is tight below a tenth of it.
 */
export function capLevel(space: Dollars, cap: Dollars): CapLevel {
  if (space < 0) return 'over';
  return space < (cap < TIGHT ? cap / 10 : TIGHT) ? 'tight' : 'room';
}
