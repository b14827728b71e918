import { many } from '@crease/core/text.rules.js';

export const readOutEveryPick = 'Read out: every pick';
export const readOutMyTeamOnly = 'Read out: my team alone';
export const readOutUrgentOnly = 'Read out: only what is urgent';
export const turnSoundOn = 'Turn sound on';
export const turnSoundOff = 'Turn sound off';
export const browserShowsNoAlerts = 'This browser shows no alerts';
export const noAlertsHint = 'Keep the sound on, or open the room on a computer.';
export const alertsAreBlocked = 'Alerts are blocked';
export const alertsBlockedHint = 'Allow notifications for this site in your browser.';
export const draftRoom = 'Draft room';
export const more = 'More';
export const alertsDoNotWork = 'Alerts do not work here';
export const alertsAreOn = 'Alerts are on';
export const alertMeWhenUp = 'Alert me when I am up';
export const keyboard = 'Keyboard';
export const bigScreenBoard = 'Big-screen board';
export const leaveRoom = 'Leave the room';

export const dontSend = 'Don’t send';
export const closeMessage = 'Close this message';

export const waitingForTrade = 'waiting for a trade';
export const commissionerWillResume = 'the commissioner will resume the draft';
export const seeRecap = 'See the recap';
export const autoPicksForYou = 'Auto picks for you';
export const twoClocksRanOut = 'Your clock ran out twice: Auto picks for you';
export const autoHoldsYourSeat = 'Auto holds your seat';
export const takeMySeat = 'Take my seat';
export const pickMyself = 'Pick myself';
export const noPicksYet = 'No picks yet';
export const latestPicks = 'Latest picks';
export const skipped = 'skipped';

export const youAreOnClock = 'You are on the clock';
export const yourPickIsDue = ({ due }: { due: string }) => `Your pick is due ${due}`;
export const pausedOnYourPick = 'Paused on your pick';
export const draftHasNotBegun = 'The draft has not begun';
export const draftHasEnded = 'The draft has ended';
export const leadsAuction = 'Leads the auction';
export const onTheClock = 'On the clock';
export const firstTeam = ({ team }: { team: string }) => `First: ${team}`;
export const dueAt = ({ due }: { due: string }) => `due ${due}`;
export const roundAndPickShort = ({ round, overall, count }: { round: number; overall: number; count: number }) =>
  `R${round} · ${overall}/${count}`;
export const andTheNext = 'And the next';
export const againInPicks = ({ count }: { count: number }) => `Again in ${count}`;
export const youAreNext = 'You are next';
export const yoursInPicks = ({ count }: { count: number }) => `Yours in ${count}`;
export const pickOfTeam = ({ overall, team }: { overall: number; team: string }) => `Pick ${overall}: ${team}`;
export const pickOfTeamShopped = ({ overall, team }: { overall: number; team: string }) =>
  `Pick ${overall}: ${team}, open to offers`;
export const roundAndPick = ({ round, overall, count }: { round: number; overall: number; count: number }) =>
  `Round ${round} · Pick ${overall} of ${count}`;
export const picksInRounds = ({ count, rounds }: { count: number; rounds: number }) =>
  `${many(count, 'pick')} in ${many(rounds, 'round')}`;
export const next = 'Next';
export const nextPicks = 'The next picks';
export const openToOffers = 'open to offers';
export const you = 'You';

export const draftClock = 'Draft clock';
export const pausedOnTeam = ({ team }: { team: string }) => `Paused: ${team}`;
export const backToDraft = 'Back to the draft';

export const seeTrade = 'See the trade';
export const pickIsPromised = ({ overall, teams }: { overall: number; teams: string }) =>
  `Pick ${overall} is promised in a trade of ${teams}.`;
export const reviewEnds = ({ time }: { time: string }) => `Its review ends ${time}.`;
export const conditionDayEnds = ({ time }: { time: string }) =>
  `The condition is settled by the commissioner; its day ends ${time}.`;
export const draftGoesOnThen = 'The draft continues automatically when that is settled.';
export const draftResumableThen = 'The draft can be resumed when that is settled.';
export const seeCondition = 'See the condition';
export const usePickAnyway = 'Use the pick anyway';
export const orderNotDrawn =
  'The order is not drawn yet. It is drawn at random, at the latest when the draft begins; until then the board shows the teams in no particular turn.';

export const aloneHint = ({ others, rounds, cap }: { others: number; rounds: number; cap: string }) =>
  `You draft against ${many(others, 'team')} on Auto: ${many(rounds, 'round')} under a ${cap} cap. Nothing is saved.`;

export const paused = 'Paused';
export const yourTimeBankRuns = 'Your time bank runs';

export const board = 'Board';
export const team = 'Team';
export const players = 'Players';
export const queue = 'Queue';
export const chat = 'Chat';
export const newMessages = ({ count }: { count: number }) => many(count, 'new message');
export const playersQueued = ({ count }: { count: number }) => `${many(count, 'player')} queued`;
export const zone = 'Zone';
export const showPlayersAgain = 'Show the players again';
export const widenBoard = 'Widen the board';
export const closeColumn = 'Close this column';

export const searchPlayers = 'Search players';
export const nextAndPreviousPlayer = 'Next and previous player (also ↓ ↑)';
export const considerOrPickPlayer = 'Consider the player; again: pick them';
export const queueOrUnqueuePlayer = 'Put the player into the queue, or take them out';
export const stopConsidering = 'Stop considering, clear the search, close';
export const myTeam = 'My team';
export const moveOnBoard = 'Move on the board';
export const showThisSheet = 'Show this sheet';

export const openingRoom = 'Opening the draft room';

export const roundAndPickInRound = ({
  round,
  pickInRound,
  overall,
  count,
}: {
  round: number;
  pickInRound: number;
  overall: number;
  count: number;
}) => `Round ${round}, pick ${pickInRound} · ${overall} of ${count}`;
export const draftBoard = 'Draft board';
export const picksMade = ({ made, count }: { made: number; count: number }) => `${made} of ${count} picks were made`;
export const firstTeams = 'First:';
export const nextTeams = 'Next:';
export const lastPick = 'The last pick';

export const roomNotOpened = 'The draft room could not be opened.';
export const draftRoomTitle = 'Draft Room';
export const allDraftsOfLeague = 'All drafts of the league';
export const boardOf = ({ draft }: { draft: string }) => `${draft} board`;
