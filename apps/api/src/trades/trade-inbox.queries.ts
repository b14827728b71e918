import { Injectable } from '@nestjs/common';
import type { TradeRequest } from '@crease/core/answer.parts.js';
import type { InboxRequest } from '@crease/core/trades/inbox.answers.js';
import { Database } from '../platform/database/database.js';

@Injectable()
export class TradeInboxQueries {
  constructor(private readonly database: Database) {}

  /** For the team's own manager only; oldest first. */
  async requests(leagueId: string, teamId: string | null): Promise<TradeRequest[]> {
    if (teamId === null) return [];
    return this.database.prepared(
      'trade-inbox',
      this.database.db
        .selectFrom('trade')
        .where('recipient_team_id', '=', teamId)
        .where('league_id', '=', leagueId)
        .where('state', '=', 'proposed')
        .orderBy('proposed_at')
        .orderBy('id')
        .select(['id as trade_id', 'recipient_team_id as sent_to', 'proposer_team_id as requested_by']),
    );
  }

  /** Waiting offers in all leagues of the user, oldest first. */
  async everywhere(userId: string): Promise<InboxRequest[]> {
    const rows = await this.database.prepared(
      'trade-inbox-everywhere',
      this.database.db
        .selectFrom('membership as m')
        .innerJoin('trade as x', (join) =>
          join
            .onRef('x.league_id', '=', 'm.league_id')
            .onRef('x.recipient_team_id', '=', 'm.team_id')
            .on('x.state', '=', 'proposed'),
        )
        .innerJoin('team as t', (join) =>
          join.onRef('t.league_id', '=', 'x.league_id').onRef('t.id', '=', 'x.proposer_team_id'),
        )
        .innerJoin('league as l', 'l.id', 'x.league_id')
        .where('m.user_id', '=', userId)
        .orderBy('x.proposed_at')
        .orderBy('x.id')
        .select([
          'x.id as trade_id',
          'x.league_id',
          'l.name as league_name',
          'x.recipient_team_id as sent_to',
          'x.proposer_team_id as requested_by',
          't.name as requested_by_name',
          't.picture as requested_by_picture',
          'x.proposed_at as date',
          'x.expires_at',
        ]),
    );
    return rows.map((row) => ({
      ...row,
      date: row.date.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    }));
  }
}
