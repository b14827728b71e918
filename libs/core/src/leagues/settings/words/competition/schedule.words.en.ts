import type { WordsOfRows } from '../../../setting.model.js';
import type { SCHEDULE } from '../../schedule.settings.js';

export const SCHEDULE_WORDS: WordsOfRows<typeof SCHEDULE> = {
  matchup_double: {
    label: 'Double-headers',
    words: 'double-headers in each matchup period',
    hint: 'Each team plays two opponents in each regular period: one score, two results. The play-offs have none',
  },
  matchup_odd: {
    label: 'With an odd number of teams',
    words: 'the team without an opponent in a period',
    options: {
      bye: { label: 'One team has a bye, each in turn', words: 'a bye, each team in turn' },
      median: { label: 'The idle team plays the median (points only)', words: 'a matchup against the median' },
      double: { label: 'The idle team meets a team that plays twice', words: 'a double-header of another team' },
    },
    hint: 'Where each team also plays the median, the idle team has only that one. Double-headers in each period leave no team idle.',
  },
};
