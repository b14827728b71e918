import { Injectable } from '@nestjs/common';
import { mayDecide, votedOutcome } from '@crease/core/trades/conditions/condition.deciders.js';
import type { ConditionOutcome } from '@crease/core/trades/conditions/condition.rules.js';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { votesNeeded } from '@crease/core/trades/veto.rules.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { unwrap } from '../../platform/refusal.error.js';
import { conditionOf, conditionView, countVotes, viewerOf, type ConditionRow } from './condition.queries.js';
import { ConditionSettlement } from './condition.settlement.js';
import { TradeNews } from '../trade.news.js';
import { TradeQueries, type TradeRow } from '../trade.queries.js';
import { newsOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { voteOnCondition, writeProposal } from '../trade.writer.js';

/** The ledger of conditions: the system and the two teams propose outcomes, and uninvolved members decide. */
@Injectable()
export class TradeConditionsService {
  constructor(
    private readonly database: Database,
    private readonly queries: TradeQueries,
    private readonly conditions: ConditionSettlement,
    private readonly news: TradeNews,
  ) {}

  /** Proposes an outcome. For managers of the two teams and commissioners. */
  async propose(
    member: Member,
    conditionId: string,
    body: { outcome: ConditionOutcome; note: string | null },
    idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    return this.change(member, conditionId, 'report', idempotency, async (work, row, condition) => {
      await writeProposal(
        work.db,
        condition,
        { outcome: body.outcome, evidence: body.note ?? { key: 'reported' } },
        member.userId,
      );
      work.news.toLeague(newsOf(row), row.state, member.userId, null);
    });
  }

  /** Settles a condition for an uninvolved commissioner: moves its assets, or throws a refusal. */
  async confirm(
    member: Member,
    conditionId: string,
    body: { outcome: ConditionOutcome; note: string | null; override_reason: string | null },
    idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    return this.change(member, conditionId, 'settle', idempotency, async (work, row, condition) => {
      const reason = body.override_reason;
      await this.conditions.settle(work, row, condition, {
        outcome: body.outcome,
        by: member.userId,
        note: reason === null ? body.note || null : { key: 'overridden', figures: { note: body.note, reason } },
        override: reason !== null,
      });
    });
  }

  /**
   * A vote on a condition of a commissioner's own trade; null removes it. The vote that makes a third of the uninvolved
   * managers settles the condition.
   */
  async vote(
    member: Member,
    conditionId: string,
    outcome: ConditionOutcome | null,
    idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    return this.change(member, conditionId, 'vote', idempotency, async (work, row, condition) => {
      const { leagueId, userId, teamId } = member;
      if (teamId === null) throw new Error('only managers of teams may vote');
      await voteOnCondition(work.db, conditionId, { leagueId, teamId, userId }, outcome);
      const now = await conditionOf(work.db, leagueId, conditionId);
      const decided = votedOutcome(now, countVotes(now));
      if (decided === null) {
        work.news.toLeague(newsOf(row), row.state, userId, null);
        return;
      }
      const { met, notMet } = countVotes(now);
      const { uninvolvedManagers: uninvolved } = now;
      const votes = { votes: decided === 'met' ? met : notMet, uninvolved, needed: votesNeeded(now) };
      await this.conditions.settle(work, row, condition, {
        outcome: decided,
        by: null,
        note: { key: 'votes', figures: votes },
        override: false,
      });
    });
  }

  private async change(
    member: Member,
    conditionId: string,
    action: Parameters<typeof mayDecide>[1],
    idempotency: Idempotency | null,
    work: (work: TradeTransaction, row: TradeRow, condition: ConditionRow) => Promise<void>,
  ): Promise<ConditionView> {
    await changeTrades(
      this.database,
      this.news,
      member.userId,
      async (running) => {
        const seen = await conditionOf(running.db, member.leagueId, conditionId);
        unwrap(mayDecide(seen, action, viewerOf(seen, member)));
        const { row, condition } = await this.conditions.locked(running, seen);
        unwrap(mayDecide(condition, action, viewerOf(condition, member)));
        await work(running, row, condition);
        return { condition_id: conditionId };
      },
      idempotency,
    );
    return conditionView(await conditionOf(this.queries.db, member.leagueId, conditionId), member);
  }
}
