import { sql } from 'kysely';
import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { Db } from '../database/database.js';
import { json } from '../database/sql.js';
import { namesIn } from '../database/rows.js';

const stream = namesIn('account_stream');

/**
 * For a statement that writes outside a transaction: its parts `numbered` and `told`, which append an event for each
 * user of an earlier part (`source`, with a column `user_id`). The relays deliver the events.
 */
export const numberedFor = (db: Db, source: 'logged' | 'opened') =>
  db
    .insertInto('account_stream')
    .columns(['id', 'seq'])
    .expression(
      db
        .selectFrom(sql<{ user_id: string | null }>`${sql.table(source)}`.as('source'))
        .select(({ ref }) => [sql<string>`'user:' || ${ref('source.user_id')}`.as('id'), sql<number>`1`.as('seq')])
        .where('source.user_id', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq: sql<number>`${stream.seq} + 1` }))
    .returning(['id', 'seq']);

export const toldBy = (db: Db, type: BareEventTo<'user'>) =>
  db
    .insertInto('account_event')
    .columns(['stream', 'seq', 'type', 'data', 'rooms', 'actor'])
    .expression(
      db
        .selectFrom(sql<{ id: string; seq: number }>`numbered`.as('numbered'))
        .select(({ ref }) => [
          'numbered.id as stream',
          'numbered.seq',
          sql<string>`${type}::text`.as('type'),
          json({}).as('data'),
          sql<string[]>`array[${ref('numbered.id')}]`.as('rooms'),
          sql<string>`substr(${ref('numbered.id')}, 6)`.as('actor'),
        ]),
    )
    .returning('id');
