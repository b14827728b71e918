import { DEFAULT_SCORING } from '../../players/scoring/scoring.table.js';
import type { SettingRows } from '../setting.model.js';

const ROW = { section: 'play', eases: 'always', later: true, asked: false } as const;
const HOURS = { ...ROW, unit: 'hours', default: 24, max: 168 } as const;

export const PLAY = {
  waiver_hours: { ...HOURS, rule: 'onWaivers' },
  trade_review_hours: { ...HOURS, rule: 'reviewOver' },
  draft_trades_at_once: {
    ...ROW,
    unit: 'switch',
    only: 'dynasty',
    default: true,
    emptied: true,
    rule: 'tradedAtOnce',
  },
  draft_time_bank: { ...ROW, unit: 'seconds', step: 30, default: 0, max: 86_400, rule: { section: 'drafts' } },
  missed_pick: {
    ...ROW,
    unit: 'choice',
    default: 'automatic',
    options: ['automatic', 'end_of_round', 'one_round_later'],
    rule: { section: 'drafts' },
  },
  scoring: { ...ROW, unit: 'weights', byPeriod: true, default: DEFAULT_SCORING, rule: { section: 'points' } },
  time_zone: {
    section: 'play',
    unit: 'zone',
    eases: 'always',
    begins: 'midnight',
    default: 'America/Toronto',
    asked: false,
    rule: 'timeZone',
  },
} as const satisfies SettingRows;
