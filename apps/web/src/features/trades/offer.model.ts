import type { Share } from '@crease/core/teams/retention.rules.js';
import {
  keyOfAsset as keyOf,
  type Condition,
  type TradeAsset,
  type TradeMove,
  type TradeSide,
} from '@crease/core/trades/trade.model.js';
import type { TradeAssetView, TradeSuggestion, TradeView } from '@crease/core/trades/trade.schema.js';

export type SideIndex = 0 | 1;

/** An offer while it is built; the builder's own side is first. */
export interface Offer {
  readonly sides: readonly [TradeSide, TradeSide];
}

export const emptySide = (teamId: string): TradeSide => ({ team_id: teamId, assets: [], moves: [] });

export { keyOf };

export const gives = (side: TradeSide, key: string): boolean => side.assets.some((asset) => keyOf(asset) === key);

export const otherSide = (index: SideIndex): SideIndex => (index === 0 ? 1 : 0);

export function withSide(offer: Offer, index: SideIndex, side: TradeSide): Offer {
  return { sides: index === 0 ? [side, offer.sides[1]] : [offer.sides[0], side] };
}

/** Adds an asset to a side, or removes it with its retention. In both cases drops moves of the player. */
export function toggleAsset(offer: Offer, index: SideIndex, asset: TradeAsset): Offer {
  const side = offer.sides[index];
  const key = keyOf(asset);
  const player = asset.kind === 'player' ? asset.player_id : null;
  const assets = gives(side, key)
    ? side.assets.filter((one) => keyOf(one) !== key && !(one.kind === 'retention' && one.player_id === player))
    : [...side.assets, asset];
  const next = withSide(offer, index, { ...side, assets });
  // After a player changes sides, only the receiving team can move them.
  return player === null ? next : { sides: [withoutMoves(next.sides[0], player), withoutMoves(next.sides[1], player)] };
}

const withoutMoves = (side: TradeSide, playerId: number): TradeSide =>
  side.moves.some((move) => move.player_id === playerId)
    ? { ...side, moves: side.moves.filter((move) => move.player_id !== playerId) }
    : side;

export function setRetention(offer: Offer, index: SideIndex, playerId: number, share: Share | null): Offer {
  const side = offer.sides[index];
  const present = side.assets.find((asset) => asset.kind === 'retention' && asset.player_id === playerId);
  const others = side.assets.filter((asset) => asset !== present);
  if (share === null) return withSide(offer, index, { ...side, assets: others });
  const retained: TradeAsset = {
    kind: 'retention',
    player_id: playerId,
    percent: share.percent,
    ...(share.dollars == null ? {} : { dollars: share.dollars }),
    condition: present?.condition ?? null,
  };
  return withSide(offer, index, {
    ...side,
    assets:
      present === undefined
        ? [...side.assets, retained]
        : side.assets.map((asset) => (asset === present ? retained : asset)),
  });
}

/** Dollars of a season that a side gives in one amount. */
export type GivenDollars = Pick<Extract<TradeAsset, { kind: 'budget' | 'cap-space' }>, 'kind' | 'season' | 'amount'>;

/** Sets an amount that a side gives; 0 for none. */
export function setAmount(offer: Offer, index: SideIndex, given: GivenDollars): Offer {
  const side = offer.sides[index];
  const condition = side.assets.find(({ kind }) => kind === given.kind)?.condition ?? null;
  const others = side.assets.filter(({ kind }) => kind !== given.kind);
  const now: TradeAsset[] = given.amount === 0 ? [] : [{ ...given, condition }];
  return withSide(offer, index, { ...side, assets: [...others, ...now] });
}

/** The amount that a side gives; 0 for none. */
export const givenAmount = (side: TradeSide, kind: GivenDollars['kind']): number =>
  side.assets.reduce((sum, asset) => sum + (asset.kind === kind ? asset.amount : 0), 0);

export const retainedShare = (side: TradeSide, playerId: number): Share | null => {
  const found = side.assets.find((asset) => asset.kind === 'retention' && asset.player_id === playerId);
  return found?.kind === 'retention' ? found : null;
};

export function setCondition(offer: Offer, index: SideIndex, key: string, condition: Condition | null): Offer {
  const side = offer.sides[index];
  return withSide(offer, index, {
    ...side,
    assets: side.assets.map((asset) => (keyOf(asset) === key ? { ...asset, condition } : asset)),
  });
}

/** A player has one move: another replaces it, the same one removes it. */
export function toggleMove(side: TradeSide, move: TradeMove): TradeSide {
  const others = side.moves.filter((one) => one.player_id !== move.player_id);
  const same = side.moves.some((one) => one.player_id === move.player_id && one.type === move.type);
  return { ...side, moves: same ? others : [...others, move] };
}

export function applyChange(offer: Offer, change: TradeSuggestion['change']): Offer {
  const index: SideIndex = offer.sides[0].team_id === change.team_id ? 0 : 1;
  if (change.type === 'retain') return setRetention(offer, index, change.player_id, { percent: change.percent });
  const side = offer.sides[index];
  return side.moves.some((one) => one.player_id === change.move.player_id && one.type === change.move.type)
    ? offer
    : withSide(offer, index, toggleMove(side, change.move));
}

const assetOf = (view: TradeAssetView): TradeAsset => {
  const { condition } = view;
  switch (view.kind) {
    case 'player':
      return { kind: view.kind, player_id: view.player_id, condition };
    case 'retention':
      return {
        kind: view.kind,
        player_id: view.player_id,
        percent: view.percent,
        ...(view.dollars == null ? {} : { dollars: view.dollars }),
        condition,
      };
    case 'draft-pick':
    case 'fa-pick':
      return { kind: view.kind, pick_id: view.pick_id, condition };
    case 'budget':
    case 'cap-space':
      return { kind: view.kind, season: view.season, amount: view.amount, condition };
  }
};

export function offerOf(trade: Pick<TradeView, 'sides'>): Offer {
  const side = ({ team_id, assets, moves }: TradeView['sides'][number]): TradeSide => ({
    team_id,
    assets: assets.map(assetOf),
    moves: moves.map(({ type, player_id }) => ({ type, player_id })),
  });
  return { sides: [side(trade.sides[0]), side(trade.sides[1])] };
}

/** The initial counter-offer: the same offer with the sides swapped. */
export function counterOf(trade: Pick<TradeView, 'sides'>): Offer {
  const { sides } = offerOf(trade);
  return { sides: [sides[1], sides[0]] };
}

const ids = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** An offer from a link: `give` and `want` are player ids, `givePick` and `wantPick` ids of draft picks. */
export function offerFrom(parameters: URLSearchParams, mine: string, theirs: string): Offer {
  const side = (teamId: string, word: 'give' | 'want'): TradeSide => ({
    team_id: teamId,
    assets: [
      ...ids(parameters.get(word))
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0)
        .map((player_id): TradeAsset => ({ kind: 'player', player_id, condition: null })),
      ...ids(parameters.get(`${word}Pick`)).map((pick_id): TradeAsset => ({
        kind: 'draft-pick',
        pick_id,
        condition: null,
      })),
    ],
    moves: [],
  });
  return { sides: [side(mine, 'give'), side(theirs, 'want')] };
}

export const isEmpty = (offer: Offer): boolean => offer.sides.every((side) => side.assets.length === 0);
