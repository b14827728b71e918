import { sql } from 'kysely';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import { logStreams } from '../../activity/seen.queries.js';
import type { Db } from '../../platform/database/database.js';

/*
 * A move-in can be undone until the league's log gets another line. Its marks are the last number in each stream of the
 * log, because numbers of one stream become visible in their order.
 */

/** Stores what the log holds as seen by a move-in. Call it after the move-in's own lines. */
export async function markLog(db: Db, leagueId: string, moveInId: string): Promise<void> {
  await db
    .insertInto('move_in_mark')
    .columns(['league_id', 'move_in_id', 'stream', 'seq'])
    .expression(
      db
        .selectFrom(logStreams(db, leagueId).as('t'))
        .select(({ val }) => [
          val(leagueId).as('league_id'),
          val(moveInId).as('move_in_id'),
          't.id as stream',
          't.seq',
        ]),
    )
    .execute();
}

/** The league's first log line after a move-in; null without one. Reads only streams that have grown since. */
export async function firstLineAfter(db: Db, leagueId: string, moveInId: string): Promise<string | null> {
  const row = await db
    .selectFrom(logStreams(db, leagueId).as('t'))
    .leftJoin('move_in_mark as k', (join) =>
      join.on('k.league_id', '=', leagueId).on('k.move_in_id', '=', moveInId).onRef('k.stream', '=', 't.id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('event as e')
          .select(({ ref }) => ['e.at', 'e.message', sql<{ says?: LogLine }>`${ref('e.data')}`.as('data')])
          .where('e.league_id', '=', leagueId)
          .whereRef('e.stream', '=', 't.id')
          .where('e.action_type', 'is not', null)
          .where(({ eb, fn, ref, val }) => eb('e.seq', '>', fn.coalesce(ref('k.seq'), val(0))))
          .orderBy('e.seq')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .select(['line.message', 'line.data'])
    .where(({ eb, fn, ref, val }) => eb('t.seq', '>', fn.coalesce(ref('k.seq'), val(0))))
    .orderBy('line.at')
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return row.data.says === undefined ? (row.message ?? '') : lineWords(row.data.says);
}
