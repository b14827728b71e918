import { draftName } from '@crease/core/draft/draft-name.words.js';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { SinceLocked } from '@crease/core/protection/deadline.rules.js';
import type { Db } from '../platform/database/database.js';
import { listOf, nameOrder } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';

/** The changes since the present round was locked that decide whether it can be reopened. */
export async function sinceLocked(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'season' | 'phase'>,
): Promise<SinceLocked> {
  const row = await db
    .selectFrom('protection_round as r')
    .select(({ eb, ref, selectFrom }) => [
      eb('r.locked_at', 'is not', null).as('locked'),
      jsonArrayFrom(
        selectFrom('draft as d')
          .select(['d.name', 'd.built'])
          .where('d.league_id', '=', league.id)
          .where('d.kind', '<>', 'mock')
          .whereRef('d.begun_at', '>', 'r.locked_at')
          .orderBy('d.begun_at'),
      ).as('draftsBegun'),
      jsonArrayFrom(
        selectFrom('draft as d')
          .select(['d.name', 'd.built'])
          .where('d.league_id', '=', league.id)
          .where('d.season', '=', league.season)
          .where('d.kind', '<>', 'mock')
          .where('d.type', '=', 'general')
          .where('d.status', '=', 'lobby')
          .where(eb('r.kind', '=', 'round')),
      ).as('draftsWithKeepers'),
      listOf(
        selectFrom('roster_entry as e')
          .innerJoin('player as p', 'p.id', 'e.player_id')
          .select('p.full_name')
          .where('e.league_id', '=', league.id)
          .where(
            'e.player_id',
            '=',
            sql<number>`any(
              select (gone ->> 'player_id')::int from jsonb_array_elements(${ref('r.lock_done')} -> 'released') as gone)`,
          )
          .orderBy(({ ref }) => nameOrder(ref('p.full_name'))),
      ).as('taken'),
    ])
    .where('r.league_id', '=', league.id)
    .where('r.season', '=', league.season)
    .executeTakeFirst();
  return {
    protecting: league.phase === 'protection',
    locked: row?.locked === true,
    draftsBegun: (row?.draftsBegun ?? []).map(draftName),
    draftsWithKeepers: (row?.draftsWithKeepers ?? []).map(draftName),
    taken: row?.taken ?? [],
  };
}
