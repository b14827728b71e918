import type { SettingRows } from '../setting.model.js';

export const COMPETITION = {
  format: {
    label: 'Format',
    words: 'the format',
    section: 'competition',
    unit: 'choice',
    eases: 'never',
    later: true,
    default: 'points',
    options: {
      points: { label: 'Points: one table all season', words: 'points, one table all season' },
      h2h_points: { label: 'Matchups: two teams meet each week', words: 'matchups, decided by points' },
    },
    hint: 'How the season is won. It changes between two seasons only.',
    rule: 'format',
  },
  matchup_median: {
    label: 'Also play the median',
    words: 'a weekly matchup against the median',
    section: 'competition',
    unit: 'switch',
    eases: 'never',
    among: { choice: 'format', is: ['h2h_points'] },
    later: true,
    default: false,
    emptied: false,
    hint: 'A second result each period: against the median of all teams’ scores',
    rule: 'format',
  },
} as const satisfies SettingRows;
