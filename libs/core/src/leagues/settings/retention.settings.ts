import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

export const RETENTION = {
  retentionEnabled: {
    section: 'retention',
    unit: 'switch',
    eases: 'up',
    default: true,
    emptied: false,
    rule: 'retentionPercent',
  },
  max_retention_perc: {
    section: 'retention',
    unit: 'percent',
    eases: 'up',
    under: 'retentionEnabled',
    default: 25,
    step: 5,
    min: 1,
    max: 50,
    rule: 'retentionPercent',
  },
  retention_slots: {
    section: 'retention',
    unit: 'count',
    eases: 'up',
    under: 'retentionEnabled',
    default: 1,
    min: 1,
    max: MOST_PLAYERS,
    rule: { section: 'trades' },
  },
  retention_days: {
    section: 'retention',
    unit: 'count',
    eases: 'down',
    under: 'retentionEnabled',
    atZero: true,
    later: true,
    default: 0,
    max: 365,
    rule: { section: 'trades', explains: ['retainedTooSoon'] },
  },
} as const satisfies SettingRows;
