import type { z } from 'zod';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { PLAY } from '../leagues/settings/play.settings.js';
import type { Season } from '../season.js';
import type { RosterMove } from '../teams/roster.rules.js';
import type { conditionSchema, PreviewTradeBody } from './trade.schema.js';

/** States of a trade (docs/rules.md, Trades). `reversed` is an executed trade that was undone. */
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

/** Retained salary needs its player in the same trade. Budget is for bids; cap space is a part of the salary cap. */
export const ASSET_KINDS = ['player', 'draft-pick', 'fa-pick', 'retention', 'budget', 'cap-space'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

export const PLAYOFF_ROUNDS = 4;

/** `round` value for the club that wins the final and the Stanley Cup. */
export const CUP = PLAYOFF_ROUNDS + 1;

/** A place in the league's play-offs, or the title. */
export const TEAM_RESULTS = ['playoffs', 'title'] as const;
export type TeamResult = (typeof TEAM_RESULTS)[number];

/** Which of two picks conveys: by number, or by the choice of a team. */
export const WHICH_OF_TWO = ['lower', 'higher', 'giver', 'getter'] as const;
export type WhichOfTwo = (typeof WHICH_OF_TWO)[number];

/**
 * A condition as data. It must come true by the end of `resolve_by` (a date in the league's time zone); unproven counts
 * as not met. `not` negates it. Only `free-text`, `award` and a choice between picks need a person's decision.
 */
export type Condition = z.infer<typeof conditionSchema>;
/** Two conditions that must both come true by one day. A condition with a substitute pick cannot be joined. */
export type JoinedCondition = Extract<Condition, { type: 'both' }>;
export type SingleCondition = Exclude<Condition, JoinedCondition>;
/** A condition that can be joined with another, without its day. */
export type ConditionPart = JoinedCondition['of'][number];

/**
 * Drops, injured-reserve and rookie-bank moves that a side makes in the same transaction. Arriving players may be moved
 * too.
 */
export type AttachedMove = Exclude<RosterMove, { type: 'add' }>;
export type AttachedMoveType = AttachedMove['type'];

type SentSide = PreviewTradeBody['sides'][number];
export type TradeAsset = Readonly<SentSide['assets'][number]>;
export type TradeMove = Readonly<SentSide['moves'][number]>;

/** The assets that a team gives, and its own roster moves in the same transaction. */
export interface TradeSide {
  readonly team_id: string;
  readonly assets: readonly TradeAsset[];
  readonly moves: readonly TradeMove[];
}

/** The proposing side first, then the receiving side. Each side gets what the other gives. */
export interface TradeTerms {
  readonly sides: readonly [TradeSide, TradeSide];
}

/** Kinds that are amounts. They cannot be frozen, and an offer that names one stays open when another trade uses it. */
type AmountKind = 'retention' | 'budget' | 'cap-space';

/** Identifies an asset within its kind. A side gives one amount of budget, and one of cap space. */
export const refOf = (
  asset:
    | { readonly kind: 'player' | 'retention'; readonly player_id: number }
    | { readonly kind: 'draft-pick' | 'fa-pick'; readonly pick_id: string }
    | { readonly kind: 'budget' | 'cap-space'; readonly season: Season },
): string => {
  switch (asset.kind) {
    case 'player':
    case 'retention':
      return String(asset.player_id);
    case 'draft-pick':
    case 'fa-pick':
      return asset.pick_id;
    case 'budget':
    case 'cap-space':
      return asset.season;
  }
};

export const keyOfAsset = (asset: Parameters<typeof refOf>[0]): string => `${asset.kind}:${refOf(asset)}`;

export interface AssetRef {
  readonly kind: Exclude<AssetKind, AmountKind>;
  readonly ref: string;
}

export const TRADE_LIMITS = {
  /** Days until an offer expires. */
  days: { min: 1, max: 7, default: 3 },
  assetsPerSide: 40,
  /** The last place of a condition. */
  place: 32,
  /** Maximum number of regular-season games in a condition. */
  games: 82,
  message: 1000,
  reason: 300,
} as const;

/** Time between acceptance and execution; 0 executes immediately. */
export const reviewHours = (settings: Pick<LeagueSettings, 'trade_review_hours'>): number =>
  settings.trade_review_hours ?? PLAY.trade_review_hours.default;

export const isAmount = <Asset extends { readonly kind: AssetKind }>(
  asset: Asset,
): asset is Extract<Asset, { readonly kind: AmountKind }> =>
  asset.kind === 'retention' || asset.kind === 'budget' || asset.kind === 'cap-space';

/** Frozen and compared assets. Retained salary is represented by its player, amounts by nothing. */
export const refsOf = (side: Pick<TradeSide, 'assets'>): AssetRef[] =>
  side.assets.flatMap((asset): AssetRef[] => (isAmount(asset) ? [] : [{ kind: asset.kind, ref: refOf(asset) }]));
