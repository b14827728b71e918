import { ok, type Result } from '../result.js';
import { iso } from './draft.clock.js';
import type { DraftActor } from './draft.commands.js';
import type { DraftEvent, DraftState, Slot } from './draft.model.js';
import { refuse } from './draft.refusals.js';

/* Picks that are open to offers: their owner tells the room so, and the mark ends with the pick or its owner. */

export const SHOP_LIMITS = {
  /** Picks that a team may have open to offers at once. */
  open: 3,
  /** Between two times that the same pick is opened: everybody in the room is told each time. */
  againMs: 60_000,
} as const;

/** Whether a pick is open to offers. */
export const isShopped = ({ status, shop }: Pick<Slot, 'status' | 'shop'>): boolean =>
  status === 'open' && shop?.open === true;

/** Opens a pick to offers, or closes it. */
export function shopPick(
  state: DraftState,
  { overall, open }: { readonly overall: number; readonly open: boolean },
  actor: DraftActor,
  now: number,
): Result<DraftEvent[]> {
  const slot = state.slots[overall - 1];
  if (slot?.status !== 'open') return refuse('pickNotOpen', { figures: { overall }, field: 'overall' });
  if (!actor.teamIds.includes(slot.ownerTeamId)) {
    const team = state.teams.find(({ id }) => id === slot.ownerTeamId)?.name ?? 'another team';
    return refuse('notYourPick', { figures: { overall, team }, kind: 'forbidden', field: 'overall' });
  }
  if (isShopped(slot) === open) return ok([]);
  const refusal = open ? against(state, slot, now) : null;
  if (refusal) return refusal;
  return ok([{ type: 'pickShopped', overall, teamId: slot.ownerTeamId, open, at: iso(now) }]);
}

function against(state: DraftState, slot: Slot, now: number): Result<never> | null {
  const { overall, ownerTeamId, shop } = slot;
  if (state.kind === 'mock') return refuse('mockTradesNothing');
  const promise = state.promises?.find(({ pickId }) => pickId === slot.pickId);
  if (promise) return refuse('pickPromised.shop', { figures: { overall, teams: promise.teams }, field: 'overall' });
  const open = state.slots.filter((one) => one.ownerTeamId === ownerTeamId && isShopped(one)).length;
  if (open >= SHOP_LIMITS.open)
    return refuse('tooManyShopped', {
      figures: { open, most: SHOP_LIMITS.open },
      figure: open + 1,
      limit: SHOP_LIMITS.open,
    });
  const left = shop === undefined ? 0 : Date.parse(shop.at) + SHOP_LIMITS.againMs - now;
  const wait = Math.ceil(left / 1000);
  if (wait > 0)
    return refuse('shoppedJustNow', { figures: { overall, wait }, figure: wait, limit: SHOP_LIMITS.againMs / 1000 });
  return null;
}
