import type { DraftState, Holdings, Slot } from '../draft.model.js';

/** The effect that a trade under consideration would have on a draft. */
export interface Exchange {
  /** Draft picks and their new owners. Picks of other drafts are not included. */
  readonly picks: readonly { readonly pickId: string; readonly to: string }[];
  /** Changes to the teams' holdings; omitted when there are none. */
  readonly holdings?: readonly { readonly teamId: string; readonly by: Partial<Holdings> }[];
}

/** New owners of open slots by overall number. Used picks stay. */
export function newOwners(slots: readonly Slot[], { picks }: Pick<Exchange, 'picks'>): ReadonlyMap<number, string> {
  const to = new Map(picks.map((pick) => [pick.pickId, pick.to]));
  return new Map(
    slots.flatMap(({ overall, status, pickId, ownerTeamId }) => {
      const owner = status === 'open' ? to.get(pickId) : undefined;
      return owner === undefined || owner === ownerTeamId ? [] : [[overall, owner]];
    }),
  );
}

/** The draft as if the trade were executed now. */
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
  ...held,
  F: held.F + (change.F ?? 0),
  D: held.D + (change.D ?? 0),
  G: held.G + (change.G ?? 0),
  capUsed: held.capUsed + (change.capUsed ?? 0),
  rookies: held.rookies + (change.rookies ?? 0),
});
