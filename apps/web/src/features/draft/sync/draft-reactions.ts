import { clockEnd, isSlow } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftEvent, DraftState, PickHow } from '@crease/core/draft/draft.model.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { never } from '@crease/core/result.js';
import { amendmentWords, nightWords } from '@crease/core/draft/draft.record.js';
import { clockWords, pickedWords } from './draft-labels.js';
import { countdownAt, formatClock } from './server-clock.js';
import { comingSlots, picksAhead } from './turns.model.js';
import { formatDue } from '../../../ui/figures/time.js';
import * as t from './sync.words.en.js';

export type DraftSound = 'pick' | 'next' | 'turn' | 'pause' | 'end';

/** A reaction to an event. It runs once per event, also when the event arrives twice. */
export type Reaction =
  /** `others`: it concerns the picks and turns of other teams. */
  | { readonly kind: 'announce'; readonly text: string; readonly urgent: boolean; readonly others?: boolean }
  | { readonly kind: 'sound'; readonly sound: DraftSound }
  /** `ready`: the toast opens the player of the user's first wish. */
  | {
      readonly kind: 'toast';
      readonly tone: 'info' | 'error';
      readonly text: string;
      readonly detail?: string;
      readonly ready?: true;
      /** The toast opens an offer for a pick. */
      readonly offer?: { readonly partner: string; readonly want: string };
    }
  /**
   * A sound and a browser notification, in only one of the user's windows: `once` identifies it. A later notification
   * with the same tag replaces it.
   */
  | {
      readonly kind: 'notify';
      readonly sound: DraftSound;
      readonly title: string;
      readonly body: string;
      readonly tag: string;
      readonly once: string;
    }
  /** Animates a player flying to their cell. */
  | { readonly kind: 'fly'; readonly overall: number; readonly playerId: number };

export interface Me {
  readonly userId: string | null;
  readonly teamIds: readonly string[];
}

const nameOf = (state: DraftState, teamId: string) =>
  state.teams.find((team) => team.id === teamId)?.name ?? t.aTeamAtStart;
const announce = (text: string, urgent = false): Reaction => ({ kind: 'announce', text, urgent });
const ofOthers = (text: string): Reaction => ({ kind: 'announce', text, urgent: false, others: true });

const autoPicked = (player: string, how: PickHow): string =>
  (how === 'queue' ? t.autoPickedFromQueue : t.autoPickedByRank)({ player });

function undone(overalls: readonly number[]): string {
  const [first = 0, ...others] = overalls;
  const last = others.at(-1);
  return last === undefined ? t.pickUndone({ overall: first }) : t.picksUndone({ first, last });
}

/** More picks at once than this were missed rather than watched, so one sentence summarises them. */
const MANY = 3;

/**
 * Announcements, sounds and toasts for events that have just been applied, in order. `before` is the state before them;
 * null when the room has just been opened.
 */
export function reactionsTo(
  applied: readonly Envelope<DraftEvent>[],
  before: DraftState | null,
  after: DraftState,
  me: Me,
  serverNow: number,
): Reaction[] {
  const picks = applied.filter((envelope) => envelope.event.type === 'playerPicked');
  const summed = picks.length > MANY;
  const told = tellsNext(applied, before, after, me);
  const nextOf = (event: DraftEvent) => (told !== null && told.event === event ? told.next : null);
  const reactions = applied.flatMap(({ event, actor }) =>
    reactionTo(event, { actor, before, state: after, me, summed, next: nextOf(event) }),
  );
  if (picks.length > 0) {
    const last = picks.at(-1)?.event;
    if (summed && last?.type === 'playerPicked')
      reactions.unshift(ofOthers(t.picksMade({ count: picks.length, last: pickText(last, after, nextOf(last)) })));
    reactions.push({ kind: 'sound', sound: 'pick' });
  }
  return [...reactions, ...turnReactions({ before, after, me, serverNow, told: told !== null })];
}

type Used = Extract<DraftEvent, { type: 'playerPicked' | 'pickSkipped' }>;

const pickText = (
  { overall, teamId, player, how }: Extract<DraftEvent, { type: 'playerPicked' }>,
  state: DraftState,
  next: string | null,
): string => pickedWords(overall, nameOf(state, teamId), player, how, next);

/**
 * The pick whose announcement names the next team, so that no second sentence is needed. Null when the turn gets a
 * separate sentence: the user's own turn, and a turn that no pick led to.
 */
function tellsNext(
  applied: readonly Envelope<DraftEvent>[],
  before: DraftState | null,
  after: DraftState,
  { teamIds }: Me,
): { readonly event: Used; readonly next: string } | null {
  const turn = after.onClock;
  if (turn === null || turnKey(after) === null || turnKey(after) === turnKey(before)) return null;
  if (byHand(after, turn.teamId, teamIds)) return null;
  const event = applied
    .map((envelope) => envelope.event)
    .findLast((one): one is Used => one.type === 'playerPicked' || one.type === 'pickSkipped');
  const led = event?.onClock?.overall === turn.overall && event.onClock.teamId === turn.teamId;
  return event !== undefined && led ? { event, next: nameOf(after, turn.teamId) } : null;
}

const byHand = (state: DraftState, teamId: string, mine: readonly string[]): boolean =>
  mine.includes(teamId) && state.teams.find((team) => team.id === teamId)?.auto === 'off';

interface Happening {
  readonly actor: string | null;
  readonly before: DraftState | null;
  readonly state: DraftState;
  readonly me: Me;
  /** True when several picks arrived together and one sentence summarises them. */
  readonly summed: boolean;
  /** The team on the clock afterwards, when this sentence names it. */
  readonly next: string | null;
}

/** Toasts are silent for screen readers: each has a matching announcement. */
function reactionTo(event: DraftEvent, { actor, before, state, me, summed, next }: Happening): Reaction[] {
  const mine = (teamId: string) => me.teamIds.includes(teamId);
  const about = (teamId: string) => (mine(teamId) ? announce : ofOthers);
  const own = actor !== null && actor === me.userId;
  switch (event.type) {
    case 'playerPicked': {
      const reactions: Reaction[] = [];
      const team = nameOf(state, event.teamId);
      if (!summed)
        reactions.push(about(event.teamId)(pickText(event, state, next)), {
          kind: 'fly',
          overall: event.overall,
          playerId: event.player.id,
        });
      if (mine(event.teamId)) {
        if (event.timedOut)
          reactions.push(announce(t.clockRanOut), toast(t.clockRanOut, autoPicked(event.player.name, event.how)));
        else if (event.how === 'commissioner' && !own) {
          const text = t.commissionerPickedForYou({ player: event.player.name });
          reactions.push(announce(text), toast(text));
        }
        if (event.timedOut && event.auto === 'timeouts') reactions.push(announce(t.twoClocksRanOut({ team }), true));
      }
      return reactions;
    }
    case 'pickSkipped':
      return [
        about(event.teamId)(
          t.pickSkipped({
            overall: event.overall,
            team: nameOf(state, event.teamId),
            noneLegal: event.why === 'noLegalPlayer',
            next,
          }),
        ),
        ...(event.timedOut && event.auto === 'timeouts'
          ? [announce(t.twoClocksRanOut({ team: nameOf(state, event.teamId) }), true)]
          : []),
      ];
    case 'picksUndone':
      return [announce(undone(event.overalls), true), ...(own ? [] : [toast(undone(event.overalls))])];
    case 'playerReplaced': {
      const text = t.pickReplaced({
        overall: event.overall,
        player: event.from.name,
        otherPlayer: event.to.name,
        overridden: event.overridden === true,
      });
      return [announce(`${text} ${event.reason}`), ...(own ? [] : [toast(text, event.reason)])];
    }
    case 'draftBegun':
      return [announce(t.draftHasBegun, true)];
    case 'draftPaused': {
      const held = event.promise
        ? t.draftPausedItself({ overall: event.onClock?.overall ?? 0, teams: event.promise.teams })
        : null;
      return [
        announce(held ?? t.draftIsPaused, true),
        { kind: 'sound', sound: 'pause' },
        ...(held === null ? [] : [toast(held)]),
      ];
    }
    case 'draftResumed':
      return [
        announce(event.override ? `${t.draftGoesOnAnyway} ${event.override.reason}` : t.draftGoesOn, true),
        ...(event.override && !own ? [toast(t.draftGoesOnAnyway, event.override.reason)] : []),
      ];
    case 'clockChanged': {
      const text = t.clockChanged({ clock: clockWords(event.clock.seconds) });
      return [announce(text), ...(own ? [] : [toast(text)])];
    }
    case 'clockExtended':
      return [announce(t.clockExtended), toast(t.clockExtended)];
    case 'autoChanged': {
      const text = (event.auto === 'off' ? t.autoIsOff : t.autoIsOn)({ team: nameOf(state, event.teamId) });
      return mine(event.teamId) ? [announce(text), ...(own ? [] : [toast(text)])] : [];
    }
    case 'pickOwnerChanged': {
      const team = nameOf(state, event.ownerTeamId);
      const [overall = 0, ...others] = event.overalls;
      const text =
        others.length === 0
          ? t.pickChangedOwner({ overall, team })
          : t.picksChangedOwner({ count: event.overalls.length, team });
      const gave = event.overalls.map((overall) => before?.slots[overall - 1]?.ownerTeamId ?? '');
      // Both teams get a notification of the whole trade.
      return [announce(text), ...([event.ownerTeamId, ...gave].some(mine) ? [] : [toast(text)])];
    }
    case 'pickShopped': {
      const { open, overall, teamId } = event;
      // Changed wishes for a shopped pick appear in the list of offers and are not announced.
      if (event.again === true) return [];
      const text = (open ? t.pickShopped : t.pickShopClosed)({ team: nameOf(state, teamId), overall });
      if (mine(teamId) || !open) return [about(teamId)(text)];
      const want = state.slots[overall - 1]?.pickId;
      if (me.teamIds.length === 0 || want === undefined) return [ofOthers(text), toast(text)];
      return [ofOthers(text), { ...toast(text), offer: { partner: teamId, want } }];
    }
    case 'orderSet': {
      const { draw } = event.order;
      const text = draw === undefined ? t.orderWasSet : draw === 1 ? t.orderWasDrawn : t.orderDrawnAgain({ draw });
      return [announce(text), ...(own || draw === undefined ? [] : [toast(text)])];
    }
    case 'picksAmended': {
      const text = amendmentWords(event.amendment, { team: (id) => nameOf(state, id) });
      return [announce(text), ...(own ? [] : [toast(text)])];
    }
    case 'draftConfigured':
      return [announce(t.settingsChanged)];
    case 'nightChanged': {
      const text = event.night === null ? t.dateTakenBack : t.dateIsSet({ when: nightWords(event.night) });
      return [announce(text), ...(own ? [] : [toast(text)])];
    }
    case 'draftEnded':
      return [announce(t.draftHasEnded, true), { kind: 'sound', sound: 'end' }];
    case 'draftReopened':
      return [announce(t.draftWasReopened, true), ...(own ? [] : [toast(t.draftWasReopened)])];
    case 'rookieOverridden': {
      const text = (event.rookie ? t.countsAsRookie : t.countsNotAsRookie)({ player: event.name });
      return [announce(`${text} ${event.reason}`), ...(own ? [] : [toast(text, event.reason)])];
    }
    case 'promisesChanged':
    case 'checkedIn':
    case 'draftCreated':
    case 'teamChanged':
      return [];
    default:
      return never(event);
  }
}

const toast = (text: string, detail?: string): Extract<Reaction, { kind: 'toast' }> => ({
  kind: 'toast',
  tone: 'info',
  text,
  ...(detail === undefined ? {} : { detail }),
});

/** Key of the running turn, null while none runs. A turn that runs again after an undo or a pause counts as new. */
function turnKey(state: DraftState | null): string | null {
  const turn = state?.status === 'running' ? state.onClock : null;
  return turn == null ? null : `${turn.overall}/${turn.teamId}`;
}

/** The user's next pick when it is near: only the nearest, and none while the user is on the clock. */
function nearOf(
  state: DraftState | null,
  teamIds: readonly string[],
): { overall: number; teamId: string; in: 1 | 2 } | null {
  if (state === null || state.status !== 'running') return null;
  const ahead = picksAhead(state, teamIds);
  const slot = ahead === null ? undefined : comingSlots(state, ahead).at(-1);
  return ahead === null || slot === undefined ? null : { overall: slot.overall, teamId: slot.ownerTeamId, in: ahead };
}

function turnReactions({
  before,
  after,
  me,
  serverNow,
  told,
}: {
  readonly before: DraftState | null;
  readonly after: DraftState;
  readonly me: Me;
  readonly serverNow: number;
  /** True when a pick's announcement already names the turn. */
  readonly told: boolean;
}): Reaction[] {
  const key = turnKey(after);
  const turn = after.onClock;
  if (key === null || turn === null) return [];
  const tag = `draft-${after.id}`;
  // A turn that restarts after an undo or a pause is announced again.
  const once = (what: string, overall: number) => `${tag}-${what}-${overall}-${turn.startedAt}`;
  if (key !== turnKey(before)) {
    const team = nameOf(after, turn.teamId);
    if (byHand(after, turn.teamId, me.teamIds)) {
      const left = countdownAt(after, serverNow);
      const due = isSlow(after.clock) ? clockEnd(turn, after.clock.quietHours, serverNow) : null;
      const text =
        due === null
          ? left.kind === 'running'
            ? t.yourTurnClock({ team, clock: formatClock(left.ms) })
            : t.yourTurn({ team })
          : t.yourTurnDue({ team, due: formatDue(due, serverNow) });
      const title = t.yourTurnTitle;
      return [
        announce(text, true),
        { kind: 'notify', sound: 'turn', title, body: text, tag, once: once('turn', turn.overall) },
      ];
    }
    return [...(told ? [] : [ofOthers(t.teamOnClock({ team }))]), ...near()];
  }
  return near();

  function near(): Reaction[] {
    const now = nearOf(after, me.teamIds);
    const known = nearOf(before, me.teamIds);
    if (now === null || !byHand(after, now.teamId, me.teamIds)) return [];
    if (known?.overall === now.overall && known.teamId === now.teamId && known.in === now.in) return [];
    const [title, words, what] = now.in === 1 ? [t.upNextTitle, t.upNext, 'next'] : [t.upInTwoTitle, t.upInTwo, 'two'];
    const text = words({ team: nameOf(after, now.teamId) });
    return [
      announce(text),
      { kind: 'notify', sound: 'next', title, body: text, tag, once: once(what, now.overall) },
      { kind: 'toast', tone: 'info', text: title, ready: true },
    ];
  }
}
