import { p } from '@mikro-orm/core';
import type { ConditionOutcome } from '@crease/core/trades/conditions/condition.rules.js';
import type { ConditionEvidence } from '@crease/core/trades/conditions/proposal.words.js';
import type {
  AssetRef,
  Condition,
  TradeAsset as Asset,
  TradeState,
  TradeTerms,
} from '@crease/core/trades/trade.model.js';
import type { ShownCondition, ShownSide } from '@crease/core/trades/shown/shown.words.js';
import type { ConditionNote, TradeEnding } from '@crease/core/trades/trade.words.js';
import { table, type TablesOf } from '../platform/database/table.js';
import type { OnBehalf, TradeRules, TradeStep } from './trade.stored.js';

export const Trade = table('trade', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  state: p.text().$type<TradeState>(),
  version: p.integer().default(1),
  thread_id: p.text(),
  previous_id: p.text().nullable(),
  proposer_team_id: p.text(),
  recipient_team_id: p.text(),
  terms: p.json<TradeTerms>(),
  shown: p.json<[ShownSide, ShownSide]>(),
  message: p.text().nullable(),
  on_behalf: p.json<OnBehalf>().nullable(),
  proposed_by: p.text().nullable(),
  proposed_at: p.datetime().defaultRaw(`clock_timestamp()`),
  expires_at: p.datetime().nullable(),
  answered_by: p.text().nullable(),
  accepted_at: p.datetime().nullable(),
  review_until: p.datetime().nullable(),
  due_at: p.datetime().nullable(),
  ended_at: p.datetime().nullable(),
  /** The sentence of a trade that ended before `ending` existed. */
  reason: p.text().nullable(),
  ending: p.json<TradeEnding>().nullable(),
  done: p.json<TradeStep[]>().defaultRaw(`'[]'::jsonb`),
  trade_rules: p.json<TradeRules>().nullable(),
  commissioners_own: p.boolean().default(false),
});

export const TradeAsset = table('trade_asset', 'league', {
  league_id: p.text().primary(),
  trade_id: p.text().primary(),
  kind: p.text().$type<AssetRef['kind']>().primary(),
  ref: p.text().primary(),
  team_id: p.text(),
});

export const TradeBlock = table('trade_block', 'league', {
  team_id: p.text().primary(),
  league_id: p.text().primary(),
  player_ids: p.array<number>(Number).columnType('int[]').defaultRaw(`'{}'::integer[]`),
  pick_ids: p.array<string>().defaultRaw(`'{}'::text[]`),
  looking_for: p.text().default(''),
  updated_at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const TradeCondition = table('trade_condition', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  trade_id: p.text(),
  number: p.integer(),
  from_team_id: p.text(),
  to_team_id: p.text(),
  asset: p.json<Asset>(),
  retained_percent: p.integer().nullable(),
  retained_dollars: p.integer().nullable(),
  instead_pick_id: p.text().nullable(),
  condition: p.json<Condition>(),
  shown: p.json<ShownCondition>(),
  resolve_by: p.datetime(),
  proposed_outcome: p.text().$type<ConditionOutcome>().nullable(),
  /** A person's text, or the sentence of a proposal that was made before `proposed_why` existed. */
  proposed_evidence: p.text().nullable(),
  proposed_why: p.json<ConditionEvidence>().nullable(),
  proposed_by: p.text().nullable(),
  proposed_at: p.datetime().nullable(),
  outcome: p.text().$type<ConditionOutcome | 'void'>().nullable(),
  confirmed_by: p.text().nullable(),
  confirmed_at: p.datetime().nullable(),
  /** The commissioner's text, or a sentence from before `why` existed. */
  note: p.text().nullable(),
  why: p.json<ConditionNote>().nullable(),
  done: p.json<TradeStep[]>().defaultRaw(`'[]'::jsonb`),
});

export const TradeVote = table('trade_vote', 'league', {
  league_id: p.text().primary(),
  trade_id: p.text().primary(),
  team_id: p.text().primary(),
  user_id: p.text(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const TradeConditionVote = table('trade_condition_vote', 'league', {
  league_id: p.text().primary(),
  condition_id: p.text().primary(),
  team_id: p.text().primary(),
  user_id: p.text(),
  outcome: p.text().$type<ConditionOutcome>(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const Retention = table('retention', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  player_id: p.integer(),
  team_id: p.text(),
  percent: p.integer().nullable(),
  dollars: p.integer().nullable(),
  of_hit: p.integer().nullable(),
  amount: p.integer(),
  through_season: p.text(),
  trade_id: p.text().nullable(),
  created_at: p.datetime().defaultRaw(`now()`),
  ended_at: p.datetime().nullable(),
});

export const FrozenAsset = table('frozen_asset', 'league', {
  league_id: p.text().primary(),
  kind: p.text().$type<AssetRef['kind']>().primary(),
  ref: p.text().primary(),
  trade_id: p.text(),
  condition_id: p.text().nullable(),
});

export const tradesTables = [
  Trade,
  TradeAsset,
  TradeBlock,
  TradeCondition,
  TradeVote,
  TradeConditionVote,
  Retention,
  FrozenAsset,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof tradesTables)[number]> {}
}
