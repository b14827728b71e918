import type { LeagueSettings } from '../leagues/league.rules.js';
import { CONTRACTS } from '../leagues/settings/contracts.settings.js';
import type { Dollars } from '../money.js';
import { ok, type Result } from '../result.js';
import { seasonPlus, type Season } from '../season.js';
import { minimumOf, seasonsLeft } from './contract.rules.js';
import { refuse } from './contracts.refusals.js';

/* Contracts that managers sign (docs/rules.md, League contracts). */

type SigningKey =
  | 'contract_signing'
  | 'sign_salary'
  | 'sign_least'
  | 'sign_most'
  | 'sign_days'
  | 'contract_years'
  | 'contract_slots'
  | 'entry_seasons'
  | 'entry_salary'
  | 'entry_step';
export type SigningSettings = {
  readonly [Key in SigningKey | 'salaries']?: LeagueSettings[Key] | null;
};

export interface SigningRules {
  /** How to set the salary of a player who is added, or drafted without an auction. */
  readonly salary: 'minimum' | 'nhl';
  /** Seasons of the shortest contract, which a player gets who is not signed in time, and of the longest one. */
  readonly least: number;
  readonly most: number;
  readonly days: number;
  /** The most seasons that all contracts of a team may have left together; 0 without a limit. */
  readonly years: number;
  /** The most contracts of a team that last beyond the season; 0 without a limit. */
  readonly slots: number;
  readonly entrySeasons: number;
}

/** Null in leagues whose commissioners set the contracts, and in leagues on NHL cap hits. */
export function signingRules(settings: SigningSettings): SigningRules | null {
  if (settings.salaries !== 'own' || settings.contract_signing !== 'managers') return null;
  const least = settings.sign_least ?? CONTRACTS.sign_least.default;
  return {
    salary: settings.sign_salary === 'nhl' ? 'nhl' : 'minimum',
    least,
    most: Math.max(least, settings.sign_most ?? CONTRACTS.sign_most.default),
    days: settings.sign_days ?? CONTRACTS.sign_days.default,
    years: settings.contract_years ?? CONTRACTS.contract_years.default,
    slots: settings.contract_slots ?? CONTRACTS.contract_slots.default,
    entrySeasons: settings.entry_seasons ?? CONTRACTS.entry_seasons.default,
  };
}

/** Seasons of the contract of a pick whose round sets the salary. Managers who sign can choose more afterwards. */
export const slotSeasons = (settings: LeagueSettings): number =>
  signingRules(settings)?.least ?? settings.slot_seasons ?? CONTRACTS.slot_seasons.default;

type SalarySettings = SigningSettings & Pick<LeagueSettings, 'salary_minimum' | 'salary_step'>;

/**
 * The salary without a contract: the league's minimum, or the NHL cap hit rounded up to a step. `newSalary` is the same
 * in SQL.
 */
export function newSalary(settings: SalarySettings, nhlHit: Dollars): Dollars {
  const least = minimumOf(settings);
  if (signingRules(settings)?.salary !== 'nhl') return least;
  const step = settings.salary_step ?? 1;
  return Math.max(least, Math.ceil(nhlHit / step) * step);
}

/** The salary of a called-up rookie, by draft round. `newSalary` is the same in SQL. */
export function entrySalary(settings: SalarySettings, round: number): Dollars {
  const { entry_salary: first, entry_step: step } = settings;
  return Math.max(minimumOf(settings), (first ?? 0) - (step ?? 0) * (round - 1));
}

/** A contract that waits for its manager, with the other contracts of the team. */
export interface Signing {
  readonly player: string;
  readonly team: string;
  readonly season: Season;
  readonly lastSeason: Season;
  /** False for a contract whose length is settled. */
  readonly waits: boolean;
  /** The last seasons of the team's other contracts. */
  readonly others: readonly Season[];
}

/** The last season of the contract when it is signed for these years from the present season on, or a refusal. */
export function signFor(years: number, signing: Signing, rules: SigningRules): Result<Season> {
  const { player, team, season, others } = signing;
  if (!signing.waits) return refuse('notToSign', { figures: { player, last: signing.lastSeason } });
  const { least, most } = rules;
  if (years < least || years > most)
    return refuse('contractYears', {
      field: 'years',
      figures: { years, least, most },
      figure: years,
      limit: years < least ? least : most,
    });
  if (years === least) return ok(seasonPlus(season, years - 1));
  const left = others.map((lastSeason) => seasonsLeft({ lastSeason }, season));
  const sum = left.reduce((total, one) => total + one, 0);
  if (rules.years > 0 && sum + years > rules.years)
    return refuse('teamYears', {
      field: 'years',
      figures: { team, others: sum, years, limit: rules.years, most: Math.max(least, rules.years - sum) },
      figure: sum + years,
      limit: rules.years,
    });
  const long = left.filter((one) => one > 1).length;
  if (rules.slots > 0 && years > 1 && long >= rules.slots)
    return refuse('contractSlots', {
      field: 'years',
      figures: { team, long, slots: rules.slots, least },
      figure: long + 1,
      limit: rules.slots,
    });
  return ok(seasonPlus(season, years - 1));
}
