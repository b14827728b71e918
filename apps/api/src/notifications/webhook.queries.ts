import { sql, type SqlBool } from 'kysely';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { WEBHOOK_GATHER_MS } from '@crease/core/notifications/webhook.rules.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { entryOf, linesFor } from '../activity/lines.queries.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { noneOf } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const e = namesIn('event as e');
const w = namesIn('league_webhook as w');

export interface WaitingLeague {
  readonly league_id: string;
  readonly due_at: Date;
}

/** Leagues with lines to send, except `without`, by due time. */
export const waitingLeagues = (db: Db, without: readonly string[] = []): Promise<WaitingLeague[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('league_webhook_line as line')
        .select(({ fn }) => ['line.league_id', fn.min<Date>('line.at').as('at')])
        .groupBy('line.league_id')
        .as('first'),
    )
    .innerJoin('league_webhook as w', 'w.league_id', 'first.league_id')
    .select(({ ref }) => [
      'w.league_id',
      sql<Date>`greatest(${ref('first.at')} + make_interval(secs => ${sql.lit(WEBHOOK_GATHER_MS / 1_000)}), ${w.next_at}, ${w.lease_until})`.as(
        'due_at',
      ),
    ])
    .where('w.is_on', '=', true)
    .where('w.stopped_at', 'is', null)
    .where('w.league_id', '<>', noneOf(without))
    .orderBy('due_at')
    .limit(500)
    .execute();

export const LINES_AT_ONCE = 200;
/** Lines wait no longer than this for an open transaction. Its lines are then sent after them. */
const OLDEST_TRANSACTION = sql<Date>`clock_timestamp() - interval '60 seconds'`;

export interface PublicLine {
  readonly id: number;
  readonly stream: string;
  readonly seq: number;
  readonly entry: ActivityEntry;
}

/**
 * The waiting lines of a league up to a time, in order. A line gets its id before its commit. So while a transaction is
 * open, only lines older than it are returned, which keeps the order.
 */
export async function waitingLines(db: Db, leagueId: string, until: Date): Promise<PublicLine[]> {
  const everybody = { leagueId, userId: '', teamId: null, rooms: [streamOf('league', leagueId)] };
  const rows = await linesFor(db, everybody)
    .innerJoin('league_webhook_line as w', (join) =>
      join.onRef('w.league_id', '=', 'e.league_id').onRef('w.stream', '=', 'e.stream').onRef('w.seq', '=', 'e.seq'),
    )
    .select(['e.stream', 'e.seq'])
    .where('e.at', '<=', until)
    .where(
      sql<SqlBool>`${e.at} < greatest(${OLDEST_TRANSACTION}, coalesce((
        select min(xact_start) from pg_stat_activity where backend_xid is not null and datname = current_database()
      ), 'infinity') - interval '100 milliseconds')`,
    )
    .orderBy('e.id')
    .limit(sql.lit(LINES_AT_ONCE))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    stream: row.stream,
    seq: row.seq,
    entry: entryOf(row),
  }));
}

export const webhookOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league_webhook as w')
    .leftJoin('app_user as u', 'u.id', 'w.set_by')
    .selectAll('w')
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('set_by_name'))
    .where('w.league_id', '=', leagueId)
    .executeTakeFirst();

export const triesOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league_webhook_try')
    .select(['at', 'succeeded', 'outcome'])
    .where('league_id', '=', leagueId)
    .orderBy('id', 'desc')
    .execute();
