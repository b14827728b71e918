import { p } from '@mikro-orm/core';
import type { ClaimEnding } from '@crease/core/free-agents/waiver.words.js';
import type { MoveBody } from '@crease/core/teams/team.schema.js';
import type { PickMoveReason } from '@crease/core/teams/team.words.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const FaPick = table('fa_pick', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  week: p.integer(),
  number: p.integer(),
  original_team_id: p.text(),
  owner_team_id: p.text(),
  starts_at: p.datetime(),
  expires_at: p.datetime(),
  player_id: p.integer().nullable(),
  used_at: p.datetime().nullable(),
  penalty: p.boolean().default(false),
  penalty_reason: p.text().nullable(),
  penalty_by: p.text().nullable(),
});

export const PickMove = table('pick_move', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text().primary(),
  pick_id: p.text(),
  from_team_id: p.text(),
  to_team_id: p.text(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  what: p.text().$type<'moved' | 'forfeited' | 'given-back'>().default('moved'),
  /** The commissioner's text, or the sentence of a move imported before `why` existed. */
  reason: p.text().nullable(),
  why: p.json<PickMoveReason>().nullable(),
});

export const Waiver = table('waiver', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  player_id: p.integer(),
  dropped_by: p.text(),
  dropped_at: p.datetime().defaultRaw(`now()`),
  clears_at: p.datetime(),
  resolved_at: p.datetime().nullable(),
  awarded_to: p.text().nullable(),
  seed: p.text().nullable(),
  to_bank: p.boolean().default(false),
});

export const WaiverClaim = table('waiver_claim', 'league', {
  id: p.text().primary(),
  waiver_id: p.text(),
  league_id: p.text().primary(),
  team_id: p.text(),
  drop_player_id: p.integer().nullable(),
  priority: p.integer(),
  created_at: p.datetime().defaultRaw(`now()`),
  withdrawn_at: p.datetime().nullable(),
  outcome: p.text().$type<'won' | 'lost' | 'refused'>().nullable(),
  /** The sentence of a claim that failed before `ending` existed. */
  reason: p.text().nullable(),
  ending: p.json<ClaimEnding>().nullable(),
  moves: p.json<MoveBody[]>().defaultRaw(`'[]'::jsonb`),
  /** The person of the team who filed the claim or changed it last. Null in claims from before this column. */
  claimed_by: p.text().nullable(),
});

export const freeAgentsTables = [FaPick, PickMove, Waiver, WaiverClaim] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof freeAgentsTables)[number]> {}
}
