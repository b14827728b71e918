import { locale } from '../../../../locale.js';
import { many } from '../../../../text.rules.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { AUCTION_DRAFT } from '../../auction.settings.js';

export const AUCTION_DRAFT_WORDS: WordsOfRows<typeof AUCTION_DRAFT> = {
  draft_form: {
    label: 'General draft',
    words: 'the form of the general draft',
    options: {
      picks: { label: 'Teams pick in turn', words: 'picks in turn' },
      auction: { label: 'Teams bid for players', words: 'an auction' },
    },
    hint: 'In an auction each team spends a budget. The number of rounds is the number of places that a team fills.',
  },
  auction_budget: {
    label: 'Auction budget',
    words: 'the budget of a team in the auction',
    tooLow: (least) => `The budget is at least ${least}.`,
    tooHigh: (most) => `The budget is at most ${locale.number(most)}.`,
  },
  auction_minimum: {
    label: 'Opening bid',
    words: 'the opening bid of the auction',
    tooLow: (least) => `The opening bid is at least ${least}.`,
    tooHigh: (most) => `The opening bid is at most ${locale.number(most)}.`,
    hint: (amount) => `Each open place keeps ${amount} of the budget.`,
  },
  auction_raise: {
    label: 'Minimum raise',
    words: 'the minimum raise of the auction',
    tooLow: (least) => `The minimum raise is at least ${least}.`,
    tooHigh: (most) => `The minimum raise is at most ${locale.number(most)}.`,
  },
  auction_nomination_seconds: {
    label: 'Nomination clock',
    words: 'the nomination clock of the auction',
    tooLow: (least) => `The nomination clock is at least ${least} seconds.`,
    tooHigh: () => 'The nomination clock is at most 1 hour.',
    hint: (seconds) => `A team nominates a player within ${many(seconds, 'second')}.`,
  },
  auction_bid_seconds: {
    label: 'Bid clock',
    words: 'the bid clock of the auction',
    tooLow: (least) => `The bid clock is at least ${least} seconds.`,
    tooHigh: () => 'The bid clock is at most 1 hour.',
    hint: (seconds) => `Each bid restarts a clock of ${many(seconds, 'second')}.`,
  },
};
