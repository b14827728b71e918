import { many } from '../../text.rules.js';
import { LOSS_LIMITS } from '../drafts/loss-limits.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

const MOST_ROUNDS = 60;
const TOO_MANY_ROUNDS = `A draft has at most ${MOST_ROUNDS} rounds.`;

/** Most teams that a league has. */
const MOST_TEAMS = 32;
/** A change waits while an order may follow from it. */
const LOTTERY = { section: 'draft', unit: 'count', eases: 'never', later: true, rule: 'lottery' } as const;
/** Rounds of a draft from other teams' rosters; none by default. */
const TAKING_ROUNDS = {
  section: 'draft',
  unit: 'count',
  eases: 'up',
  later: true,
  max: MOST_ROUNDS,
  tooHigh: TOO_MANY_ROUNDS,
} as const;
const TAKING_LIMITS = {
  section: 'draft',
  unit: 'count',
  eases: 'never',
  later: true,
  max: MOST_PLAYERS,
  tooHigh: `A roster has at most ${MOST_PLAYERS} players.`,
} as const;

export const DRAFT = {
  general_draft_length: {
    label: 'General draft rounds',
    words: 'the number of general draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    picks: 'general',
    default: { dynasty: 10, redraft: 20 },
    min: 1,
    tooLow: 'The general draft needs at least 1 round.',
    max: MOST_ROUNDS,
    tooHigh: TOO_MANY_ROUNDS,
    rule: 'draftLength',
  },
  general_draft_startup_length: {
    label: 'Startup draft rounds',
    words: 'the number of startup draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    once: 'startup',
    picks: 'general',
    default: 20,
    min: 1,
    tooLow: 'The startup draft needs at least 1 round.',
    max: MOST_ROUNDS,
    tooHigh: TOO_MANY_ROUNDS,
    rule: 'draftLength',
  },
  rookieDraftEnabled: {
    label: 'Rookie draft',
    words: 'the rookie draft',
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    picks: 'rookie',
    hint: 'Rookies are drafted apart and go to a rookie bank',
    default: true,
    emptied: true,
    rule: 'rookieDraftFirst',
  },
  rookies_drafted: {
    label: 'Rookies are drafted',
    words: 'the draft of rookies',
    section: 'draft',
    unit: 'choice',
    eases: 'never',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'rookie',
    later: true,
    default: 'apart',
    options: {
      apart: { label: 'In the rookie draft', words: 'a draft of their own' },
      general: { label: 'In the general draft: there is only the bank', words: 'the general draft' },
    },
    hint: 'Without a rookie draft teams draft or add rookies like other players, and may send them to the bank.',
    rule: 'rookieDraftFirst',
  },
  rookie_draft_length: {
    label: 'Rookie draft rounds',
    words: 'the number of rookie draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'rookie',
    default: 4,
    min: 1,
    tooLow: 'The rookie draft needs at least 1 round, or switch it off.',
    max: MOST_ROUNDS,
    tooHigh: TOO_MANY_ROUNDS,
    rule: 'rookieDraftFirst',
  },
  rookie_draft_startup_length: {
    label: 'Rookie startup rounds',
    words: 'the number of rookie startup rounds',
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    once: 'startup',
    picks: 'rookie',
    default: 10,
    max: MOST_ROUNDS,
    tooHigh: TOO_MANY_ROUNDS,
    rule: 'rookieDraftFirst',
  },
  rookie_class: {
    label: 'Only the newest NHL draft class',
    words: 'a rookie draft of the newest NHL draft class only',
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    later: true,
    default: false,
    emptied: false,
    hint: 'The yearly rookie draft has only players of the NHL draft of that summer; other rookies are in the general draft',
    rule: {
      section: 'drafts',
      says: (isOn) =>
        isOn
          ? 'The yearly rookie draft has only rookies whom NHL clubs drafted in the summer before the season. All other rookies are in the general draft. The startup has all rookies.'
          : 'The rookie draft has all rookies.',
    },
  },
  midseason_rounds: {
    label: 'Mid-season draft rounds',
    words: 'the number of mid-season draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    picks: 'mid-season',
    later: true,
    default: 0,
    max: MOST_ROUNDS,
    tooHigh: TOO_MANY_ROUNDS,
    hint: (rounds) =>
      rounds === 0
        ? 'There is no mid-season draft.'
        : 'Held during the season, from the players on no team, the worst team first.',
    rule: {
      section: 'drafts',
      says: (rounds) =>
        rounds === 0
          ? 'There is no mid-season draft.'
          : `The mid-season draft has ${many(rounds, 'round')}. The commissioner holds it during the season. Its pool is every player on no team and not on waivers, and the last team of the table picks first. The players must fit under the cap and on the roster at once; until the draft ends, no other free agents are added and waivers wait. Picks that are not used by the end of the season lapse.`,
    },
  },
  steal_rounds: {
    ...TAKING_ROUNDS,
    label: 'Steal draft rounds',
    words: 'the number of steal draft rounds',
    only: 'dynasty',
    picks: 'steal',
    default: 0,
    hint: (rounds) =>
      rounds === 0
        ? 'There is no steal draft.'
        : 'Held between seasons, from the players of other teams who are not protected.',
    rule: 'stealDraft',
  },
  steal_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the steal draft',
    words: 'the number of players protected in the steal draft',
    only: 'dynasty',
    default: LOSS_LIMITS.steal.protects,
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the steal draft.'
        : `Each team protects ${many(players, 'player')} before the steal draft.`,
    rule: 'stealDraft',
  },
  steal_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the steal draft',
    words: 'the most players a team loses in the steal draft',
    only: 'dynasty',
    default: LOSS_LIMITS.steal.most,
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
    rule: 'stealDraft',
  },
  waiver_draft_rounds: {
    ...TAKING_ROUNDS,
    label: 'Waiver draft rounds',
    words: 'the number of waiver draft rounds',
    picks: 'waiver',
    default: 0,
    hint: (rounds) =>
      rounds === 0
        ? 'There is no waiver draft.'
        : 'Held during the season, from the players of other teams who are not protected.',
    rule: 'waiverDraft',
  },
  waiver_draft_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the waiver draft',
    words: 'the number of players protected in the waiver draft',
    default: LOSS_LIMITS.waiver.protects,
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the waiver draft.'
        : `Each team protects ${many(players, 'player')} before the waiver draft.`,
    rule: 'waiverDraft',
  },
  waiver_draft_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the waiver draft',
    words: 'the most players a team loses in the waiver draft',
    default: LOSS_LIMITS.waiver.most,
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
    rule: 'waiverDraft',
  },
  expansion_rounds: {
    ...TAKING_ROUNDS,
    label: 'Expansion draft rounds',
    words: 'the number of expansion draft rounds',
    only: 'dynasty',
    default: 0,
    hint: (rounds) =>
      rounds === 0
        ? 'New teams cannot join the league.'
        : 'Held between seasons when new teams join: they take players of other teams who are not protected.',
    rule: 'expansionDraft',
  },
  expansion_protected: {
    ...TAKING_LIMITS,
    label: 'Protected in the expansion draft',
    words: 'the number of players protected in the expansion draft',
    only: 'dynasty',
    default: LOSS_LIMITS.expansion.protects,
    hint: (players) =>
      players === 0
        ? 'Teams protect nobody in the expansion draft.'
        : `Each team protects ${many(players, 'player')} before the expansion draft.`,
    rule: 'expansionDraft',
  },
  expansion_most_lost: {
    ...TAKING_LIMITS,
    label: 'Most lost in the expansion draft',
    words: 'the most players a team loses in the expansion draft',
    only: 'dynasty',
    default: LOSS_LIMITS.expansion.most,
    atZero: 'unlimited',
    hint: (players) =>
      players === 0 ? 'A team loses any number of players.' : `A team loses at most ${many(players, 'player')}.`,
    rule: 'expansionDraft',
  },
  lottery_teams: {
    ...LOTTERY,
    label: 'Teams in the lottery',
    words: 'the number of teams in the draft lottery',
    default: 3,
    atZero: 'none',
    max: MOST_TEAMS,
    tooHigh: `At most ${MOST_TEAMS} teams take part in a lottery.`,
    hint: (teams) =>
      teams < 2
        ? 'There is no lottery.'
        : `The ${teams} last teams of the season before, where the commissioner draws the order by lottery.`,
  },
  lottery_draws: {
    ...LOTTERY,
    label: 'Places drawn',
    words: 'the places that the draft lottery draws',
    default: 0,
    atZero: 'all',
    max: MOST_TEAMS,
    tooHigh: `At most ${MOST_TEAMS} places are drawn.`,
    hint: (places) =>
      places === 0
        ? 'As many as there are teams in the lottery.'
        : `${places === 1 ? 'The first place is' : `The first ${places} places are`} drawn; the others follow by the table.`,
  },
  lottery_rise: {
    ...LOTTERY,
    label: 'Largest rise',
    words: 'the largest rise in the draft lottery',
    default: 0,
    atZero: 'unlimited',
    max: MOST_TEAMS,
    tooHigh: `A team rises at most ${MOST_TEAMS} places.`,
    hint: (places) => (places === 0 ? 'Every team can win the first pick.' : `A team rises at most ${places} places.`),
  },
  lottery_fall: {
    ...LOTTERY,
    label: 'Largest fall',
    words: 'the largest fall in the draft lottery',
    default: 0,
    atZero: 'unlimited',
    max: MOST_TEAMS,
    tooHigh: `A team falls at most ${MOST_TEAMS} places.`,
    hint: (places) =>
      places === 0 ? 'The last team can lose as many places as are drawn.' : `A team falls at most ${places} places.`,
  },
  rookie_bank_size: {
    label: 'Rookie bank size',
    words: 'the size of the rookie bank',
    section: 'farm',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    default: 10,
    min: 1,
    tooLow: 'The rookie bank needs at least 1 place, or switch the rookie draft off.',
    max: MOST_PLAYERS,
    tooHigh: `The rookie bank has at most ${MOST_PLAYERS} places.`,
    rule: 'rookieBank',
  },
} as const satisfies SettingRows;
