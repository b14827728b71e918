import type { Mention } from '@crease/core/talk/talk.rules.js';
import type { Db } from '../platform/database/database.js';
import { isSo, json, clockNow } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';

/** Locks a thread of the league, so that posts in it are written one after the other. */
export async function lockThread(
  db: Db,
  leagueId: string,
  threadId: string,
): Promise<{ title: string; closed: boolean; pinned: boolean }> {
  const thread = await db
    .selectFrom('talk_thread')
    .select(({ eb }) => [
      'title',
      isSo(eb('closed_at', 'is not', null)).as('closed'),
      isSo(eb('pinned_at', 'is not', null)).as('pinned'),
    ])
    .where('id', '=', threadId)
    .where('league_id', '=', leagueId)
    .forUpdate()
    .executeTakeFirst();
  if (!thread) throw notFound('thread');
  return thread;
}

export interface LockedPost {
  readonly number: number;
  readonly authorId: string;
  readonly body: string;
  readonly mentions: readonly Mention[];
  readonly at: number;
  readonly gone: boolean;
  readonly deleted: boolean;
  readonly poll: boolean;
}

export async function lockPost(db: Db, leagueId: string, threadId: string, postId: string): Promise<LockedPost> {
  const post = await db
    .selectFrom('talk_post as p')
    .select(({ exists, selectFrom }) => [
      'p.number',
      'p.author_id',
      'p.body',
      'p.mentions',
      'p.at',
      'p.deleted_at',
      'p.hidden_at',
      isSo(
        exists(
          selectFrom('poll')
            .select('poll.id')
            .whereRef('poll.league_id', '=', 'p.league_id')
            .whereRef('poll.post_id', '=', 'p.id'),
        ),
      ).as('poll'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.id', '=', postId)
    .where('p.thread_id', '=', threadId)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (!post) throw notFound('post');
  return {
    number: post.number,
    authorId: post.author_id,
    body: post.body,
    mentions: post.mentions,
    at: post.at.getTime(),
    gone: post.deleted_at !== null || post.hidden_at !== null,
    deleted: post.deleted_at !== null,
    poll: post.poll,
  };
}

/** Stores reading progress, never lower than before. Returns true when it rose. */
export async function markRead(
  db: Db,
  { leagueId, threadId }: { readonly leagueId: string; readonly threadId: string },
  userId: string,
  number: number,
): Promise<boolean> {
  const moved = await db
    .insertInto('talk_read')
    .values({ league_id: leagueId, thread_id: threadId, user_id: userId, number })
    .onConflict((conflict) =>
      conflict
        .columns(['league_id', 'thread_id', 'user_id'])
        .doUpdateSet(({ ref }) => ({ number: ref('excluded.number') }))
        .where('talk_read.number', '<', ({ ref }) => ref('excluded.number')),
    )
    .returning('number')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function forgetWords(
  db: Db,
  leagueId: string,
  postId: string,
  moderated: { readonly by: string; readonly reason: string } | null,
): Promise<void> {
  await db
    .updateTable('talk_post')
    .set({
      body: '',
      mentions: json<Mention[]>([]),
      deleted_at: clockNow,
      hidden_at: null,
      moderated_by: moderated?.by ?? null,
      reason: moderated?.reason ?? null,
    })
    .where('league_id', '=', leagueId)
    .where('id', '=', postId)
    .execute();
  await db.deleteFrom('talk_reaction').where('league_id', '=', leagueId).where('post_id', '=', postId).execute();
}
