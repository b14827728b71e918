import { Injectable } from '@nestjs/common';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { mayAct } from '@crease/core/trades/trade.transitions.js';
import type { TradeEnding } from '@crease/core/trades/trade.words.js';
import { isOutvoted, votesNeeded } from '@crease/core/trades/veto.rules.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { RefusalError, unwrap } from '../../platform/refusal.error.js';
import { databaseNow } from '../trade-context.queries.js';
import { TradeNews, namesOf } from '../trade.news.js';
import { TradeQueries, endOfReview, type TradeRow } from '../trade.queries.js';
import { TradeReversal } from './trade.reversal.js';
import { TradeSettlement } from '../settlement/trade.settlement.js';
import { TradeStandings, carriedOutAtOnce } from './trade.standings.js';
import { newsOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { takeVoteBack, voteAgainst } from '../trade.writer.js';
import { refusal } from '../trades.refusals.js';

/** Stops accepted trades by veto or votes. */
@Injectable()
export class TradeReview {
  constructor(
    private readonly database: Database,
    private readonly queries: TradeQueries,
    private readonly standings: TradeStandings,
    private readonly settlement: TradeSettlement,
    private readonly reversal: TradeReversal,
    private readonly news: TradeNews,
  ) {}

  /** The commissioner's veto; all members can read its reason. */
  async veto(member: Member, tradeId: string, reason: string, idempotency: Idempotency | null): Promise<TradeAnswer> {
    return changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.queries.locked(work.db, member, tradeId);
        unwrap(mayAct(await this.standings.of(work.db, row), 'veto', member));
        await this.refuseOver(work, row);
        return this.vetoed(work, row, { key: 'vetoed', figures: { why: reason } }, member.userId);
      },
      idempotency,
    );
  }

  /**
   * Changes a manager's vote against a commissioner's trade. The vote that makes a third stops the trade, or reverses
   * one that was executed at acceptance during a draft.
   */
  async vote(member: Member, tradeId: string, against: boolean, idempotency: Idempotency | null): Promise<TradeAnswer> {
    return changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { db, news } = work;
        const row = await this.queries.locked(work.db, member, tradeId);
        unwrap(mayAct(await this.standings.of(db, row), 'vote', member));
        if (member.teamId === null) throw new Error('only managers of teams may vote');
        await this.refuseOver(work, row);
        if (against)
          await voteAgainst(db, row.id, { leagueId: member.leagueId, teamId: member.teamId, userId: member.userId });
        else await takeVoteBack(db, member.leagueId, row.id, member.teamId);
        const { votes, uninvolved } = await this.queries.votes(db, row, member.teamId);
        if (isOutvoted({ commissionersOwn: row.commissioners_own, uninvolvedManagers: uninvolved }, votes)) {
          const against = { votes, uninvolved, needed: votesNeeded({ uninvolvedManagers: uninvolved }) };
          return carriedOutAtOnce(row)
            ? this.reversal.byVotes(work, row, against)
            : this.vetoed(work, row, { key: 'vetoedByVotes', figures: against }, null);
        }
        news.toLeague(newsOf(row), row.state, member.userId, null);
        return { trade_id: row.id, state: row.state, version: row.version };
      },
      idempotency,
    );
  }

  /** Refuses once the review time has passed, even when the trade has not been executed yet. */
  private async refuseOver(work: TradeTransaction, row: TradeRow): Promise<void> {
    if (row.due_at !== null && endOfReview(row, row.due_at) <= (await databaseNow(work.db)))
      throw new RefusalError(refusal('reviewOver'));
  }

  private async vetoed(
    work: TradeTransaction,
    row: TradeRow,
    ending: TradeEnding,
    actor: string | null,
  ): Promise<TradeAnswer> {
    const figures = { teams: namesOf(row.shown), reason: ending };
    await this.settlement.close(work, row, 'vetoed', {
      actor,
      ending,
      mail: {
        teamIds: [row.proposer_team_id, row.recipient_team_id],
        says: { kind: 'trade-vetoed', key: 'vetoed', figures },
      },
    });
    work.news.toLeague(newsOf(row), 'vetoed', actor, { key: 'trade.vetoed', figures });
    return { trade_id: row.id, state: 'vetoed', version: row.version + 1 };
  }
}
