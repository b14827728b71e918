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

/** Rounds of the NHL's playoffs. */
export const PLAYOFF_ROUNDS = 4;

/** `round` of a club that wins the final, and the Stanley Cup with it. */
export const CUP = PLAYOFF_ROUNDS + 1;

/** Which of two picks conveys: by their numbers, or as one of the teams chooses. */
export const WHICH_OF_TWO = ['lower', 'higher', 'giver', 'getter'] as const;
export type WhichOfTwo = (typeof WHICH_OF_TWO)[number];

/**
 * A condition as data. What is named must come true by the end of `resolve_by` (a day in the league's time zone);
 * unproven has not happened. `not` turns it round. Only
 * `free-text`, `award` and a choice need a person to decide.
 */
export type Condition = SingleCondition | JoinedCondition;
export type ConditionType = Condition['type'];

/** Two conditions that must both come true by one day. A condition that sends another pick instead cannot be joined. */
export interface JoinedCondition {
  readonly type: 'both';
  readonly of: [ConditionPart, ConditionPart];
  readonly resolve_by: string;
}

/** A condition that can be joined with another, without its day. */
export type ConditionPart = WithoutDay<Exclude<SingleCondition, { type: 'pick-protected' | 'pick-of-two' }>>;
type WithoutDay<C> = C extends unknown ? Omit<C, 'resolve_by'> : never;

export type SingleCondition =
  /**
   * The pick conveys unless it is among the first `top` of its draft; then another goes instead, unprotected: next
   * year's same round, or one that was chosen.
   */
  | {
      readonly type: 'pick-protected';
      readonly top: number;
      /** What goes instead; next year's same round where it is left out. */
      readonly instead_pick_id?: string | undefined;
      readonly resolve_by: string;
    }
  /** The pick conveys if it is the one that is named by `which`; otherwise the other one goes. */
  | {
      readonly type: 'pick-of-two';
      readonly other_pick_id: string;
      readonly which: WhichOfTwo;
      readonly resolve_by: string;
    }
  /** Regular-season NHL games of a player in one season. */
  | {
      readonly type: 'games-played';
      readonly player_id: number;
      readonly season: Season;
      readonly at_least: number;
      readonly not?: true | undefined;
      readonly resolve_by: string;
    }
  /** A team of the league is among the first `top` of its regular season. */
  | {
      readonly type: 'team-finish';
      readonly team_id: string;
      readonly season: Season;
      readonly top: number;
      readonly not?: true | undefined;
      readonly resolve_by: string;
    }
  /** An NHL club plays in the playoffs of a season, reaches a round of them, or wins the Stanley Cup. */
  | {
      readonly type: 'playoffs-made';
      readonly club: string;
      readonly season: Season;
      /** 2 to 4, or `CUP` for the club that wins; the first round where it is left out. */
      readonly round?: number | undefined;
      readonly not?: true | undefined;
      readonly resolve_by: string;
    }
  /** The player has a contract for a season by the day. */
  | {
      readonly type: 'signed';
      readonly player_id: number;
      readonly season: Season;
      readonly not?: true | undefined;
      readonly resolve_by: string;
    }
  | {
      readonly type: 'award';
      readonly player_id: number;
      readonly award: string;
      readonly season: Season;
      readonly not?: true | undefined;
      readonly resolve_by: string;
    }
  | { readonly type: 'free-text'; readonly text: string; readonly resolve_by: string };

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
