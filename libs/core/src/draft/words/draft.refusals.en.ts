import { tradeTeamsWords, type TradeTeams } from '../picks/trade-teams.js';
import type { DraftType } from '../../draft-type.js';
import { momentWords, timeWords } from '../../calendar.js';
import { formatMoney, type Dollars } from '../../money.js';
import { POSITIONS, POSITION_WORDS, type Position } from '../../position.js';
import type { PositionDetail } from '../../players/players.values.js';
import { never } from '../../result.js';
import { LIMITED_WORDS } from '../../teams/position-limits.model.js';
import { many } from '../../text.rules.js';
import type { DraftCommandType } from '../draft.commands.js';
import type { DraftNight, DraftStatus } from '../draft.model.js';

const STATUS_WORDS: Record<DraftStatus, string> = {
  lobby: 'has not begun',
  running: 'is running',
  paused: 'is paused',
  ended: 'has ended',
};

interface WrongStatus {
  readonly command: DraftCommandType;
  readonly status: DraftStatus;
  readonly commissioner: boolean;
}

function statusFix({ command, status, commissioner }: WrongStatus): string {
  switch (status) {
    case 'lobby':
      return commissioner ? 'Begin the draft first.' : 'Wait for the commissioner to begin the draft.';
    case 'running':
    case 'paused':
      if (command === 'setNight') return 'A draft that has begun needs no date.';
      if (command === 'checkIn') return 'Switch Auto on or off in the draft room.';
      if (command === 'configure') return 'Change the clock in the draft room.';
      if (command === 'setOrder' || command === 'amendPicks') return 'Trade picks to change who picks when.';
      if (command === 'reopen') return status === 'running' ? 'Go to the draft room.' : 'Resume the draft.';
      return status === 'running' ? 'Go to the draft room.' : 'Resume the draft.';
    case 'ended':
      return command === 'undo' ? 'Replace the player instead, or reopen the draft first.' : 'See the results.';
    default:
      return never(status);
  }
}

const nightOf = ({ at, timeZone }: DraftNight): string => momentWords(Date.parse(at), timeZone);

interface Full {
  readonly team: string;
  readonly has: number;
  readonly most: number;
  /** True when the draft has ended and the player would replace another. */
  readonly ended: boolean;
  /** True when teams can drop players while the draft runs. */
  readonly drops: boolean;
}

const giveUp = (drops: boolean): string =>
  drops
    ? 'Drop a player on the team page, trade the pick, or let it be skipped.'
    : 'Trade the pick, or let it be skipped.';
const makeRoom = ({ ended, drops }: Pick<Full, 'ended' | 'drops'>): string =>
  ended ? 'Free a place first.' : giveUp(drops);

interface TooDear {
  readonly player: string;
  readonly capHit: Dollars;
  readonly team: string;
  /** Cap space; negative when the team is over the cap. */
  readonly space: Dollars;
  /** Cap space that must stay free for the positions still needed. */
  readonly reserve: Dollars;
  readonly ended: boolean;
  readonly drops: boolean;
}

function capWords({ player, capHit, team, space, reserve, ended, drops }: TooDear): { message: string; fix: string } {
  const stands = space < 0 ? `is ${formatMoney(-space)} over the cap` : `has ${formatMoney(space)} of cap space`;
  const kept = reserve > 0 ? ` and ${formatMoney(reserve)} must stay for the positions still needed` : '';
  const most = space - reserve;
  return {
    message: `${player} costs ${formatMoney(capHit)}; ${team} ${stands}${kept}.`,
    fix:
      most > 0
        ? `Pick a player who costs at most ${formatMoney(most)}.`
        : ended
          ? 'Free cap space first.'
          : giveUp(drops),
  };
}

interface OutOfReach {
  readonly player: string;
  readonly picks: number;
  readonly needs: Readonly<Record<Position, number>>;
}

function minimumWords({ player, picks, needs }: OutOfReach): { message: string; fix: string } {
  const short = POSITIONS.filter((position) => needs[position] > 0);
  const needed = short.map((position) => many(needs[position], ...POSITION_WORDS[position])).join(' and ');
  return {
    message: `Picking ${player} leaves ${many(picks, 'pick')} for the ${needed} still needed.`,
    fix: `Pick a ${short.map((position) => POSITION_WORDS[position][0]).join(' or a ')}.`,
  };
}

interface OfTeam {
  readonly player: string;
  readonly team: string;
}

export const DRAFT_REFUSALS = {
  clockOutOfRange: ({ minSeconds }: { readonly minSeconds: number }) => ({
    message: `The clock can be ${minSeconds} seconds to 24 hours.`,
    fix: `Choose between ${minSeconds} seconds and 24 hours.`,
  }),
  timeZoneUnknown: () => ({
    message: 'The time zone of the quiet hours is unknown.',
    fix: "Choose a time zone like 'America/Toronto'.",
  }),
  commissionerOnly: () => ({ message: 'Only the commissioner can do this.', fix: 'Ask your commissioner.' }),
  'staleAlarm.moved': () => ({ message: 'The draft has moved on.' }),
  tooEarly: () => ({ message: 'The clock is still running.' }),
  'staleAlarm.counted': () => ({ message: 'The clock has already been extended for this outage.' }),
  'staleAlarm.noClock': () => ({ message: 'No clock is running.' }),
  orderMoved: () => ({
    message: 'The order has been drawn in the meantime.',
    fix: 'Look at it, then draw again if you want to.',
  }),
  noPicks: () => ({ message: 'This draft has no picks.', fix: 'Check the number of rounds in the league settings.' }),
  draftComplete: () => ({
    message: 'All picks of this draft have been used, so it cannot continue.',
    fix: 'Replace a player instead.',
  }),
  'draftComplete.rosters': () => ({
    message: 'All picks of this draft have been used and none took a player, so it cannot continue.',
    fix: 'See the results.',
  }),
  teamNotInDraft: () => ({ message: 'This team is not in the draft.' }),
  notYourTeam: ({ team }: { readonly team: string }) => ({
    message: `${team} is not your team.`,
    fix: 'Ask its manager or the commissioner.',
  }),
  playerNotInPool: () => ({
    message: 'This player is not in the pool of this draft.',
    fix: 'Pick a player from the list.',
  }),
  'playerTaken.own': ({ player, team }: OfTeam) => ({
    message: `${player} is on ${team} already.`,
    fix: 'Pick a player of another team.',
  }),
  'playerTaken.left': ({ player, team }: OfTeam) => ({
    message: `${player} has left the active roster of ${team} since the draft began.`,
    fix: 'Pick another player.',
  }),
  teamLostMost: ({ player, team, lost, most }: OfTeam & { readonly lost: number; readonly most: number }) => ({
    message: `${player} cannot be taken: ${team} has lost ${many(lost, 'player')}, and a team loses at most ${most}.`,
    fix: 'Pick a player of another team.',
  }),
  noReplacement: ({ draft }: { readonly draft: string }) => ({
    message: `Players of ${draft} come from other teams, so they are not replaced.`,
    fix: 'While the draft runs, undo the pick and make it again. Afterwards let the two teams trade the player back.',
  }),
  playerTaken: ({ player }: { readonly player: string }) => ({
    message: `${player} has already been drafted.`,
    fix: 'Pick another player.',
  }),
  rookieBankFull: ({ team, has, most, ...open }: Full) => ({
    message: `The rookie bank of ${team} is full (${has} of ${most}).`,
    fix: makeRoom(open),
  }),
  rosterFull: ({ team, has, most, ...open }: Full) => ({
    message: `The roster of ${team} is full (${has} of ${most}).`,
    fix: makeRoom(open),
  }),
  positionFull: ({ team, at, has, most, ended }: Full & { readonly at: PositionDetail }) => ({
    message: `${team} has ${many(has, ...LIMITED_WORDS[at])}; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`,
    fix: ended ? `Take a ${LIMITED_WORDS[at][0]} off the roster first.` : 'Pick a player of another position.',
  }),
  retainedPlayer: ({
    team,
    player,
    days,
  }: {
    readonly team: string;
    readonly player: string;
    readonly days: number;
  }) => ({
    message: `${team} retained salary of ${player} less than ${days} days ago and may not have them back yet.`,
    fix: 'Pick another player.',
  }),
  minimumsOutOfReach: minimumWords,
  capExceeded: capWords,
  nightDayUnknown: ({ day }: { readonly day: string }) => ({
    message: `There is no day ${day}.`,
    fix: "Choose a day of the calendar, like '2026-11-29'.",
  }),
  nightTimeUnknown: ({ time }: { readonly time: string }) => ({
    message: `There is no time ${time}.`,
    fix: "Choose a time between 00:00 and 23:59, like '20:00'.",
  }),
  nightTimeSkipped: ({
    timeZone,
    time,
    next,
  }: {
    readonly timeZone: string;
    readonly time: string;
    readonly next: string;
  }) => ({
    message: `In ${timeZone} there is no ${timeWords(time)} on that day: clocks are put forward over it.`,
    fix: `Choose ${timeWords(next)} or later.`,
  }),
  nightPast: ({ night }: { readonly night: DraftNight }) => ({
    message: `${nightOf(night)} is over.`,
    fix: 'Choose a moment that is still to come.',
  }),
  nightTooFar: ({ night, most }: { readonly night: DraftNight; readonly most: number }) => ({
    message: `${nightOf(night)} is more than a year away.`,
    fix: `Choose a day within the next ${most} days.`,
  }),
  'notYourTeam.checkIn': ({ team }: { readonly team: string }) => ({
    message: `${team} is not your team.`,
    fix: 'Only its manager can check in.',
  }),
  'noSuchPick.coming': () => ({ message: 'This league has no such pick.', fix: 'Reload the page.' }),
  noPicksYet: ({ season, type }: { readonly season: string; readonly type: DraftType }) => ({
    message: `The league has no picks of a ${type} draft of ${season}.`,
    fix: 'Choose a draft whose picks can be traded already.',
  }),
  draftMade: (of: { readonly season: string; readonly type: DraftType; readonly lobby: boolean }) => ({
    message: `The ${of.type} draft of ${of.season} has already been created.`,
    fix: of.lobby ? 'Change its picks in the Draft Room, under Picks.' : 'Choose a draft that has not begun.',
  }),
  promisedPick: () => ({
    message: 'This pick is promised in an accepted trade.',
    fix: 'Wait until the trade is settled, or veto it.',
  }),
  noSuchPick: () => ({ message: 'This draft has no such pick.', fix: 'Reload the lobby.' }),
  notCompensatory: () => ({ message: 'Only compensatory picks can be removed.', fix: 'Forfeit the pick instead.' }),
  pickTraded: () => ({
    message: 'This pick has been traded and cannot be removed.',
    fix: 'Forfeit it, or reverse the trade first.',
  }),
  alreadyForfeited: () => ({ message: 'This pick is forfeited already.', fix: 'Reload the lobby.' }),
  usedByKeeper: ({ player }: { readonly player: string }) => ({
    message: `This pick was given up to keep ${player}.`,
    fix: 'The protection sheets can be opened again once this draft is deleted.',
  }),
  notForfeited: () => ({ message: 'This pick is not forfeited.', fix: 'Reload the lobby.' }),
  'teamNotInDraft.amend': () => ({ message: 'This team is not in the draft.', fix: 'Choose a team of the draft.' }),
  roundOutOfRange: ({ rounds }: { readonly rounds: number }) => ({
    message: `This draft has ${rounds} rounds.`,
    fix: `Choose a round from 1 to ${rounds}.`,
  }),
  placeOutOfRange: ({
    round,
    picks,
    last,
  }: {
    readonly round: number;
    readonly picks: number;
    readonly last: number;
  }) => ({
    message: `Round ${round} has ${picks} picks, so the new one can be number 1 to ${last} of it.`,
    fix: `Choose a place from 1 to ${last}.`,
  }),
  tooManyCompensatory: ({ most }: { readonly most: number }) => ({
    message: `A draft can have ${most} compensatory picks.`,
    fix: 'Remove one first.',
  }),
  nothingToUndo: ({ overall }: { readonly overall: number }) => ({
    message: `Pick ${overall} has not been made.`,
    fix: 'Choose a pick that has been made.',
  }),
  nothingToReplace: ({ overall }: { readonly overall: number }) => ({
    message: `Pick ${overall} has no player.`,
    fix: 'Choose a pick that has been made.',
  }),
  samePlayer: ({ overall, player }: { readonly overall: number; readonly player: string }) => ({
    message: `Pick ${overall} is ${player} already.`,
    fix: 'Choose another player.',
  }),
  notYourTurn: ({ overall, team }: { readonly overall: number; readonly team: string }) => ({
    message: `Pick ${overall} belongs to ${team || 'another team'}.`,
    fix: 'Put the player in your queue and wait for your turn.',
  }),
  draftPaused: () => ({ message: 'The draft is paused.', fix: 'Wait for the commissioner to resume it.' }),
  nothingOnTheClock: () => ({ message: 'No pick is on the clock.', fix: 'Reload the draft room.' }),
  pickMoved: ({ overall, present }: { readonly overall: number; readonly present: number }) => ({
    message: `Pick ${overall} is no longer on the clock; pick ${present} is.`,
    fix: 'Look at the board and try again.',
  }),
  pickPromised: ({
    overall,
    teams,
    review,
  }: {
    readonly overall: number | undefined;
    readonly teams: TradeTeams;
    readonly review: boolean;
  }) => ({
    message: `Pick ${overall} is promised in a trade of ${tradeTeamsWords(teams)} ${review ? 'that is under review' : 'under a condition that is not settled'}.`,
    fix: review
      ? 'Wait until the review is over, veto the trade, or resume the draft with a reason.'
      : 'Settle the condition in the trades, or resume the draft with a reason.',
  }),
  pickNotOpen: ({ overall }: { readonly overall: number }) => ({
    message: `Pick ${overall} is not open any more.`,
    fix: 'Choose a pick that is still to come.',
  }),
  notYourPick: ({ overall, team }: { readonly overall: number; readonly team: string }) => ({
    message: `Pick ${overall} belongs to ${team || 'another team'}.`,
    fix: 'Make them an offer for it.',
  }),
  mockTradesNothing: () => ({
    message: 'Picks cannot be traded in a mock draft.',
    fix: 'Shop the pick in the real draft.',
  }),
  'pickPromised.shop': ({ overall, teams }: { readonly overall: number; readonly teams: TradeTeams }) => ({
    message: `Pick ${overall} is promised in a trade of ${tradeTeamsWords(teams)}.`,
    fix: 'Wait until that trade is settled.',
  }),
  tooManyShopped: ({ open, most }: { readonly open: number; readonly most: number }) => ({
    message: `${open} of your picks are open to offers, and ${most} may be.`,
    fix: 'Close one of them first.',
  }),
  shoppedJustNow: ({ overall, wait }: { readonly overall: number; readonly wait: number }) => ({
    message: `Pick ${overall} was opened to offers less than a minute ago.`,
    fix: `Open it again in ${wait} seconds.`,
  }),
  noAuction: () => ({ message: 'This draft is not an auction.', fix: 'Pick a player when your team is on the clock.' }),
  auctionOnly: () => ({
    message: 'Players of this draft are auctioned.',
    fix: 'Nominate a player, or bid for the player on the block.',
  }),
  noMoneyToBid: ({ budget, minimum }: { readonly budget: number; readonly minimum: number }) => ({
    message: `No team can nominate a player: each has ${formatMoney(budget)}, and the opening bid is ${formatMoney(minimum)}.`,
    fix: 'Raise the auction budget or lower the opening bid in the league settings.',
  }),
  lotOpen: ({ player }: { readonly player: string }) => ({
    message: `${player} is on the block.`,
    fix: 'Wait until the hammer falls.',
  }),
  notYourNomination: ({ team }: { readonly team: string }) => ({
    message: team === '' ? 'No team nominates now.' : `${team} nominates now.`,
    fix: 'Put the player in your queue and wait for your turn.',
  }),
  lotGone: () => ({ message: 'This lot is no longer on the block.', fix: 'Look at the draft room and try again.' }),
  lotSold: ({ player, price, team }: { readonly player: string; readonly price: number; readonly team: string }) => ({
    message: `The hammer has fallen: ${player} went to ${team} for ${formatMoney(price)}.`,
    fix: 'Bid for the next player.',
  }),
  leadsAlready: ({ player, amount }: { readonly player: string; readonly amount: number }) => ({
    message: `You lead for ${player} with ${formatMoney(amount)}.`,
    fix: 'Wait for another bid or the hammer.',
  }),
  bidTooLow: (of: {
    readonly player: string;
    readonly amount: number;
    readonly team: string;
    readonly least: number;
  }) => ({
    message: `${of.team} leads for ${of.player} with ${formatMoney(of.amount)}.`,
    fix: `Bid at least ${formatMoney(of.least)}.`,
  }),
  bidOffStep: (of: {
    readonly amount: number;
    readonly step: number;
    readonly below: number;
    readonly above: number;
  }) => ({
    message: `${formatMoney(of.amount)} would become a salary, and salaries are multiples of ${formatMoney(of.step)}.`,
    fix: `Bid ${of.below < of.above ? `${formatMoney(of.below)} or ` : ''}${formatMoney(of.above)}.`,
  }),
  bidTooHigh: ({
    team,
    rest,
    places,
    most,
    minimum,
  }: {
    readonly team: string;
    readonly rest: number;
    readonly places: number;
    readonly most: number;
    readonly minimum: number;
  }) => ({
    message:
      places === 0
        ? `${team} has no open place.`
        : `${team} has ${formatMoney(rest)} for ${many(places, 'place')}, each at ${formatMoney(minimum)} or more.`,
    fix: most > 0 ? `Bid at most ${formatMoney(most)}.` : 'The team buys no more players in this auction.',
  }),
  wrongDraftStatus: (wrong: WrongStatus) => ({
    message: `This is not possible: the draft ${STATUS_WORDS[wrong.status]}.`,
    fix: statusFix(wrong),
  }),
};
