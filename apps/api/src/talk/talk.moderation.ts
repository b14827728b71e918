import { Injectable } from '@nestjs/common';
import type { ModerationBody, ThreadStateBody } from '@crease/core/talk/talk.schema.js';
import { PINNED_AT_ONCE } from '@crease/core/talk/talk.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { clockNow, oneAtATime } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RefusalError } from '../platform/refusal.error.js';
import { writerOf } from './talk.queries.js';
import { refusal } from './talk.refusals.js';
import { forgetWords, lockPost, lockThread } from './talk.writer.js';

/** Moderation by commissioners. Hiding or deleting a post is written to the league's log with the reason. */
@Injectable()
export class TalkModeration {
  constructor(private readonly database: Database) {}

  async moderate(
    member: Member,
    threadId: string,
    postId: string,
    { action, reason }: ModerationBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.moderate'));
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      const { title } = await lockThread(db, leagueId, threadId);
      const { name: by } = await writerOf(db, member);
      const post = await lockPost(db, leagueId, threadId, postId);
      // Only a visible post can be hidden, and only a hidden one shown again.
      const fits = action === 'hide' ? !post.gone : action === 'show' ? post.gone && !post.deleted : !post.deleted;
      if (!fits) throw new RefusalError(refusal('postChanged'));
      if (action === 'delete') {
        await cancelPolls(db, { leagueId, postId }, userId, reason);
        await forgetWords(db, leagueId, postId, { by: userId, reason });
      } else {
        const hidden = action === 'hide';
        await db
          .updateTable('talk_post')
          .set({
            hidden_at: hidden ? clockNow : null,
            moderated_by: hidden ? userId : null,
            reason: hidden ? reason : null,
          })
          .where('league_id', '=', leagueId)
          .where('id', '=', postId)
          .execute();
      }
      const figures = { by, author: await authorOf(db, post.authorId), thread: title, reason };
      const key = ({ hide: 'talk.hidden', show: 'talk.shown', delete: 'talk.deleted' } as const)[action];
      const data = { kind: 'talk', threadId };
      await record(leagueLine({ leagueId, actor: userId, says: { key, figures }, data }));
      await record(toLeague(leagueId, userId, { type: post.poll ? 'pollChanged' : 'talkChanged', threadId }));
      return { success: true as const };
    }, idempotency);
  }

  async change(
    member: Member,
    threadId: string,
    { closed, pinned }: ThreadStateBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.thread'));
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      if (pinned === true) await oneAtATime(db, `talk-pins ${leagueId}`);
      const thread = await lockThread(db, leagueId, threadId);
      const { name: by } = await writerOf(db, member);
      const closes = closed !== undefined && closed !== thread.closed;
      const pins = pinned !== undefined && pinned !== thread.pinned;
      if (pins && pinned && (await pinnedIn(db, leagueId)) >= PINNED_AT_ONCE)
        throw new RefusalError(
          refusal('tooManyPinned', {
            field: 'pinned',
            figure: PINNED_AT_ONCE + 1,
            limit: PINNED_AT_ONCE,
            figures: { most: PINNED_AT_ONCE },
          }),
        );
      if (!closes && !pins) return { success: true as const };
      await db
        .updateTable('talk_thread')
        .set({
          ...(closes ? { closed_at: closed ? clockNow : null } : {}),
          ...(pins ? { pinned_at: pinned ? clockNow : null } : {}),
        })
        .where('league_id', '=', leagueId)
        .where('id', '=', threadId)
        .execute();
      if (closes) {
        const figures = { by, thread: thread.title };
        const says = { key: closed ? 'talk.closed' : 'talk.reopened', figures } as const;
        await record(leagueLine({ leagueId, actor: userId, says, data: { kind: 'talk', threadId } }));
      }
      await record(toLeague(leagueId, userId, { type: 'talkChanged', threadId }));
      return { success: true as const };
    }, idempotency);
  }
}

async function pinnedIn(db: Db, leagueId: string): Promise<number> {
  const row = await db
    .selectFrom('talk_thread')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('league_id', '=', leagueId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function authorOf(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(({ ref }) => fullName(ref('first_name'), ref('last_name')).as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.name.trim();
}

async function cancelPolls(
  db: Db,
  { leagueId, postId }: { readonly leagueId: string; readonly postId: string },
  by: string,
  reason: string,
): Promise<void> {
  await db
    .updateTable('poll')
    .set({ state: 'cancelled', ended_at: clockNow, ended_by: by, reason })
    .where('league_id', '=', leagueId)
    .where('post_id', '=', postId)
    .where('state', '=', 'open')
    .execute();
}
