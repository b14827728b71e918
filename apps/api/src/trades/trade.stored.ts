import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Place } from '@crease/core/position.js';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';

/** What trades keep in columns of JSON. */

/** One thing that a trade did, with what is needed to take it back. */
export type TradeStep =
  | {
      readonly op: 'player';
      readonly player_id: number;
      readonly from: string;
      readonly to: string;
      readonly from_place: Place;
    }
  | { readonly op: 'draft-pick'; readonly pick_id: string; readonly from: string; readonly to: string }
  | { readonly op: 'fa-pick'; readonly pick_id: string; readonly from: string; readonly to: string }
  | { readonly op: 'retention'; readonly id: string }
  | { readonly op: 'retention-ended'; readonly id: string }
  | { readonly op: 'drop'; readonly player_id: number; readonly team_id: string; readonly place: Place }
  | {
      readonly op: 'place';
      readonly player_id: number;
      readonly team_id: string;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly op: 'condition'; readonly id: string };

/** Limits of cap and roster that both teams must meet. */
export type TradeLimits = Pick<
  LeagueSettings,
  'salary_cap' | 'max_roster_size' | 'min_forwards' | 'min_defense' | 'min_goalies' | 'ir_slots' | 'rookie_bank_size'
>;

/** What the league allowed when the trade was accepted. The limits are missing in trades of earlier versions. */
export type TradeRules = Pick<
  LeagueSettings,
  'retentionEnabled' | 'max_retention_perc' | 'retention_slots' | 'draftPickTradesAllowed' | 'faTradesAllowed'
> &
  Partial<TradeLimits> & {
    /** The trade was carried out at acceptance because a draft was running (docs/decisions/0024). */
    readonly at_once?: true;
  };

/** A trade that a commissioner entered for two teams. */
export interface OnBehalf {
  readonly reason: string;
  readonly override: boolean;
}

/** A conditional asset in the words of the moment in which it was promised. */
export interface ShownCondition {
  readonly asset: TradeAssetView;
  readonly instead: TradeAssetView | null;
  readonly text: string;
}
