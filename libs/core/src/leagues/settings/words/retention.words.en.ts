import { many } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { RETENTION } from '../retention.settings.js';

export const RETENTION_WORDS: WordsOfRows<typeof RETENTION> = {
  retentionEnabled: {
    label: 'Salary retention',
    words: 'salary retention',
    named: 'Retention',
    hint: 'Teams may retain salary in trades',
  },
  max_retention_perc: {
    label: 'Maximum retained',
    words: 'the maximum retained',
    named: 'Maximum retention',
    tooLow: () => 'Allow at least 1 %, or switch retention off.',
    tooHigh: (most) => `At most ${most} % of a salary can be retained.`,
  },
  retention_slots: {
    label: 'Retention slots',
    words: 'the number of retention slots',
    tooLow: () => 'Allow at least 1 retained contract, or switch retention off.',
    tooHigh: (most) => `At most ${most} retained contracts.`,
    says: (slots) => `It carries at most ${many(slots, 'retained contract')} at once.`,
  },
  retention_days: {
    label: 'Days between two',
    words: 'the days between two retentions of a player',
    named: 'Days between two retentions',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} days between two retentions.`,
    hint: (days) => (days === 0 ? 'A salary can be retained again at once.' : 'The NHL has 75 since 2025-26.'),
    says: (days) =>
      days === 0
        ? 'A player’s salary can be retained again in the next trade.'
        : `Between two retentions of a player’s salary lie at least ${many(days, 'day')}.`,
  },
};
