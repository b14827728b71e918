import { Injectable } from '@nestjs/common';
import type { PlayerTransactionsAnswer } from '@crease/core/players/players.schema.js';
import { historyOf, type DraftedAs, type Stay } from '@crease/core/players/transactions.rules.js';
import { Database } from '../platform/database/database.js';
import { KNOWN_SQL } from './players.queries.js';

interface Row {
  name: string;
  stays: Stay[];
  teams: Record<string, string>;
  drafts: (DraftedAs & { id: string })[];
}

/** Of one width, so that the texts stand in the order of the times. */
const text = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const HISTORY = `
  select p.full_name as name,
    coalesce((
      select json_agg(json_build_object('team_id', s.team_id, 'place', s.place, 'from', ${text('s.from_at')}, 'to', ${text('s.to_at')},
        'acquired_at', coalesce(${text('s.acquired_at')}, ''), 'acquired_by', coalesce(s.acquired_by, '')) order by s.from_at)
      from roster_stay s where s.league_id = $1 and s.player_id = $2), '[]') as stays,
    coalesce((select json_object_agg(t.id, t.name) from team t where t.league_id = $1), '{}') as teams,
    coalesce((
      select json_agg(json_build_object('id', d.id, 'name', d.name, 'overall', x.overall, 'round', coalesce(k.round, 0)))
      from draft d join draft_selection x on x.draft_id = d.id and x.player_id = $2 left join draft_pick k on k.id = x.pick_id
      where d.league_id = $1 and d.kind <> 'mock'), '[]') as drafts
  from player p where p.id = $2 and ${KNOWN_SQL}`;

/** What became of a player in a league. */
@Injectable()
export class TransactionsQueries {
  constructor(private readonly database: Database) {}

  /** null when there is no such player. */
  async of(leagueId: string, playerId: number): Promise<PlayerTransactionsAnswer | null> {
    const [row] = await this.database.query<Row>(HISTORY, [leagueId, playerId], 'player-transactions');
    if (!row) return null;
    const history = historyOf(
      row.stays,
      new Map(Object.entries(row.teams)),
      new Map(row.drafts.map((draft) => [draft.id, draft])),
    );
    const iso = <T extends string | null>(at: T): T => (at === null ? at : (new Date(at).toISOString() as T));
    return {
      player_id: playerId,
      player_name: row.name,
      ownership: history.ownership.map((one) => ({ ...one, from: iso(one.from), to: iso(one.to) })),
      transactions: history.transactions.map((one) => ({ ...one, date: iso(one.date) })),
    };
  }
}
