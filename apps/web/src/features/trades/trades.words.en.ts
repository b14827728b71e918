import { formatMoney } from '@crease/core/money.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { many } from '@crease/core/text.rules.js';

export const injuredReserve = 'injured reserve';
export const rookieBank = 'rookie bank';
export const noContract = 'no contract';
export const contractEnded = ({ year }: { year: string }) => `ended ${year}`;
export const contractToYear = ({ year, count }: { year: string; count: number }) => `to ${year} (${count} y)`;
export const signed = 'Signed';
export const estimatedHint = 'Estimated: no contract for this season';
export const noContractKnown = 'No contract is known';
export const amountPerYear = ({ amount, detail }: { amount: string; detail: string }) => `${amount} a year, ${detail}`;
export const noClub = 'no club';
export const teamThatHasLeft = 'a team that has left';
export const toYear = ({ year }: { year: number }) => `to ${year}`;
export const numberOfPick = ({ number }: { number: number }) => `no. ${number}`;
export const faPickOfWeek = ({ week }: { week: number }) => `FA pick, week ${week}`;
export const teamAndExpiry = ({ team, day }: { team: string; day: string }) => `${team} · expires ${day}`;
export const salaryShareRetained = ({ share, player }: { share: string; player: string }) =>
  `${share} of ${player}’s salary retained`;
export const throughSeason = ({ season }: { season: string }) => `through ${season}`;
export const points = 'Points';
export const until = 'Until';
export const gamesPlayed = ({ count }: { count: number }) => `${count} GP`;
export const capHitOf = ({ season }: { season: string }) => `cap hit of ${season}`;
export const paysAmount = ({ amount }: { amount: string }) => `pays ${amount}`;
export const endOfContract = 'end of the contract';
export const draftPick = 'Draft pick';
export const bidBudget = 'Bid budget';
export const capSpace = 'Cap space';
export const capSpaceOf = ({ amount }: { amount: number }) => `${formatMoney(amount)} of cap space`;
export const bidBudgetOf = ({ amount }: { amount: number }) => `${formatMoney(amount)} of bid budget`;
export const freeAgentPick = 'Free-agent pick';
export const retainedSalary = 'Retained salary';
export const tradeInLeague = ({ league }: { league: string }) => `${league} · Trade`;
export const nothing = 'Nothing';
export const tradeBetween = ({ team, otherTeam }: { team: string; otherTeam: string }) =>
  `Trade: ${team} and ${otherTeam}`;
export const teamReceives = ({ team }: { team: string }) => `${team} receives`;
export const rosterMovesOf = ({ team }: { team: string }) => `Roster moves of ${team}`;
export const pictureOfTrade = 'Picture of the trade';
export const cap = 'Cap';
export const capHint = 'Cap hits that the other team would pay: all of this season, then signed contracts only';
export const teamGives = ({ team }: { team: string }) => `${team} gives`;
export const conditionFromTo = ({ team, otherTeam }: { team: string; otherTeam: string }) => `${team} to ${otherTeam}`;
export const theTrade = 'The trade';
export const conditionFromToElse = ({ team, otherTeam, asset }: { team: string; otherTeam: string; asset: string }) =>
  `${team} to ${otherTeam} · else ${asset}`;
const outcomeWord = (isMet: boolean) => (isMet ? 'met' : 'not met');
/** `person`: null when the statistics say so. */
export const outcomeReported = ({
  person,
  isMet,
  evidence,
}: {
  person: string | null;
  isMet: boolean;
  evidence: string;
}) => `${person === null ? 'The statistics say' : `${person} says`}: ${outcomeWord(isMet)}. ${evidence}`;
export const outcomeBy = ({ person, isMet, evidence }: { person: string | null; isMet: boolean; evidence: string }) =>
  `${person ?? 'The statistics'}: ${outcomeWord(isMet)}. ${evidence}`;
export const settledOn = ({ person, day }: { person: string | null; day: string }) =>
  person === null ? `Settled, ${day}.` : `Confirmed by ${person}, ${day}.`;
export const managersDecide = ({ needed, met, notMet }: Record<'needed' | 'met' | 'notMet', number>) =>
  `${needed} of the managers without a part in the trade ${needed === 1 ? 'decides' : 'decide'} it: ${met} for met, ${notMet} for not met.`;
export const youVoted = ({ isMet }: { isMet: boolean }) => `You voted ${outcomeWord(isMet)}.`;
export const changeVote = 'Change vote';
export const dateDecides =
  'No manager or commissioner outside the trade can decide it. It is settled on its date, by the proof available then.';
export const anotherCommissionerDecides = 'Another commissioner decides it.';
export const report = 'Report';
export const reportWhatCameTrue = 'Report what came true';
export const reported = 'Reported';
export const settle = 'Settle';
export const settleCondition = 'Settle the condition';
export const settleAndCarryOut = 'Settle and carry out';
export const conditionSettled = 'Condition settled';
export const vote = 'Vote';
export const voteOnCondition = 'Vote on the condition';
export const voteCounted = 'Vote counted';
export const takeVoteBack = 'Withdraw my vote';
export const outcome = 'Outcome';
export const note = 'Note';
export const leagueCanReadHint = 'The whole league can read it.';
export const howYouKnowHint = 'How you know.';
export const overrideCapAndRosterRules = 'Override rules of cap and roster';
export const noteIsReasonHint = 'The note is the reason.';
export const assetChangesHands = ({ asset }: { asset: string }) => `${asset} changes hands.`;
export const assetStays = ({ asset }: { asset: string }) => `${asset} stays where it is.`;
export const otherAssetGoes = ({ asset }: { asset: string }) => `${asset} goes instead.`;
export const breaksLeagueRule = 'It breaks a rule of the league.';
export const partnerMissing = 'Choose a team to trade with.';
export const addPlayerOrPick = 'Add a player or a pick to one of the sides.';
export const lookingAtBothTeams = 'Looking at both teams…';
export const cannotBeSentYet = 'It cannot be sent yet.';
export const enteringOverrides = ({ broken }: { broken: string }) =>
  `${broken} Entering this trade overrides the rules.`;
export const sendableButNotAcceptable = 'It may be sent, but not accepted as it is.';
export const acceptingActsAtOnce = 'Accepting carries it out at once: the draft is running. No review follows.';
export const teamsStayWithinRules = 'Both teams stay within the rules.';
export const allTrades = 'All trades';
export const conditions = 'Conditions';
export const team = 'Team';
export const season = 'Season';
export const tradingBegins = ({ day, when }: { day: string; when: string | null }) =>
  `Trading begins on ${day}${when === null ? '' : `, ${when}`}: no trade can be agreed on before.`;
export const tradeDeadlineIsOver = ({ day }: { day: string }) =>
  `The trade deadline was the end of ${day}: no trade can be agreed on until the season is over.`;
export const tradeDeadlineAt = ({ day, when }: { day: string; when: string | null }) =>
  `Trade deadline: the end of ${day}${when === null ? '' : `, ${when}`}.`;
export const enterATrade = 'Enter a trade';
export const proposeTrade = 'Propose a trade';
export const reviewSwitchedOff = 'Trades are executed as soon as they are accepted';
export const reviewSetToHours = ({ hours }: { hours: number }) => `Trades are reviewed for ${many(hours, 'hour')}`;
export const reviewOfTrades = 'Review of trades';
export const reviewOfTradesHint =
  'Between acceptance and execution a trade can be vetoed. Trades accepted before keep their time.';
export const saveReview = 'Save review';
export const hoursOfReview = 'Hours of review';
export const hoursOfReviewHint =
  '0 executes a trade as soon as it is accepted. A commissioner’s own trade is reviewed for 24 hours at least.';
export const trades = 'Trades';
export const tradeFinder = 'Trade finder';
export const tradeBlock = 'Trade block';
export const all = 'All';
export const noTradesYet = 'No trades yet';
export const inbox = 'Inbox';
export const noTradeRequests = 'No trade requests';
export const sent = 'Sent';
export const noOpenOffersOfYours = 'No offers of yours are open';
export const review = 'Review';
export const noTradeUnderReview = 'No trade is under review';
export const offersReviewsAndExecuted = 'Offers, reviews and what was executed';
export const tradesExecutedWhenAccepted = 'Trades are executed as soon as they are accepted.';
export const acceptedTradesReviewedFor = ({ hours, picksAtOnce }: { hours: number; picksAtOnce: boolean }) =>
  `Accepted trades are reviewed for ${many(hours, 'hour')}; silence executes them.${picksAtOnce ? ' While a draft runs, draft picks are traded at once.' : ''}`;
export const whichTrades = 'Which trades';
export const filterTrades = 'Filter the trades';
export const state = 'State';
export const anyState = 'Any state';
export const allSeasons = 'All seasons';
export const allTeams = 'All teams';
export const changeReview = 'Change the review';
export const noTradeMatches = 'No trade matches these filters';
export const otherOffersAppearHere = 'Offers between other teams appear here once they are accepted.';
export const and = 'and';
export const waitsForYou = 'Waits for you';
export const openConditions = ({ count }: { count: number }) => `${many(count, 'open condition')}`;
export const openConditionsHint =
  'Open conditions of executed trades. Teams and statistics report the outcome. A commissioner settles each, but never in their own trade.';
export const openCount = ({ count }: { count: number }) => `Open (${count})`;
export const noOpenConditions = 'No open conditions';
export const noOpenConditionsHint = 'A trade may hand an asset over only if something comes true.';
export const settledCount = ({ count }: { count: number }) => `Settled (${count})`;
export const tradeBlockSaved = 'Trade block saved';
export const yourTradeBlock = 'Your trade block';
export const leagueSeesIt = 'The whole league sees it.';
export const cancel = 'Cancel';
export const saveTradeBlock = 'Save trade block';
export const lookingFor = 'Looking for';
export const tradeBlockHint = 'Players and picks that teams would trade, and what they are looking for.';
export const noOtherTradeBlock = 'No other team has a trade block yet.';
export const yourTeam = 'Your team';
export const edit = 'Edit';
export const proposeTradeTo = ({ team }: { team: string }) => `Propose a trade to ${team}`;
export const tradeBlockIsEmpty = 'Your trade block is empty';
export const tradeBlockIsEmptyHint = 'Name players and picks that you would trade, and what you are looking for.';
export const ask = 'Ask';
export const askFor = ({ asset }: { asset: string }) => `Ask for ${asset}`;
export const writtenAt = ({ time }: { time: string }) => `Written ${time}`;
export const proposed = 'Proposed';
export const withdrawn = 'Withdrawn';
export const declined = 'Declined';
export const countered = 'Countered';
export const expired = 'Expired';
export const accepted = 'Accepted';
export const underReview = 'Under review';
export const executed = 'Executed';
export const vetoed = 'Vetoed';
export const failed = 'Failed';
export const reversed = 'Reversed';
export const waiting = 'Waiting';
export const due = 'Due';
export const met = 'Met';
export const notMet = 'Not met';
export const voided = 'Void';
export const acceptTrade = 'Accept trade';
export const counter = 'Counter';
export const decline = 'Decline';
export const withdrawOffer = 'Withdraw offer';
export const veto = 'Veto';
export const voteAgainst = 'Vote against';
export const reverseTrade = 'Reverse trade';
export const drop = 'Drop';
export const toInjuredReserve = 'To injured reserve';
export const activate = 'Activate';
export const toRookieBank = 'To rookie bank';
export const promote = 'Promote';
export const active = 'active';
export const shortInjuredReserve = 'IR';
export const shortRookieBank = 'bank';
export const ageInYears = ({ age }: { age: number }) => `${age} y`;
export const yearsLeft = ({ count }: { count: number }) => `${count} y`;
export const ended = 'ended';
export const noCapHit = 'none';
/** `shown`: the points as formatted. `season`: null for the current one. */
export const pointsInGames = ({
  points,
  shown,
  games,
  season,
}: {
  points: number;
  shown: string;
  games: number;
  season: string | null;
}) => `${shown} ${points === 1 ? 'pt' : 'pts'} in ${games} GP${season === null ? '' : ` (${season})`}`;
export const pointsOf = ({ season }: { season: string }) => `Points of ${season}`;
export const totalInGames = ({ points, games }: { points: string; games: number }) => `${points} in ${games} GP`;
/** A player's points and games; `between` is `ptsIn`, which wide lists hide. */
export const pointsThenGames = ({ points, between, games }: Record<'points' | 'between' | 'games', string>) =>
  `${points} ${between} ${games}`;
export const ptsIn = ({ points }: { points: number }) => (points === 1 ? 'pt in' : 'pts in');
export const thisMatchup = 'This matchup';
export const thisWeek = 'This week';
export const restOfSeason = 'Rest of season';
export const gamesAheadHint = 'Games of healthy players’ clubs from today on, and their points at their mean of a game';
/** `points`: null in leagues that are not decided by points. */
export const gamesAhead = ({ games, points }: { games: number; points: string | null }) =>
  games === 0
    ? 'no games'
    : many(games, 'game') + (points === null ? '' : `, about ${points} ${points === '1' ? 'point' : 'points'}`);
export const roundMark = ({ round }: { round: number }) => `R${round}`;
export const faMark = 'FA';
export const pickOfRound = ({ season, type, round }: { season: string; type: DraftType; round: number }) =>
  `${season} ${type}, round ${round}`;
export const receives = 'receives';
export const receivesNothing = ({ team }: { team: string }) => `${team} receives: nothing.`;
export const receivesAssets = ({ team, assets }: { team: string; assets: string }) => `${team} receives: ${assets}.`;
export const noReviewFollows = 'No review follows.';
export const carriedOutAtOnce = 'Carried out at once: the draft was running.';
export const carriedOutAtOnceReversibly =
  'Carried out at once: the draft was running. It can be reversed until one of its picks is used.';
export const votesToReverse = ({ votes, needed }: { votes: number; needed: number }) =>
  `A commissioner’s own trade, so the managers vote on it: ${votes} of ${many(needed, 'vote')} needed to reverse it.`;
export const exactlyAsShown = ({ team }: { team: string }) => `With ${team}, exactly as shown.`;
