import type { Dollars } from '../../money.js';
import type { LeagueSettings } from '../settings.values.js';
import { SALARIES } from '../../leagues/settings/salaries.settings.js';

/* Salaries of leagues that have their own (docs/rules.md, League contracts). */

export const hasOwnSalaries = (settings: Pick<LeagueSettings, 'salaries'>): boolean => settings.salaries === 'own';

export const minimumOf = (settings: Pick<LeagueSettings, 'salary_minimum'>): Dollars =>
  settings.salary_minimum ?? SALARIES.salary_minimum.default;

export const salaryStep = ({ salary_step: step }: Pick<LeagueSettings, 'salary_step'>): Dollars =>
  step ?? SALARIES.salary_step.default;

/** The lowest salary that a contract can have: a multiple of the step of salaries. */
export function leastSalary(settings: Pick<LeagueSettings, 'salary_minimum' | 'salary_step'>): Dollars {
  const step = salaryStep(settings);
  return Math.max(step, Math.ceil(minimumOf(settings) / step) * step);
}
