import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { Exchange } from '@crease/core/draft/offers/exchange.rules.js';
import type { TradeAsset, TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeEffects, TradeSideView, TradeView } from '@crease/core/trades/trade.schema.js';
import { isUndrawn } from '../state/board.model.js';
import * as t from './offers.words.en.js';

export interface OfferedPick {
  /** The pick's id, or the player's `playerKey`. */
  readonly id: string;
  readonly label: string;
  /** Why it cannot be traded now; null when it can. */
  readonly frozen: string | null;
}

export interface OfferedPicks {
  /** This draft's picks, in the board's order. */
  readonly now: readonly OfferedPick[];
  /** Picks of future drafts. */
  readonly later: readonly OfferedPick[];
  readonly players: readonly OfferedPick[];
}

const PLAYER = 'player ';
/** A player's id among pick ids. */
export const playerKey = (playerId: number): string => `${PLAYER}${playerId}`;

/** A team's open picks in this draft and in future ones. `assets` is the server's answer for the team. */
export function openPicks(
  state: Pick<DraftState, 'slots' | 'order' | 'onClock' | 'teams'>,
  teamId: string,
  assets: TradableAssetsAnswer | undefined,
): OfferedPicks {
  const said = new Map(assets?.draft_picks.map((pick) => [pick.pick_id, pick]));
  const ofThisDraft = new Set(state.slots.map(({ pickId }) => pickId));
  const nameOf = (id: string) => state.teams.find((team) => team.id === id)?.name ?? t.anotherTeam;
  return {
    now: state.slots
      .filter((slot) => slot.status === 'open' && slot.ownerTeamId === teamId)
      .map((slot) => ({
        id: slot.pickId,
        label: t.pickToOffer({
          round: slot.round,
          overall: state.order.source === 'undrawn' ? null : slot.overall,
          from: slot.originalTeamId === teamId ? null : nameOf(slot.originalTeamId),
          onClock: slot.overall === state.onClock?.overall,
        }),
        frozen: said.get(slot.pickId)?.frozen ?? null,
      })),
    later: [...said.values()]
      .filter(({ pick_id: id }) => !ofThisDraft.has(id))
      .map(({ pick_id: id, label, frozen }) => ({ id, label, frozen })),
    players: (assets?.players ?? []).map(({ player_id: id, label, frozen }) => ({ id: playerKey(id), label, frozen })),
  };
}

/** The chosen picks that can still be traded, without those used meanwhile. */
export const stillOpen = (chosen: readonly string[], { now, later, players }: OfferedPicks): string[] =>
  chosen.filter((id) => [...now, ...later, ...players].some((one) => one.id === id && one.frozen === null));

export const splitChosen = (chosen: readonly string[]): { players: number[]; picks: string[] } => ({
  players: chosen.flatMap((id) => (id.startsWith(PLAYER) ? [Number(id.slice(PLAYER.length))] : [])),
  picks: chosen.filter((id) => !id.startsWith(PLAYER)),
});

const sideOf = (teamId: string, chosen: readonly string[]): TradeSide => ({
  team_id: teamId,
  assets: chosen.map((id): TradeAsset =>
    id.startsWith(PLAYER)
      ? { kind: 'player', player_id: Number(id.slice(PLAYER.length)), condition: null }
      : { kind: 'draft-pick', pick_id: id, condition: null },
  ),
  moves: [],
});

export const termsOf = (
  mine: string,
  give: readonly string[],
  partner: string,
  want: readonly string[],
): { sides: [TradeSide, TradeSide] } => ({ sides: [sideOf(mine, give), sideOf(partner, want)] });

/** True when this dialog can build the trade: draft picks and players only, no conditions and no moves. */
export const isPlain = ({ sides }: Pick<TradeView, 'sides'>): boolean =>
  sides.every(
    ({ assets, moves }) =>
      moves.length === 0 &&
      assets.every(({ kind, condition }) => (kind === 'draft-pick' || kind === 'player') && condition === null),
  );

/** A side's assets in the dialog's format. */
export const chosenOf = ({ assets }: TradeSideView): string[] =>
  assets.flatMap((asset) =>
    asset.kind === 'draft-pick' ? [asset.pick_id] : asset.kind === 'player' ? [playerKey(asset.player_id)] : [],
  );

/** A trade's changes to the draft: picks that change hands, and each team's holdings afterwards. */
export function exchangeOf(sides: TradeView['sides'], effects: Pick<TradeEffects, 'sides'>): Exchange {
  const [one, other] = sides;
  const to = (side: TradeSideView, teamId: string) =>
    side.assets.flatMap((asset) => (asset.kind === 'draft-pick' ? [{ pickId: asset.pick_id, to: teamId }] : []));
  return {
    picks: [...to(one, other.team_id), ...to(other, one.team_id)],
    holdings: effects.sides.flatMap(({ team_id: teamId, seasons: [now] }) => {
      if (now === undefined) return [];
      const { before, after } = now;
      const by = {
        F: after.by_position.F - before.by_position.F,
        D: after.by_position.D - before.by_position.D,
        G: after.by_position.G - before.by_position.G,
        capUsed: after.cap_used - before.cap_used,
        rookies: after.rookies - before.rookies,
      };
      return Object.values(by).every((change) => change === 0) ? [] : [{ teamId, by }];
    }),
  };
}

/** The first numbered pick of this draft that a trade promises; null when there is none. */
export const findPromisedPick = (
  state: Pick<DraftState, 'slots' | 'status' | 'order'>,
  ids: readonly string[],
): number | null =>
  isUndrawn(state)
    ? null
    : (state.slots.find(({ status, pickId }) => status === 'open' && ids.includes(pickId))?.overall ?? null);
