import type { SettingRows } from '../setting.model.js';

const ALLOWED = { section: 'trading', unit: 'switch', eases: 'up', default: true, emptied: true } as const;

const PICKS = { choice: 'free_agents', is: ['picks'] } as const;

export const TRADING = {
  maxPickupsPerWeek: {
    section: 'trading',
    unit: 'count',
    eases: 'up',
    among: PICKS,
    begins: 'next-week',
    default: 1,
    max: 50,
    rule: { section: 'free-agents', explains: ['pickExpired', 'pickUsed'] },
  },
  faTradesAllowed: { ...ALLOWED, among: PICKS, rule: { section: 'free-agents' } },
  player_trades: { ...ALLOWED, later: true, rule: { section: 'trades', explains: ['playersNotTradable'] } },
  cap_trades: {
    ...ALLOWED,
    default: false,
    emptied: false,
    rule: { section: 'trades', explains: ['capSpaceNotTradable'] },
  },
  equal_trades: {
    ...ALLOWED,
    eases: 'down',
    later: true,
    default: false,
    emptied: false,
    rule: { section: 'trades', explains: ['unequalTrade'] },
  },
  draftPickTradesAllowed: { ...ALLOWED, only: 'dynasty', rule: 'picksNotTradable' },
  pick_seasons: {
    section: 'trading',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'draftPickTradesAllowed',
    picks: 'ahead',
    later: true,
    default: 3,
    min: 1,
    max: 5,
    emptied: 3,
    rule: 'picksNotTradable',
  },
} as const satisfies SettingRows;
