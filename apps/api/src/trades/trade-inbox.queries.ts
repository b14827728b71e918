import { Injectable } from '@nestjs/common';
import type { TradeRequest } from '@crease/core/leagues/league.answers.js';
import { Database, type Transaction } from '../platform/database/database.js';

/** Trade requests that wait for a team's answer. Apart from the rest of trades, because leagues and accounts show them. */
@Injectable()
export class TradeInboxQueries {
  constructor(private readonly database: Database) {}

  /** For the team's own manager only; oldest first. */
  async requests(leagueId: string, teamId: string | null): Promise<TradeRequest[]> {
    if (teamId === null) return [];
    return this.database.query<TradeRequest>(
      `select id as trade_id, recipient_team_id as sent_to, proposer_team_id as requested_by from trade
       where recipient_team_id = $2 and league_id = $1 and state = 'proposed' order by proposed_at, id`,
      [leagueId, teamId],
      'trade-inbox',
    );
  }
}

export async function inboxCount(sql: Transaction['sql'], teamId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*)::int as count from trade where recipient_team_id = $1 and state = 'proposed'`, [teamId]);
  return row?.count ?? 0;
}
