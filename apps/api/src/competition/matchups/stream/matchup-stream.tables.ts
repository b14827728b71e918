import { sql } from 'kysely';
import { matchupStream, type MatchupAddress } from '@crease/core/realtime/socket-events.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';

const event = namesIn('event');

/** The newest number of a matchup's stream; null where there is no such matchup. */
export async function positionOf(db: Db, address: MatchupAddress): Promise<number | null> {
  const row = await db
    .selectFrom('matchup as m')
    .leftJoin('stream as s', (join) =>
      join.onRef('s.league_id', '=', 'm.league_id').on('s.id', '=', matchupStream(address)),
    )
    .select(({ fn }) => fn.coalesce('s.seq', sql.lit(0)).as('seq'))
    .where('m.league_id', '=', address.leagueId)
    .where('m.season', '=', address.season)
    .where('m.period', '=', address.period)
    .where('m.number', '=', address.number)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/**
 * True when the stream has a recent event that was made after this version of its league was committed. The number in
 * an older event may be from a process of an earlier release, which counted differently.
 */
export async function isToldAfter(db: Db, leagueId: string, stream: string, after: number): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select(sql<boolean>`(${event.data} ->> 'after')::int >= ${after}`.as('told'))
    .where('league_id', '=', leagueId)
    .where('stream', '=', stream)
    .where('at', '>', sql<Date>`clock_timestamp() - interval '5 minutes'`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.told === true;
}
