import type { SettingRows } from '../setting.model.js';
import { WEEKDAYS } from './weekdays.js';

const MOST_PLACES = 30;

const ROW = { section: 'lineup', eases: 'never', later: true, rule: 'lineups' } as const;
const AMONG = { choice: 'lineups', is: ['day', 'week', 'month'] } as const;

const PLACES = { ...ROW, unit: 'count', byPeriod: true, among: AMONG, max: MOST_PLACES } as const;

const CHANGES = { ...ROW, unit: 'count', eases: 'up', among: AMONG, atZero: true, default: 0 } as const;

export const LINEUP = {
  lineups: { ...ROW, unit: 'choice', byPeriod: true, default: 'off', options: ['off', 'day', 'week', 'month'] },
  lineup_weekday: {
    ...ROW,
    unit: 'choice',
    byPeriod: true,
    among: { choice: 'lineups', is: ['week'] },
    default: 'monday',
    options: WEEKDAYS,
  },
  lineup_dates: {
    ...ROW,
    unit: 'dates',
    byPeriod: true,
    among: { choice: 'lineups', is: ['month'] },
    default: '1, 15',
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
    ...ROW,
    unit: 'choice',
    byPeriod: true,
    among: AMONG,
    default: 'absent',
    options: ['absent', 'always', 'off'],
  },
} as const satisfies SettingRows;
