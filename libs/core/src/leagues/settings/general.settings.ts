import { formatMoney } from '../../money.js';
import type { SettingRows } from '../setting.model.js';

export const GENERAL = {
  num_teams: {
    label: 'Number of teams',
    words: 'the number of teams',
    section: 'general',
    unit: 'count',
    eases: 'never',
    once: 'teams',
    default: 12,
    min: 2,
    max: 32,
    tooLow: 'A league has 2 to 32 teams.',
    tooHigh: 'A league has 2 to 32 teams.',
    rule: 'timeZone',
  },
  salary_cap: {
    label: 'Salary cap',
    words: 'the salary cap',
    section: 'general',
    unit: 'money',
    eases: 'up',
    default: 88_000_000,
    step: 1_000_000,
    min: 1,
    max: 1_000_000_000,
    tooLow: 'The salary cap must be above $0.',
    tooHigh: 'The salary cap can be at most $1,000,000,000.',
    rule: {
      section: 'cap',
      says: (cap) =>
        `The cap is ${formatMoney(cap)}. It counts the cap hits of active players, less what other teams retain, ` +
        'plus what the team itself retains.',
      explains: ['capExceeded'],
    },
  },
  cap_floor: {
    label: 'Cap floor',
    words: 'the cap floor',
    section: 'general',
    unit: 'money',
    eases: 'down',
    atZero: 'none',
    default: 0,
    step: 1_000_000,
    max: 1_000_000_000,
    tooHigh: 'The cap floor can be at most $1,000,000,000.',
    hint: (floor) => (floor === 0 ? 'None.' : 'The least that every team must spend in season.'),
    later: true,
    rule: {
      section: 'cap',
      says: (floor) =>
        floor === 0
          ? 'There is no cap floor.'
          : `In season a team uses at least ${formatMoney(floor)} of the cap, the cap floor. A move that brings a team further below it is refused.`,
      explains: ['capFloor'],
    },
  },
} as const satisfies SettingRows;
