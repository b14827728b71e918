import { takesAway } from '@crease/core/teams/roster.rules.js';
import { substituteOf } from '@crease/core/trades/conditions/condition.rules.js';
import { exemptInTrade, type TradeContext } from '@crease/core/trades/trade.context.js';
import { refsOf, type AssetRef, type TradeSide, type TradeTerms } from '@crease/core/trades/trade.model.js';
import type { LoadedContext } from '../trade-context.queries.js';

/** Assets that a side gives, and players who leave by its own moves. */
const leaving = (side: TradeSide, context: Pick<TradeContext, 'teams' | 'rules'>): AssetRef[] => [
  ...refsOf(side),
  ...side.moves
    .filter(({ type, player_id }) => takesAway({ type, playerId: player_id }, context.rules, exemptInTrade(context)))
    .map(({ player_id }): AssetRef => ({ kind: 'player', ref: String(player_id) })),
];

/** Everything that an accepted trade names, and players who leave by its moves. */
export function heldBy(terms: TradeTerms, loaded: Pick<LoadedContext, 'context'>): AssetRef[] {
  return terms.sides.flatMap((side) => [
    ...leaving(side, loaded.context),
    ...side.assets.flatMap((asset): AssetRef[] => {
      const instead =
        asset.kind === 'draft-pick'
          ? substituteOf(asset.condition, loaded.context.picks.get(asset.pick_id)?.nextYearId ?? null)
          : null;
      return instead ? [{ kind: 'draft-pick', ref: instead }] : [];
    }),
  ]);
}

/** Assets that the trade moved. Other open offers that name them are cancelled. */
export const takenBy = (terms: TradeTerms, { context }: Pick<LoadedContext, 'context'>): AssetRef[] =>
  terms.sides.flatMap((side) => leaving(side, context));
