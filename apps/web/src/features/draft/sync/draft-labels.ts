import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftedPlayer, DraftStatus, PickHow, Slot } from '@crease/core/draft/draft.model.js';
import type { DraftPerson } from '@crease/core/draft/draft.schema.js';
import { CLOCK_LIMITS } from '@crease/core/draft/clock/clock.limits.js';
import { clockWords } from '@crease/core/draft/clock/clock.words.js';
import { formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { never, type Refusal } from '@crease/core/result.js';
import { ApiRefusal, NetworkFailure } from '../../../platform/requests/api-client.js';
import { formatClock, type Countdown } from './server-clock.js';
import { SocketRefusal } from './socket-refusal.js';
import * as t from './sync.words.en.js';

export const POSITION_WORD: Readonly<Record<Position, string>> = { F: t.forward, D: t.defenseman, G: t.goalie };
export const POSITION_PLURAL: Readonly<Record<Position, string>> = { F: t.forwards, D: t.defensemen, G: t.goalies };

export const STATUS_WORD: Readonly<Record<DraftStatus, string>> = {
  lobby: t.statusNotBegun,
  running: t.statusLive,
  paused: t.statusPaused,
  ended: t.statusEnded,
};

export const KIND_WORD = { startup: t.startupDraft, annual: t.annualDraft, mock: t.mockDraft } as const;
export const ORDER_WORD = { snake: t.snakeOrder, linear: t.linearOrder, manual: t.manualOrder } as const;
export const SOURCE_WORD = {
  undrawn: t.notDrawnYet,
  random: t.randomDraw,
  standings: t.reverseStandings,
  best: t.standingsBestFirst,
  same: t.asInAnotherDraft,
  lottery: t.lottery,
  commissioner: t.setByCommissioner,
} as const;

const HOW_WORD: Readonly<Record<PickHow, string>> = {
  manual: t.pickedByManager,
  commissioner: t.pickedByCommissioner,
  queue: t.pickedFromQueue,
  rank: t.pickedByRank,
};

type People = readonly DraftPerson[];
type Picked = Pick<Slot, 'by' | 'ownerTeamId'> & { readonly how: PickHow };

const nameIn = (people: People, id: string | undefined): string | null =>
  people.find(({ user_id }) => user_id === id)?.name ?? null;

/** How a pick was made: "Picked by Robin Okafor". No name when the person has left the league. */
export function howWords({ how, by }: Picked, people: People): string {
  const person = nameIn(people, by);
  if (person === null) return HOW_WORD[how];
  return (how === 'commissioner' ? t.pickedByCommissionerNamed : t.pickedByNamed)({ person });
}

/** The end of a pick's line: Auto, the commissioner, or the person of a team that has several. Null for other picks. */
export function pickedBy({ how, by, ownerTeamId }: Picked, people: People): string | null {
  if (how === 'queue' || how === 'rank') return t.byAuto;
  const person = nameIn(people, by);
  if (how === 'commissioner') return person === null ? t.byCommissioner : t.byCommissionerNamed({ person });
  const shared = people.filter(({ team_id }) => team_id === ownerTeamId).length > 1;
  return person === null || !shared ? null : t.byNamed({ person });
}

/** "Drafted by Harbour Icebreakers, no. 58"; the other order where the end may be truncated. */
export const draftedBy = (team: string | undefined, overall: number, cut: boolean): string =>
  (cut ? t.draftedNumberBy : t.draftedBy)({ team: team ?? t.aTeam, overall });

/** Refusals for which the room's text differs from the server's, by name. */
const REFUSALS: Readonly<Record<string, string>> = {
  pickMoved: t.draftMovedOn,
  tryAgain: t.draftMovesTooFast,
  unauthenticated: t.youAreSignedOut,
};

export function refusalWords(refusal: Refusal): { text: string; fix: string | undefined } {
  const own = REFUSALS[refusal.name];
  return own === undefined ? { text: refusal.message, fix: refusal.fix } : { text: own, fix: undefined };
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
  return { text: t.somethingWentWrong, fix: undefined };
}

export function failureText(error: unknown): string {
  const { text, fix } = failureWords(error);
  return fix === undefined ? text : `${text} ${fix}`;
}

/** The announcement of a pick. `by`: `pickedBy`. `next`: the team on the clock afterwards. */
export const pickedWords = (
  overall: number,
  team: string,
  player: DraftedPlayer,
  by: string | null,
  next: string | null,
): string =>
  t.pickMade({
    overall,
    team,
    player: player.name,
    position: POSITION_WORD[player.position],
    club: player.club,
    price: formatPrice(capHitOf(player)),
    by,
    next,
  });

export { clockWords };

export function silenceShort(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 120 ? t.shortSeconds({ seconds }) : t.shortMinutes({ minutes: Math.floor(seconds / 60) });
}

/** "90 s", "2 min", "8 h". */
export function clockShort(seconds: number): string {
  if (seconds < 120 || (seconds < 3600 && seconds % 60 !== 0)) return t.shortSeconds({ seconds });
  if (seconds < 7200 || seconds % 3600 !== 0) return t.shortMinutes({ minutes: Math.round(seconds / 60) });
  return t.shortHours({ hours: seconds / 3600 });
}

/** The clock for screen readers. Only minutes, so that it does not change every second. */
export function clockTitle(shown: Countdown, auto: boolean): string {
  switch (shown.kind) {
    case 'none':
      return t.noClockRuns;
    case 'stopped':
      return (shown.bank ? t.clockStoppedWithBank : t.clockStoppedWith)({ clock: formatClock(shown.ms) });
    case 'expired':
      return auto ? t.autoIsPicking : t.timeIsUp;
    case 'running':
      if (shown.quiet) return t.quietHoursWith({ clock: formatClock(shown.ms) });
      if (shown.bank) return t.timeLeftInBank;
      return auto ? t.autoIsPicking : t.timeLeftForPick;
    default:
      return never(shown);
  }
}

/** Explains how long an ended draft can be reopened. */
export const REOPENABLE = t.reopenHint;

export const CLOCK_HINT = t.clockRange({ seconds: CLOCK_LIMITS.minSeconds });

/** Label of a forfeited slot: the forfeit, or the keeper that it paid for. */
export const forfeitWord = ({ keeper }: Pick<Slot, 'keeper'>): string =>
  keeper === undefined ? t.forfeited : t.keptPlayer({ player: keeper.name });
