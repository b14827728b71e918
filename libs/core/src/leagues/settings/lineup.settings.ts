import type { SettingRows } from '../setting.model.js';
import { WEEKDAYS } from './weekdays.js';

const MOST_PLACES = 30;

const PLACES = {
  section: 'lineup',
  unit: 'count',
  eases: 'never',
  byPeriod: true,
  among: { choice: 'lineups', is: ['day', 'week', 'month'] },
  later: true,
  max: MOST_PLACES,
  rule: 'lineups',
} as const;

const { byPeriod: _, ...LIMIT } = PLACES;

const CHANGES = {
  ...LIMIT,
  eases: 'up',
  atZero: true,
  default: 0,
} as const;

export const LINEUP = {
  lineups: {
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    later: true,
    default: 'off',
    options: ['off', 'day', 'week', 'month'],
    rule: 'lineups',
  },
  lineup_weekday: {
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    among: { choice: 'lineups', is: ['week'] },
    later: true,
    default: 'monday',
    options: WEEKDAYS,
    rule: 'lineups',
  },
  lineup_dates: {
    section: 'lineup',
    unit: 'dates',
    eases: 'never',
    byPeriod: true,
    among: { choice: 'lineups', is: ['month'] },
    later: true,
    default: '1, 15',
    rule: 'lineups',
  },
  lineup_f: { ...PLACES, default: 9 },
  lineup_c: { ...PLACES, default: 0 },
  lineup_lw: { ...PLACES, default: 0 },
  lineup_rw: { ...PLACES, default: 0 },
  lineup_d: { ...PLACES, default: 4 },
  lineup_u: { ...PLACES, default: 1 },
  lineup_g: { ...PLACES, default: 1 },
  lineup_changes: { ...CHANGES, max: 200 },
  lineup_changes_month: { ...CHANGES, max: 1_000 },
  lineup_changes_season: { ...CHANGES, max: 5_000 },
  lineup_stand_in: {
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    among: PLACES.among,
    later: true,
    default: 'absent',
    options: ['absent', 'always', 'off'],
    rule: 'lineups',
  },
} as const satisfies SettingRows;
