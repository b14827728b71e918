import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { BoardAnswer, ThreadAnswer, ThreadSummary } from '@crease/core/talk/talk.answers.js';
import type { BoardQuery } from '@crease/core/talk/talk.schema.js';
import type { Nameable } from '@crease/core/talk/talk.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { isSo } from '../platform/database/sql.js';
import { MembershipCache, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { pollsFor } from './poll.queries.js';
import { authorOf, viewPost, postsOf, reactionsTo } from './post.queries.js';
import { namesIn } from '../platform/database/rows.js';

const m = namesIn('membership as m');
const t = namesIn('talk_thread as t');
const r = namesIn('talk_read as r');
const p = namesIn('poll as p');

const POSTS_A_PAGE = 30;
/** Letters of a thread's last post that the list of threads shows. */
const BEGINNING = 200;

/** A member's unseen posts of a thread; 0 when its last post is older than the membership. */
const unread = sql<number>`case when ${m.user_id} is null or ${t.last_at} <= ${m.joined_at} then 0
  else greatest(0, ${t.posts} - coalesce(${r.number}, 0)) end`;

const threadsFor = (db: Db, { leagueId, userId }: Member) =>
  db
    .selectFrom('talk_thread as t')
    .innerJoin('app_user as u', 'u.id', 't.author_id')
    .innerJoin('app_user as l', 'l.id', 't.last_by')
    .leftJoin('team as a', (join) =>
      join.onRef('a.league_id', '=', 't.league_id').onRef('a.id', '=', 't.author_team_id'),
    )
    .leftJoin('membership as m', (join) => join.onRef('m.league_id', '=', 't.league_id').on('m.user_id', '=', userId))
    .leftJoin('talk_read as r', (join) =>
      join.onRef('r.league_id', '=', 't.league_id').onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', userId),
    )
    .where('t.league_id', '=', leagueId)
    .select(({ ref, eb, selectFrom }) => [
      't.id',
      't.title',
      't.author_id',
      fullName(ref('u.first_name'), ref('u.last_name')).as('author'),
      't.author_team_id as team_id',
      'a.name as team_name',
      'a.picture',
      't.created_at',
      't.last_at',
      't.last_seq',
      fullName(ref('l.first_name'), ref('l.last_name')).as('last_by'),
      't.posts',
      selectFrom('talk_post as w')
        .whereRef('w.league_id', '=', 't.league_id')
        .whereRef('w.thread_id', '=', 't.id')
        .whereRef('w.number', '=', 't.posts')
        .where('w.deleted_at', 'is', null)
        .where('w.hidden_at', 'is', null)
        .select(({ fn, ref: of }) => fn<string>('left', [of('w.body'), sql.lit(BEGINNING)]).as('beginning'))
        .as('last_post'),
      sql<number>`coalesce(${ref('r.number')}, 0)`.as('seen'),
      unread.as('unread'),
      isSo(eb('t.pinned_at', 'is not', null)).as('pinned'),
      isSo(eb('t.closed_at', 'is not', null)).as('closed'),
      sql<ThreadSummary['poll']>`(select case when bool_or(${p.state} = 'open') then 'open' else 'over' end
        from ${p.table} where ${p.league_id} = ${ref('t.league_id')} and ${p.thread_id} = ${ref('t.id')} having count(*) > 0)`.as(
        'poll',
      ),
    ]);
type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadsFor>['execute']>>[number];

const summaryOf = (row: ThreadRow, member: Member): ThreadSummary => ({
  id: row.id,
  title: row.title,
  author: authorOf(row, member),
  created_at: row.created_at.toISOString(),
  last_at: row.last_at.toISOString(),
  last_by: row.last_by.trim(),
  last_post: row.last_post,
  posts: row.posts,
  unread: row.unread,
  pinned: row.pinned,
  closed: row.closed,
  poll: row.poll,
});

@Injectable()
export class TalkQueries {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly clock: DbClock,
  ) {}

  /** The first page has the pinned threads; the others are paged by their last post. */
  async board(member: Member, { before, limit }: BoardQuery): Promise<BoardAnswer> {
    const { db } = this.database;
    const pinned =
      before === undefined
        ? await threadsFor(db, member).where('t.pinned_at', 'is not', null).orderBy('t.pinned_at', 'desc').execute()
        : [];
    const rows = await threadsFor(db, member)
      .where('t.pinned_at', 'is', null)
      .$if(before !== undefined, (all) => all.where('t.last_seq', '<', Number(before)))
      .orderBy('t.last_seq', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const takesPart = await this.members.takesPart(member);
    return {
      threads: [...pinned, ...page].map((row) => summaryOf(row, member)),
      next: rows.length > limit ? String(page.at(-1)?.last_seq ?? 0) : null,
      can_write: takesPart,
      can_moderate: takesPart && member.commissioner,
    };
  }

  async unread({ leagueId, userId }: Member): Promise<{ unread: number }> {
    const row = await this.database.db
      .selectFrom('membership as m')
      .innerJoin('talk_thread as t', 't.league_id', 'm.league_id')
      .leftJoin('talk_read as r', (join) =>
        join
          .onRef('r.league_id', '=', 't.league_id')
          .onRef('r.thread_id', '=', 't.id')
          .onRef('r.user_id', '=', 'm.user_id'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('m.league_id', '=', leagueId)
      .where('m.user_id', '=', userId)
      .whereRef('t.last_at', '>', 'm.joined_at')
      .where(({ eb, fn }) => eb('t.posts', '>', fn.coalesce('r.number', sql.lit(0))))
      .executeTakeFirst();
    return { unread: row?.count ?? 0 };
  }

  /** A page of a thread; the first page has the newest posts. */
  async thread(member: Member, threadId: string, before?: string): Promise<ThreadAnswer> {
    const { db } = this.database;
    const row = await threadsFor(db, member).where('t.id', '=', threadId).executeTakeFirst();
    if (!row) throw notFound('thread');
    const posts = await postsOf(db, member.leagueId, threadId)
      .$if(before !== undefined, (all) => all.where('p.number', '<', Number(before)))
      .orderBy('p.number', 'desc')
      .limit(POSTS_A_PAGE + 1)
      .execute();
    const page = posts.slice(0, POSTS_A_PAGE).reverse();
    const takesPart = await this.members.takesPart(member);
    const ids = page.map(({ id }) => id);
    const polls = await pollsFor(db, member, ids, takesPart);
    const reactions = await reactionsTo(db, member.leagueId, ids);
    const now = this.clock.now();
    return {
      thread: summaryOf(row, member),
      posts: page.map((post) => viewPost(post, { member, polls, reactions, takesPart, closed: row.closed, now })),
      earlier: posts.length > POSTS_A_PAGE ? String(page[0]?.number ?? 1) : null,
      seen: row.seen,
      can_write: takesPart && !row.closed,
      can_moderate: takesPart && member.commissioner,
    };
  }
}

export async function nameable(db: Db, leagueId: string): Promise<Nameable[]> {
  const people = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => ['u.id', fullName(ref('u.first_name'), ref('u.last_name')).as('name')])
    .where('m.league_id', '=', leagueId)
    .execute();
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).execute();
  return [
    ...people.map(({ id, name }) => ({ kind: 'person' as const, id, name: name.trim() })),
    ...teams.map(({ id, name }) => ({ kind: 'team' as const, id, name })),
  ];
}

/** The writing member, read in this transaction. Refuses a user who has left the league meanwhile. */
export async function writerOf(
  db: Db,
  { leagueId, userId }: Member,
): Promise<{ name: string; team_id: string | null }> {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => ['m.team_id', fullName(ref('u.first_name'), ref('u.last_name')).as('name')])
    .where('m.league_id', '=', leagueId)
    .where('m.user_id', '=', userId)
    .forShare('m')
    .executeTakeFirst();
  if (!row) throw notFound('league');
  return { name: row.name.trim(), team_id: row.team_id };
}
