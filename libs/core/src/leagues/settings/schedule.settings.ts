import { MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';

/** How many opponents a team has in a matchup period. */
export const SCHEDULE = {
  matchup_double: {
    label: 'Double-headers',
    words: 'double-headers in each matchup period',
    section: 'competition',
    unit: 'switch',
    eases: 'never',
    among: { choice: 'format', is: MATCHUP_FORMATS },
    later: true,
    default: false,
    emptied: false,
    hint: 'Each team plays two opponents in each regular period: one score, two results. The play-offs have none',
    rule: 'format',
  },
  matchup_odd: {
    label: 'With an odd number of teams',
    words: 'the team without an opponent in a period',
    section: 'competition',
    unit: 'choice',
    eases: 'never',
    among: { choice: 'format', is: MATCHUP_FORMATS },
    later: true,
    default: 'bye',
    options: {
      bye: { label: 'One team has a bye, each in turn', words: 'a bye, each team in turn' },
      median: { label: 'The idle team plays the median (points only)', words: 'a matchup against the median' },
      double: { label: 'The idle team meets a team that plays twice', words: 'a double-header of another team' },
    },
    hint: 'Where each team also plays the median, the idle team has only that one. Double-headers in each period leave no team idle.',
    rule: 'format',
  },
} as const satisfies SettingRows;
