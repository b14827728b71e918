import { many } from '../../../../text.rules.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { DRAFT } from '../../draft.settings.js';

const tooManyRounds = (most: number): string => `A draft has at most ${most} rounds.`;

const TAKING_ROUNDS = { tooHigh: tooManyRounds };

const TAKING_LIMITS = { tooHigh: (most: number) => `A roster has at most ${most} players.` };

/** Ways to find the order of a further draft during the season. */
const ORDERS_IN_SEASON = {
  table: { label: 'Standings, worst first', words: 'the standings, worst first' },
  best: { label: 'Standings, best first', words: 'the standings, best first' },
  random: { label: 'Random draw', words: 'a random draw' },
  rookie: { label: 'As in the rookie draft', words: 'that of the rookie draft' },
  general: { label: 'As in the general draft', words: 'that of the general draft' },
} as const;
const ORDERS = { ...ORDERS_IN_SEASON, lottery: { label: 'Lottery', words: 'the lottery' } } as const;
const ORDER = {
  options: ORDERS_IN_SEASON,
  hint: 'The order of a new draft. The commissioner can change it in the lobby.',
} as const;

export const DRAFT_WORDS: WordsOfRows<typeof DRAFT> = {
  general_draft_length: {
    label: 'General draft rounds',
    words: 'the number of general draft rounds',
    tooLow: () => 'The general draft needs at least 1 round.',
    tooHigh: tooManyRounds,
  },
  general_draft_startup_length: {
    label: 'Startup draft rounds',
    words: 'the number of startup draft rounds',
    tooLow: () => 'The startup draft needs at least 1 round.',
    tooHigh: tooManyRounds,
  },
  rookieDraftEnabled: {
    label: 'Rookie draft',
    words: 'the rookie draft',
    hint: 'Rookies are drafted apart and go to a rookie bank',
  },
  rookies_drafted: {
    label: 'Rookies are drafted',
    words: 'the draft of rookies',
    options: {
      apart: { label: 'In the rookie draft', words: 'a draft of their own' },
      general: { label: 'In the general draft: there is only the bank', words: 'the general draft' },
    },
    hint: 'Without a rookie draft teams draft or add rookies like other players, and may send them to the bank.',
  },
  rookie_draft_length: {
    label: 'Rookie draft rounds',
    words: 'the number of rookie draft rounds',
    tooLow: () => 'The rookie draft needs at least 1 round, or switch it off.',
    tooHigh: tooManyRounds,
  },
  rookie_draft_startup_length: {
    label: 'Rookie startup rounds',
    words: 'the number of rookie startup rounds',
    tooHigh: tooManyRounds,
  },
  rookie_class: {
    label: 'Only the newest NHL draft class',
    words: 'a rookie draft of the newest NHL draft class only',
    hint: 'The yearly rookie draft has only players of the NHL draft of that summer; other rookies are in the general draft',
    says: (isOn) =>
      isOn
        ? 'The yearly rookie draft has only rookies whom NHL clubs drafted in the summer before the season. All other rookies are in the general draft. The startup has all rookies.'
        : 'The rookie draft has all rookies.',
  },
  midseason_rounds: {
    label: 'Mid-season draft rounds',
    words: 'the number of mid-season draft rounds',
    tooHigh: tooManyRounds,
    hint: (rounds) =>
      rounds === 0 ? 'There is no mid-season draft.' : 'Held during the season, from the players on no team.',
  },
  midseason_order: {
    ...ORDER,
    label: 'Order of the mid-season draft',
    words: 'the order of the mid-season draft',
  },
  class_rounds: {
    label: 'Class draft rounds',
    words: 'the number of class draft rounds',
    tooHigh: tooManyRounds,
    hint: (rounds) =>
      rounds === 0
        ? 'There is no class draft.'
        : 'Held before the other annual drafts, from the rookies of one NHL draft. They go to the rookie bank.',
  },
  class_order: {
    ...ORDER,
    options: ORDERS,
    label: 'Order of the class draft',
    words: 'the order of the class draft',
  },
  class_years: {
    label: 'Age of the class',
    words: 'the age of the class in the class draft',
    tooHigh: (most) => `The class draft has players of the NHL draft ${most} years before at the earliest.`,
    hint: (years) =>
      years === 0
        ? 'The class draft has players of the NHL draft of that summer.'
        : `The class draft has players of the NHL draft ${many(years, 'year')} before that of the summer.`,
  },
  steal_rounds: {
    ...TAKING_ROUNDS,
    label: 'Steal draft rounds',
    words: 'the number of steal draft rounds',
    hint: (rounds) =>
      rounds === 0
        ? 'There is no steal draft.'
        : 'Held between seasons, from the players of other teams who are not protected.',
  },
  steal_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the steal draft',
    words: 'the number of players protected in the steal draft',
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the steal draft.'
        : `Each team protects ${many(players, 'player')} before the steal draft.`,
  },
  steal_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the steal draft',
    words: 'the most players a team loses in the steal draft',
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
  },
  steal_order: {
    ...ORDER,
    options: ORDERS,
    label: 'Order of the steal draft',
    words: 'the order of the steal draft',
  },
  waiver_draft_rounds: {
    ...TAKING_ROUNDS,
    label: 'Waiver draft rounds',
    words: 'the number of waiver draft rounds',
    hint: (rounds) =>
      rounds === 0
        ? 'There is no waiver draft.'
        : 'Held during the season, from the players of other teams who are not protected.',
  },
  waiver_draft_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the waiver draft',
    words: 'the number of players protected in the waiver draft',
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the waiver draft.'
        : `Each team protects ${many(players, 'player')} before the waiver draft.`,
  },
  waiver_draft_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the waiver draft',
    words: 'the most players a team loses in the waiver draft',
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
  },
  waiver_draft_order: {
    ...ORDER,
    label: 'Order of the waiver draft',
    words: 'the order of the waiver draft',
  },
  expansion_rounds: {
    ...TAKING_ROUNDS,
    label: 'Expansion draft rounds',
    words: 'the number of expansion draft rounds',
    hint: (rounds) =>
      rounds === 0
        ? 'New teams cannot join the league.'
        : 'Held between seasons when new teams join: they take players of other teams who are not protected.',
  },
  expansion_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the expansion draft',
    words: 'the number of players protected in the expansion draft',
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the expansion draft.'
        : `Each team protects ${many(players, 'player')} before the expansion draft.`,
  },
  expansion_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the expansion draft',
    words: 'the most players a team loses in the expansion draft',
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
  },
  lottery_teams: {
    label: 'Teams in the lottery',
    words: 'the number of teams in the draft lottery',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} teams take part in a lottery.`,
    hint: (teams) =>
      teams < 2
        ? 'There is no lottery.'
        : `The ${teams} last teams of the season before, where the commissioner draws the order by lottery.`,
  },
  lottery_draws: {
    label: 'Places drawn',
    words: 'the places that the draft lottery draws',
    atZero: 'all',
    tooHigh: (most) => `At most ${most} places are drawn.`,
    hint: (places) =>
      places === 0
        ? 'As many as there are teams in the lottery.'
        : `${places === 1 ? 'The first place is' : `The first ${places} places are`} drawn; the others follow by the table.`,
  },
  lottery_rise: {
    label: 'Largest rise',
    words: 'the largest rise in the draft lottery',
    atZero: 'unlimited',
    tooHigh: (most) => `A team rises at most ${most} places.`,
    hint: (places) => (places === 0 ? 'Every team can win the first pick.' : `A team rises at most ${places} places.`),
  },
  lottery_fall: {
    label: 'Largest fall',
    words: 'the largest fall in the draft lottery',
    atZero: 'unlimited',
    tooHigh: (most) => `A team falls at most ${most} places.`,
    hint: (places) =>
      places === 0 ? 'The last team can lose as many places as are drawn.' : `A team falls at most ${places} places.`,
  },
  rookie_bank_size: {
    label: 'Rookie bank size',
    words: 'the size of the rookie bank',
    tooLow: () => 'The rookie bank needs at least 1 place, or switch the rookie draft off.',
    tooHigh: (most) => `The rookie bank has at most ${most} places.`,
  },
};
