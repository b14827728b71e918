import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

export const RETENTION = {
  retentionEnabled: {
    label: 'Salary retention',
    words: 'salary retention',
    section: 'retention',
    unit: 'switch',
    eases: 'up',
    named: 'Retention',
    hint: 'Teams may retain salary in trades',
    default: true,
    emptied: false,
    rule: 'retentionPercent',
  },
  max_retention_perc: {
    label: 'Maximum retained',
    words: 'the maximum retained',
    section: 'retention',
    unit: 'percent',
    eases: 'up',
    under: 'retentionEnabled',
    named: 'Maximum retention',
    default: 25,
    step: 5,
    min: 1,
    tooLow: 'Allow at least 1 %, or switch retention off.',
    max: 50,
    tooHigh: 'At most 50 % of a salary can be retained.',
    rule: 'retentionPercent',
  },
  retention_slots: {
    label: 'Retention slots',
    words: 'the number of retention slots',
    section: 'retention',
    unit: 'count',
    eases: 'up',
    under: 'retentionEnabled',
    default: 1,
    min: 1,
    tooLow: 'Allow at least 1 retained contract, or switch retention off.',
    max: MOST_PLAYERS,
    tooHigh: `At most ${MOST_PLAYERS} retained contracts.`,
    rule: {
      section: 'trades',
      says: (slots) => `It carries at most ${many(slots, 'retained contract')} at once.`,
    },
  },
  retention_days: {
    label: 'Days between two',
    words: 'the days between two retentions of a player',
    section: 'retention',
    unit: 'count',
    eases: 'down',
    under: 'retentionEnabled',
    named: 'Days between two retentions',
    atZero: 'none',
    later: true,
    default: 0,
    max: 365,
    tooHigh: 'At most 365 days between two retentions.',
    hint: (days) => (days === 0 ? 'A salary can be retained again at once.' : 'The NHL has 75 since 2025-26.'),
    rule: {
      section: 'trades',
      says: (days) =>
        days === 0
          ? 'A player’s salary can be retained again in the next trade.'
          : `Between two retentions of a player’s salary lie at least ${many(days, 'day')}.`,
      explains: ['retainedTooSoon'],
    },
  },
} as const satisfies SettingRows;
