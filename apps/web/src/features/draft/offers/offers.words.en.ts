import { many } from '@crease/core/text.rules.js';

export const anotherTeam = 'another team';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const roundAndPick = ({ round, overall }: { round: number; overall: number }) =>
  `Round ${round}, pick ${overall}`;
/** `overall` is null until the order is drawn; `from` is the team that the pick came from. */
export const pickToOffer = ({
  round,
  overall,
  from,
  onClock,
}: {
  round: number;
  overall: number | null;
  from: string | null;
  onClock: boolean;
}) =>
  `${overall === null ? roundNumber({ round }) : roundAndPick({ round, overall })}${from === null ? '' : ` (from ${from})`}${onClock ? ', on the clock' : ''}`;
export const pickUsedNoReversal = 'One of its picks has been used, so it can no longer be reversed.';
export const commissionerCanReverse = 'A commissioner can reverse it until one of its picks is used.';
export const votesReverseTrade = ({ votes, needed }: { votes: number; needed: number }) =>
  `A commissioner’s own trade: ${votes} of ${many(needed, 'vote')} needed to reverse it, until one of its picks is used.`;
export const pickNumber = ({ overall }: { overall: number }) => `pick ${overall}`;
export const youGetYouGive = ({ get, give }: { get: string; give: string }) => `You get ${get}; you give ${give}.`;
export const breaksLeagueRule = 'It breaks a rule of the league.';
export const nothing = 'nothing';
export const reviewedLikeOthers = 'Not carried out at once: it is reviewed like the league’s other trades.';
export const draftWaitsAtPick = ({ overall }: { overall: number }) =>
  `If the draft comes to pick ${overall} before that is over, it waits there.`;
export const teamOffersTrade = ({ team }: { team: string }) => `${team} offers you a trade`;
export const tradeWithUnderReview = ({ team }: { team: string }) =>
  `The trade with ${team} is accepted and under review`;
export const tradeWithCarriedOut = ({ team }: { team: string }) => `The trade with ${team} is carried out`;
export const tradeWithHasEnded = ({ team }: { team: string }) => `The trade with ${team} has ended`;

export const pickIsOpenToOffers = ({ overall }: { overall: number }) => `Pick ${overall} is open to offers`;
export const whatFor = 'What for?';
export const stopShopping = 'Stop shopping';
export const shopThisPick = 'Shop this pick';
export const roomSeesShopping = 'The room sees that you are taking offers for this pick';
export const tellRoomAboutShopping = 'Tell the room that you are taking offers for this pick';
export const countOpenToOffers = ({ count }: { count: number }) => `${many(count, 'pick')} open to offers`;
export const forOffers = 'for offers';
export const makeOffer = 'Make an offer';
export const teamTakesOffers = ({ team, overall }: { team: string; overall: number }) =>
  `${team} is taking offers for pick ${overall}`;
export const teamTakesOffersFor = ({ team, overall, asks }: { team: string; overall: number; asks: string }) =>
  `${team} is taking offers for pick ${overall}: ${asks}`;

export const noPickOpenToOffers = 'No pick is open to offers';
export const openPicksHint =
  'Managers can open a pick to offers on their clock or on the board. Everyone sees it here.';
export const shopOwnPickHint =
  'Tap one of your own picks on the board, then “Shop this pick”. Everyone in the room sees it here.';
export const shoppedPickHint =
  'A pick stays here until it is used or its owner withdraws it. It is no promise: the owner can still decline any offer.';
export const picksOpenToOffers = 'Picks open to offers';
export const yourTeam = ({ team }: { team: string }) => `${team} (yours)`;
export const onTheClock = 'On the clock';
export const upNext = 'up next';
export const upInPicks = ({ count }: { count: number }) => `up in ${count} picks`;
export const upNextBy = ({ due }: { due: string }) => `up next, by ${due} if every clock runs out`;
export const upInPicksBy = ({ count, due }: { count: number; due: string }) =>
  `up in ${count} picks, by ${due} if every clock runs out`;
export const looksFor = ({ asks }: { asks: string }) => `Looks for ${asks}`;
export const picksOfThisDraft = 'Picks of this draft';
export const picksOfOtherDrafts = 'Picks of other drafts';
export const aForward = 'A forward';
export const aDefenseman = 'A defenseman';
export const aGoalie = 'A goalie';
export const wantedForPick = ({ overall }: { overall: number }) => `Wanted for pick ${overall}`;
export const sayWhatYouWant = 'Say what you want, or take any offer:';
export const youWant = 'You want:';

export const openFullBuilder = 'Open the full builder';
export const fullBuilderHint = ({ openIt }: { openIt: string }) =>
  `Conditions, retained salary, free-agent picks or roster moves? ${openIt}, which leads back here.`;

export const seasonAndRound = ({ season, round }: { season: string; round: number }) => `${season} round ${round}`;

export const fairByPickValue = 'Fair by pick value';
export const fairByPickValueLead = 'Fair by pick value:';
export const pickValueHint =
  'A pick is worth about 1 divided by its round, a player as much as the pick that would take them';
export const ownerLooksFor = ({ asks }: { asks: string }) => `For this pick its owner looks for ${asks}.`;

export const aTeam = 'a team';
export const effectOfTrade = 'Effect of the trade';
export const seeOnBoard = 'See on the board';
export const picksChangingHands = 'Picks that change hands';
export const goesTo = 'goes to';
export const space = 'Space';
export const places = 'Places';
export const moneyPerPlace = 'Each';
export const maxPick = 'Max pick';
export const becomes = 'becomes';

export const theOtherTeam = 'the other team';
export const offerSentTo = ({ team }: { team: string }) => `Offer sent to ${team}`;
export const sendAnyway = 'Send it anyway';
export const offer = 'Offer';
export const tradeWith = 'Trade with';
export const chooseTeam = 'Choose a team';
export const teamWithoutManager = ({ team }: { team: string }) => `${team} (no manager)`;
export const youGive = 'You give';
export const teamGives = ({ team }: { team: string }) => `${team} gives`;
export const offerNotSentYet = ({ team }: { team: string }) => `Your offer to ${team}, not sent yet.`;
export const wordTo = ({ team }: { team: string }) => `A word to ${team}`;
export const wordHint = 'Only the two teams see it. The offer is open for a day.';
export const chooseTeamToTradeWith = 'Choose a team to trade with.';
export const tickPickOrPlayer = 'Tick a pick or a player of one of the teams.';
export const carriedOutIfAccepted = ({ team }: { team: string }) =>
  `If ${team} accepts, the trade is carried out immediately because the draft is running.`;
export const sendOffer = 'Send offer';
export const sendCounterOffer = 'Send counter-offer';
export const thisDraft = 'This draft';
export const otherDrafts = 'Other drafts';
export const playersCount = ({ count }: { count: number }) => `Players (${count})`;
export const noPickLeft = 'No pick is left.';

export const noOpenOffers = 'No offers are open';
export const forYouToAnswer = 'For you to answer';
export const madeByYou = 'Made by you';
export const yourOfferTo = ({ team }: { team: string }) => `Your offer to ${team}`;
export const youGet = 'You get';
export const offerPreviewOf = ({ team }: { team: string }) => `The offer of ${team}.`;
export const yourOfferPreview = ({ team }: { team: string }) => `Your offer to ${team}.`;
export const nothingAtStart = 'Nothing';
export const quoted = ({ text }: { text: string }) => `“${text}”`;
export const tradeCarriedOut = 'Trade carried out: the picks have changed hands';
export const tradeAcceptedUnderReview = 'Trade accepted; it is under review';
export const offerDeclined = 'Offer declined';
export const acceptAnyway = 'Accept anyway';
export const notYet = 'Not yet';
export const decline = 'Decline';
export const makeCounterOffer = 'Counter';
export const counterOnItsPage = 'Open the trade to counter';
export const acceptTrade = 'Accept trade';
export const accept = 'Accept…';
export const offerWithdrawn = 'Offer withdrawn';
export const withdraw = 'Withdraw';

export const noTradeCarriedOut = 'No trades carried out during this draft';
export const tradesDoneHint =
  'While a draft runs, trades of draft picks are carried out at once. Here they can be voted on or reversed until one of their picks is used.';
export const carriedOut = 'Carried out';
export const twoTeams = ({ team, otherTeam }: { team: string; otherTeam: string }) => `${team} and ${otherTeam}`;
export const teamGave = ({ team }: { team: string }) => `${team} gave`;
export const reverse = 'Reverse…';
export const yourVoteReversedTrade = 'Your vote reversed the trade';
export const voteTakenBack = 'Vote withdrawn';
export const votedAgainstTrade = 'You voted against the trade';
export const takeVoteBack = 'Withdraw my vote';
export const voteAgainst = 'Vote against it';
export const tradeReversed = 'Trade reversed: the picks are back';
export const reverseThisTrade = 'Reverse this trade';
export const leagueCanReadIt = 'The whole league can read it.';
export const notNow = 'Not now';
export const reverseTheTrade = 'Reverse the trade';

export const shopped = 'Shopped';
export const tradeDraftPicks = 'Trade draft picks';
export const onlyTwoTeamsSeeOffer = 'Only the two teams see an offer before it is accepted.';
export const trades = 'Trades';
export const offers = 'Offers';
export const counterOffer = 'Counter-offer';
export const newOffer = 'New offer';

export const answerOffer = 'Answer';
export const tradeOffersWait = ({ count }: { count: number }) => many(count, 'trade offer waits', 'trade offers wait');
export const offerThisPick = 'Offer this pick';
export const offerForThisPick = 'Offer for this pick';
export const tradePicks = 'Trade picks';
export const offerTrade = 'Offer a trade';

export const boardShowsChange = 'The board shows what it would change.';
export const backToOffer = 'Back to the offer';
export const stopLookingAtOffer = 'Stop looking at the offer';
