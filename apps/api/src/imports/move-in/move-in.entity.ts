import { p } from '@mikro-orm/core';
import type { ImportKind } from '@crease/core/players/files/import.report.js';
import type { ReportSaid, StoredReason } from '@crease/core/players/files/report.words.js';
import { table, type TablesOf } from '../../platform/database/table.js';
import type { ExtrasDone } from './extras.model.js';
import type { StoredContract } from '../../contracts/contracts.tables.js';
import type { Since } from '../../seasons/since.writer.js';
import type { RosterRow } from '../../teams/put-back.queries.js';

export interface BeforeMoveIn {
  readonly rosters: RosterRow[];
  readonly teams: { readonly id: string; readonly name: string }[];
  /** Earlier dates since which teams had their players; missing in imports from older versions. */
  readonly since?: Since[];
  /** Contracts with the league; missing in leagues without any, and in imports from older versions. */
  readonly contracts?: StoredContract[];
  /** Changes besides rosters; missing in imports from older versions. */
  readonly along?: ExtrasDone;
}

export const MoveIn = table('move_in', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  by_user: p.text().nullable(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  source: p.text(),
  players: p.integer(),
  before: p.json<BeforeMoveIn>(),
  undone_at: p.datetime().nullable(),
});

/** The last number in each stream of the league's log when the move-in was made. A stream without a row was empty. */
export const MoveInMark = table('move_in_mark', 'league', {
  league_id: p.text().primary(),
  move_in_id: p.text().primary(),
  stream: p.text().primary(),
  seq: p.integer(),
});

/** A running import's progress, deleted after a day. `import_run` stores its result. */
export const ImportJob = table('import_job', 'local', {
  id: p.text().primary(),
  kind: p.text().$type<ImportKind>(),
  /** The name of the file; empty where `about` says what is read. */
  source: p.text(),
  about: p.json<ReportSaid>().nullable(),
  dry_run: p.boolean(),
  user_id: p.text().nullable(),
  phase: p.text().$type<'read' | 'check' | 'fetch'>().default('read'),
  done: p.integer().default(0),
  total: p.integer().default(0),
  state: p.text().$type<'running' | 'done' | 'refused' | 'failed'>().default('running'),
  /** Earlier releases stored text. */
  outcome: p.json<StoredReason | string>().nullable(),
  started_at: p.datetime().defaultRaw(`clock_timestamp()`),
  beat_at: p.datetime().defaultRaw(`clock_timestamp()`),
  ended_at: p.datetime().nullable(),
});

export const importsTables = [MoveIn, MoveInMark, ImportJob] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof importsTables)[number]> {}
}
