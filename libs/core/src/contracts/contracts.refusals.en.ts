import { formatMoney, type Dollars } from '../money.js';
import type { Season } from '../season.js';
import { many } from '../text.rules.js';

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
  signingOff: () => ({
    message: 'In this league managers do not sign contracts.',
    fix: 'Ask a commissioner to set the contract, or to let managers sign in the settings.',
  }),
  notToSign: ({ player, last }: { readonly player: string; readonly last: Season }) => ({
    message: `The contract of ${player} is settled: it ends with ${last}.`,
    fix: 'Only new players whose days to sign are not over can be signed. A commissioner can correct a contract.',
  }),
  contractYears: ({
    years,
    least,
    most,
  }: {
    readonly years: number;
    readonly least: number;
    readonly most: number;
  }) => ({
    message: `A contract has ${least} to ${many(most, 'season')}, not ${years}.`,
    fix: `Choose ${least === most ? many(least, 'season') : `${least} to ${many(most, 'season')}`}.`,
  }),
  teamYears: ({
    team,
    others,
    years,
    limit,
    most,
  }: {
    readonly team: string;
    readonly others: number;
    readonly years: number;
    readonly limit: number;
    readonly most: number;
  }) => ({
    message: `With ${many(years, 'season')} the contracts of ${team} would have ${others + years} seasons left, and the limit is ${limit}.`,
    fix: `Sign for ${many(most, 'season')}, or trade or drop players with long contracts first.`,
  }),
  contractSlots: ({
    team,
    long,
    slots,
    least,
  }: {
    readonly team: string;
    readonly long: number;
    readonly slots: number;
    readonly least: number;
  }) => ({
    message: `${team} has ${many(long, 'contract')} beyond this season, and the limit is ${slots}.`,
    fix: `Sign for ${many(least, 'season')}, or trade or drop a player with a long contract first.`,
  }),
};
