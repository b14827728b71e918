import type { LeagueSettings } from '../leagues/league.rules.js';
import { hasOwnSalaries, leastSalary, minimumOf, salaryStep } from '../leagues/salaries/salary.rules.js';
import type { Dollars } from '../money.js';
import type { Refusal } from '../result.js';
import { isSeason, startYear, type Season } from '../season.js';
import { CONTRACT_LIMITS, type ContractKind } from './contract.values.js';
import { refusal } from './contracts.refusals.js';

/* Contracts of leagues with their own salaries (docs/rules.md, League contracts). */

export { hasOwnSalaries, minimumOf };

/** A contract of a player in one league. Salaries are whole dollars a season. */
export interface LeagueContract {
  readonly salary: Dollars;
  readonly firstSeason: Season;
  readonly lastSeason: Season;
}

export const covers = ({ firstSeason, lastSeason }: LeagueContract, season: Season): boolean =>
  startYear(firstSeason) <= startYear(season) && startYear(season) <= startYear(lastSeason);

/**
 * A player without a contract costs `newSalary` in the present season, and nothing later. `player-cost.queries.ts` is
 * the same in SQL.
 */
export function costIn(
  contract: LeagueContract | null,
  season: Season,
  league: { readonly season: Season; readonly entry: Dollars },
): { readonly capHit: Dollars; readonly signed: boolean } {
  if (contract !== null && covers(contract, season)) return { capHit: contract.salary, signed: true };
  return { capHit: startYear(season) <= startYear(league.season) ? league.entry : 0, signed: false };
}

/** Seasons of a contract that are left, the present one included; 0 when it is over. */
export const seasonsLeft = ({ lastSeason }: Pick<LeagueContract, 'lastSeason'>, season: Season): number =>
  Math.max(0, startYear(lastSeason) - startYear(season) + 1);

/** The reason why a league cannot have this contract; null when it can. */
export function contractProblem(
  contract: LeagueContract & { readonly kind: ContractKind },
  league: {
    readonly season: Season;
    readonly settings: Pick<LeagueSettings, 'salaries' | 'salary_minimum' | 'salary_step'>;
  },
): Refusal | null {
  const { settings, season } = league;
  if (!hasOwnSalaries(settings)) return refusal('contractsOff');
  const { salary, firstSeason, lastSeason } = contract;
  const least = minimumOf(settings);
  if (salary < least)
    return refusal('salaryTooLow', { field: 'salary', figures: { salary, least }, figure: salary, limit: least });
  const step = salaryStep(settings);
  if (salary % step !== 0)
    return refusal('salaryStep', {
      field: 'salary',
      figures: { salary, step, near: Math.max(leastSalary(settings), Math.round(salary / step) * step) },
      figure: salary,
      limit: step,
    });
  if (!isSeason(firstSeason) || startYear(firstSeason) > startYear(season))
    return refusal('contractStart', { field: 'first_season', figures: { first: firstSeason, season } });
  const years = startYear(lastSeason) - startYear(firstSeason) + 1;
  if (startYear(lastSeason) < startYear(season))
    return refusal('contractOver', { field: 'last_season', figures: { last: lastSeason, season } });
  if (years > CONTRACT_LIMITS.seasons)
    return refusal('contractLong', {
      field: 'last_season',
      figures: { years, most: CONTRACT_LIMITS.seasons },
      figure: years,
      limit: CONTRACT_LIMITS.seasons,
    });
  return null;
}
