import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { LimitKey } from '@crease/core/teams/position-limits.rules.js';
import type { Place } from '@crease/core/position.js';

/** An executed step with the data to undo it. */
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
  | Given<'budget'>
  | Given<'cap-space'>
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

interface Given<Op extends 'budget' | 'cap-space'> {
  readonly op: Op;
  readonly season: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

export type TradeLimits = Pick<
  LeagueSettings,
  'salary_cap' | 'max_roster_size' | 'min_forwards' | 'min_defense' | 'min_goalies' | 'ir_slots' | 'rookie_bank_size'
> & { readonly [K in LimitKey]: number };

/** The rules at acceptance; trades of earlier versions have no limits. */
export type TradeRules = Pick<
  LeagueSettings,
  'retentionEnabled' | 'max_retention_perc' | 'retention_slots' | 'draftPickTradesAllowed' | 'faTradesAllowed'
> &
  Partial<TradeLimits> & {
    /** Executed at acceptance because a draft was running (docs/decisions/0024). */
    readonly at_once?: true;
  };

export interface OnBehalf {
  readonly reason: string;
  readonly override: boolean;
}
