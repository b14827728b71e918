import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftedPlayer, DraftStatus, PickHow, Slot } from '@crease/core/draft/draft.model.js';
import { CLOCK_LIMITS, clockWords } from '@crease/core/draft/draft.clock.js';
import { formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { never, type Refusal } from '@crease/core/result.js';
import { ApiRefusal, NetworkFailure } from '../../../platform/requests/api-client.js';
import { formatClock, type Countdown } from './server-clock.js';
import { SocketRefusal } from './socket-refusal.js';

/** All texts of the room in one place, which keeps a translation to one file. */

export const POSITION_WORD: Readonly<Record<Position, string>> = { F: 'forward', D: 'defenseman', G: 'goalie' };
export const POSITION_PLURAL: Readonly<Record<Position, string>> = { F: 'Forwards', D: 'Defensemen', G: 'Goalies' };

export const STATUS_WORD: Readonly<Record<DraftStatus, string>> = {
  lobby: 'Not begun',
  running: 'Live',
  paused: 'Paused',
  ended: 'Ended',
};

export const KIND_WORD = { startup: 'Startup', annual: 'Annual', mock: 'Mock' } as const;
export const ORDER_WORD = { snake: 'Snake', linear: 'Linear', manual: 'Manual' } as const;
export const SOURCE_WORD = {
  undrawn: 'Not drawn yet',
  random: 'Random draw',
  standings: 'Reverse standings',
  lottery: 'Lottery',
  commissioner: 'Set by the commissioner',
} as const;

export const HOW_WORD: Readonly<Record<PickHow, string>> = {
  manual: 'Picked by the manager',
  commissioner: 'Picked by the commissioner',
  queue: 'Auto, from the queue',
  rank: 'Auto, by rank and need',
};

/**
 * "Drafted by Harbour Icebreakers, no. 58", or "Drafted no. 58 by Harbour Icebreakers" where the end may be truncated.
 */
export const draftedBy = (team: string | undefined, overall: number, cut: boolean): string =>
  cut ? `Drafted no. ${overall} by ${team ?? 'a team'}` : `Drafted by ${team ?? 'a team'}, no. ${overall}`;

/** Refusals for which the room's text differs from the server's, by name. */
const REFUSALS: Readonly<Record<string, (refusal: Refusal) => string>> = {
  pickMoved: () => 'The draft moved on while you chose. Look at the board and try again.',
  tryAgain: () => 'The draft is moving too fast right now. Try again.',
  unauthenticated: () => 'You are signed out. Sign in again to go on.',
};

export function refusalWords(refusal: Refusal): { text: string; fix: string | undefined } {
  const own = REFUSALS[refusal.name];
  return own === undefined ? { text: refusal.message, fix: refusal.fix } : { text: own(refusal), fix: undefined };
}

export function failureWords(error: unknown): { text: string; fix: string | undefined } {
  if (error instanceof ApiRefusal) {
    const field = Object.values(error.fields)[0];
    return refusalWords(
      field === undefined || error.refusal.fix !== undefined ? error.refusal : { ...error.refusal, message: field },
    );
  }
  if (error instanceof SocketRefusal) return refusalWords(error.refusal);
  if (error instanceof NetworkFailure) return { text: error.message, fix: undefined };
  return { text: 'Something went wrong. Try again.', fix: undefined };
}

export function failureText(error: unknown): string {
  const { text, fix } = failureWords(error);
  return fix === undefined ? text : `${text} ${fix}`;
}

const inFull = (player: DraftedPlayer) =>
  `${player.name}, ${POSITION_WORD[player.position]}${player.club === null ? '' : `, ${player.club}`}, ${formatPrice(capHitOf(player))}`;

const thenWords = (next: string | null): string => (next === null ? '' : `; next: ${next}`);

export const say = {
  offerOver: 'The offer you looked at is no longer open',
  boardAsItIs: 'The board shows the draft as it is.',
  /** `next`: the team on the clock afterwards. */
  picked: (overall: number, team: string, player: DraftedPlayer, how: PickHow, next: string | null = null) =>
    `Pick ${overall}, ${team}: ${inFull(player)}${how === 'queue' || how === 'rank' ? ', by Auto' : ''}${thenWords(next)}.`,
  manyPicked: (count: number, last: string) => `${count} picks were made. The last: ${last}`,
  skipped: (overall: number, team: string, none: boolean, next: string | null = null) =>
    `Pick ${overall} of ${team} was skipped${none ? ', as no player was legal' : ''}${thenWords(next)}.`,
  undone: (overalls: readonly number[]) =>
    overalls.length === 1
      ? `Pick ${overalls[0]} was undone.`
      : `Picks ${overalls[0]} to ${overalls.at(-1)} were undone.`,
  replaced: (overall: number, from: string, to: string, overridden = false) =>
    `Pick ${overall} was changed from ${from} to ${to}${overridden ? ', against the rules' : ''}.`,
  begun: 'The draft has begun.',
  paused: 'The draft is paused.',
  resumed: 'The draft goes on.',
  held: (overall: number, teams: string) =>
    `The draft has paused itself: pick ${overall} is promised in a trade of ${teams}.`,
  overridden: 'The draft goes on, although the pick is promised in a trade.',
  reopened: 'The draft was reopened. It is paused.',
  ended: 'The draft has ended.',
  clockChanged: (seconds: number) => `The clock is now ${clockWords(seconds)} for a pick.`,
  clockExtended: 'The clock was extended for an interruption of the service.',
  orderSet: 'The draft order was set.',
  drawn: (draw: number) =>
    draw === 1 ? 'The draft order was drawn.' : `The draft order was drawn again: draw ${draw}.`,
  configured: 'The draft settings changed.',
  nightSet: (when: string) => `The draft is set for ${when}.`,
  rookie: (player: string, counts: boolean) =>
    `${player} ${counts ? 'counts' : 'does not count'} as a rookie from now on.`,
  nightCleared: 'The date of the draft was taken back.',
  traded: (overalls: readonly number[], team: string) =>
    `${overalls.length === 1 ? `Pick ${overalls[0]} now belongs` : `${overalls.length} picks now belong`} to ${team}.`,
  shopped: (team: string, overall: number) => `${team} is taking offers for pick ${overall}.`,
  shopClosed: (team: string, overall: number) => `${team} no longer takes offers for pick ${overall}.`,
  autoOn: (team: string) => `Auto is on for ${team}.`,
  autoOff: (team: string) => `Auto is off for ${team}.`,
  autoTimeouts: (team: string) => `Two clocks in a row ran out: Auto now picks for ${team}.`,
  autoPicked: (player: string, how: PickHow) =>
    `${how === 'queue' ? 'From your queue' : 'By rank and need'}: ${player}`,
  timeRanOut: 'Your clock ran out',
  pickedForYou: (player: string) => `The commissioner picked ${player} for you`,
  yourTurn: (team: string, clock: string | null) =>
    `You are on the clock with ${team}${clock === null ? '' : `: ${clock} left`}.`,
  yourTurnTitle: 'You are on the clock',
  upNext: (team: string) => `You are up next with ${team}.`,
  upNextTitle: 'You are up next',
  upInTwo: (team: string) => `You are up in two picks with ${team}.`,
  upInTwoTitle: 'You are up in two',
  secondsLeft: (seconds: number, bank = false) =>
    `${seconds} seconds left for your pick${bank ? ', then your time bank runs' : ''}.`,
  bankRuns: 'Your clock has run out: your time bank runs.',
  yourTurnDue: (team: string, due: string) => `You are on the clock with ${team}: your pick is due ${due}.`,
  turn: (team: string) => `On the clock: ${team}.`,
  silent: (ms: number) => `No contact with the server for ${silenceShort(ms)}: what you see may be old.`,
  heardAgain: 'The connection to the server is back.',
} as const;

export { clockWords };

/** Duration of the server's silence: "8 s", "3 min". */
export function silenceShort(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

/** "90 s", "2 min", "8 h". */
export function clockShort(seconds: number): string {
  if (seconds < 120 || (seconds < 3600 && seconds % 60 !== 0)) return `${seconds} s`;
  if (seconds < 7200 || seconds % 3600 !== 0) return `${Math.round(seconds / 60)} min`;
  return `${seconds / 3600} h`;
}

/** The clock for screen readers. Only minutes, so that it does not change every second. */
export function clockTitle(shown: Countdown, auto: boolean): string {
  switch (shown.kind) {
    case 'none':
      return 'No clock is running';
    case 'stopped':
      return `The clock is stopped with ${formatClock(shown.ms)} ${shown.bank ? 'of the time bank ' : ''}left`;
    case 'expired':
      return auto ? 'Auto is picking' : 'Time is up';
    case 'running':
      if (shown.quiet) return `Quiet hours: the clock stands still with ${formatClock(shown.ms)} left`;
      if (shown.bank) return 'The clock has run out. Time left in the team’s time bank';
      return auto ? 'Auto is picking' : 'Time left for this pick';
    default:
      return never(shown);
  }
}

/** Explains how long an ended draft can be reopened. */
export const REOPENABLE =
  'An ended draft can be reopened until something else follows: a move on a roster, a trade of one of its picks, another draft, or the league’s next phase.';

export const CLOCK_HINT = `${CLOCK_LIMITS.minSeconds} seconds to 24 hours`;

/** Label of a forfeited slot: the forfeit, or the keeper that it paid for. */
export const forfeitWord = ({ keeper }: Pick<Slot, 'keeper'>): string =>
  keeper === undefined ? 'Forfeited' : `Kept: ${keeper.name}`;
