import { formatMoney, type Dollars } from '../money.js';
import type { Season } from '../season.js';

export const CONTRACTS_REFUSALS = {
  contractsOff: () => ({
    message: 'This league goes by NHL cap hits, so it has no contracts to set.',
    fix: 'A league chooses its own salaries when it is created.',
  }),
  salaryTooLow: ({ salary, least }: { readonly salary: Dollars; readonly least: Dollars }) => ({
    message: `A salary of ${formatMoney(salary)} is below the league’s minimum of ${formatMoney(least)}.`,
    fix: `Enter at least ${formatMoney(least)}.`,
  }),
  salaryStep: ({
    salary,
    step,
    near,
  }: {
    readonly salary: Dollars;
    readonly step: Dollars;
    readonly near: Dollars;
  }) => ({
    message: `Salaries are multiples of ${formatMoney(step)}; ${formatMoney(salary)} is not.`,
    fix: `Enter ${formatMoney(near)}, for example.`,
  }),
  contractStart: ({ first, season }: { readonly first: Season; readonly season: Season }) => ({
    message: `The contract would begin in ${first}, and the league plays ${season}.`,
    fix: `Let it begin in ${season} or earlier.`,
  }),
  contractOver: ({ last, season }: { readonly last: Season; readonly season: Season }) => ({
    message: `The contract would end with ${last}, before the league’s present season ${season}.`,
    fix: `Let it end with ${season} or later, or remove the contract.`,
  }),
  contractLong: ({ years, most }: { readonly years: number; readonly most: number }) => ({
    message: `A contract has at most ${most} seasons; this one would have ${years}.`,
    fix: `Choose a last season that makes at most ${most}.`,
  }),
};
