import type { Dollars } from '../../money.js';

const MILLION = 1_000_000;
/** The steps of NHL cap hits, in millions, under a cap of about 88. */
const ALL = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12];
const QUICK = [1, 3, 5];
const NHL_CAP = 88;

export interface PriceSteps {
  readonly quick: readonly Dollars[];
  /** Prices to choose from, ascending. */
  readonly all: readonly Dollars[];
}

/** 1, 2, 3, 5 or 10 times a power of ten, whichever is nearest to the amount by ratio; at least a dollar. */
function roundPrice(amount: number): Dollars {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  const off = (step: number) => Math.abs(Math.log((step * unit) / amount));
  return [1, 2, 3, 5, 10].reduce((best, step) => (off(step) < off(best) ? step : best)) * unit;
}

/** Rounds to half of the leading power of ten, and to whole dollars. */
function roundHalf(amount: number): Dollars {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return Math.max(1, Math.round((Math.round((amount / unit) * 2) / 2) * unit));
}

/**
 * Prices for filters. NHL cap hits have millions; a league's own salaries follow its cap: with $200, $2, $5 and $10.
 */
export function priceSteps(league: {
  readonly salaries?: 'nhl' | 'own' | undefined;
  readonly salary_cap: Dollars;
}): PriceSteps {
  if (league.salaries !== 'own') return { quick: QUICK.map(millions), all: ALL.map(millions) };
  const share = league.salary_cap / NHL_CAP;
  const quick = distinct(QUICK.map((step) => roundPrice(step * share)));
  return { quick, all: distinct([...quick, ...ALL.map((step) => roundHalf(step * share))]) };
}

const millions = (step: number): Dollars => step * MILLION;

const distinct = (amounts: readonly Dollars[]): Dollars[] => [...new Set(amounts)].toSorted((a, b) => a - b);
