import type { SettingRows } from '../setting.model.js';

export const OWN_SALARIES = {
  section: 'general',
  unit: 'money',
  eases: 'never',
  among: { choice: 'salaries', is: ['own'] },
  later: true,
  rule: 'leagueSalaries',
} as const;

/** Rows of `CONTRACTS` in a file of their own: the draft room, which loads first, needs no others of them. */
export const SALARIES = {
  salary_minimum: { ...OWN_SALARIES, default: 775_000, step: 25_000, max: 100_000_000 },
  salary_step: { ...OWN_SALARIES, default: 1, min: 1, max: 1_000_000 },
} as const satisfies SettingRows;
