import { sql } from 'kysely';
import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { Db } from '../database/database.js';
import { json } from '../database/sql.js';
import { streamIn } from './audience.js';

/**
 * Tells every league of what is the same in all of them: players, the season. To be the last thing that a transaction
 * does, since nobody else can write to a league's stream until it ends; the relays bring it to the sockets.
 */
export async function tellEveryLeague(db: Db, type: BareEventTo<'league'>, actor: string | null): Promise<void> {
  await db
    .with('next', (numbers) =>
      numbers
        .insertInto('stream')
        .columns(['id', 'seq'])
        .expression((from) =>
          from
            .selectFrom('league')
            .select(({ ref, lit }) => [streamIn('league', ref('league.id')).as('id'), lit(1).as('seq')])
            .orderBy('league.id'),
        )
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq: sql<number>`stream.seq + 1` }))
        .returning(['id', 'seq']),
    )
    .insertInto('event')
    .columns(['stream', 'seq', 'league_id', 'type', 'data', 'rooms', 'actor'])
    .expression((from) =>
      from
        .selectFrom('next')
        .select(({ ref }) => [
          'next.id as stream',
          'next.seq',
          sql<string>`substr(${ref('next.id')}, ${sql.lit('league:'.length + 1)})`.as('league_id'),
          sql<string>`${type}`.as('type'),
          json({}).as('data'),
          sql<string[]>`array[${ref('next.id')}]`.as('rooms'),
          sql<string | null>`${actor}`.as('actor'),
        ]),
    )
    .execute();
}
