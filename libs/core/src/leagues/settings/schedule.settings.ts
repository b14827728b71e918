import { MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';

/** How many opponents a team has in a matchup period. */
export const SCHEDULE = {
  matchup_double: {
    section: 'competition',
    unit: 'switch',
    eases: 'never',
    bySeason: true,
    among: { choice: 'format', is: MATCHUP_FORMATS },
    later: true,
    default: false,
    emptied: false,
    rule: 'format',
  },
  matchup_odd: {
    section: 'competition',
    unit: 'choice',
    eases: 'never',
    bySeason: true,
    among: { choice: 'format', is: MATCHUP_FORMATS },
    later: true,
    default: 'bye',
    options: ['bye', 'median', 'double'],
    rule: 'format',
  },
} as const satisfies SettingRows;
