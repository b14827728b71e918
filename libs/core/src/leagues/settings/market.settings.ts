import type { SettingRows } from '../setting.model.js';
import { WEEKDAYS } from './weekdays.js';

const BY_BIDS = {
  section: 'trading',
  among: { choice: 'free_agents', is: ['bids', 'auctions'] },
  later: true,
  rule: 'bids',
} as const;
const BUDGET = { ...BY_BIDS, among: { choice: 'bid_funds', is: ['budget'] } } as const;
const SEALED = { ...BY_BIDS, among: { choice: 'free_agents', is: ['bids'] } } as const;
const OVER_DAYS = { ...BY_BIDS, among: { choice: 'free_agents', is: ['auctions'] } } as const;

/** Free agents are added by weekly picks, sealed bids or auctions over days. */
export const MARKET = {
  free_agents: {
    section: 'trading',
    unit: 'choice',
    eases: 'never',
    default: 'picks',
    options: ['picks', 'bids', 'auctions'],
    later: true,
    rule: 'bids',
  },
  bid_funds: { ...BY_BIDS, unit: 'choice', eases: 'never', default: 'budget', options: ['budget', 'salary'] },
  bid_budget: { ...BUDGET, unit: 'money', eases: 'up', default: 100, min: 1, max: 100_000 },
  bid_minimum: { ...BUDGET, unit: 'money', eases: 'down', default: 0, max: 100 },
  bid_days: {
    ...SEALED,
    unit: 'choice',
    eases: 'never',
    default: 'daily',
    options: ['daily', 'wednesday_sunday', ...WEEKDAYS],
  },
  bid_first_come: { ...SEALED, unit: 'switch', eases: 'up', default: true, emptied: true },
  bid_price: { ...SEALED, unit: 'choice', eases: 'never', default: 'bid', options: ['bid', 'second'] },
  bid_ties: { ...SEALED, unit: 'choice', eases: 'never', default: 'points', options: ['points', 'earlier'] },
  bid_carry: { ...BUDGET, only: 'dynasty', unit: 'switch', eases: 'never', default: false, emptied: false },
  bid_trades: { ...BUDGET, unit: 'switch', eases: 'up', default: true, emptied: true },
  bid_losers: { ...SEALED, unit: 'switch', eases: 'never', default: true, emptied: true },
  lot_hours: { ...OVER_DAYS, unit: 'count', eases: 'never', default: 24, min: 1, max: 168 },
  lot_end: { ...OVER_DAYS, unit: 'choice', eases: 'never', default: 'moves', options: ['moves', 'fixed'] },
  lot_quiet: {
    ...OVER_DAYS,
    unit: 'choice',
    eases: 'never',
    default: 'night',
    options: ['night', 'evening', 'none'],
  },
  lot_nominations: { ...OVER_DAYS, unit: 'count', eases: 'up', default: 2, min: 1, max: 20 },
} as const satisfies SettingRows;
