import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { reactionTo } from './event-reactions.js';
import { byHand, nameOf, ofOthers, pickText, type Me, type Reaction } from './draft-reaction.model.js';
import { turnKey, turnReactions } from './turn-reactions.js';
import * as t from './sync.words.en.js';

/** More picks at once than this were missed rather than watched, so one sentence summarises them. */
const MANY = 3;

/**
 * Announcements, sounds and toasts, in order, for events just applied. `before` is null when the room has just been
 * opened.
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
  const reactions = applied
    .filter(isHighestBid)
    .flatMap(({ event, actor }) => reactionTo(event, { actor, before, state: after, me, summed, next: nextOf(event) }));
  if (picks.length > 0) {
    const last = picks.at(-1)?.event;
    if (summed && last?.type === 'playerPicked')
      reactions.unshift(
        ofOthers(t.picksMade({ count: picks.length, last: pickText(last, after, me.people, nextOf(last)) })),
      );
    reactions.push({ kind: 'sound', sound: 'pick' });
  }
  return [...reactions, ...turnReactions({ before, after, me, serverNow, told: told !== null })];
}

/** Announces only the highest of bids that arrived together. True for other events. */
const isHighestBid = ({ event }: Envelope<DraftEvent>, index: number, applied: readonly Envelope<DraftEvent>[]) =>
  event.type !== 'bidPlaced' ||
  !applied.slice(index + 1).some(({ event: later }) => later.type === 'bidPlaced' && later.lot === event.lot);

type Used = Extract<DraftEvent, { type: 'playerPicked' | 'pickSkipped' | 'pickMoved' }>;

/**
 * The pick whose announcement names the next team. Null when the turn gets a separate sentence: the user's own turn,
 * and a turn that no pick led to.
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
    .findLast(
      (one): one is Used => one.type === 'playerPicked' || one.type === 'pickSkipped' || one.type === 'pickMoved',
    );
  const led = event?.onClock?.overall === turn.overall && event.onClock.teamId === turn.teamId;
  return event !== undefined && led ? { event, next: nameOf(after, turn.teamId) } : null;
}
