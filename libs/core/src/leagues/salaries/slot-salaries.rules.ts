import type { DraftType } from '../../draft-type.js';
import type { Dollars } from '../../money.js';
import { hasOwnSalaries, leastSalary } from './salary.rules.js';
import type { LeagueSettings } from '../settings.values.js';

/** Salaries by round: of the first round, the step by which each later round is lower, and the minimum. */
export interface SlotSalaries {
  readonly first: Dollars;
  readonly step: Dollars;
  readonly least: Dollars;
}

export const slotSalary = ({ first, step, least }: SlotSalaries, round: number): Dollars =>
  Math.max(least, first - step * (round - 1));

type SlotKey = 'salaries' | 'draft_form' | 'slot_salary' | 'slot_step' | 'salary_minimum' | 'salary_step';

/** The salaries by round of the league's draft; null where the round of a pick sets none. */
export function slotSalaries(settings: Pick<LeagueSettings, SlotKey>, type: DraftType): SlotSalaries | null {
  const { slot_salary: first, slot_step: step } = settings;
  if (type !== 'general' || !hasOwnSalaries(settings) || settings.draft_form === 'auction' || !first) return null;
  return { first, step: step ?? 0, least: leastSalary(settings) };
}
