import { p } from '@mikro-orm/core';
import type { SheetReason } from '@crease/core/protection/protection.words.js';
import { table, type TablesOf } from '../platform/database/table.js';
import type { LockDone } from './lock.model.js';

export const ProtectionRound = table('protection_round', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  deadline: p.datetime().nullable(),
  locked_at: p.datetime().nullable(),
  lock_done: p.json<LockDone>().nullable(),
  kind: p.text().$type<'dollars' | 'number' | 'round'>().nullable(),
  /** An imported round of a past season. */
  brought: p.boolean().default(false),
});

export const ProtectionSheet = table('protection_sheet', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  season: p.text().primary(),
  core: p.array<number>(Number).columnType('int[]').defaultRaw(`'{}'::integer[]`),
  bench: p.array<number>(Number).columnType('int[]').defaultRaw(`'{}'::integer[]`),
  status: p.text().$type<'draft' | 'locked'>().default('draft'),
  locked_at: p.datetime().nullable(),
  automatic: p.boolean().default(false),
  /** The sentence of a sheet locked before `why` existed. */
  reason: p.text().nullable(),
  why: p.json<SheetReason>().nullable(),
  updated_at: p.datetime().defaultRaw(`now()`),
  /** Imported from another site and not changed since. */
  brought: p.boolean().default(false),
});

export const protectionTables = [ProtectionRound, ProtectionSheet] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof protectionTables)[number]> {}
}
