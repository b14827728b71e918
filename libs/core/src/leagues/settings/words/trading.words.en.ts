import { many } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { TRADING } from '../trading.settings.js';

export const TRADING_WORDS: WordsOfRows<typeof TRADING> = {
  maxPickupsPerWeek: {
    label: 'Pickups per week',
    words: 'the number of pickups per week',
    tooHigh: (most) => `At most ${most} pickups per week.`,
    says: (picks) =>
      picks === 0
        ? 'Teams get no free-agent picks, so they cannot add free agents.'
        : `Each team gets ${many(picks, 'free-agent pick')} for every week, from Monday to Sunday. Adding a free agent ` +
          'uses one of this week; a pick that is not used expires.',
  },
  faTradesAllowed: {
    label: 'Free-agent picks can be traded',
    words: 'trading of free-agent picks',
    named: 'Free-agent pick trades',
    hint: 'Also called waiver claims',
    says: (allowed) =>
      allowed ? 'Free-agent picks can be traded; a traded pick keeps its week.' : 'Free-agent picks cannot be traded.',
  },
  player_trades: {
    label: 'Players can be traded',
    words: 'trading of players',
    named: 'Player trades',
    hint: 'Off: teams trade picks only',
    says: (allowed) => (allowed ? 'Players can be traded.' : 'Players cannot be traded.'),
  },
  cap_trades: {
    label: 'Cap space can be traded',
    words: 'trading of cap space',
    named: 'Cap space trades',
    hint: 'One team’s cap falls for the season, the other’s rises',
    says: (allowed) =>
      allowed
        ? 'Cap space of the season can be traded. It counts for this season only.'
        : 'Cap space cannot be traded.',
  },
  equal_trades: {
    label: 'Equal numbers only',
    words: 'trades of equal numbers',
    hint: 'Both teams give the same number of players and picks',
    says: (equal) =>
      equal
        ? 'In a trade both teams give the same number of players and picks. Retained salary does not count.'
        : 'The two teams of a trade can give different numbers of players and picks.',
  },
  draftPickTradesAllowed: {
    label: 'Draft picks can be traded',
    words: 'trading of draft picks',
    named: 'Draft pick trades',
    hint: 'This season’s and those of seasons to come',
  },
  pick_seasons: {
    label: 'Seasons ahead',
    words: 'the number of seasons ahead for trading draft picks',
    named: 'Seasons ahead for trading picks',
    tooLow: () => 'Let teams trade the picks of at least the next season, or switch trading of draft picks off.',
    tooHigh: (most) => `Picks can be traded for at most ${most} seasons ahead.`,
    hint: (seasons) => `This season’s picks and those of ${many(seasons, 'season')} after it.`,
  },
};
