import type { SettingRows } from '../setting.model.js';

export const GENERAL = {
  num_teams: {
    section: 'general',
    unit: 'count',
    eases: 'never',
    once: 'teams',
    default: 12,
    min: 2,
    max: 32,
    rule: 'timeZone',
  },
  salary_cap: {
    section: 'general',
    unit: 'money',
    eases: 'up',
    default: 88_000_000,
    step: 1_000_000,
    min: 1,
    max: 1_000_000_000,
    rule: { section: 'cap', explains: ['capExceeded'] },
  },
  cap_floor: {
    section: 'general',
    unit: 'money',
    eases: 'down',
    atZero: true,
    default: 0,
    step: 1_000_000,
    max: 1_000_000_000,
    later: true,
    rule: { section: 'cap', explains: ['capFloor'] },
  },
} as const satisfies SettingRows;
