import { MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';
import { OF_MATCHUPS, OF_PERIODS } from './competition.settings.js';

const LIMIT = { ...OF_PERIODS, among: { choice: 'format', is: MATCHUP_FORMATS } } as const;

export const RESULTS = {
  matchup_order: {
    ...OF_MATCHUPS,
    unit: 'choice',
    default: 'points-meetings-division',
    options: [
      'points-meetings-division',
      'points-division-meetings',
      'meetings-points-division',
      'meetings-division-points',
      'division-points-meetings',
      'division-meetings-points',
    ],
  },
  matchup_chances: {
    section: 'competition',
    unit: 'switch',
    eases: 'always',
    among: { choice: 'format', is: MATCHUP_FORMATS },
    later: true,
    default: true,
    emptied: false,
    rule: 'format',
  },
  matchup_ties: {
    ...OF_MATCHUPS,
    unit: 'choice',
    among: { choice: 'format', is: ['h2h_points', 'h2h_most_categories'] },
    default: 'tie',
    options: ['tie', 'broken'],
  },
  matchup_corrections: {
    ...OF_MATCHUPS,
    unit: 'choice',
    default: 'three-days',
    options: ['three-days', 'always', 'never'],
  },
  goalie_starts_period: { ...LIMIT, unit: 'count', atZero: true, default: 0, max: 50 },
  period_games_cap: { ...LIMIT, unit: 'count', atZero: true, default: 0, max: 7 },
  period_limits: { ...LIMIT, unit: 'choice', default: 'scaled', options: ['scaled', 'fixed'] },
} as const satisfies SettingRows;
