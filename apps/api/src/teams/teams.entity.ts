import { p } from '@mikro-orm/core';
import type { Place } from '@crease/core/position.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const RosterEntry = table('roster_entry', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
  place: p.text().$type<'active' | 'ir' | 'rookie'>().columnType('roster_place'),
  acquired_at: p.datetime().defaultRaw(`now()`),
  acquired_by: p.text(),
  since: p.datetime().defaultRaw(`now()`),
});

export const RosterPast = table('roster_past', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text().primary(),
  team_id: p.text(),
  player_id: p.integer(),
  place: p.text(),
  from_at: p.datetime(),
  to_at: p.datetime(),
  acquired_at: p.datetime().nullable(),
  acquired_by: p.text().nullable(),
});

/** A player who must come up from a rookie bank, once announced. */
export const FarmCallUp = table('farm_call_up', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  season: p.text().primary(),
  games: p.integer(),
  told_at: p.datetime().defaultRaw(`now()`),
  due_at: p.datetime(),
});

export const IrReturn = table('ir_return', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
  told_at: p.datetime().defaultRaw(`clock_timestamp()`),
  due_at: p.datetime(),
});

/** Cap space that a team gave in a trade; the other team's row has the same amount below 0. */
export const TradedSpace = table('traded_space', 'league', {
  league_id: p.text().primary(),
  trade_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  /** Below 0 when the team got cap space. */
  amount: p.integer(),
});

export const teamsTables = [RosterEntry, RosterPast, FarmCallUp, IrReturn, TradedSpace] as const;

/** A view of both tables: a player's stays in one place. `to_at` is null while a stay lasts. */
export interface RosterStay {
  readonly league_id: string;
  readonly team_id: string;
  readonly player_id: number;
  readonly place: Place;
  readonly from_at: Date;
  readonly to_at: Date | null;
  readonly acquired_at: Date | null;
  readonly acquired_by: string | null;
}

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof teamsTables)[number]> {
    roster_stay: RosterStay;
  }
}
