import type { DraftedPlayer, DraftEvent, DraftState, PoolPlayer } from '@crease/core/draft/draft.model.js';

/** Changes to other tables than the event log. */
export type DraftEffect =
  | {
      readonly op: 'select';
      readonly overall: number;
      readonly pick: string;
      readonly player: number;
      readonly team: string;
      /** The team that has the player; omitted for a player without a team. */
      readonly from?: string;
      readonly price?: number;
      readonly salary?: number;
    }
  | { readonly op: 'unselect'; readonly overall: number; readonly from?: string }
  /** The seed of the next draw. It stays secret until the draw; its hash is published before. */
  | { readonly op: 'nextSeed'; readonly seed: string; readonly hash: string }
  | {
      readonly op: 'freezePool';
      readonly version: string;
      readonly players: readonly PoolPlayer[];
      readonly slots: readonly { pickId: string; overall: number }[];
    };

export function madeBy(event: DraftEvent, before: DraftState): number {
  if (event.type === 'playerPicked') return 1;
  if (event.type === 'picksUndone')
    return -event.overalls.filter((overall) => before.slots[overall - 1]?.status === 'taken').length;
  return 0;
}

/** A mock leaves the players with their teams. */
const fromTeam = (from: string | undefined, { kind }: DraftState): { from?: string } =>
  from === undefined || kind === 'mock' ? {} : { from };

const salaryOf = ({ capHit }: DraftedPlayer, { rules }: DraftState): { salary?: number } =>
  rules.slotSalaries === undefined ? {} : { salary: capHit };

export function effectsOf(event: DraftEvent, state: DraftState): DraftEffect[] {
  switch (event.type) {
    case 'playerPicked': {
      const slot = state.slots[event.overall - 1];
      if (!slot) return [];
      const { id: player, from } = event.player;
      const { overall, teamId: team, sale } = event;
      const price = sale === undefined ? {} : { price: sale.price };
      return [
        {
          op: 'select',
          overall,
          pick: slot.pickId,
          player,
          team,
          ...fromTeam(from, state),
          ...price,
          ...salaryOf(event.player, state),
        },
      ];
    }
    case 'picksUndone':
      return event.overalls.map((overall) => ({
        op: 'unselect',
        overall,
        ...fromTeam(state.slots[overall - 1]?.player?.from, state),
      }));
    case 'playerReplaced': {
      const slot = state.slots[event.overall - 1];
      if (!slot) return [];
      return [
        { op: 'unselect', overall: event.overall },
        {
          op: 'select',
          overall: event.overall,
          pick: slot.pickId,
          player: event.to.id,
          team: slot.ownerTeamId,
          ...(slot.sale ? { price: slot.sale.price } : {}),
          ...salaryOf(event.to, state),
        },
      ];
    }
    default:
      return [];
  }
}
