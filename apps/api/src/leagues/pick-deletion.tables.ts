import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, integerArray, noneOf, textArray } from '../platform/database/sql.js';
import { promisedPick, type PickGroup } from './draft-picks.tables.js';

export async function deletePicks(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('draft_pick').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}

export const groupRows = (groups: readonly PickGroup[]) =>
  sql<PickGroup>`unnest(${textArray(groups.map(({ season }) => season))},
    ${textArray(groups.map(({ type }) => type))}, ${integerArray(groups.map(({ rounds }) => rounds))})`.as<'kept'>(
    sql`kept (season, type, rounds)`,
  );

export async function deleteLaterRounds(db: Db, leagueId: string, groups: readonly PickGroup[]): Promise<void> {
  await db
    .deleteFrom('draft_pick as p')
    .using(groupRows(groups))
    .where('p.league_id', '=', leagueId)
    .where('p.extra', '=', 0)
    .whereRef('p.season', '=', 'kept.season')
    .whereRef('p.type', '=', 'kept.type')
    .whereRef('p.round', '>', 'kept.rounds')
    .execute();
}

/**
 * Deletes picks that the settings no longer include. Returns how many of them were traded, or are held by an accepted
 * trade or an open condition. Unless it is 0, the caller must roll back.
 */
export async function deletePicksBeyond(
  db: Db,
  leagueId: string,
  groups: readonly PickGroup[],
  teamIds: readonly string[],
): Promise<number> {
  const gone = await db
    .deleteFrom('draft_pick as p')
    .where('p.league_id', '=', leagueId)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom(groupRows(groups))
              .select('kept.season')
              .whereRef('kept.season', '=', 'p.season')
              .whereRef('kept.type', '=', 'p.type')
              .whereRef('p.round', '<=', 'kept.rounds'),
          ),
        ),
        eb('p.original_team_id', '<>', noneOf(teamIds)),
      ]),
    )
    .returning(({ or, eb }) =>
      or([eb('p.owner_team_id', '<>', eb.ref('p.original_team_id')), promisedPick()]).as('traded'),
    )
    .execute();
  return gone.filter(({ traded }) => traded).length;
}
