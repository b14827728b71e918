import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

const ROW = { section: 'protection', only: 'dynasty', under: 'protectionSheetsEnabled' } as const;

const IN_DOLLARS = { ...ROW, eases: 'up', among: { choice: 'keeper_kind', is: ['dollars'] } } as const;

const MINIMUM = { ...ROW, unit: 'count', eases: 'down', rule: 'protectedMinimums' } as const;

const BY_NUMBER = {
  ...ROW,
  unit: 'count',
  among: { choice: 'keeper_kind', is: ['number', 'round'] },
  later: true,
  max: MOST_PLAYERS,
  rule: 'protectionLimit',
} as const;

const BY_POSITION = { ...BY_NUMBER, eases: 'never', atZero: true, default: 0 } as const;

const BY_ROUND = {
  ...ROW,
  among: { choice: 'keeper_kind', is: ['round'] },
  eases: 'never',
  sheets: true,
  later: true,
  rule: 'protectionLimit',
} as const;

/** For leagues in which a keeper's round comes from the league's own drafts. */
const BY_DRAFTED_ROUND = { ...BY_ROUND, among: { choice: 'keeper_cost', is: ['drafted'] } } as const;

export const PROTECTION = {
  protectionSheetsEnabled: {
    section: 'protection',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    sheets: true,
    default: true,
    emptied: true,
    rule: 'protectionLimit',
  },
  keeper_kind: {
    ...ROW,
    unit: 'choice',
    eases: 'never',
    sheets: true,
    later: true,
    default: 'dollars',
    options: ['dollars', 'number', 'round'],
    rule: 'protectionLimit',
  },
  keepers: { ...BY_NUMBER, eases: 'up', default: 12, min: 1 },
  keepers_more: { ...BY_NUMBER, eases: 'up', default: 0, atZero: true, max: 10 },
  keepers_places: { ...BY_NUMBER, eases: 'never', sheets: true, default: 4, emptied: 4, min: 1, max: 32 },
  keepers_ir: {
    ...BY_NUMBER,
    among: { choice: 'keeper_kind', is: ['dollars', 'number', 'round'] },
    eases: 'up',
    default: 0,
  },
  keeper_forwards: BY_POSITION,
  keeper_defense: BY_POSITION,
  keeper_goalies: BY_POSITION,
  keeper_cost: { ...BY_ROUND, unit: 'choice', default: 'drafted', options: ['drafted', 'rank'] },
  keeper_step: { ...BY_DRAFTED_ROUND, unit: 'count', default: 1, max: 20 },
  keeper_undrafted: { ...BY_DRAFTED_ROUND, unit: 'count', atZero: true, default: 0, max: 60 },
  keeper_closed_rounds: { ...BY_ROUND, unit: 'count', atZero: true, default: 0, max: 60 },
  keeper_otherwise: { ...BY_ROUND, unit: 'choice', default: 'earlier', options: ['earlier', 'later'] },
  keeper_raise: {
    ...ROW,
    unit: 'count',
    eases: 'never',
    among: { choice: 'draft_form', is: ['auction'] },
    sheets: true,
    later: true,
    default: 0,
    max: 10_000,
    rule: 'keeperPrices',
  },
  protection_sheet_limit: {
    ...IN_DOLLARS,
    unit: 'money',
    default: 47_000_000,
    step: 1_000_000,
    min: 1,
    rule: 'protectionLimit',
  },
  min_forwards_protected: { ...MINIMUM, default: 5 },
  min_defense_protected: { ...MINIMUM, default: 3 },
  min_goalies_protected: { ...MINIMUM, default: 1 },
  protection_sheet_bench: {
    ...IN_DOLLARS,
    unit: 'money',
    default: 5_000_000,
    step: 500_000,
    rule: 'protectionBench',
  },
  protection_bench_size: { ...IN_DOLLARS, unit: 'count', default: 6, max: MOST_PLAYERS, rule: 'protectionBench' },
  keeper_years: {
    ...ROW,
    unit: 'count',
    eases: 'never',
    later: true,
    atZero: true,
    default: 0,
    max: 20,
    rule: 'keeperYears',
  },
  keeper_years_total: {
    ...BY_NUMBER,
    among: { choice: 'keeper_kind', is: ['dollars', 'number'] },
    eases: 'never',
    sheets: true,
    atZero: true,
    default: 0,
    max: 400,
    rule: 'keeperYears',
  },
} as const satisfies SettingRows;
