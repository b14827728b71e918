import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';
import type { RosterRow } from '../teams/put-back.queries.js';

/** What stood before rosters were moved in, so that it can stand again. */
export interface BeforeMoveIn {
  readonly rosters: RosterRow[];
  /** Names that teams had. */
  readonly teams: { readonly id: string; readonly name: string }[];
}

export const MoveIn = table('move_in', {
  id: p.text().primary(),
  league_id: p.text(),
  by_user: p.text().nullable(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  source: p.text(),
  players: p.integer(),
  event_id: p.bigint('number'),
  before: p.json<BeforeMoveIn>(),
  undone_at: p.datetime().nullable(),
});

export const importsTables = [MoveIn] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof importsTables)[number]> {}
}
