import { formatMoney } from '../../../money.js';
import { many } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { MARKET } from '../market.settings.js';
import { WEEKDAY_OPTIONS } from './weekdays.words.en.js';

export const MARKET_WORDS: WordsOfRows<typeof MARKET> = {
  free_agents: {
    label: 'Free agents are added by',
    words: 'the way to add free agents',
    options: {
      picks: { label: 'Weekly picks', words: 'weekly picks' },
      bids: { label: 'Sealed bids', words: 'sealed bids' },
      auctions: { label: 'Auctions over days', words: 'auctions over days' },
    },
    hint: 'With bids and auctions, the highest bid gets the player.',
  },
  bid_funds: {
    label: 'Bids are paid from',
    words: 'what bids are paid from',
    options: {
      budget: { label: 'A budget', words: 'a budget for the season' },
      salary: { label: 'Cap space, as a salary', words: 'cap space, as a salary for one season' },
    },
    hint: 'The bid can be the player’s salary for one season, in a league with its own salaries.',
  },
  bid_budget: {
    label: 'Budget a season',
    words: 'the budget for bids',
    tooLow: (least) => `The budget for bids is at least ${formatMoney(least)}.`,
    tooHigh: (most) => `The budget for bids is at most ${formatMoney(most)}.`,
    hint: (budget) => `Each team can spend ${formatMoney(budget)} on free agents in a season.`,
  },
  bid_minimum: {
    label: 'Minimum bid',
    words: 'the minimum bid',
    tooHigh: (most) => `The minimum bid is at most ${formatMoney(most)}.`,
    hint: (least) => (least === 0 ? 'A bid of $0 counts.' : `A bid is at least ${formatMoney(least)}.`),
  },
  bid_days: {
    label: 'Bids are decided',
    words: 'the days on which bids are decided',
    options: {
      daily: { label: 'Every day', words: 'every day' },
      wednesday_sunday: { label: 'Wednesday and Sunday', words: 'Wednesday and Sunday' },
      ...WEEKDAY_OPTIONS,
    },
    hint: 'At 4:00 AM in the league’s time zone.',
  },
  bid_first_come: {
    label: 'First come after a run',
    words: 'adds without a bid',
    hint: 'Players without a bid can be added until their next game starts',
  },
  bid_price: {
    label: 'Price',
    words: 'the price of a won player',
    named: 'Price of a won player',
    options: {
      bid: { label: 'The bid', words: 'the bid' },
      second: { label: 'Just above the second bid', words: 'just above the second bid' },
    },
    hint: 'By the second bid, a team pays $1 or one step of salaries more than the next bid. It never pays more than its own.',
  },
  bid_ties: {
    label: 'Equal bids',
    words: 'the order of equal bids',
    options: {
      points: { label: 'The lowest in the table wins', words: 'the lowest in the table' },
      earlier: { label: 'The earlier bid wins', words: 'the earlier bid' },
    },
    hint: 'Tied teams are drawn, and the draw is logged.',
  },
  bid_carry: {
    label: 'Carry budgets over',
    words: 'carrying budgets over',
    hint: 'What is left of a budget is added to that of the next season',
  },
  bid_trades: {
    label: 'Budgets can be traded',
    words: 'trading of budgets for bids',
    hint: 'A trade can include a part of a team’s budget of the season',
  },
  bid_losers: {
    label: 'Show the bids that lost',
    words: 'showing the bids that lost',
    hint: 'After a run. Winning bids are always shown',
  },
  lot_hours: {
    label: 'Hours of an auction',
    words: 'the hours of an auction',
    tooLow: (least) => `An auction lasts at least ${many(least, 'hour')}.`,
    tooHigh: (most) => `An auction lasts at most ${many(most, 'hour')}.`,
    hint: (hours) => `An auction ends ${many(hours, 'hour')} after the last new leader, or after its opening.`,
  },
  lot_end: {
    label: 'End of an auction',
    words: 'the end of an auction',
    options: {
      moves: { label: 'Moves with each new leader', words: 'after the last new leader' },
      fixed: { label: 'Fixed at its opening', words: 'fixed at the opening' },
    },
    hint: 'A leader who raises the own maximum moves nothing.',
  },
  lot_quiet: {
    label: 'Quiet hours',
    words: 'the quiet hours of auctions',
    options: {
      night: { label: '11 PM to 8 AM', words: '11 PM to 8 AM' },
      evening: { label: '9 PM to 9 AM', words: '9 PM to 9 AM' },
      none: { label: 'None', words: 'none' },
    },
    hint: 'No auction ends in them, in the league’s time zone. Its end moves to their end.',
  },
  lot_nominations: {
    label: 'Open nominations of a team',
    words: 'the open nominations of a team',
    tooLow: (least) => `A team has at least ${many(least, 'open nomination')}.`,
    tooHigh: (most) => `A team has at most ${many(most, 'open nomination')}.`,
    hint: (most) => `A team can have ${many(most, 'auction')} under way that it opened.`,
  },
};
