/** Money is a whole number of US dollars. */
export type Dollars = number;

const full = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$88,000,000` */
export function formatMoney(amount: Dollars): string {
  return full.format(amount);
}

/**
 * `$88M`, `$1.2M`, `$775K`, `-$1.5M`: one decimal when not whole. A price is rounded up and a limit down, also below zero, so that
 * a price which reads as within a limit is.
 */
export function formatMoneyShort(amount: Dollars, as?: 'price' | 'limit'): string {
  const size = Math.abs(amount);
  const round = as === 'price' ? Math.ceil : as === 'limit' ? Math.floor : Math.round;
  const tenths = (unit: number) => Math.abs(round(amount / unit)) / 10;
  // 999,950 and more would read "1000K"
  const short = size < 1000 ? size : size < 1_000_000 && tenths(100) < 1000 ? `${tenths(100)}K` : `${tenths(100_000)}M`;
  return `${amount < 0 ? '-' : ''}$${short}`;
}

/** What something costs, in short: never less than it is. */
export const formatPrice = (amount: Dollars): string => formatMoneyShort(amount, 'price');

/** What can be spent, in short: never more than it is. */
export const formatLimit = (amount: Dollars): string => formatMoneyShort(amount, 'limit');

export type CapLevel = 'over' | 'tight' | 'room';

/** Cap space below 0 is red (over), below 2,000,000 yellow (tight), otherwise green (room). */
export function capLevel(space: Dollars): CapLevel {
  if (space < 0) return 'over';
  return space < 2_000_000 ? 'tight' : 'room';
}
