import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { PollBody, PostBody, ReactionBody, ThreadBody } from '@crease/core/talk/talk.schema.js';
import { refusal as refused } from '@crease/core/talk/talk.refusals.js';
import { judgeDelete, judgeEdit, mentionsIn, type Mention } from '@crease/core/talk/talk.rules.js';
import { readNoticesOf } from '../auth/notices/notices.writer.js';
import { Database, type Db, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { clockNow, isSo, json } from '../platform/database/sql.js';
import { toLeague, toUser } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import { postAllowances, reactionAllowances } from './limits.js';
import { PollService } from './poll.service.js';
import { TalkNews } from './talk.news.js';
import { nameable, writerOf } from './talk.queries.js';
import { refusal } from './talk.refusals.js';
import { forgetWords, lockPost, lockThread, markRead } from './talk.writer.js';
import { namesIn } from '../platform/database/rows.js';

const threadRow = namesIn('talk_thread');

/** The members' actions on the board: begin threads, write, edit and remove posts, react, mark as read. */
@Injectable()
export class TalkService {
  constructor(
    private readonly database: Database,
    private readonly polls: PollService,
    private readonly news: TalkNews,
    private readonly limiter: RateLimiter,
    private readonly clock: DbClock,
  ) {}

  async begin(
    member: Member,
    { title, body, poll }: ThreadBody,
    idempotency: Idempotency | null,
  ): Promise<{ thread_id: string }> {
    const made = await this.writing(member, { thread: true, poll: poll ?? null }, idempotency, async (transaction) => {
      const { db } = transaction;
      const writer = await writerOf(db, member);
      const threadId = newId(randomBytes);
      await db
        .insertInto('talk_thread')
        .values({
          id: threadId,
          league_id: member.leagueId,
          title,
          author_id: member.userId,
          author_team_id: writer.team_id,
          last_by: member.userId,
        })
        .execute();
      const post = { threadId, title, body, poll: poll ?? null };
      return { thread_id: threadId, ...(await this.add(transaction, member, writer, post)) };
    });
    return { thread_id: made.thread_id };
  }

  async write(
    member: Member,
    threadId: string,
    { body, poll }: PostBody,
    idempotency: Idempotency | null,
  ): Promise<{ post_id: string; number: number }> {
    const made = await this.writing(member, { thread: false, poll: poll ?? null }, idempotency, async (transaction) => {
      const { db } = transaction;
      const thread = await lockThread(db, member.leagueId, threadId);
      if (thread.closed) throw new RefusalError(refusal('threadClosed'));
      const writer = await writerOf(db, member);
      return this.add(transaction, member, writer, { threadId, title: thread.title, body, poll: poll ?? null });
    });
    return { post_id: made.post_id, number: made.number };
  }

  /** Applies the rate limits, runs `work`, and after the commit queues mails and arms the poll's deadline. */
  private async writing<T extends { mails?: string[] }>(
    member: Member,
    { thread, poll }: { thread: boolean; poll: PollBody | null },
    idempotency: Idempotency | null,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const made = await this.limiter.within(
      postAllowances(member.userId, { thread, poll: poll !== null }),
      idempotency,
      () => this.database.write(work, idempotency),
    );
    await this.news.queue(made.mails ?? []);
    if (poll !== null) this.polls.arm(poll.deadline);
    return made;
  }

  /** Adds a post to a thread that is new or locked by the caller. */
  private async add(
    transaction: Transaction,
    member: Member,
    writer: { name: string; team_id: string | null },
    { threadId, title, body, poll }: { threadId: string; title: string; body: string; poll: PollBody | null },
  ): Promise<{ post_id: string; number: number; mails: string[] }> {
    const { db, record } = transaction;
    const { leagueId, userId } = member;
    const mentions = mentionsIn(body, await nameable(db, leagueId));
    const id = newId(randomBytes);
    const { seq, number } = await db
      .insertInto('talk_post')
      .columns(['league_id', 'id', 'thread_id', 'number', 'author_id', 'author_team_id', 'body', 'mentions'])
      .expression(({ selectFrom, val }) =>
        selectFrom('talk_thread')
          .select(['league_id', val(id).as('id'), 'id as thread_id', sql<number>`${threadRow.posts} + 1`.as('number')])
          .select([val(userId).as('author_id'), val(writer.team_id).as('author_team_id'), val(body).as('body')])
          .select(json<Mention[]>(mentions).as('mentions'))
          .where('league_id', '=', leagueId)
          .where('id', '=', threadId),
      )
      .returning(['seq', 'number'])
      .executeTakeFirstOrThrow();
    await db
      .updateTable('talk_thread')
      .set({ posts: number, last_seq: seq, last_at: clockNow, last_by: userId })
      .where('league_id', '=', leagueId)
      .where('id', '=', threadId)
      .execute();
    await markRead(db, { leagueId, threadId }, userId, number);
    if (poll !== null) await this.polls.put(transaction, member, writer.name, { threadId, postId: id, poll });
    await record(toLeague(leagueId, userId, { type: 'talkChanged', threadId }));
    const place = { leagueId, threadId, title, number, reply: number > 1 };
    const by = { userId, name: writer.name };
    const mails =
      poll === null
        ? await this.news.written(transaction, place, by, mentions)
        : await this.polls.tellOpened(transaction, place, by, poll);
    return { post_id: id, number, mails };
  }

  /** Edits one's own post. Notifies members that it did not mention before. */
  async edit(
    member: Member,
    threadId: string,
    postId: string,
    body: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const { leagueId, userId } = member;
    const allowances = postAllowances(userId, { thread: false, poll: false });
    const { mails } = await this.limiter.within(allowances, idempotency, () =>
      this.database.write<{ mails?: string[] }>(async (transaction) => {
        const { db, record } = transaction;
        const thread = await lockThread(db, leagueId, threadId);
        if (thread.closed) throw new RefusalError(refusal('threadClosed'));
        const writer = await writerOf(db, member);
        const post = await lockPost(db, leagueId, threadId, postId);
        unwrap(judgeEdit({ ...post, own: post.authorId === userId }, this.clock.now()));
        if (post.body === body) return {};
        const mentions = mentionsIn(body, await nameable(db, leagueId));
        await db
          .updateTable('talk_post')
          .set({ body, mentions: json<Mention[]>(mentions), edited_at: clockNow })
          .where('league_id', '=', leagueId)
          .where('id', '=', postId)
          .execute();
        await record(toLeague(leagueId, userId, { type: 'talkChanged', threadId }));
        const before = new Set(post.mentions.map(({ kind, id }) => `${kind} ${id}`));
        const fresh = mentions.filter(({ kind, id }) => !before.has(`${kind} ${id}`));
        const place = { leagueId, threadId, title: thread.title, number: post.number, reply: false };
        return { mails: await this.news.written(transaction, place, { userId, name: writer.name }, fresh) };
      }, idempotency),
    );
    await this.news.queue(mails ?? []);
    return { success: true };
  }

  /** Removes one's own post, and the thread as well if it has no other post. */
  async remove(
    member: Member,
    threadId: string,
    postId: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; thread_gone: boolean }> {
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      await lockThread(db, leagueId, threadId);
      await writerOf(db, member);
      const post = await lockPost(db, leagueId, threadId, postId);
      unwrap(judgeDelete({ ...post, own: post.authorId === userId }));
      const alone = await onlyPost(db, leagueId, threadId, postId);
      if (alone)
        await db.deleteFrom('talk_thread').where('league_id', '=', leagueId).where('id', '=', threadId).execute();
      else await forgetWords(db, leagueId, postId, null);
      await record(toLeague(leagueId, userId, { type: 'talkChanged', threadId }));
      return { success: true as const, thread_gone: alone };
    }, idempotency);
  }

  /** Adds or removes a reaction. Adding one that exists changes nothing. */
  async react(
    member: Member,
    threadId: string,
    postId: string,
    { reaction, on }: ReactionBody,
  ): Promise<{ success: true }> {
    const { leagueId, userId } = member;
    return this.limiter.within(reactionAllowances(userId), null, () =>
      this.database.write(async ({ db, record }) => {
        await threadIn(db, leagueId, threadId);
        await writerOf(db, member);
        const post = await lockPost(db, leagueId, threadId, postId);
        if (post.gone) throw new RefusalError(refused('postGone'));
        const row = { league_id: leagueId, post_id: postId, user_id: userId, reaction };
        const changed = on
          ? await db
              .insertInto('talk_reaction')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
              .returning('post_id')
              .execute()
          : await db
              .deleteFrom('talk_reaction')
              .where(({ and }) => and(row))
              .returning('post_id')
              .execute();
        if (changed.length > 0) await record(toLeague(leagueId, userId, { type: 'talkChanged', threadId }));
        return { success: true as const };
      }),
    );
  }

  /** Stores for all devices how far a thread was read, never lower than before. Marks its notices as read. */
  async read(member: Member, threadId: string, number: number): Promise<{ success: true }> {
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      const { posts } = await threadIn(db, leagueId, threadId);
      const moved = await markRead(db, { leagueId, threadId }, userId, Math.min(number, posts));
      const told = await readNoticesOf(db, userId, `/${leagueId}/talk/${threadId}`);
      if (moved) await record(toUser(userId, userId, { type: 'talkRead', leagueId, threadId }));
      if (told) await record(toUser(userId, userId, { type: 'noticesChanged' }));
      return { success: true as const };
    });
  }
}

async function threadIn(db: Db, leagueId: string, threadId: string): Promise<{ posts: number }> {
  const thread = await db
    .selectFrom('talk_thread')
    .select('posts')
    .where('id', '=', threadId)
    .where('league_id', '=', leagueId)
    .forKeyShare()
    .executeTakeFirst();
  if (!thread) throw notFound('thread');
  return thread;
}

async function onlyPost(db: Db, leagueId: string, threadId: string, postId: string): Promise<boolean> {
  const others = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      isSo(
        exists(
          selectFrom('talk_post')
            .select('id')
            .where('league_id', '=', leagueId)
            .where('thread_id', '=', threadId)
            .where('id', '<>', postId),
        ),
      ).as('are'),
    )
    .executeTakeFirstOrThrow();
  return !others.are;
}
