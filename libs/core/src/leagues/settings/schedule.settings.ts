import type { SettingRows } from '../setting.model.js';
import { OF_MATCHUPS } from './competition.settings.js';

export const SCHEDULE = {
  matchup_double: { ...OF_MATCHUPS, unit: 'switch', default: false, emptied: false },
  matchup_odd: { ...OF_MATCHUPS, unit: 'choice', default: 'bye', options: ['bye', 'median', 'double'] },
} as const satisfies SettingRows;
