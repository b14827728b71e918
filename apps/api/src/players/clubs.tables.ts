import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import type { Db } from '../platform/database/database.js';
import { asRows, insteadOf } from '../platform/database/sql.js';

const CLUB_COLUMNS = ['code', 'name', 'city', 'conference', 'division', 'color'] as const;

/** Writes the 32 clubs that players refer to. Idempotent. */
export async function writeClubs(db: Db): Promise<void> {
  await db
    .insertInto('nhl_club')
    .columns(CLUB_COLUMNS)
    .expression(db.selectFrom(asRows('nhl_club', NHL_CLUBS, 'given')).select(CLUB_COLUMNS))
    .onConflict((known) => known.column('code').doUpdateSet(insteadOf(CLUB_COLUMNS, ['code'])))
    .execute();
}

/** Ignores unknown clubs. */
export async function writeClubsOf(db: Db, clubs: ReadonlyMap<number, string>): Promise<void> {
  if (clubs.size === 0) return;
  const given = [...clubs].map(([id, nhl_club]) => ({ id, nhl_club }));
  await db
    .updateTable('player as p')
    .from(asRows('player', given, 'given'))
    .set(({ ref }) => ({ nhl_club: ref('given.nhl_club') }))
    .whereRef('given.id', '=', 'p.id')
    .where('p.nhl_club', 'is distinct from', ({ ref }) => ref('given.nhl_club'))
    .where('given.nhl_club', 'in', db.selectFrom('nhl_club').select('code'))
    .execute();
}
