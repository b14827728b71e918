/** Money is a whole number of US dollars. */
export type Dollars = number;

const full = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$88,000,000` */
export function formatMoney(amount: Dollars): string {
  return full.format(amount);
}

/** `$88M`, `$1.2M`, `$775K`, `-$1.5M`: one decimal when not whole. */
export function formatMoneyShort(amount: Dollars): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  if (size < 1000) return `${sign}$${size}`;
  const thousands = Math.round(size / 100) / 10;
  // 999,950 and more would read "1000K"
  if (size >= 1_000_000 || thousands >= 1000) return `${sign}$${trim(size / 1_000_000)}M`;
  return `${sign}$${trim(size / 1000)}K`;
}

function trim(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1);
}

export type CapLevel = 'over' | 'tight' | 'room';

/** Cap space below 0 is red (over), below 2,000,000 yellow (tight), otherwise green (room). */
export function capLevel(space: Dollars): CapLevel {
  if (space < 0) return 'over';
  return space < 2_000_000 ? 'tight' : 'room';
}
