import { ok, type Result } from '../../result.js';
import { iso } from '../clock/draft.clock.js';
import type { DraftActor } from '../draft.commands.js';
import type { DraftEvent, DraftState, ShopAsk, Slot } from '../draft.model.js';
import { refuse } from '../draft.refusals.js';
import { SHOP_ASKS } from './shop.asks.js';

/* Limits for picks open to offers. The mark ends when the pick is made or changes owner. */

export const SHOP_LIMITS = {
  open: 3,
  /** Minimum time before the same pick is opened again, because each opening notifies the whole room. */
  againMs: 60_000,
} as const;

/** The assets that the owner wants in return; empty when they did not say. */
export const asksOf = ({ shop }: Pick<Slot, 'shop'>): readonly ShopAsk[] => shop?.asks ?? [];

/** Picks open to offers, earliest first. */
export const shopped = ({ slots }: Pick<DraftState, 'slots'>): Slot[] => slots.filter(isShopped);

export const isShopped = ({ status, shop }: Pick<Slot, 'status' | 'shop'>): boolean =>
  status === 'open' && shop?.open === true;

/** Opens a pick to offers, closes it, or changes what the owner of an open one wants. */
export function shopPick(
  state: DraftState,
  { overall, open, asks }: { readonly overall: number; readonly open: boolean; readonly asks?: readonly ShopAsk[] },
  actor: DraftActor,
  now: number,
): Result<DraftEvent[]> {
  const slot = state.slots[overall - 1];
  if (slot?.status !== 'open') return refuse('pickNotOpen', { figures: { overall }, field: 'overall' });
  if (!actor.teamIds.includes(slot.ownerTeamId)) {
    const team = state.teams.find(({ id }) => id === slot.ownerTeamId)?.name ?? '';
    return refuse('notYourPick', { figures: { overall, team }, kind: 'forbidden', field: 'overall' });
  }
  const known = isShopped(slot);
  const wanted = asks === undefined ? asksOf(slot) : SHOP_ASKS.filter((ask) => asks.includes(ask));
  const said = open && wanted.length > 0 ? { asks: wanted } : {};
  const event = { type: 'pickShopped', overall, teamId: slot.ownerTeamId, open, at: iso(now), ...said } as const;
  if (known && open)
    // The minute counts from the opening, whatever the asks.
    return ok(same(wanted, asksOf(slot)) ? [] : [{ ...event, at: slot.shop?.at ?? event.at, again: true }]);
  if (known === open) return ok([]);
  const refusal = open ? against(state, slot, now) : null;
  return refusal ?? ok([event]);
}

const same = (one: readonly ShopAsk[], other: readonly ShopAsk[]): boolean => one.join() === other.join();

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
