import { dayWords } from '../../calendar.js';
import { formatMoney } from '../../money.js';
import type { Season } from '../../season.js';
import { many } from '../../text.rules.js';
import type { PickFacts } from '../trade.context.js';
import type { TradeState } from '../trade.model.js';
import type { TradeAction } from '../trade.transitions.js';
import { pickLabel } from '../shown/asset.words.js';
import { heldWords, type HeldBy } from './held.words.en.js';

/** Verbs that complete "… this trade". */
const ACTS: Record<TradeAction, string> = {
  withdraw: 'withdraw',
  decline: 'decline',
  counter: 'counter',
  accept: 'accept',
  veto: 'veto',
  vote: 'vote on',
  reverse: 'reverse',
};

/** The teams or people allowed to do it. */
const WHO: Record<TradeAction, string> = {
  withdraw: 'Only the team that proposed it can.',
  decline: 'Only the team that got the offer can.',
  counter: 'Only the team that got the offer can.',
  accept: 'Only the team that got the offer can.',
  veto: 'Ask your commissioner.',
  vote: 'Only managers of other teams can.',
  reverse: 'Ask your commissioner.',
};

const STATE_WORDS: Record<TradeState, string> = {
  proposed: 'has not been answered',
  withdrawn: 'was withdrawn',
  declined: 'was declined',
  countered: 'was answered with a counter-offer',
  expired: 'has expired',
  accepted: 'has been accepted',
  'in-review': 'is under review',
  executed: 'has been executed',
  vetoed: 'was vetoed',
  failed: 'failed',
  reversed: 'was reversed',
};

const UNPROTECTED = 'Offer the pick without protection.';
/** The fix for a draft pick that can't be traded. During setup, past trades are imported by Move in instead. */
const withoutPick = (settingUp: boolean): string =>
  settingUp
    ? 'Take it out of the trade. Picks that were traded before the league came here come with the draft picks table of Move in.'
    : 'Take it out of the trade.';

/** During setup, refusals of past trades point to Move in. */
interface SettingUp {
  readonly settingUp: boolean;
}

const FREE_AGAIN = 'Wait until it is free again, or leave it out.';

export const TRADES_REFUSALS = {
  tradeDeadline: ({ lastDay }: { readonly lastDay: string }) => ({
    message: `The trade deadline was the end of ${dayWords(lastDay)}: no trade can be agreed on until the season is over.`,
    fix: 'Your commissioner can enter a trade with a reason.',
  }),
  playoffsFreeze: ({ lastDay }: { readonly lastDay: string }) => ({
    message: `The regular season ended on ${dayWords(lastDay)}: rosters are frozen, and no trade can be made until the league’s season is over.`,
    fix: 'Your commissioner can enter a trade with a reason.',
  }),
  conditionPast: ({ day }: { readonly day: string }) => ({
    message: `${dayWords(day)} is over.`,
    fix: 'Choose a day to come.',
  }),
  conditionTooFar: ({ day, last }: { readonly day: string; readonly last: string }) => ({
    message: `${dayWords(day)} is too far away: conditions reach until ${dayWords(last)}.`,
    fix: `Choose a day until ${dayWords(last)}.`,
  }),
  conditionAfterExpiry: ({ expires }: { readonly expires: string }) => ({
    message: 'The FA pick would expire before its condition is decided.',
    fix: `Choose a day before ${dayWords(expires)}.`,
  }),
  conditionWrongAsset: () => ({ message: 'Only draft picks can be protected.', fix: 'Choose another condition.' }),
  conditionTeam: () => ({
    message: 'The condition names a team that is not in this league.',
    fix: 'Choose a team of the league.',
  }),
  'conditionPlace.pick': ({
    asked,
    round,
    first,
    last,
    range,
  }: {
    readonly asked: number;
    readonly round: number;
    readonly first: number;
    readonly last: number;
    readonly range: { readonly min: number; readonly max: number } | null;
  }) => ({
    message: `Protecting the first ${asked} decides nothing: in this league picks of round ${round} are number ${first} to ${last}.`,
    fix:
      range === null
        ? 'Choose another condition.'
        : range.min === range.max
          ? `Protect the first ${range.min}.`
          : `Protect the first ${range.min} to ${range.max}.`,
  }),
  'conditionPlace.finish': ({
    asked,
    teams,
    most,
  }: {
    readonly asked: number;
    readonly teams: number;
    readonly most: number | null;
  }) => ({
    message: `Every team of this league finishes in the top ${asked}: it has ${teams}.`,
    fix:
      most === null
        ? 'Choose another condition.'
        : most === 1
          ? 'Ask for place 1.'
          : `Ask for a place from 1 to ${most}.`,
  }),
  conditionSeason: (figures: { readonly season: Season; readonly first: Season; readonly last: Season }) => ({
    message: `${figures.season} cannot be a condition’s season.`,
    fix: `Choose ${figures.first} to ${figures.last}.`,
  }),
  conditionReport: () => ({
    message: 'Only the two teams and the commissioner can report on a condition.',
    fix: 'Ask one of them.',
  }),
  conditionSettle: () => ({ message: 'Only a commissioner can settle a condition.', fix: 'Ask your commissioner.' }),
  /**
   * `other`: another commissioner exists. `votes`: number of managers' votes that decide; null when they do not vote.
   */
  ownCondition: ({ other, votes }: { readonly other: boolean; readonly votes: number | null }) => ({
    message: 'You cannot settle a condition of your own trade.',
    fix:
      [
        ...(other ? ['Another commissioner can settle it.'] : []),
        ...(votes === null
          ? []
          : [`The votes of ${votes === 1 ? '1 uninvolved manager' : `${votes} uninvolved managers`} decide it.`]),
      ].join(' ') || 'It ends on its date by what is proven then.',
  }),
  conditionVote: () => ({
    message: 'Only managers without a part in the trade vote on its conditions.',
    fix: 'Report what you know instead, if your team is part of the trade.',
  }),
  'conditionVote.commissioner': () => ({
    message: 'Managers vote only on conditions of a commissioner’s own trade.',
    fix: 'Ask your commissioner to settle it.',
  }),
  'conditionVote.few': (figures: { readonly managers: number; readonly least: number; readonly other: boolean }) => ({
    message: `Managers do not vote on this condition: ${figures.managers} have no part in the trade, and it takes ${figures.least}.`,
    fix: figures.other ? 'Another commissioner settles it.' : 'It ends on its date by what is proven then.',
  }),
  notOnTeam: ({ name, team, settingUp }: SettingUp & { readonly name: string; readonly team: string }) => ({
    message: `${name} is not on ${team}.`,
    fix: settingUp
      ? 'Take them out of the trade. Rosters, and picks that were traded before the league came here, come with the tables of Move in.'
      : 'Take them out of the trade.',
  }),
  tradesNotOpen: ({ firstDay }: { readonly firstDay: string }) => ({
    message: `Trading begins on ${dayWords(firstDay)}: no trade can be agreed on before.`,
    fix: 'Wait until then. Your commissioner can enter a trade with a reason.',
  }),
  unequalTrade: ({
    one,
    other,
    teams,
  }: {
    readonly one: number;
    readonly other: number;
    readonly teams: readonly [string, string];
  }) => ({
    message: `${teams[0]} gives ${one} and ${teams[1]} gives ${other}: in this league both teams of a trade give the same number of players and picks.`,
    fix: 'Add or take out players or picks until both give the same number.',
  }),
  seasonTrades: ({
    team,
    trades,
    most,
  }: {
    readonly team: string;
    readonly trades: number;
    readonly most: number;
  }) => ({
    message: `${team} has agreed on ${many(trades, 'trade')} this season; ${many(most, 'trade')} ${most === 1 ? 'is' : 'are'} allowed.`,
    fix: 'Wait for the next season. Your commissioner can enter a trade with a reason.',
  }),
  playersNotTradable: () => ({
    message: 'This league does not trade players.',
    fix: 'Take the players out of the trade.',
  }),
  picksNotTradable: () => ({
    message: 'This league does not trade draft picks.',
    fix: 'Take the picks out of the trade.',
  }),
  'pickNotOwned.draft': ({ team, settingUp }: SettingUp & { readonly team: string }) => ({
    message: `${team} does not own this draft pick.`,
    fix: withoutPick(settingUp),
  }),
  pickForfeited: () => ({ message: 'This draft pick is forfeited.', fix: 'Take it out of the trade.' }),
  'pickUsed.draft': ({ settingUp }: SettingUp) => ({
    message: 'This draft pick has been used.',
    fix: withoutPick(settingUp),
  }),
  'pickUsed.neverHeld': ({ season, settingUp }: SettingUp & { readonly season: Season }) => ({
    message: `The draft of this pick will not be held: the league has its players of ${season} already.`,
    fix: withoutPick(settingUp),
  }),
  pickTooFar: ({ season, ahead, settingUp }: SettingUp & { readonly season: string; readonly ahead: number }) => ({
    message: `Picks of ${season} cannot be traded.`,
    fix: settingUp ? withoutPick(settingUp) : `Picks can be traded for this season and ${ahead} more.`,
  }),
  draftHeld: () => ({
    message: 'The draft of this pick is being held, so it cannot be promised under a condition.',
    fix: 'Offer it without a condition, or leave it out.',
  }),
  faPicksNotTradable: () => ({ message: 'This league does not trade FA picks.', fix: 'Take them out of the trade.' }),
  'pickNotOwned.free': ({ team }: { readonly team: string }) => ({
    message: `${team} does not own this FA pick.`,
    fix: 'Take it out of the trade.',
  }),
  'pickUsed.free': ({ forfeited }: { readonly forfeited: boolean }) => ({
    message: forfeited ? 'This FA pick was forfeited.' : 'This FA pick has been used.',
    fix: 'Take it out of the trade.',
  }),
  pickExpired: () => ({ message: 'This FA pick has expired.', fix: 'Take it out of the trade.' }),
  budgetWithoutBids: () => ({ message: 'This league has no budgets for bids.', fix: 'Take it out of the trade.' }),
  budgetNotTradable: () => ({
    message: 'This league does not trade budgets for bids.',
    fix: 'Take the budget out of the trade.',
  }),
  budgetOfOtherSeason: ({ season, present }: { readonly season: Season; readonly present: Season }) => ({
    message: `The budget is of ${season}, and the league is in ${present}.`,
    fix: `Offer budget of ${present}.`,
  }),
  budgetBothWays: () => ({
    message: 'Both teams give budget for bids.',
    fix: 'Leave the smaller amount out, and give the difference.',
  }),
  budgetTwice: () => ({ message: 'A team gives budget for bids twice.', fix: 'Give one amount.' }),
  budgetTooSmall: ({ team, amount, left }: Record<'amount' | 'left', number> & { readonly team: string }) => ({
    message: `${team} gives ${formatMoney(amount)} of its budget for bids, and has ${formatMoney(left)} left.`,
    fix: left === 0 ? 'Take the budget out of the trade.' : `Give ${formatMoney(left)} or less.`,
  }),
  capSpaceNotTradable: () => ({ message: 'This league does not trade cap space.', fix: 'Take it out of the trade.' }),
  capSpaceOfOtherSeason: ({ season, present }: { readonly season: Season; readonly present: Season }) => ({
    message: `The cap space is of ${season}, and the league is in ${present}.`,
    fix: `Offer cap space of ${present}.`,
  }),
  capSpaceConditional: () => ({
    message: 'Cap space cannot depend on a condition, because it ends with the season.',
    fix: 'Remove the condition.',
  }),
  capSpaceBothWays: () => ({
    message: 'Both teams give cap space.',
    fix: 'Leave the smaller amount out, and give the difference.',
  }),
  capSpaceTwice: () => ({ message: 'A team gives cap space twice.', fix: 'Give one amount.' }),
  retentionAlone: () => ({
    message: 'Salary can only be retained of a player who goes the same way in the same trade.',
    fix: 'Add the player, or take the retained salary out.',
  }),
  retentionNoContract: ({ name }: { readonly name: string }) => ({
    message: `${name} has no contract with the league this season, so no salary can be retained.`,
    fix: 'Take the retained salary out of the trade.',
  }),
  conditionTwice: ({ name }: { readonly name: string }) => ({
    message: `${name} is traded under a condition, and so is their retained salary.`,
    fix: 'Take the condition off the retained salary.',
  }),
  ownTrade: () => ({
    message: 'You cannot veto a trade of your own team.',
    fix: 'A third of the uninvolved managers can.',
  }),
  commissionerDecides: () => ({
    message: 'Managers vote only on trades of a commissioner.',
    fix: 'Ask your commissioner to veto it.',
  }),
  wrongTradeState: ({ action, state }: { readonly action: TradeAction; readonly state: TradeState }) => ({
    message: `You can no longer ${ACTS[action]} this trade: it ${STATE_WORDS[state]}.`,
    fix: 'Reload the trade.',
  }),
  notYours: ({ action }: { readonly action: TradeAction }) => ({
    message: `You may not ${ACTS[action]} this trade.`,
    fix: WHO[action],
  }),
  tradedPickUsed: ({ action }: { readonly action: TradeAction }) => ({
    message: `A pick of this trade has been used, so you can no longer ${ACTS[action]} it.`,
    fix: 'Ask a commissioner to undo that pick in the draft first.',
  }),
  ownReversal: ({ needed, votes }: { readonly needed: number; readonly votes: number }) => ({
    message: 'You cannot reverse a trade of your own team that was carried out during the draft.',
    fix: `Another commissioner can, or the votes of ${needed === 1 ? '1 uninvolved manager' : `${needed} uninvolved managers`} (${votes} so far).`,
  }),
  counterUnchanged: () => ({
    message: 'This counter-offer is the same as the offer.',
    fix: 'Change what a team gives, or accept the offer as it is.',
  }),
  sameTeam: () => ({ message: 'A trade is between two teams.', fix: 'Choose another team.' }),
  emptyTrade: () => ({
    message: 'There is nothing in this trade.',
    fix: 'Add a player or a pick to one of the sides.',
  }),
  namedTwice: () => ({ message: 'The same asset is in the trade twice.', fix: 'Take it out once.' }),
  movedTwice: ({ player }: { readonly player: string }) => ({
    message: `${player} is moved twice in this trade.`,
    fix: 'Take one of the moves out.',
  }),
  retentionTwice: () => ({
    message: 'Salary of the same player is retained twice in this trade.',
    fix: 'Retain it once, with the whole percentage.',
  }),
  retentionSlots: ({ team, has, most }: { readonly team: string; readonly has: number; readonly most: number }) => ({
    message:
      `${team} would retain or have promised to retain salary of ${has} contracts; ` +
      `${most} ${most === 1 ? 'is' : 'are'} allowed at once.`,
    fix: 'Take the retained salary out.',
  }),
  /** `by`: what holds the asset. */
  'frozen.player': ({ player, by }: { readonly player: string; readonly by: HeldBy | string }) => ({
    message: `${player} is ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.draft': ({
    pick,
    by,
  }: {
    readonly pick: Pick<PickFacts, 'season' | 'type' | 'round' | 'originalTeam'>;
    readonly by: HeldBy | string;
  }) => ({
    message: `The pick of ${pick.season} ${pick.type}, round ${pick.round} (${pick.originalTeam}) is ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.free': ({ by }: { readonly by: HeldBy | string }) => ({
    message: `This FA pick is ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.dropped': ({
    player,
    by,
    waivers,
  }: {
    readonly player: string;
    /** Null for a condition of the same trade. */
    readonly by: HeldBy | string | null;
    /** The move would send the player down through waivers. */
    readonly waivers: boolean;
  }) => ({
    message: `${player} is ${by === null ? 'promised under a condition in this trade' : heldWords(by)}, ${
      waivers ? 'so they cannot be put on waivers, the way to the rookie bank.' : 'so they cannot be dropped.'
    }`,
    fix: waivers ? 'Send down another player.' : 'Drop another player.',
  }),
  noSubstitute: () => ({ message: 'There is no pick of next year’s same round to take its place.', fix: UNPROTECTED }),
  'noSubstitute.chosen': () => ({
    message: 'The pick that would go instead does not exist any more.',
    fix: 'Choose another.',
  }),
  'noSubstitute.itself': () => ({
    message: 'The pick that would go instead is the pick itself.',
    fix: 'Choose another.',
  }),
  'noSubstitute.chosenNotOwned': ({
    team,
    pick,
  }: {
    readonly team: string;
    readonly pick: Pick<PickFacts, 'season' | 'type' | 'round' | 'originalTeam'>;
  }) => ({
    message: `${team} cannot give ${pickLabel(pick)}, which would go instead.`,
    fix: 'Choose a pick that the team owns and has not used.',
  }),
  'noSubstitute.notOwned': ({ team, season }: { readonly team: string; readonly season: Season }) => ({
    message: `${team} does not own the same pick of ${season}, which would take its place.`,
    fix: UNPROTECTED,
  }),
  'noSubstitute.tooFar': ({ season }: { readonly season: Season }) => ({
    message: `Picks of ${season} cannot be traded yet.`,
    fix: UNPROTECTED,
  }),
  'noSubstitute.inTrade': () => ({
    message: 'The pick that would replace the protected pick is already part of this trade.',
    fix: 'Take one of the two out.',
  }),
  'noSubstitute.frozen': () => ({
    message: 'The pick that would take its place is promised elsewhere.',
    fix: UNPROTECTED,
  }),
};
