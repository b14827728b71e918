import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { Transaction } from '../database/database.js';
import { streamSql } from './audience.js';

/**
 * Tells every league of what is the same in all of them: players, the season. To be the last thing that a transaction does, since nobody
 * else can write to a league's stream until it ends; the relays bring it to the sockets.
 */
export async function tellEveryLeague(
  sql: Transaction['sql'],
  type: BareEventTo<'league'>,
  actor: string | null,
): Promise<void> {
  await sql(
    `with next as (
       insert into stream (id, seq) select ${streamSql('league', 'id')}, 1 from league order by id
       on conflict (id) do update set seq = stream.seq + 1 returning id, seq
     )
     insert into event (stream, seq, league_id, type, data, rooms, actor)
     select next.id, next.seq, substr(next.id, 8), $1, '{}'::jsonb, array[next.id], $2 from next`,
    [type, actor],
  );
}
