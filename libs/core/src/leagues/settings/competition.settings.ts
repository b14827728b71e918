import { DEFAULT_CATEGORIES } from '../../players/scoring/default-categories.js';
import { CATEGORY_FORMATS, CATEGORY_MATCHUP_FORMATS, MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';
import { WEEKDAYS } from './weekdays.js';

export const OF_SEASON = {
  section: 'competition',
  eases: 'never',
  bySeason: true,
  later: true,
  rule: 'format',
} as const;

export const OF_MATCHUPS = { ...OF_SEASON, among: { choice: 'format', is: MATCHUP_FORMATS } } as const;

export const OF_PERIODS = {
  section: 'competition',
  eases: 'always',
  begins: 'next-period',
  later: true,
  rule: 'format',
} as const;

export const COMPETITION = {
  format: {
    ...OF_SEASON,
    unit: 'choice',
    default: 'points',
    options: ['points', 'h2h_points', 'h2h_each_category', 'h2h_most_categories', 'roto'],
  },
  matchup_median: {
    ...OF_SEASON,
    unit: 'switch',
    among: { choice: 'format', is: ['h2h_points'] },
    default: false,
    emptied: false,
  },
  matchup_record: { ...OF_MATCHUPS, unit: 'choice', default: 'share', options: ['share', '2-1-0', '3-1-0'] },
  divisions: { ...OF_MATCHUPS, unit: 'count', atZero: true, default: 0, max: 8 },
  matchup_days: { ...OF_MATCHUPS, unit: 'count', default: 7, min: 3, max: 14 },
  matchup_split: { ...OF_MATCHUPS, unit: 'choice', default: 'whole', options: ['whole', '3-4', '4-3'] },
  cup: {
    ...OF_SEASON,
    unit: 'choice',
    among: { choice: 'format', is: ['points', ...MATCHUP_FORMATS] },
    default: 'none',
    options: ['none', '11-01', '12-01', '01-01', '02-01', '03-01'],
    rule: { section: 'points' },
  },
  matchup_weekday: { ...OF_MATCHUPS, unit: 'choice', default: 'monday', options: WEEKDAYS },
  matchup_short_weeks: { ...OF_MATCHUPS, unit: 'choice', default: 'join', options: ['join', 'keep', 'none'] },
  categories: {
    ...OF_PERIODS,
    unit: 'categories',
    among: { choice: 'format', is: CATEGORY_FORMATS },
    default: DEFAULT_CATEGORIES,
  },
  category_goalies: {
    ...OF_PERIODS,
    unit: 'count',
    among: { choice: 'format', is: CATEGORY_MATCHUP_FORMATS },
    atZero: true,
    default: 3,
    max: 20,
  },
  category_goalies_below: {
    ...OF_PERIODS,
    unit: 'choice',
    among: { choice: 'format', is: CATEGORY_MATCHUP_FORMATS },
    default: 'all',
    options: ['all', 'both', 'ratios'],
  },
} as const satisfies SettingRows;
