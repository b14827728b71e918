import { formatMoney } from '@crease/core/money.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { listed, many } from '@crease/core/text.rules.js';

export const teamThatHasLeft = 'a team that has left';
export const nothing = 'Nothing';
export const sinceTrade = 'Since the trade';
export const nothingChangedHands = 'Nothing changed hands';
export const whatTeamReceived = ({ team }: { team: string }) => `What ${team} received`;
export const teamReceived = ({ team }: { team: string }) => `${team} received`;
export const cameInEarlierTrade = ({ team, otherTeam, season }: { team: string; otherTeam: string; season: string }) =>
  `Came to ${team} from ${otherTeam} in an imported trade of ${season}`;
export const gotNothingInReturn = ({ team }: { team: string }) => `${team} got nothing in return`;
export const trade = 'Trade';
export const tradeReview = 'Trade Review';
export const broughtAlong = 'Imported';
export const onAnotherSite = ({ teams, day }: { teams: readonly string[]; day: string }) =>
  `${listed(teams)}, ${day}, on another site`;
export const history = 'History';
export const teamGives = ({ team }: { team: string }) => `${team} gives`;
export const tradeFromTo = ({ team, otherTeam }: { team: string; otherTeam: string }) => `${team} to ${otherTeam}`;
export const theTrade = 'The trade';
export const takeVoteBack = 'Withdraw my vote';
export const leagueCanReadHint = 'The whole league can read it.';
export const yourMovesWithTrade = 'Your roster moves with the trade';
export const lookAgain = 'Look at it again';
export const acceptAnyway = 'Accept anyway';
export const acceptTradeQuestion = 'Accept this trade?';
export const tradeExecuted = 'Trade executed';
export const tradeAcceptedUnderReview = 'Trade accepted; it is under review';
export const youGive = 'You give';
export const youGet = 'You get';
export const youGetFrom = ({ team }: { team: string }) => `You get from ${team}`;
export const forYou = 'What it changes for you';
export const points = 'Points';
export const pointsOf = ({ season }: { season: string | null }) => `Points ${season ?? ''}`;
/** The points of the players that the reader gets and gives. */
export const pointsFor = ({ got, given }: Record<'got' | 'given', string>) => `${got} for ${given}`;
export const spaceIn = ({ season }: { season: string }) => `Cap space ${season}`;
export const unchanged = 'Unchanged';
export const declineOfferQuestion = 'Decline the offer?';
export const teamWillBeTold = ({ team }: { team: string }) => `${team} will be told.`;
export const offerDeclined = 'Offer declined';
export const declineReasonHint = 'Optional. Only the two teams see it.';
export const reverseTradeQuestion = 'Reverse this trade?';
export const everythingGoesBack = 'Everything goes back to where it was before, step by step.';
export const tradeReversed = 'Trade reversed';
export const cannotBeTakenBack = 'It can no longer be reversed:';
export const wouldBreakRule = 'It would break a rule:';
export const overrideTheRules = 'Override the rules';
export const vetoTradeQuestion = 'Veto this trade?';
export const everythingStays = 'It ends, and everything stays where it is.';
export const tradeVetoed = 'Trade vetoed';
export const remedyAndAccept = ({ remedy }: { remedy: string }) => `${remedy} and accept`;
export const yourVoteStoppedTrade = 'Your vote stopped the trade';
export const yourVoteReversedTrade = 'Your vote reversed the trade';
export const voteTakenBack = 'Vote withdrawn';
export const votedAgainstTrade = 'You voted against the trade';
export const somethingHasChanged = 'Something has changed: look at it before you accept.';
export const withdrawOfferQuestion = 'Withdraw the offer?';
export const teamCanNoLongerAccept = ({ team }: { team: string }) => `${team} can then no longer accept it.`;
export const offerWithdrawn = 'Offer withdrawn';
export const aTeam = 'a team';
export const theExchange = ({ count }: { count: number }) => `The exchange: ${many(count, 'offer')}`;
export const thisOffer = 'this offer';
export const openOffer = 'Open';
export const aCommissioner = 'a commissioner';
export const whereItStands = 'Where it stands';
export const objection = 'Objection: ';
export const whatHasChanged = 'What has changed';
export const changedSinceOpened = 'This has changed since you opened the trade';
/** Before how it changed. */
export const changedFact = ({ what }: { what: string }) => `${what}: `;
export const iHaveSeenIt = 'I have seen it';
export const loading = 'Loading';
export const notOpenToYou = 'You can’t see this trade';
export const tradeNotOpenToYou = 'This trade is not open to you';
export const offerHiddenUntilAccepted = 'Only its two teams see an offer until it is accepted.';
export const allTrades = 'All trades';
export const newerOfferExists = 'There is a newer offer in this exchange.';
export const seeNewerOffer = 'See it';
export const conditions = 'Conditions';
export const quoted = ({ message }: { message: string }) => `“${message}”`;
export const offerEnds = ({ time }: { time: string }) => `The offer ends ${time}.`;
export const reviewEnds = ({ time }: { time: string }) => `Under review; it is executed ${time} unless it is vetoed.`;
export const votesOf = ({ votes, needed }: { votes: number; needed: number }) => `${votes} of ${needed}`;
export const votesNeededToStop = ({ count, needed }: { count: string; needed: number }) =>
  `${count} ${needed === 1 ? 'vote' : 'votes'} needed to stop it.`;
export const enteredForBothTeams = ({
  person,
  overridden,
  reason,
}: {
  person: string;
  overridden: boolean;
  reason: string;
}) => `Entered by ${person} for both teams${overridden ? ', rules overridden' : ''}: ${reason}`;
export const stateSince = ({ state, time }: { state: string; time: string }) => `${state} ${time}.`;
export const stepPicked = ({ step, team }: { step: number; team: string }) => `Step ${step}: ${team} picked`;
export const stepGotInReturn = ({ step, team }: { step: number; team: string }) =>
  `Step ${step}: ${team} got in return`;
export const roundMark = ({ round }: { round: number }) => `R${round}`;
export const bidBudgetOf = ({ amount }: { amount: number }) => `${formatMoney(amount)} of bid budget`;
export const capSpaceOf = ({ amount }: { amount: number }) => `${formatMoney(amount)} of cap space`;
export const addedToCap = ({ team }: { team: string }) => `Added to the cap of ${team} for the season`;
export const addedToBudget = ({ team }: { team: string }) => `Added to the budget of ${team}`;
export const faMark = 'FA';
export const pickOfRound = ({ season, type, round }: { season: string; type: DraftType | null; round: number }) =>
  `${season}${type === null ? '' : ` ${type}`}, round ${round}`;
export const numberOfPick = ({ number }: { number: number }) => `no. ${number}`;
export const faPickOfWeek = ({ week }: { week: number }) => `FA pick, week ${week}`;
export const shareOfSalary = ({ share, player }: { share: string; player: string }) => `${share} of ${player}’s salary`;

/* The later history of an asset, as a sentence without its final period. A `day` is null when it is unknown. */

const onDay = (day: string | null) => (day === null ? '' : ` on ${day}`);
const nowWith = (team: string | null) => (team === null ? 'now a free agent' : `now with ${team}`);
const WAYS = {
  drafted: 'drafted by',
  added: 'added by',
  claimed: 'claimed by',
  traded: 'traded to',
  imported: 'then with',
} as const;
interface Leaving {
  readonly released: boolean;
  readonly team: string;
  readonly day: string | null;
}
interface NextTeam {
  readonly way: keyof typeof WAYS;
  readonly nextTeam: string;
}
/** `now`: the player's team today; null for a free agent. */
interface Present {
  readonly now: string | null;
}
const leftBy = ({ released, team, day }: Leaving) => `${released ? 'Released' : 'Dropped'} by ${team}${onDay(day)}`;
export const stillHolds = ({ team }: { team: string }) => `${team} still holds it`;
export const stillWith = ({ team, place }: { team: string; place: string | null }) =>
  `Still with ${team}${place === null ? '' : `, ${place}`}`;
export const tradedTo = ({ team, day, shownAbove }: { team: string; day: string | null; shownAbove: boolean }) =>
  `Traded to ${team}${onDay(day)}${shownAbove ? '; its return is shown above' : ''}`;
export const pickUsed = ({ pick, day }: { pick: number | null; day: string | null }) =>
  `Used${pick === null ? '' : ` as pick ${pick}`}${onDay(day)}`;
export const forfeited = 'Forfeited';
export const notUsed = 'Not used';
export const playerLeft = ({ now, ...leaving }: Leaving & Present) => `${leftBy(leaving)}, ${nowWith(now)}`;
export const playerLeftFor = ({ way, nextTeam, ...leaving }: Leaving & NextTeam) =>
  `${leftBy(leaving)}, ${WAYS[way]} ${nextTeam}`;
export const playerLeftAndMoved = ({ way, nextTeam, now, ...leaving }: Leaving & NextTeam & Present) =>
  `${leftBy(leaving)}, ${WAYS[way]} ${nextTeam}, ${nowWith(now)}`;
export const assetGoneBefore = ({ team, now }: { team: string; now: string }) =>
  `No longer with ${team} when the league came here, it had gone to ${now}`;
export const playerGoneBefore = ({ team, now }: { team: string } & Present) =>
  `No longer with ${team} when the league came here, ${nowWith(now)}`;
export const fateUnknown = 'Imported from another site: its later history is unknown';
export const fateOfTextUnknown = 'Imported from another site as text: its later history is unknown';
export const paysThrough = ({ team, season }: { team: string; season: string }) => `${team} pays it through ${season}`;
export const noLongerPays = ({ team }: { team: string }) => `${team} no longer pays it`;
export const promised = ({ condition }: { condition: string }) => `Promised: ${condition}`;
export const didNotGo = ({ condition }: { condition: string }) => `It did not go: ${condition}`;
