import type { InferResult } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { nameOrder } from '../platform/database/sql.js';
import { contains } from './accounts.queries.js';

const LISTED = 500;

const sizes = (db: Db) =>
  db
    .selectFrom('league as l')
    .select(({ ref, selectFrom, fn }) => [
      'l.id',
      'l.name',
      'l.phase',
      'l.current_season as season',
      selectFrom('team').select(fn.countAll<number>().as('n')).where('league_id', '=', ref('l.id')).as('teams'),
      selectFrom('membership').select(fn.countAll<number>().as('n')).where('league_id', '=', ref('l.id')).as('members'),
      selectFrom('roster_entry')
        .select(fn.countAll<number>().as('n'))
        .where('league_id', '=', ref('l.id'))
        .as('players'),
    ]);

export type LeagueSize = InferResult<ReturnType<typeof sizes>>[number];

export const leagueSizes = (db: Db, text: string): Promise<LeagueSize[]> =>
  sizes(db)
    .where(({ ref }) => contains(ref('l.name'), text))
    .orderBy(({ ref }) => nameOrder(ref('l.name')))
    .orderBy('l.id')
    .limit(LISTED)
    .execute();
