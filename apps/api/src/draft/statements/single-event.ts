import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { pgArray } from '../../platform/database/database.js';
import { storedData, type ActivityLine } from '../../platform/database/event.model.js';
import type { Append } from '../draft.log.js';
import type { DecidedOnParams, DraftBidParams, DraftPickParams, StoredParams } from './draft.statements.js';

export interface Decided extends Append {
  readonly after: DraftState;
  readonly lines: readonly (ActivityLine | null)[];
  readonly rooms: readonly (readonly string[])[];
}

export const expiresAt = (after: DraftState): string | null => {
  const expiry = expiryOf(after);
  return expiry === null ? null : new Date(expiry).toISOString();
};

/**
 * The first parameters of a usual command: a person gives it in a running draft that goes on, and it is one event
 * without other effects. Null otherwise.
 */
function decidedOn({ state, events, guard, idempotency, after, actor, ...more }: Decided): DecidedOnParams | null {
  if (events.length !== 1 || !guard || more.limit || more.effects) return null;
  if (idempotency && idempotency.key.user !== guard.user) return null;
  if (guard.user !== actor || state.status !== 'running' || after.status !== 'running') return null;
  return [state.leagueId, state.id, state.seq, guard.user, guard.team];
}

function stored({ events: [event], lines: [line], rooms, after, idempotency }: Decided): StoredParams | null {
  if (!event) return null;
  return [
    JSON.stringify(storedData(event, line ?? null)),
    pgArray(rooms[0] ?? []),
    line?.actionType ?? null,
    pgArray(line?.teamIds ?? []),
    after.onClock?.overall ?? null,
    expiresAt(after),
    idempotency?.key.key ?? null,
    idempotency?.key.hash ?? null,
    idempotency?.status ?? null,
    idempotency ? JSON.stringify(idempotency.response) : null,
  ];
}

/** The parameters of `draft_pick`, in order. Null when it is no usual pick. */
export function singlePickParams(decided: Decided): DraftPickParams | null {
  const [event] = decided.events;
  if (event?.type !== 'playerPicked' || event.player.from !== undefined) return null;
  // The contract is written with the pick.
  if (decided.state.rules.slotSalaries !== undefined) return null;
  const slot = decided.state.slots[event.overall - 1];
  const [on, rest] = [decidedOn(decided), stored(decided)];
  return slot && on && rest ? [...on, event.overall, slot.pickId, event.player.id, event.teamId, ...rest] : null;
}

/** The parameters of `draft_bid`, in order. Null when it is no usual bid. */
export function singleBidParams(decided: Decided): DraftBidParams | null {
  if (decided.events[0]?.type !== 'bidPlaced') return null;
  const [on, rest] = [decidedOn(decided), stored(decided)];
  return on && rest && [...on, decided.hammer?.at ?? null, ...rest];
}
