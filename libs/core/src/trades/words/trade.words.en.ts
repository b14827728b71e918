import { momentWords } from '../../calendar.js';
import { refusalMessage } from '../../refusals.js';
import type { StoredRefusal } from '../../result.js';
import { listed } from '../../text.rules.js';
import { sayStored, type Said } from '../../words.js';
import { evidenceWords, type ConditionEvidence } from '../conditions/proposal.words.js';
import { goodCondition, goodLine, goodWords, type Good } from '../shown/shown.words.js';

/**
 * 'Bears gets X and Y; Wolves gets Z.' Each side gets what the other gives. A side that gets nothing is shown with
 * future considerations.
 */
export const tradeSummary = (
  sides: readonly [
    { readonly team: string; readonly gives: readonly (Good | string)[] },
    { readonly team: string; readonly gives: readonly (Good | string)[] },
  ],
): string => {
  const gets = (team: string, goods: readonly (Good | string)[]): string =>
    `${team} gets ${goods.length === 0 ? 'future considerations' : listed(goods.map(goodLine))}`;
  return `${gets(sides[1].team, sides[0].gives)}; ${gets(sides[0].team, sides[1].gives)}.`;
};

/** Votes of uninvolved managers that stopped or reversed a trade. */
export interface VotesAgainst {
  readonly votes: number;
  readonly uninvolved: number;
  readonly needed: number;
}

/** '2 of 6 uninvolved managers (2 were needed)' */
export const votesWords = ({ votes, uninvolved, needed }: VotesAgainst): string =>
  `${votes} of ${uninvolved} uninvolved managers (${needed} were needed)`;

const REFUSED = {
  none: '',
  one: ' That could not be carried out.',
  both: ' Neither outcome could be carried out.',
} as const;

/**
 * Why conditions ended as they did, besides the notes that commissioners write. A condition stores the key and its
 * figures, so a released key keeps its text.
 */
export const CONDITION_NOTES = {
  votes: (votes: VotesAgainst) => `Decided by ${votesWords(votes)}.`,
  /** `note` and `reason` are the commissioner's own texts. */
  overridden: ({ note, reason }: { readonly note: string | null; readonly reason: string }) =>
    `${note === null ? '' : `${note} `}Rules overridden: ${reason}`,
  /** No member could decide it. `refused`: the outcomes that could not be executed. */
  date: ({ evidence, refused }: { readonly evidence: ConditionEvidence; readonly refused: keyof typeof REFUSED }) =>
    `Nobody without a part in the trade could decide it. ${evidenceWords(evidence)}${REFUSED[refused]}`,
  notProtected: ({ team }: { readonly team: string }) => `${team} has not protected the player.`,
  seasonOver: () => 'The season is over and rosters are empty.',
  contractOver: () => 'The player’s contract with the league is over.',
  nhlContractOver: () => 'The player’s NHL contract is over.',
  rostersImported: () => 'The rosters were imported, and the player is not on the team any more.',
};
export type ConditionNote = Said<typeof CONDITION_NOTES>;

/** Texts of commissioners, and sentences of earlier releases, are stored as they are. */
export const conditionNoteWords = (note: ConditionNote | string): string =>
  typeof note === 'string' ? note : sayStored(CONDITION_NOTES, note, 'This note cannot be shown in this version.');

/** Shown before a trade of draft picks is accepted. */
export const carriedOutAtOnce = (): string => 'Carried out at once: the draft is running.';

/** Shown before an unchanged counter-offer would be sent. */
export const counterUnchanged = (): string =>
  'This is their offer as it stands. Change something, or go back and accept it.';

type Teams = readonly [string, string];
type Sides = Parameters<typeof tradeSummary>[0];

/** A time (ISO), shown in the league's time zone. */
interface Until {
  readonly until: string;
  readonly timeZone: string;
}

const pair = ([one, other]: Teams): string => `${one} and ${other}`;
const moment = ({ until, timeZone }: Until): string => momentWords(Date.parse(until), timeZone);

/** The end of a season's trading. */
interface TradesEnd {
  readonly rule: 'tradeDeadline' | 'playoffsFreeze';
  readonly at: string;
  readonly timeZone: string;
}
const END = {
  tradeDeadline: {
    near: 'The trade deadline is near: trades can be agreed on until',
    over: 'The trade deadline has passed.',
  },
  playoffsFreeze: {
    near: 'Rosters are frozen in the playoffs: trades can be agreed on and players added until',
    over: 'The regular season is over, and rosters are frozen: no player can be added.',
  },
} as const;

interface Entered {
  readonly reason: string;
  readonly override: boolean;
}
const enteredWords = (entered: Entered | null = null): string =>
  entered === null
    ? ''
    : ` Entered by the commissioner${entered.override ? ', who overrode the rules' : ''}: ${entered.reason}`;

/** Why a trade is reviewed although the league has no review. */
export const ownTradeWaits = (): string =>
  'A commissioner has a part in it: such a trade is reviewed for a day at least, in which the other managers can stop it.';

const WENT = {
  traded: 'went elsewhere in another trade',
  returned: 'went back when a trade was reversed',
} as const;

/** Why trades ended. A trade stores the key and its figures, so a released key keeps its text. */
export const TRADE_ENDINGS = {
  withdrawn: ({ team }: { readonly team: string }) => `${team} withdrew the offer.`,
  /** `why`: the team's own words. */
  declined: ({ team, why }: { readonly team: string; readonly why: string | null }) =>
    `${team} declined${why === null ? '.' : `: ${why}`}`,
  countered: ({ team }: { readonly team: string }) => `${team} answered with a counter-offer.`,
  expired: () => 'Nobody answered in time.',
  /** Trading ended before an answer. */
  stopped: ({ why }: { readonly why: StoredRefusal | string }) => refusalMessage(why),
  failed: ({ why }: { readonly why: StoredRefusal | string }) => `Not carried out: ${refusalMessage(why)}`,
  /** Assets of the offer changed hands elsewhere. */
  cancelled: ({ assets, how }: { readonly assets: readonly (Good | string)[]; readonly how: keyof typeof WENT }) =>
    `Cancelled: ${listed([...new Set(assets.map(goodWords))]) || 'Something in it'} ${WENT[how]}.`,
  /** `why`: the commissioner's own words. */
  vetoed: ({ why }: { readonly why: string }) => `Vetoed by the commissioner: ${why}`,
  vetoedByVotes: (votes: VotesAgainst) => `Vetoed by ${votesWords(votes)}.`,
  reversed: ({ why }: { readonly why: string }) => `Reversed by the commissioner: ${why}`,
  reversedByVotes: (votes: VotesAgainst) => `Reversed by ${votesWords(votes)}.`,
};
export type TradeEnding = Said<typeof TRADE_ENDINGS>;

/** Earlier releases stored the sentence. */
export const endingWords = (ending: TradeEnding | string): string =>
  typeof ending === 'string'
    ? ending
    : sayStored(TRADE_ENDINGS, ending, 'This reason cannot be shown in this version.');

/** The condition of an asset. Earlier releases stored the words. */
const textWords = (text: Good | string): string => (typeof text === 'string' ? text : goodCondition(text));

export interface SettledCondition {
  readonly met: boolean;
  readonly text: Good | string;
  /** The team that has the asset, and whether it stayed with its original owner. */
  readonly owner: { readonly team: string; readonly asset: Good | string; readonly stays: boolean };
  readonly note: ConditionNote | string | null;
}

export const TRADE_LINES = {
  'trade.agreed': (
    line: Until & {
      readonly teams: Teams;
      readonly sides: Sides;
      /** A commissioner is involved. Omitted in other trades and in older lines. */
      readonly own?: true;
      /** A commissioner entered it for the teams; omitted otherwise. */
      readonly entered?: Entered;
    },
  ) =>
    `${pair(line.teams)} agreed on a trade: ${tradeSummary(line.sides)} It is under review until ${moment(line)}.${line.own === true ? ` ${ownTradeWaits()}` : ''}${enteredWords(line.entered)}`,
  /** A manager of the trade became a commissioner during the review. */
  'trade.commissionersOwn': (line: Until & { readonly teams: Teams }) =>
    `The trade of ${pair(line.teams)} now involves a commissioner: it is under review until ${moment(line)}.`,
  'trade.executed': (line: {
    readonly sides: Sides;
    /** The commissioner entered it for the teams; null otherwise. */
    readonly entered: Entered | null;
    /** Executed at acceptance because a draft was running; omitted otherwise. */
    readonly atOnce?: true;
  }) => {
    const atOnce = line.atOnce === true ? ' Carried out at once: the draft was running.' : '';
    return `Trade: ${tradeSummary(line.sides)}${atOnce}${enteredWords(line.entered)}`;
  },
  /** Announced a day before trading stops. */
  'trade.stopNear': (line: TradesEnd) => `${END[line.rule].near} ${momentWords(Date.parse(line.at), line.timeZone)}.`,
  'trade.stopped': (line: TradesEnd) => `${END[line.rule].over} No trade can be agreed on until the season is over.`,
  'trade.failed': ({ teams, why }: { readonly teams: Teams; readonly why: StoredRefusal | string }) =>
    `The trade of ${pair(teams)} was not carried out: ${refusalMessage(why)}`,
  'trade.vetoed': ({ teams, reason }: { readonly teams: Teams; readonly reason: TradeEnding | string }) =>
    `The trade of ${pair(teams)} was vetoed. ${endingWords(reason)}`,
  'trade.reversed': (line: { readonly teams: Teams; readonly reason: string; readonly overridden: boolean }) =>
    `The trade of ${pair(line.teams)} was reversed by the commissioner: ${line.reason}${line.overridden ? ' (rules overridden)' : ''}`,
  /** For a trade executed at acceptance during a draft. */
  'trade.reversedByVotes': ({ teams, ...votes }: VotesAgainst & { readonly teams: Teams }) =>
    `The trade of ${pair(teams)} was reversed by ${votesWords(votes)}.`,
  'trade.conditionSettled': (line: SettledCondition) => {
    const { team, stays } = line.owner;
    const asset = goodWords(line.owner.asset);
    const consequence = stays ? `${asset} stays with ${team}.` : `${team} gets ${asset}.`;
    return `Condition ${line.met ? 'met' : 'not met'}: ${textWords(line.text)}. ${consequence}${line.note === null ? '' : ` ${conditionNoteWords(line.note)}`}`;
  },
  'trade.conditionVoid': (line: {
    readonly text: Good | string;
    readonly asset: Good | string;
    readonly why: ConditionNote | string;
  }) =>
    `Condition void: ${textWords(line.text)}. ${goodWords(line.asset)} does not change hands. ${conditionNoteWords(line.why)}`,
  'trade.conditionReopened': ({ text, asset }: { readonly text: Good | string; readonly asset: Good | string }) =>
    `Condition open again: ${textWords(text)}. It is about ${goodWords(asset)}.`,
};
