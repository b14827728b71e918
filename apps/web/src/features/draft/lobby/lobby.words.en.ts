import { listed, many } from '@crease/core/text.rules.js';

export const willYouBeThere = 'Will you be there?';
export const autoPicksHint = 'Auto picks for your team, from your queue first. You can undo that here or in the room.';
export const checkInHint = 'Say if you will be there. Everyone sees your answer.';
export const everyoneSeesAnswer = 'Everyone sees your answer.';
export const whoIsThere = 'Who is there';
export const noManager = 'No manager';

export const timeUntilDraft = 'Time left until the draft';

export const pickTimeMissing = 'Enter how long a pick may take.';
export const clockLimits = ({ limits }: { limits: string }) => `The clock can be ${limits}.`;
export const timePerPick = 'Time for a pick';
export const otherTime = 'Other';
export const clockLength = 'Length';
export const clockUnit = 'Unit';
export const seconds = 'seconds';
export const minutes = 'minutes';
export const hours = 'hours';
export const shortSeconds = ({ seconds }: { seconds: number }) => `${seconds} s`;
export const quietHours = 'Quiet hours';
export const quietHoursHint = 'No clock runs in these hours: for drafts over several days';
export const quietFrom = 'From';
export const quietTo = 'To';
export const timeZone = 'Time zone';

export const settingsSaved = 'Settings saved';
export const name = 'Name';
export const saveSettings = 'Save settings';
export const eachPickHas = ({ clock }: { clock: string }) => `Each pick has ${clock}.`;
export const noQuietHours = 'There are no quiet hours.';
export const noClockRunsFrom = ({ hours }: { hours: string }) => `No clock runs ${hours}.`;
export const commissionerCanChangeIt = 'The commissioner can change it.';

export const day = 'Day';
export const time = 'Time';
export const leagueClockHint = ({ timeZone }: { timeZone: string }) => `By the clock of the league (${timeZone})`;

export const dateTakenBack = 'The date was removed';
export const dateIsSet = 'The date is set';
export const setADate = 'Set a date';
export const changeDate = 'Change the date';
export const dateHint =
  'Every manager gets an email with the date for their calendar, and a reminder a day and an hour before. The draft starts when you press Begin.';
export const answerAgainHint = 'If you change the date, managers who answered must answer again.';
export const setTheDate = 'Set the date';
export const takeDateBack = 'Remove the date';

export const addToCalendar = 'Add to calendar';
export const noDateYet = 'No date yet';
export const agreeOnDate = 'Agree on one, so that everyone can be there.';
export const commissionerSetNoDate = 'The commissioner has not set one.';
export const beginsWhenYouPress = 'It begins when you press Begin.';
export const beginsWhenCommissionerPresses = 'It begins when the commissioner presses Begin.';

export const theTeamAtStart = 'The team';
export const draftOrder = 'Draft order';
export const moveTeam = ({ team, place }: { team: string; place: number }) => `Move ${team}, number ${place}`;
export const moveTeamUp = ({ team }: { team: string }) => `Move ${team} up`;
export const moveTeamDown = ({ team }: { team: string }) => `Move ${team} down`;

export const snakeHint = 'Every second round goes backwards.';
export const linearHint = 'Every round goes the same way.';
export const ownOrdersHint = 'Each round has its own order.';
export const orderOfRounds = 'Order of the rounds';
export const roundLabel = 'Round';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const copyToLaterRounds = 'Copy to all later rounds';
export const save = 'Save';
export const saveThisOrder = 'Save this order';
export const discardChanges = 'Discard changes';
export const orderKindSaved = 'Saved. The order is drawn when the draft begins';
export const orderSaved = 'Order saved';
export const orderSetByStandings = 'Order set by standings';
export const orderSetAsInDraft = 'Order taken from the other draft';
export const orderDrawn = ({ draw }: { draw: number }) => `Order drawn: draw ${draw}`;
export const lotteryDrawn = ({ draw }: { draw: number }) => `Lottery drawn: draw ${draw}`;
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
export const drawAgainHint = ({ draws }: { draws: number }) =>
  `The order has been drawn ${times(draws)}. This is draw ${draws + 1}: the whole league sees that, and every draw stays in the log.`;
export const drawnSoFar = ({ draws }: { draws: number }) => `Drawn ${times(draws)} so far. Each draw is in the log.`;
export const drawAgainQuestion = 'Draw the order again?';
export const makeDraw = ({ draw }: { draw: number }) => `Make draw ${draw}`;
export const drawOrder = 'Draw the order';
export const drawFirstRound = 'Draw the first round';
export const drawAgainAtRandom = 'Draw again at random';
export const randomDraw = 'Random draw';
export const reverseOfLastSeason = 'Reverse of last season';
export const lottery = 'Lottery';
export const reverseOfTable = 'Reverse standings of this season';
export const standingsBestFirst = 'Standings, best first';
export const asInRookieDraft = 'As in the rookie draft';
export const asInGeneralDraft = 'As in the general draft';
export const tableNeeded = 'Reverse standings need points of this season.';
export const finishedSeasonNeeded = 'Reverse standings and lottery need a finished season with points.';
export const orderNotDrawn = 'The order is not drawn yet.';
export const drawnAtRandomHint =
  'It is drawn at random, at the latest when the draft begins. The teams below are in no particular order.';
export const drawnUnlessSetHint =
  'It is drawn at random, at the latest when the draft begins, unless you set it. The teams below are in no particular order.';

export const drawnByLotteryHint =
  'It is drawn by the lottery when the draft begins, unless it is drawn or set before. The teams below are in no particular order.';
export const asInRookieDraftHint =
  'The order of the rookie draft is used once it exists. The teams below are in no particular order.';
export const asInGeneralDraftHint =
  'The order of the general draft is used once it exists. The teams below are in no particular order.';

export const takeItBack = 'Remove it';
export const forfeit = 'Forfeit';
export const giveItBack = 'Give it back';
export const aTeam = 'a team';
export const addCompensatoryPick = 'Add a compensatory pick';
export const picksInNoTurn = 'The order is not drawn yet: the picks are in no particular order.';
export const picksOfRound = ({ round }: { round: number }) => `Picks of round ${round}`;
export const spokenPickOf = ({ round, pickInRound, team }: { round: number; pickInRound: number; team: string }) =>
  `round ${round}, pick ${pickInRound} of ${team}`;
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;
export const compensatory = 'Compensatory';
/** `overall` is null until the order is drawn. */
interface PickOfRound {
  readonly overall: number | null;
  readonly round: number;
}
export const takePickBackQuestion = ({ overall, round }: PickOfRound) =>
  overall === null ? `Remove the pick of round ${round}?` : `Remove pick ${overall}?`;
export const losesCompensatoryPick = ({ team }: { team: string }) => `${team} loses this compensatory pick.`;
export const takePickBack = 'Remove the pick';
export const forfeitPickQuestion = ({ overall, round }: PickOfRound) =>
  overall === null ? `Forfeit the pick of round ${round}?` : `Forfeit pick ${overall}?`;
export const forfeitedPickHint = ({ team }: { team: string }) =>
  `${team} loses this pick. It stays on the board as forfeited and is passed over. You can give it back until the draft begins.`;
export const forfeitPick = 'Forfeit the pick';
export const givePickBackQuestion = ({ overall, round }: PickOfRound) =>
  overall === null ? `Give the pick of round ${round} back?` : `Give pick ${overall} back?`;
export const canUsePickAgain = ({ team }: { team: string }) => `${team} can use this pick again.`;
export const givePickBack = 'Give the pick back';
export const compensatoryPickHint = 'It can be traded like any other pick. You can remove it until the draft begins.';
export const addPick = 'Add the pick';
export const teamLabel = 'Team';
export const placeInRound = 'Place in the round';
export const lastPlace = ({ place }: { place: number }) => `${place}, the last`;
export const leagueSeesIt = 'The whole league sees it.';

export const picks = 'Picks';
export const order = 'Order';
export const firstRound = 'First round';
export const clock = 'Clock';
export const picksInRounds = ({ count, rounds }: { count: number; rounds: number }) =>
  `${count} in ${many(rounds, 'round')}`;
export const sourceAndDraw = ({ source, draw }: { source: string; draw: number }) => `${source}, draw ${draw}`;
export const timeBank = ({ duration }: { duration: string }) => `bank ${duration}`;
export const quietTime = ({ hours }: { hours: string }) => `quiet ${hours}`;
export const lobby = 'Lobby';
export const teams = 'Teams';
export const settings = 'Settings';
export const log = 'Log';
export const yours = 'Yours';
export const auto = 'Auto';

export const itIsTime = 'It is time';
export const answerHere = 'I’m here';
export const answerComing = 'I’ll be there';
export const answerAway = 'I can’t make it';
export const standingHere = 'Here now';
export const standingChecked = 'Checked in';
export const standingComing = 'Will be there';
export const standingAway = 'Away: Auto picks';
export const standingSilent = 'No answer';
export const standingEmpty = 'No manager: Auto picks';
export const standingHereWithAuto = 'Here now, Auto picks';
export const standingCheckedWithAuto = 'Checked in, Auto picks';
export const standingComingWithAuto = 'Will be there, Auto picks';
export const standingSilentWithAuto = 'No answer, Auto picks';
export const managerAndStanding = ({ manager, standing }: { manager: string; standing: string }) =>
  `${manager}: ${standing}`;
export const countHere = ({ count }: { count: number }) => `${count} here now`;
export const countChecked = ({ count }: { count: number }) => `${count} checked in`;
export const countComing = ({ count }: { count: number }) => `${count} will be there`;
export const countSilent = ({ count }: { count: number }) => `${count} without an answer`;
export const countAway = ({ count }: { count: number }) => `${count} away, on Auto`;
export const countEmpty = ({ count }: { count: number }) => `${count} without a manager, on Auto`;
export const oneTeamIsMissing = ({ team }: { team: string }) => `${team} is not here. Its clock runs anyway.`;
export const teamsAreMissing = ({ teams }: { teams: readonly string[] }) =>
  `${listed(teams)} are not here. Their clocks run anyway.`;
export const countIsMissing = ({ count }: { count: number }) =>
  `${many(count, 'team')} are not here. Their clocks run anyway.`;
export const keepersAndBudget = ({ keepers, cost, rest }: { keepers: number; cost: string; rest: string }) =>
  keepers === 0 ? `no keepers · ${rest} left` : `${many(keepers, 'keeper')} for ${cost} · ${rest} left`;
