import { scoringRule } from '../../../players/scoring/scoring.words.js';
import { durationWords } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { PLAY } from '../play.settings.js';

export const PLAY_WORDS: WordsOfRows<typeof PLAY> = {
  waiver_hours: {
    label: 'Hours on waivers',
    words: 'the time on waivers',
    tooHigh: () => 'Waivers last at most a week (168 hours).',
    hint: (hours) =>
      hours === 0 ? 'Dropped players are free agents at once.' : 'How long dropped players wait for claims.',
  },
  trade_review_hours: {
    label: 'Hours of review',
    words: 'the review of trades',
    tooHigh: (most) => `A review lasts at most ${most} hours.`,
    hint: (hours) =>
      hours === 0
        ? 'An accepted trade is executed at once.'
        : 'Between acceptance and execution a trade can be vetoed.',
  },
  draft_trades_at_once: {
    label: 'Draft-pick trades at once',
    words: 'carrying out draft-pick trades at once',
    hint: 'While a draft runs, a trade of draft picks alone is carried out when it is accepted.',
  },
  draft_time_bank: {
    label: 'Time bank in drafts (seconds)',
    words: 'the time bank in drafts',
    tooHigh: () => 'The time bank is at most 86,400 seconds (24 hours).',
    hint: (seconds) =>
      seconds === 0
        ? 'No time bank: a pick has only its clock.'
        : `Each team may take ${durationWords(seconds)} beyond its clocks in a draft.`,
    says: (seconds) =>
      seconds === 0
        ? 'There is no time bank: a pick has only its clock.'
        : `Each team has a time bank of ${durationWords(seconds)} for each draft. When a clock has run out the bank runs, and ` +
          'the pick is missed only when the bank is empty. An undone pick gives back what it drew. Auto draws nothing.',
  },
  missed_pick: {
    label: 'A missed draft pick',
    words: 'what becomes of a missed draft pick',
    options: {
      automatic: { label: 'Is made by Auto at once', words: 'an automatic pick at once' },
      end_of_round: { label: 'Moves to the end of its round', words: 'a move to the end of its round' },
      one_round_later: { label: 'Moves one round later', words: 'a move to the end of the next round' },
    },
    hint: 'A queued player is picked in any case, and Auto never waits. A pick moves once; the next time Auto makes it.',
    says: (choice) =>
      choice === 'automatic'
        ? 'A missed pick is made at once for the team, by its queue or by rank and need.'
        : `A missed pick moves to the end of ${choice === 'end_of_round' ? 'its round' : 'the next round, in the last round to its end'}, unless a player of the team’s queue is legal or the team is on Auto. It keeps its round, number and owner. It moves once, and only when another pick then comes before it. Otherwise a player is picked for the team by rank and need.`,
  },
  scoring: {
    label: 'Points',
    words: 'the scoring',
    says: scoringRule,
  },
  time_zone: {
    label: 'Time zone',
    words: 'the time zone',
    hint: 'Days and weeks of the league begin at its midnight.',
  },
};
