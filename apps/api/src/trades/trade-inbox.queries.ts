import { Injectable } from '@nestjs/common';
import type { TradeRequest } from '@crease/core/answer.parts.js';
import type { InboxRequest } from '@crease/core/trades/inbox.answers.js';
import { Database, type Transaction } from '../platform/database/database.js';

/** Trade requests that wait for a team's answer. */
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

  /** Those that wait for the user in all of their leagues, oldest first. */
  async everywhere(userId: string): Promise<InboxRequest[]> {
    const rows = await this.database.query<
      Omit<InboxRequest, 'date' | 'expires_at'> & { date: Date; expires_at: Date | null }
    >(
      `select x.id as trade_id, x.league_id, l.name as league_name, x.recipient_team_id as sent_to, x.proposer_team_id as requested_by, t.name as requested_by_name,
         t.picture as requested_by_picture, x.proposed_at as date, x.expires_at
       from membership m join trade x on x.recipient_team_id = m.team_id and x.state = 'proposed' join team t on t.id = x.proposer_team_id join league l on l.id = x.league_id
       where m.user_id = $1 order by x.proposed_at, x.id`,
      [userId],
      'trade-inbox-everywhere',
    );
    return rows.map((row) => ({
      ...row,
      date: row.date.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    }));
  }
}

export async function inboxCount(sql: Transaction['sql'], teamId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from trade where recipient_team_id = $1 and state = 'proposed'`,
    [teamId],
  );
  return row?.count ?? 0;
}
