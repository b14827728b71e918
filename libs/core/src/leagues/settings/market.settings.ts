import type { SettingRows } from '../setting.model.js';
import { WEEKDAYS } from './weekdays.js';

const BY_BIDS = {
  section: 'trading',
  among: { choice: 'free_agents', is: ['bids'] },
  later: true,
  rule: 'bids',
} as const;

/** How teams add free agents: by weekly picks, or by sealed bids with a budget. */
export const MARKET = {
  free_agents: {
    section: 'trading',
    unit: 'choice',
    eases: 'never',
    default: 'picks',
    options: ['picks', 'bids'],
    later: true,
    rule: 'bids',
  },
  bid_budget: { ...BY_BIDS, unit: 'money', eases: 'up', default: 100, min: 1, max: 100_000 },
  bid_minimum: { ...BY_BIDS, unit: 'money', eases: 'down', default: 0, max: 100 },
  bid_days: {
    ...BY_BIDS,
    unit: 'choice',
    eases: 'never',
    default: 'daily',
    options: ['daily', 'wednesday_sunday', ...WEEKDAYS],
  },
  bid_first_come: { ...BY_BIDS, unit: 'switch', eases: 'up', default: true, emptied: true },
  bid_price: { ...BY_BIDS, unit: 'choice', eases: 'never', default: 'bid', options: ['bid', 'second'] },
  bid_ties: { ...BY_BIDS, unit: 'choice', eases: 'never', default: 'points', options: ['points', 'earlier'] },
  bid_carry: { ...BY_BIDS, only: 'dynasty', unit: 'switch', eases: 'never', default: false, emptied: false },
  bid_trades: { ...BY_BIDS, unit: 'switch', eases: 'up', default: true, emptied: true },
  bid_losers: { ...BY_BIDS, unit: 'switch', eases: 'never', default: true, emptied: true },
} as const satisfies SettingRows;
