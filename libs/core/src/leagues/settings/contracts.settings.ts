import type { SettingRows } from '../setting.model.js';
import { OWN_SALARIES, SALARIES } from './salaries.settings.js';

const SLOTS = { ...OWN_SALARIES, rule: 'auction', max: 100_000_000 } as const;

const SIGN = {
  section: 'general',
  unit: 'count',
  among: { choice: 'contract_signing', is: ['managers'] },
  later: true,
  rule: 'contractSigning',
} as const;

const RFA = {
  section: 'general',
  unit: 'count',
  eases: 'never',
  among: { choice: 'rfa', is: ['refusal', 'compensation'] },
  later: true,
  rule: 'rfa',
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
  nhl_contract_end: {
    section: 'general',
    unit: 'choice',
    eases: 'never',
    only: 'dynasty',
    among: { choice: 'salaries', is: ['nhl'] },
    default: 'stay',
    options: ['stay', 'ufa', 'all'],
    later: true,
    rule: 'leagueSalaries',
  },
  ...SALARIES,
  cut_present: { ...OWN_SALARIES, unit: 'percent', eases: 'down', rule: 'deadCap', default: 50, step: 5, max: 100 },
  cut_later: { ...OWN_SALARIES, unit: 'percent', eases: 'down', rule: 'deadCap', default: 25, step: 5, max: 100 },
  slot_salary: { ...SLOTS, atZero: true, default: 0 },
  slot_step: { ...SLOTS, default: 0 },
  slot_seasons: {
    ...SLOTS,
    unit: 'count',
    among: { choice: 'contract_signing', is: ['commissioner'] },
    default: 1,
    min: 1,
    max: 8,
  },
  contract_signing: {
    ...OWN_SALARIES,
    unit: 'choice',
    default: 'commissioner',
    options: ['commissioner', 'managers'],
    rule: 'contractSigning',
  },
  sign_salary: { ...SIGN, unit: 'choice', eases: 'never', default: 'minimum', options: ['minimum', 'nhl'] },
  sign_least: { ...SIGN, eases: 'never', default: 1, min: 1, max: 8 },
  sign_most: { ...SIGN, eases: 'up', default: 4, min: 1, max: 8 },
  sign_days: { ...SIGN, eases: 'up', default: 7, min: 1, max: 60 },
  contract_years: { ...SIGN, eases: 'up', atZero: true, default: 0, max: 400 },
  contract_slots: { ...SIGN, eases: 'up', atZero: true, default: 0, max: 100 },
  entry_seasons: { ...SIGN, eases: 'never', default: 3, min: 1, max: 8 },
  entry_salary: { ...SIGN, unit: 'money', eases: 'never', atZero: true, default: 0, max: 100_000_000 },
  entry_step: { ...SIGN, unit: 'money', eases: 'never', default: 0, max: 100_000_000 },
  rfa: {
    ...OWN_SALARIES,
    only: 'dynasty',
    unit: 'choice',
    default: 'off',
    options: ['off', 'refusal', 'compensation'],
    rule: 'rfa',
  },
  rfa_days: { ...RFA, default: 7, min: 1, max: 30 },
  rfa_match_hours: { ...RFA, default: 48, min: 1, max: 168 },
  ufa_days: {
    ...OWN_SALARIES,
    only: 'dynasty',
    unit: 'count',
    atZero: true,
    default: 14,
    earlier: 0,
    max: 60,
    rule: 'ufa',
  },
} as const satisfies SettingRows;
