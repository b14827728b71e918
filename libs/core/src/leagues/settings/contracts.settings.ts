import type { SettingRows } from '../setting.model.js';

const OWN = {
  section: 'general',
  unit: 'money',
  eases: 'never',
  among: { choice: 'salaries', is: ['own'] },
  later: true,
  rule: 'leagueSalaries',
} as const;

export const CONTRACTS = {
  salaries: {
    section: 'general',
    unit: 'choice',
    eases: 'never',
    once: 'teams',
    default: 'nhl',
    options: ['nhl', 'own'],
    later: true,
    rule: 'leagueSalaries',
  },
  salary_minimum: { ...OWN, default: 775_000, step: 25_000, max: 100_000_000 },
  salary_step: { ...OWN, default: 1, min: 1, max: 1_000_000 },
  cut_present: { ...OWN, unit: 'percent', eases: 'down', rule: 'deadCap', default: 50, step: 5, max: 100 },
  cut_later: { ...OWN, unit: 'percent', eases: 'down', rule: 'deadCap', default: 25, step: 5, max: 100 },
} as const satisfies SettingRows;
