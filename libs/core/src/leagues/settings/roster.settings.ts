import type { SettingRows } from '../setting.model.js';

/** Maximum number of players in any list of a team. */
export const MOST_PLAYERS = 100;

const LIMIT = {
  section: 'roster',
  unit: 'count',
  eases: 'up',
  atZero: true,
  later: true,
  default: 0,
  max: MOST_PLAYERS,
  rule: 'positionLimits',
} as const;

export const ROSTER = {
  max_roster_size: {
    section: 'roster',
    unit: 'count',
    eases: 'up',
    default: 25,
    min: 1,
    max: MOST_PLAYERS,
    rule: { section: 'rosters', explains: ['rosterFull'] },
  },
  min_forwards: { section: 'roster', unit: 'count', eases: 'down', default: 9, rule: 'minimums' },
  min_defense: { section: 'roster', unit: 'count', eases: 'down', default: 5, rule: 'minimums' },
  min_goalies: { section: 'roster', unit: 'count', eases: 'down', default: 2, rule: 'minimums' },
  most_c: LIMIT,
  most_lw: LIMIT,
  most_rw: LIMIT,
  most_d: LIMIT,
  most_g: LIMIT,
  ir_slots: { section: 'roster', unit: 'count', eases: 'up', default: 3, max: MOST_PLAYERS, rule: 'irSlots' },
  ir_return_days: {
    section: 'roster',
    unit: 'count',
    eases: 'up',
    atZero: true,
    later: true,
    default: 7,
    earlier: 0,
    max: 60,
    rule: { section: 'rosters' },
  },
  ir_relief: {
    section: 'roster',
    unit: 'money',
    eases: 'up',
    atZero: true,
    later: true,
    default: 0,
    step: 1_000_000,
    max: 1_000_000_000,
    rule: 'capPlaces',
  },
} as const satisfies SettingRows;
