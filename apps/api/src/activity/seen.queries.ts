import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';

const d = namesIn('draft as d');

/** The streams of a league's log with their last numbers. A draft keeps the number of its stream itself. */
export const logStreams = (db: Db, leagueId: string) =>
  db
    .selectFrom('stream as s')
    .select(['s.id', 's.seq'])
    .where('s.league_id', '=', leagueId)
    .where(({ or, eb }) => or([eb('s.id', 'like', 'league:%'), eb('s.id', 'like', 'team:%')]))
    .unionAll(
      db
        .selectFrom('draft as d')
        .select([sql<string>`'draft:' || ${d.id}`.as('id'), 'd.seq'])
        .where('d.league_id', '=', leagueId)
        .where('d.kind', '<>', 'mock'),
    );

/**
 * The last number up to an event in each stream of a league that has lines, where it is above the reader's mark. Within
 * a stream ids follow the numbers. A draft keeps the last number of its stream, so drafts without new events are passed
 * without a search.
 */
export const newPositions = (
  db: Db,
  { leagueId, userId, id }: { readonly leagueId: string; readonly userId: string; readonly id: number },
) =>
  db
    .selectFrom(logStreams(db, leagueId).as('t'))
    .leftJoin('activity_seen as s', (join) =>
      join.on('s.league_id', '=', leagueId).on('s.user_id', '=', userId).onRef('s.stream', '=', 't.id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('event as e')
          .select('e.seq')
          .where('e.league_id', '=', leagueId)
          .whereRef('e.stream', '=', 't.id')
          .where('e.id', '<=', id)
          .where(({ eb, fn, ref, val }) => eb('e.seq', '>', fn.coalesce(ref('s.seq'), val(0))))
          .orderBy('e.seq', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(({ val }) => [val(leagueId).as('league_id'), val(userId).as('user_id'), 't.id as stream', 'newest.seq'])
    .where(({ eb, fn, ref, val }) => eb('t.seq', '>', fn.coalesce(ref('s.seq'), val(0))))
    .orderBy('t.id');
