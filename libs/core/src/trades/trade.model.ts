import type { LeagueSettings } from '../leagues/league.rules.js';
import { SETTINGS } from '../leagues/settings.table.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import type { RosterMove } from '../teams/roster.rules.js';

/** The life of a trade (docs/rules.md, Trades). `reversed` is an executed trade that the commissioner took back. */
export const TRADE_STATES = [
  'proposed',
  'withdrawn',
  'declined',
  'countered',
  'expired',
  'accepted',
  'in-review',
  'executed',
  'vetoed',
  'failed',
  'reversed',
] as const;
export type TradeState = (typeof TRADE_STATES)[number];

/** What may change hands. Retained salary never stands alone: its player goes the same way in the same trade. */
export type AssetKind = 'player' | 'draft-pick' | 'fa-pick' | 'retention';

/**
 * A condition as data. What is named must come true by the end of `resolve_by` (a day in the league's time zone);
 * unproven means not met. Only `free-text` and `award` need a person to decide.
 */
export type Condition =
  /**
   * The pick conveys unless it is among the first `top` of its draft; then the same round of next year goes instead,
   * unprotected.
   */
  | { readonly type: 'pick-protected'; readonly top: number; readonly resolve_by: string }
  /** Regular-season NHL games of a player in one season. */
  | {
      readonly type: 'games-played';
      readonly player_id: number;
      readonly season: Season;
      readonly at_least: number;
      readonly resolve_by: string;
    }
  /** A team of the league is among the first `top` of its regular season. */
  | {
      readonly type: 'team-finish';
      readonly team_id: string;
      readonly season: Season;
      readonly top: number;
      readonly resolve_by: string;
    }
  /** An NHL club plays in the playoffs of a season. */
  | { readonly type: 'playoffs-made'; readonly club: string; readonly season: Season; readonly resolve_by: string }
  /** The player has a contract for a season by the day. */
  | { readonly type: 'signed'; readonly player_id: number; readonly season: Season; readonly resolve_by: string }
  | {
      readonly type: 'award';
      readonly player_id: number;
      readonly award: string;
      readonly season: Season;
      readonly resolve_by: string;
    }
  | { readonly type: 'free-text'; readonly text: string; readonly resolve_by: string };
export type ConditionType = Condition['type'];

export type TradeAsset =
  | { readonly kind: 'player'; readonly player_id: number; readonly condition: Condition | null }
  | { readonly kind: 'draft-pick'; readonly pick_id: string; readonly condition: Condition | null }
  | { readonly kind: 'fa-pick'; readonly pick_id: string; readonly condition: Condition | null }
  /**
   * The giving team keeps paying `percent` of the cap hit of a player whom it gives; `dollars` of it where a
   * commissioner entered them instead (then `percent` is null).
   */
  | {
      readonly kind: 'retention';
      readonly player_id: number;
      readonly percent: number | null;
      readonly dollars?: Dollars | null;
      readonly condition: Condition | null;
    };

/**
 * Drops, injured-reserve and rookie-bank moves that a side makes in the same transaction. Players who arrive may be
 * moved too.
 */
export type AttachedMove = Exclude<RosterMove, { type: 'add' }>;
export type AttachedMoveType = AttachedMove['type'];

/** What a team gives, and what it does with its own roster at the same moment. */
export interface TradeSide {
  readonly team_id: string;
  readonly assets: readonly TradeAsset[];
  readonly moves: readonly TradeMove[];
}

/** An attached move as it travels. */
export interface TradeMove {
  readonly type: AttachedMoveType;
  readonly player_id: number;
}

/** First the side that proposes, then the side that is asked. What one gives, the other gets. */
export interface TradeTerms {
  readonly sides: readonly [TradeSide, TradeSide];
}

/** What makes an asset the same asset in two trades. */
export interface AssetRef {
  readonly kind: Exclude<AssetKind, 'retention'>;
  readonly ref: string;
}

export const TRADE_LIMITS = {
  /** Days that an offer stands. */
  days: { min: 1, max: 7, default: 3 },
  assetsPerSide: 40,
  /** The last place that a condition can name. */
  place: 32,
  /** Regular-season games that a player can play for a condition. */
  games: 82,
  message: 1000,
  reason: 300,
} as const;

/** Hours between acceptance and execution; 0 executes at once. */
export const reviewHours = (settings: Pick<LeagueSettings, 'trade_review_hours'>): number =>
  settings.trade_review_hours ?? SETTINGS.trade_review_hours.default;

/** The assets that are frozen and compared. Retained salary is not among them: its player is. */
export function refsOf(side: TradeSide): AssetRef[] {
  return side.assets.flatMap((asset): AssetRef[] => {
    switch (asset.kind) {
      case 'player':
        return [{ kind: 'player', ref: String(asset.player_id) }];
      case 'draft-pick':
      case 'fa-pick':
        return [{ kind: asset.kind, ref: asset.pick_id }];
      case 'retention':
        return [];
    }
  });
}
