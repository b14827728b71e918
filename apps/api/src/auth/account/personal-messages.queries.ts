import { sql } from 'kysely';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import type { Db } from '../../platform/database/database.js';
import type { Queries } from './personal-data.queries.js';

export const messageData = (db: Db, userId: string): Queries => ({
  activity: async () => {
    const rows = await db
      .selectFrom('event')
      .select(({ ref }) => ['league_id', 'at', 'message', sql<LogLine | null>`${ref('data')} -> 'says'`.as('says')])
      .where('actor', '=', userId)
      .where('action_type', 'is not', null)
      .orderBy('id')
      .execute();
    // The log stores lines as keys and figures; export them as sentences.
    return rows.map(({ says, ...row }) => (says ? { ...row, message: lineWords(says) } : row));
  },
  chat: () =>
    db
      .selectFrom('event')
      .select(({ ref }) => ['stream', 'at', sql<string | null>`${ref('data')} -> 'message' ->> 'text'`.as('text')])
      .where('actor', '=', userId)
      .where('type', '=', 'chatSent')
      .orderBy('id')
      .execute(),
  reactions: () =>
    db
      .selectFrom('draft_reaction')
      .select(['draft_id', 'overall', 'player_id', 'reaction', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
  posts: () =>
    db
      .selectFrom('talk_post as p')
      .innerJoin('talk_thread as t', (join) =>
        join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.thread_id'),
      )
      .select(['t.league_id', 't.title as thread', 'p.number', 'p.at', 'p.edited_at', 'p.deleted_at', 'p.body'])
      .where('p.author_id', '=', userId)
      .orderBy('p.seq')
      .execute(),
  postReactions: () =>
    db
      .selectFrom('talk_reaction')
      .select(['post_id', 'reaction', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
  pollsAsked: () =>
    db
      .selectFrom('poll')
      .select(['league_id', 'question', 'deadline'])
      .where('asked_by', '=', userId)
      .orderBy('deadline')
      .execute(),
  votes: () =>
    db
      .selectFrom('poll_vote as v')
      .innerJoin('poll as p', (join) => join.onRef('p.league_id', '=', 'v.league_id').onRef('p.id', '=', 'v.poll_id'))
      .select(['p.league_id', 'p.question', 'v.at', 'v.choices'])
      .where('v.user_id', '=', userId)
      .orderBy('v.at')
      .execute(),
});
