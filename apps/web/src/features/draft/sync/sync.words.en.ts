import { many } from '@crease/core/text.rules.js';

export const resultsNotExported = 'The results could not be exported. Try again.';
export const dateNotFetched = 'The date could not be fetched for your calendar. Try again.';

export const draftHasBeenRemoved = 'This draft has been removed.';

export const forward = 'forward';
export const defenseman = 'defenseman';
export const goalie = 'goalie';
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';

export const statusNotBegun = 'Not begun';
export const statusLive = 'Live';
export const statusPaused = 'Paused';
export const statusEnded = 'Ended';
export const startupDraft = 'Startup';
export const annualDraft = 'Annual';
export const mockDraft = 'Mock';
export const snakeOrder = 'Snake';
export const linearOrder = 'Linear';
export const manualOrder = 'Manual';
export const notDrawnYet = 'Not drawn yet';
export const randomDraw = 'Random draw';
export const reverseStandings = 'Reverse standings';
export const standingsBestFirst = 'Standings, best first';
export const asInAnotherDraft = 'As in another draft';
export const lottery = 'Lottery';
export const setByCommissioner = 'Set by the commissioner';
export const pickedByManager = 'Picked by the manager';
export const pickedByCommissioner = 'Picked by the commissioner';
export const pickedByNamed = ({ person }: { person: string }) => `Picked by ${person}`;
export const pickedByCommissionerNamed = ({ person }: { person: string }) => `Picked by commissioner ${person}`;
export const byAuto = 'by Auto';
export const byCommissioner = 'by the commissioner';
export const byNamed = ({ person }: { person: string }) => `by ${person}`;
export const byCommissionerNamed = ({ person }: { person: string }) => `by commissioner ${person}`;
export const pickedFromQueue = 'Auto, from the queue';
export const pickedByRank = 'Auto, by rank and need';

export const aTeam = 'a team';
export const draftedBy = ({ team, overall }: { team: string; overall: number }) => `Drafted by ${team}, no. ${overall}`;
export const draftedNumberBy = ({ team, overall }: { team: string; overall: number }) =>
  `Drafted no. ${overall} by ${team}`;
export const forfeited = 'Forfeited';
export const keptPlayer = ({ player }: { player: string }) => `Kept: ${player}`;

export const draftMovedOn = 'The draft moved on while you chose. Look at the board and try again.';
export const draftMovesTooFast = 'The draft is moving too fast right now. Try again.';
export const youAreSignedOut = 'You are signed out. Sign in again to continue.';
export const somethingWentWrong = 'Something went wrong. Try again.';

export const offerIsOver = 'The offer you looked at is no longer open';
export const boardIsAsDrafted = 'The board shows the draft as it is.';
/** `by`: who picked, if that needs saying. `next`: the team on the clock afterwards. */
export const pickMade = ({
  overall,
  team,
  player,
  position,
  club,
  price,
  by,
  next,
}: {
  overall: number;
  team: string;
  player: string;
  position: string;
  club: string | null;
  price: string;
  by: string | null;
  next: string | null;
}) =>
  `Pick ${overall}, ${team}: ${player}, ${position}${club === null ? '' : `, ${club}`}, ${price}${by === null ? '' : `, ${by}`}${thenNext(next)}.`;
/** `clock`: the time for a higher bid. */
export const playerOnBlock = ({
  team,
  player,
  price,
  clock,
}: {
  team: string;
  player: string;
  price: string;
  clock: string;
}) => `${team} nominates ${player} at ${price}. Time to bid: ${clock}.`;
export const bidPlaced = ({ team, price }: { team: string; price: string }) => `${price} by ${team}.`;
export const youWereOutbid = ({ team, price, clock }: { team: string; price: string; clock: string }) =>
  `You were outbid: ${price} by ${team}. Time to bid: ${clock}.`;
export const playerSold = ({
  team,
  player,
  price,
  next,
}: {
  team: string;
  player: string;
  price: string;
  next: string | null;
}) => `Sold: ${player} to ${team} for ${price}${next === null ? '' : `; ${next} nominates next`}.`;
export const saleUndone = ({ player, team, price }: { player: string; team: string; price: string }) =>
  `Sale undone: ${player} to ${team} for ${price}.`;
/** `player`: the first of the players whose sales were undone. */
export const salesUndone = ({ count, player }: { count: number; player: string }) =>
  `${count} sales were undone, from ${player} on.`;
export const nominationPassed = ({ team }: { team: string }) => `${team} nominates no player.`;
const thenNext = (next: string | null) => (next === null ? '' : `; next: ${next}`);
/** `last`: the sentence of the last pick. */
export const picksMade = ({ count, last }: { count: number; last: string }) =>
  `${count} picks were made. The last: ${last}`;
export const pickSkipped = ({
  overall,
  team,
  noneLegal,
  next,
}: {
  overall: number;
  team: string;
  noneLegal: boolean;
  next: string | null;
}) => `Pick ${overall} of ${team} was skipped${noneLegal ? ', as no player was legal' : ''}${thenNext(next)}.`;
/** `after`: the pick that its turn follows. */
export const pickMoved = ({
  overall,
  team,
  after,
  next,
}: {
  overall: number;
  team: string;
  after: number;
  next: string | null;
}) => `${team} missed pick ${overall}: its turn is now after pick ${after}${thenNext(next)}.`;
export const pickReturned = ({ overall }: { overall: number }) => `Pick ${overall} has its own turn again.`;
export const pickUndone = ({ overall }: { overall: number }) => `Pick ${overall} was undone.`;
export const picksUndone = ({ first, last }: { first: number; last: number }) =>
  `Picks ${first} to ${last} were undone.`;
export const pickReplaced = ({
  overall,
  player,
  otherPlayer,
  overridden,
}: {
  overall: number;
  player: string;
  otherPlayer: string;
  overridden: boolean;
}) => `Pick ${overall} was changed from ${player} to ${otherPlayer}${overridden ? ', against the rules' : ''}.`;
export const draftHasBegun = 'The draft has begun.';
export const draftIsPaused = 'The draft is paused.';
export const draftGoesOn = 'The draft continues.';
export const draftPausedItself = ({ overall, teams }: { overall: number; teams: string }) =>
  `The draft has paused itself: pick ${overall} is promised in a trade of ${teams}.`;
export const draftGoesOnAnyway = 'The draft continues, although the pick is promised in a trade.';
export const draftWasReopened = 'The draft was reopened. It is paused.';
export const draftHasEnded = 'The draft has ended.';
export const clockChanged = ({ clock }: { clock: string }) => `The clock is now ${clock} for a pick.`;
export const clockExtended = 'The clock was extended for an interruption of the service.';
export const orderWasSet = 'The draft order was set.';
export const orderWasDrawn = 'The draft order was drawn.';
export const orderDrawnAgain = ({ draw }: { draw: number }) => `The draft order was drawn again: draw ${draw}.`;
export const settingsChanged = 'The draft settings changed.';
export const dateIsSet = ({ when }: { when: string }) => `The draft is set for ${when}.`;
export const dateTakenBack = 'The date of the draft was removed.';
export const countsAsRookie = ({ player }: { player: string }) => `${player} counts as a rookie from now on.`;
export const countsNotAsRookie = ({ player }: { player: string }) =>
  `${player} does not count as a rookie from now on.`;
export const pickChangedOwner = ({ overall, team }: { overall: number; team: string }) =>
  `Pick ${overall} now belongs to ${team}.`;
export const picksChangedOwner = ({ count, team }: { count: number; team: string }) =>
  `${many(count, 'pick')} now belong to ${team}.`;
export const pickShopped = ({ team, overall }: { team: string; overall: number }) =>
  `${team} is taking offers for pick ${overall}.`;
export const pickShopClosed = ({ team, overall }: { team: string; overall: number }) =>
  `${team} no longer takes offers for pick ${overall}.`;
export const autoIsOn = ({ team }: { team: string }) => `Auto is on for ${team}.`;
export const autoIsOff = ({ team }: { team: string }) => `Auto is off for ${team}.`;
export const twoClocksRanOut = ({ team }: { team: string }) =>
  `Two clocks in a row ran out: Auto now picks for ${team}.`;
export const clockRanOut = 'Your clock ran out';
export const autoPickedFromQueue = ({ player }: { player: string }) => `From your queue: ${player}`;
export const autoPickedByRank = ({ player }: { player: string }) => `By rank and need: ${player}`;
export const commissionerPickedForYou = ({ player }: { player: string }) => `The commissioner picked ${player} for you`;
export const yourTurn = ({ team }: { team: string }) => `You are on the clock with ${team}.`;
export const yourTurnClock = ({ team, clock }: { team: string; clock: string }) =>
  `You are on the clock with ${team}: ${clock} left.`;
export const yourTurnDue = ({ team, due }: { team: string; due: string }) =>
  `You are on the clock with ${team}: your pick is due ${due}.`;
export const yourTurnTitle = 'You are on the clock';
export const upNext = ({ team }: { team: string }) => `You are up next with ${team}.`;
export const upNextTitle = 'You are up next';
export const upInTwo = ({ team }: { team: string }) => `You are up in two picks with ${team}.`;
export const upInTwoTitle = 'You are up in two';
export const secondsLeft = ({ seconds }: { seconds: number }) => `${seconds} seconds left for your pick.`;
export const secondsLeftThenBank = ({ seconds }: { seconds: number }) =>
  `${seconds} seconds left for your pick, then your time bank runs.`;
export const bankRuns = 'Your clock has run out: your time bank runs.';
export const teamOnClock = ({ team }: { team: string }) => `On the clock: ${team}.`;
export const noContactWithServer = ({ duration }: { duration: string }) =>
  `No contact with the server for ${duration}: what you see may be old.`;
export const connectionIsBack = 'The connection to the server is back.';

export const shortSeconds = ({ seconds }: { seconds: number }) => `${seconds} s`;
export const shortMinutes = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const shortHours = ({ hours }: { hours: number }) => `${hours} h`;
export const noClockRuns = 'No clock is running';
export const clockStoppedWith = ({ clock }: { clock: string }) => `The clock is stopped with ${clock} left`;
export const clockStoppedWithBank = ({ clock }: { clock: string }) =>
  `The clock is stopped with ${clock} of the time bank left`;
export const autoIsPicking = 'Auto is picking';
export const timeIsUp = 'Time is up';
export const quietHoursWith = ({ clock }: { clock: string }) =>
  `Quiet hours: the clock stands still with ${clock} left`;
export const timeLeftInBank = 'The clock has run out. Time left in the team’s time bank';
export const timeLeftForPick = 'Time left for this pick';
export const reopenHint =
  'An ended draft can be reopened until something else follows: a move on a roster, a trade of one of its picks, another draft, or the league’s next phase.';
export const clockRange = ({ seconds }: { seconds: number }) => `${seconds} seconds to 24 hours`;
