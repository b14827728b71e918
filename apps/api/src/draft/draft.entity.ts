import type { BuiltName } from '@crease/core/draft/draft-name.words.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { p } from '@mikro-orm/core';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import type { ReactionKey } from '@crease/core/draft/reaction.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const Draft = table('draft', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  type: p.text().$type<DraftType>().columnType('draft_type'),
  kind: p.text().$type<'startup' | 'annual' | 'mock'>().columnType('draft_kind'),
  /** Typed by a commissioner, or a name of an earlier release that fits no key. It wins over `built`. */
  name: p.text().nullable(),
  built: p.json<BuiltName>().nullable(),
  status: p.text().$type<'lobby' | 'running' | 'paused' | 'ended'>().columnType('draft_status'),
  seq: p.integer(),
  rounds: p.integer(),
  picks: p.integer(),
  made: p.integer().default(0),
  on_clock: p.integer().nullable(),
  expires_at: p.datetime().nullable(),
  pool_version: p.text().nullable(),
  seed: p.text().nullable(),
  seed_hash: p.text().nullable(),
  created_by: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  begun_at: p.datetime().nullable(),
  ended_at: p.datetime().nullable(),
  night_at: p.datetime().nullable(),
});

export const DraftPool = table('draft_pool', 'league', {
  league_id: p.text().primary(),
  draft_id: p.text().primary(),
  version: p.text(),
  players: p.json<PoolEntry[]>(),
});

export const DraftQueue = table('draft_queue', 'league', {
  league_id: p.text().primary(),
  draft_id: p.text().primary(),
  team_id: p.text().primary(),
  wishes: p.json<Wish[]>(),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const DraftSelection = table('draft_selection', 'league', {
  league_id: p.text().primary(),
  draft_id: p.text().primary(),
  overall: p.integer().primary(),
  pick_id: p.text(),
  player_id: p.integer(),
  team_id: p.text(),
  at: p.datetime().defaultRaw(`now()`),
  price: p.integer().nullable(),
});

export const DraftProtected = table('draft_protected', 'league', {
  league_id: p.text().primary(),
  draft_id: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
});

export const DraftReaction = table('draft_reaction', 'league', {
  league_id: p.text().primary(),
  draft_id: p.text().primary(),
  overall: p.integer().primary(),
  player_id: p.integer().primary(),
  user_id: p.text().primary(),
  reaction: p.text().$type<ReactionKey>().primary(),
  at: p.datetime().defaultRaw(`now()`),
});

export const RookieOverride = table('rookie_override', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  rookie: p.boolean(),
  reason: p.text(),
  set_by: p.text(),
  set_at: p.datetime().defaultRaw(`now()`),
});

export const draftTables = [
  Draft,
  DraftPool,
  DraftQueue,
  DraftSelection,
  DraftProtected,
  DraftReaction,
  RookieOverride,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof draftTables)[number]> {}
}
