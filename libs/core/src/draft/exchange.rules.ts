import type { DraftState, Holdings, Slot } from './draft.model.js';

/** What a trade that is looked at would do to a draft. */
export interface Exchange {
  /** Draft picks and the teams that would have them; those of other drafts are no part of it. */
  readonly picks: readonly { readonly pickId: string; readonly to: string }[];
  /** By how much it would change what teams hold; left out where it changes nothing. */
  readonly holdings?: readonly { readonly teamId: string; readonly by: Partial<Holdings> }[];
}

/** The open slots that would belong to another team, by number, with that team. Picks that are used stay where they are. */
export function newOwners(slots: readonly Slot[], { picks }: Pick<Exchange, 'picks'>): ReadonlyMap<number, string> {
  const to = new Map(picks.map((pick) => [pick.pickId, pick.to]));
  return new Map(
    slots.flatMap(({ overall, status, pickId, ownerTeamId }) => {
      const owner = status === 'open' ? to.get(pickId) : undefined;
      return owner === undefined || owner === ownerTeamId ? [] : [[overall, owner]];
    }),
  );
}

/**
 * The draft as it would stand if the trade were carried out now: its open picks belong to their new owners, and the
 * teams hold what they would hold.
 */
export function withExchange(state: DraftState, exchange: Exchange): DraftState {
  const owners = newOwners(state.slots, exchange);
  const by = new Map((exchange.holdings ?? []).map((change) => [change.teamId, change.by]));
  const slots = state.slots.map((slot) => {
    const ownerTeamId = owners.get(slot.overall);
    return ownerTeamId === undefined ? slot : { ...slot, ownerTeamId };
  });
  const teams = state.teams.map((team) => {
    const change = by.get(team.id);
    return change === undefined ? team : { ...team, holdings: added(team.holdings, change) };
  });
  return { ...state, slots, teams };
}

const added = (held: Holdings, change: Partial<Holdings>): Holdings => ({
  F: held.F + (change.F ?? 0),
  D: held.D + (change.D ?? 0),
  G: held.G + (change.G ?? 0),
  capUsed: held.capUsed + (change.capUsed ?? 0),
  rookies: held.rookies + (change.rookies ?? 0),
});
