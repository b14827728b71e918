import { formatMoney } from '../../../money.js';
import { many } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { PROTECTION } from '../protection.settings.js';

const BY_NUMBER = { tooHigh: (most: number) => `A sheet has at most ${most} players.` };

const ofPosition = (keepers: number): string => (keepers === 0 ? 'As many as the sheet has.' : `At most ${keepers}.`);

export const PROTECTION_WORDS: WordsOfRows<typeof PROTECTION> = {
  protectionSheetsEnabled: {
    label: 'Protection sheets',
    words: 'the use of protection sheets',
    hint: 'Teams choose their keepers under a limit',
  },
  keeper_kind: {
    label: 'Keepers',
    words: 'the way in which teams keep players',
    options: {
      dollars: { label: 'By dollars', words: 'by dollars' },
      number: { label: 'By number', words: 'by number' },
      round: { label: 'By round', words: 'by the round given up' },
    },
    hint: 'By a limit on cap hits, by a number of players, or by the draft picks they cost.',
  },
  keepers: {
    ...BY_NUMBER,
    label: 'Number of keepers',
    words: 'the number of keepers',
    tooLow: () => 'Let teams keep at least 1 player, or switch protection sheets off.',
  },
  keepers_more: {
    ...BY_NUMBER,
    label: 'More keepers for lower places',
    words: 'the keepers that teams in lower places have in addition',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} more keepers for each group of places.`,
    hint: (more) =>
      more === 0
        ? 'All teams keep the same number of players.'
        : `${many(more, 'keeper')} more for each group of places in last season’s table, from the second group on.`,
  },
  keepers_places: {
    ...BY_NUMBER,
    label: 'Places of a group',
    words: 'the places of a group of teams that keep the same number of players',
    tooLow: () => 'A group has at least 1 place.',
    tooHigh: (most) => `A group has at most ${most} places.`,
    hint: (places) =>
      `Places 1 to ${places} of last season are the first group. This matters only when lower places have more keepers.`,
  },
  keepers_ir: {
    ...BY_NUMBER,
    label: 'Injured reserve in addition',
    words: 'the players on injured reserve who are kept in addition',
    hint: (count) =>
      count === 0
        ? 'They count like all others.'
        : `Up to ${many(count, 'player')} on injured reserve do not count toward the number of keepers or the core’s limit.`,
  },
  keeper_forwards: {
    ...BY_NUMBER,
    label: 'Most forwards kept',
    words: 'the most forwards kept',
    atZero: 'unlimited',
    hint: ofPosition,
  },
  keeper_defense: {
    ...BY_NUMBER,
    label: 'Most defensemen kept',
    words: 'the most defensemen kept',
    atZero: 'unlimited',
    hint: ofPosition,
  },
  keeper_goalies: {
    ...BY_NUMBER,
    label: 'Most goalies kept',
    words: 'the most goalies kept',
    atZero: 'unlimited',
    hint: ofPosition,
  },
  keeper_cost: {
    label: 'Round of a keeper',
    words: 'the way in which the round of a keeper is decided',
    options: {
      drafted: { label: 'By their last draft', words: 'by the round of their last draft' },
      rank: { label: 'By last season’s rank', words: 'by last season’s rank' },
    },
    hint: 'By rank, the best players of last season cost round 1, as many as there are teams, the next ones round 2.',
  },
  keeper_step: {
    label: 'Rounds earlier a season',
    words: 'the rounds by which a keeper costs more each season',
    tooHigh: (most) => `At most ${most} rounds.`,
    hint: (rounds) =>
      rounds === 0
        ? 'Always the round in which they were drafted.'
        : `${many(rounds, 'round')} before the one in which they were drafted, and as many more each season.`,
  },
  keeper_undrafted: {
    label: 'Round of the undrafted',
    words: 'the round that keepers who were never drafted cost',
    atZero: 'the last',
    tooHigh: (most) => `A draft has at most ${most} rounds.`,
    hint: (round) => (round === 0 ? 'The last round.' : `Round ${round}.`),
  },
  keeper_closed_rounds: {
    label: 'Rounds not to be kept',
    words: 'the first rounds whose players may not be kept',
    atZero: 'none',
    tooHigh: (most) => `A draft has at most ${most} rounds.`,
    hint: (rounds) =>
      rounds === 0
        ? 'Players of every round may be kept.'
        : `Players whom the league drafted in ${rounds === 1 ? 'round 1' : `rounds 1 to ${rounds}`} may not be kept.`,
  },
  keeper_otherwise: {
    label: 'Without a pick of that round',
    words: 'the pick that a keeper costs when the team has none of that round',
    options: {
      earlier: { label: 'The next earlier', words: 'the next earlier one' },
      later: { label: 'The next later', words: 'the next later one' },
    },
    hint: 'This applies when the pick was traded, or when two keepers cost a pick of the same round.',
  },
  keeper_raise: {
    label: 'Raise of a keeper’s price',
    words: 'the raise of a keeper’s price in the auction',
    tooHigh: (most) => `A price rises by at most ${formatMoney(most)} a season.`,
    hint: (raise) =>
      raise === 0
        ? 'Keepers cost their last price, taken from the budget of the auction.'
        : `Keepers cost their last price and ${formatMoney(raise)} more each season, taken from the budget of the auction.`,
  },
  protection_sheet_limit: {
    label: 'Protection limit',
    words: 'the protection limit',
    tooLow: () => 'The protection limit must be above $0, or switch protection sheets off.',
  },
  min_forwards_protected: {
    label: 'Protected forwards',
    words: 'the minimum of protected forwards',
  },
  min_defense_protected: {
    label: 'Protected defensemen',
    words: 'the minimum of protected defensemen',
  },
  min_goalies_protected: {
    label: 'Protected goalies',
    words: 'the minimum of protected goalies',
  },
  protection_sheet_bench: {
    label: 'Bench amount',
    words: 'the amount for the protection bench',
    named: 'Protection bench amount',
  },
  protection_bench_size: {
    label: 'Bench size',
    words: 'the size of the protection bench',
    named: 'Protection bench size',
    tooHigh: (most) => `The protection bench has at most ${most} places.`,
  },
  keeper_years: {
    label: 'Seasons in a row',
    words: 'the seasons in a row that a player can be kept',
    named: 'Seasons in a row that a player can be kept',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${most} seasons. 0 means no limit.`,
    hint: (seasons) => (seasons === 0 ? 'No limit.' : `Kept at most ${many(seasons, 'season')} in a row.`),
  },
  keeper_years_total: {
    ...BY_NUMBER,
    label: 'Seasons of all keepers',
    words: 'the seasons in a row that the keepers of a team were kept, in total',
    named: 'Seasons of all keepers',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${most} seasons. 0 means no limit.`,
    hint: (seasons) =>
      seasons === 0
        ? 'No limit.'
        : `Together the keepers of a team were kept at most ${many(seasons, 'season')} in a row before. New keepers count none.`,
  },
};
