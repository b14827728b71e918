import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';

export const TRADING = {
  maxPickupsPerWeek: {
    label: 'Pickups per week',
    words: 'the number of pickups per week',
    section: 'trading',
    unit: 'count',
    eases: 'up',
    begins: 'next-week',
    default: 1,
    max: 50,
    tooHigh: 'At most 50 pickups per week.',
    rule: {
      section: 'free-agents',
      says: (picks) =>
        `Each team gets ${many(picks, 'free-agent pick')} for every week, from Monday to Sunday. Adding a free agent ` +
        'uses one of this week; a pick that is not used expires.',
      explains: ['pickExpired', 'pickUsed'],
    },
  },
  faTradesAllowed: {
    label: 'Free-agent picks can be traded',
    words: 'trading of free-agent picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    named: 'Free-agent pick trades',
    hint: 'Also called waiver claims',
    default: true,
    emptied: true,
    rule: {
      section: 'free-agents',
      says: (allowed) =>
        allowed
          ? 'Free-agent picks can be traded; a traded pick keeps its week.'
          : 'Free-agent picks cannot be traded.',
    },
  },
  player_trades: {
    label: 'Players can be traded',
    words: 'trading of players',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    named: 'Player trades',
    hint: 'Off: teams trade picks only',
    later: true,
    default: true,
    emptied: true,
    rule: {
      section: 'trades',
      says: (allowed) => (allowed ? 'Players can be traded.' : 'Players cannot be traded.'),
      explains: ['playersNotTradable'],
    },
  },
  equal_trades: {
    label: 'Equal numbers only',
    words: 'trades of equal numbers',
    section: 'trading',
    unit: 'switch',
    eases: 'down',
    hint: 'Both teams give the same number of players and picks',
    later: true,
    default: false,
    emptied: false,
    rule: {
      section: 'trades',
      says: (equal) =>
        equal
          ? 'In a trade both teams give the same number of players and picks. Retained salary does not count.'
          : 'The two teams of a trade can give different numbers of players and picks.',
      explains: ['unequalTrade'],
    },
  },
  draftPickTradesAllowed: {
    label: 'Draft picks can be traded',
    words: 'trading of draft picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    only: 'dynasty',
    named: 'Draft pick trades',
    hint: 'This season’s and those of seasons to come',
    default: true,
    emptied: true,
    rule: 'picksNotTradable',
  },
  pick_seasons: {
    label: 'Seasons ahead',
    words: 'the seasons ahead of which draft picks can be traded',
    section: 'trading',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'draftPickTradesAllowed',
    picks: 'ahead',
    named: 'Seasons ahead of which picks can be traded',
    later: true,
    default: 3,
    min: 1,
    tooLow: 'Let teams trade the picks of at least the next season, or switch trading of draft picks off.',
    max: 5,
    tooHigh: 'Picks can be traded for at most 5 seasons ahead.',
    emptied: 3,
    hint: (seasons) => `This season’s picks and those of ${many(seasons, 'season')} after it.`,
    rule: 'picksNotTradable',
  },
} as const satisfies SettingRows;
