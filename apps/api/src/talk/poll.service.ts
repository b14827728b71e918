import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { judgePoll, judgeVote } from '@crease/core/talk/poll.rules.js';
import type { PollBody } from '@crease/core/talk/talk.schema.js';
import { refusal as refused } from '@crease/core/talk/talk.refusals.js';
import type { PollOutcome } from '@crease/core/talk/talk.words.js';
import { Database, type Db, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { clockAtQuery, clockNow, isSo, json } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { databaseNow } from '../trades/trade-context.queries.js';
import { voteAllowances } from './limits.js';
import { ballotsOf, eligibleIn, outcomeOf } from './poll.queries.js';
import type { StoredOutcome } from './talk.entity.js';
import { TalkNews } from './talk.news.js';
import { writerOf } from './talk.queries.js';
import { refusal } from './talk.refusals.js';

export const POLL_TASK = 'polls';

interface Ending {
  readonly by: string;
  readonly name: string;
  readonly reason: string;
}

/** Polls: creating, voting, and ending at the deadline (database clock) or early by a commissioner. */
@Injectable()
export class PollService {
  constructor(
    private readonly database: Database,
    private readonly news: TalkNews,
    private readonly limiter: RateLimiter,
    private readonly tasks: TimedTasks,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
  ) {}

  async put(
    { db, record }: Transaction,
    { leagueId, userId }: Member,
    name: string,
    { threadId, postId, poll }: { threadId: string; postId: string; poll: PollBody },
  ): Promise<void> {
    const { question, choices, several, voters, secret, results, confirm_soon } = poll;
    const deadline = new Date(poll.deadline);
    const asked = { choices, secret, results, deadline: deadline.getTime(), confirmed: confirm_soon === true };
    unwrap(judgePoll(asked, this.clock.now()));
    await db
      .insertInto('poll')
      .values({
        id: newId(randomBytes),
        league_id: leagueId,
        thread_id: threadId,
        post_id: postId,
        asked_by: userId,
        question,
        choices: json(choices),
        several,
        voters,
        secret,
        results,
        deadline,
      })
      .execute();
    const says = { key: 'talk.pollOpened', figures: { by: name, question } } as const;
    await record(leagueLine({ leagueId, actor: userId, says, data: { kind: 'talk', threadId } }));
    await record(toLeague(leagueId, userId, { type: 'pollChanged', threadId }));
  }

  /** Publishes a new poll. Call it last in the transaction. */
  async tellOpened(
    transaction: Transaction,
    place: { readonly leagueId: string; readonly threadId: string },
    by: { readonly userId: string; readonly name: string },
    { question, deadline }: PollBody,
  ): Promise<string[]> {
    const { time_zone: timeZone } = await transaction.db
      .selectFrom('league')
      .select('time_zone')
      .where('id', '=', place.leagueId)
      .executeTakeFirstOrThrow();
    const until = { at: new Date(deadline).toISOString(), timeZone };
    const figures = { by: by.name, question, until };
    return this.news.polled(transaction, place, { kind: 'poll', key: 'opened', figures }, by.userId);
  }

  /** Call after the commit: sets the alarm for the deadline. */
  arm(deadline: string): void {
    this.tasks.arm(POLL_TASK, 'due', deadline);
  }

  /** Stores or replaces a vote; no choice removes it. The database's clock decides the deadline. */
  async vote(
    member: Member,
    pollId: string,
    chosen: readonly number[],
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const { leagueId, userId } = member;
    return this.limiter.within(voteAllowances(userId), idempotency, () =>
      this.database.write(async ({ db, record }) => {
        const poll = await db
          .selectFrom('poll')
          .select(['thread_id', 'state', 'deadline', 'several', 'voters', 'choices'])
          .where('id', '=', pollId)
          .where('league_id', '=', leagueId)
          // Votes share the lock; the end of the poll waits for them, and they for it.
          .forShare()
          .executeTakeFirst();
        if (!poll) throw notFound('poll');
        const { team_id: teamId } = await writerOf(db, member);
        const facts = { ...poll, deadline: poll.deadline.getTime(), choices: poll.choices.length };
        const now = await databaseNow(db);
        const choices = unwrap(judgeVote(facts, chosen, { managesTeam: teamId !== null, now }));
        const voter = poll.voters === 'team' ? teamId : userId;
        if (voter === null) throw new RefusalError(refused('forbidden.vote', { kind: 'forbidden' }));
        if (choices.length === 0)
          await db
            .deleteFrom('poll_vote')
            .where('league_id', '=', leagueId)
            .where('poll_id', '=', pollId)
            .where('voter', '=', voter)
            .execute();
        else
          await db
            .insertInto('poll_vote')
            .values({ league_id: leagueId, poll_id: pollId, voter, user_id: userId, choices })
            .onConflict((conflict) =>
              conflict
                .columns(['league_id', 'poll_id', 'voter'])
                .doUpdateSet(({ ref }) => ({ user_id: userId, choices, at: ref('excluded.at') })),
            )
            .execute();
        await record(toLeague(leagueId, userId, { type: 'pollChanged', threadId: poll.thread_id }));
        return { success: true as const };
      }, idempotency),
    );
  }

  /** Ends a poll before its deadline; votes so far count. */
  async endEarly(
    member: Member,
    pollId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.poll'));
    const { mails } = await this.database.write<{ mails?: string[] }>(async (transaction) => {
      const poll = await lockOpen(transaction.db, member.leagueId, pollId);
      const { name } = await writerOf(transaction.db, member);
      return { mails: await this.close(transaction, poll, { by: member.userId, name, reason }) };
    }, idempotency);
    await this.news.queue(mails ?? []);
    return { success: true };
  }

  /** Cancels a poll. It has no result, and its votes are deleted. */
  async cancel(
    member: Member,
    pollId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.poll'));
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      const poll = await lockOpen(db, leagueId, pollId);
      const { name: by } = await writerOf(db, member);
      await db
        .updateTable('poll')
        .set({ state: 'cancelled', ended_at: clockNow, ended_by: userId, reason })
        .where('league_id', '=', leagueId)
        .where('id', '=', pollId)
        .execute();
      await db.deleteFrom('poll_vote').where('league_id', '=', leagueId).where('poll_id', '=', pollId).execute();
      const figures = { by, question: poll.question, reason };
      const data = { kind: 'talk', threadId: poll.thread_id };
      await record(leagueLine({ leagueId, actor: userId, says: { key: 'talk.pollCancelled', figures }, data }));
      await record(toLeague(leagueId, userId, { type: 'pollChanged', threadId: poll.thread_id }));
      return { success: true as const };
    }, idempotency);
  }

  /** Ends every poll whose deadline has passed. Safe to run twice or concurrently. */
  async endDue(): Promise<void> {
    const due = await this.database.db
      .selectFrom('poll')
      .select(['id', 'league_id'])
      .where('state', '=', 'open')
      .where('deadline', '<=', clockAtQuery)
      .orderBy('deadline')
      .execute();
    await this.rounds.each('polls', due, async ({ id, league_id: leagueId }) => {
      const mails = await this.database.write(async (transaction) => {
        const poll = await openPoll(transaction.db, leagueId, id);
        return poll?.due === true ? this.close(transaction, poll, null) : [];
      });
      await this.news.queue(mails);
    });
  }

  async nextDeadline(): Promise<Date | null> {
    const next = await this.database.db
      .selectFrom('poll')
      .select(({ fn }) => fn.min<Date | null>('deadline').as('at'))
      .where('state', '=', 'open')
      .where('deadline', '>', clockAtQuery)
      .executeTakeFirst();
    return next?.at ?? null;
  }

  /** Counts the votes of a locked poll, and deletes them when ballots are hidden. */
  private async close(transaction: Transaction, poll: OpenPoll, early: Ending | null): Promise<string[]> {
    const { db, record } = transaction;
    const { id, league_id: leagueId, thread_id: threadId } = poll;
    const counted = outcomeOf(poll, await ballotsOf(db, leagueId, [id]).execute(), await eligibleIn(db, leagueId));
    await db
      .updateTable('poll')
      .set({
        state: 'ended',
        ended_at: clockNow,
        ended_by: early?.by ?? null,
        reason: early?.reason ?? null,
        outcome: json<StoredOutcome>(counted),
      })
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .execute();
    if (poll.secret)
      await db
        .updateTable('poll_vote')
        .set({ choices: [] })
        .where('league_id', '=', leagueId)
        .where('poll_id', '=', id)
        .execute();
    const outcome: PollOutcome = {
      question: poll.question,
      choices: poll.choices.map((text, index) => ({ text, votes: counted.votes[index] ?? 0 })),
      voters: poll.voters,
      voted: counted.voted,
      eligible: counted.eligible,
    };
    const says =
      early === null
        ? ({ key: 'talk.pollEnded', figures: outcome } as const)
        : ({ key: 'talk.pollEndedEarly', figures: { ...outcome, by: early.name, reason: early.reason } } as const);
    const actor = early?.by ?? null;
    await record(leagueLine({ leagueId, actor, says, data: { kind: 'talk', threadId } }));
    await record(toLeague(leagueId, actor, { type: 'pollChanged', threadId }));
    return this.news.polled(
      transaction,
      { leagueId, threadId },
      { kind: 'poll', key: 'ended', figures: outcome },
      actor,
    );
  }
}

/** Locks an open poll, so that no vote is stored meanwhile. */
const openPoll = (db: Db, leagueId: string, pollId: string) =>
  db
    .selectFrom('poll')
    .selectAll()
    .select(({ eb }) => isSo(eb('deadline', '<=', clockNow)).as('due'))
    .where('league_id', '=', leagueId)
    .where('id', '=', pollId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
type OpenPoll = NonNullable<Awaited<ReturnType<typeof openPoll>>>;

async function lockOpen(db: Db, leagueId: string, pollId: string): Promise<OpenPoll> {
  const there = await db
    .selectFrom('poll')
    .select('id')
    .where('id', '=', pollId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (!there) throw notFound('poll');
  const poll = await openPoll(db, leagueId, pollId);
  if (!poll) throw new RefusalError(refusal('pollIsOver'));
  return poll;
}
