import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { refusal } from './leagues.refusals.js';

/** All memberships of a user; `orphans` when other members would be left without a commissioner. */
export const membershipsOf = (db: Db, userId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('league as l', 'l.id', 'm.league_id')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(({ eb, and, not, exists, selectFrom }) => {
      const others = selectFrom('membership as o')
        .select('o.user_id')
        .whereRef('o.league_id', '=', 'm.league_id')
        .where('o.user_id', '<>', userId);
      return [
        'm.league_id',
        'l.name',
        'm.team_id',
        'm.co_manager',
        't.name as team_name',
        isSo(
          and([
            eb('m.is_commissioner', '=', true),
            exists(others),
            not(exists(others.where('o.is_commissioner', '=', true))),
          ]),
        ).as('orphans'),
      ];
    })
    .where('m.user_id', '=', userId)
    .orderBy('m.league_id')
    .execute();

export async function membershipOf(
  db: Db,
  leagueId: string,
  userId: string,
): Promise<{ team_id: string | null; team_name: string | null; co_manager: boolean; is_commissioner: boolean }> {
  const row = await db
    .selectFrom('membership as m')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(['m.team_id', 't.name as team_name', 'm.co_manager', 'm.is_commissioner'])
    .where('m.league_id', '=', leagueId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  return row;
}

export async function keepOneCommissioner(db: Db, leagueId: string, leaving: string): Promise<void> {
  const other = await db
    .selectFrom('membership')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .where('is_commissioner', '=', true)
    .where('user_id', '<>', leaving)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) {
    throw new RefusalError(refusal('lastCommissioner.removed'));
  }
}
