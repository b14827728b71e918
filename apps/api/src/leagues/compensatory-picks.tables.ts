import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { Db } from '../platform/database/database.js';
import { type PickRound, ONE_PICK } from './draft-picks.tables.js';

/** Adds a compensatory pick. Returns false when the team already has the one of this number, or does not exist. */
export async function addCompensatoryPick(
  db: Db,
  leagueId: string,
  pick: PickRound & {
    readonly id: string;
    readonly extra: number;
    readonly place: number | null;
    readonly teamId: string;
  },
): Promise<boolean> {
  const { id, season, type, round, extra, place, teamId } = pick;
  const made = await db
    .insertInto('draft_pick')
    .columns(['id', 'season', 'type', 'round', 'extra', 'place', 'league_id', 'original_team_id', 'owner_team_id'])
    .expression((from) =>
      from
        .selectFrom('team as t')
        .select([
          sql<string>`${id}`.as('id'),
          sql<string>`${season}`.as('season'),
          sql<string>`${type}`.as('type'),
          sql<number>`${round}::int`.as('round'),
          sql<number>`${extra}::int`.as('extra'),
          sql<number | null>`${place}::int`.as('place'),
          't.league_id',
          't.id as original_team_id',
          't.id as owner_team_id',
        ])
        .where('t.id', '=', teamId)
        .where('t.league_id', '=', leagueId),
    )
    .onConflict((conflict) => conflict.columns(ONE_PICK).doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

/**
 * Adds a compensatory pick at the end of a round. Returns its id; null when another request added one at the same
 * moment.
 */
export async function awardPick(
  db: Db,
  leagueId: string,
  pick: PickRound & { readonly teamId: string },
): Promise<string | null> {
  const { season, type, round, teamId } = pick;
  const { last } = await db
    .selectFrom('draft_pick')
    .select(({ fn }) => fn.max<number | null>('extra').as('last'))
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('type', '=', type)
    .where('round', '=', round)
    .where('original_team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  const id = newId(randomBytes);
  const made = await addCompensatoryPick(db, leagueId, { ...pick, id, extra: (last ?? 0) + 1, place: null });
  return made ? id : null;
}

/** Deletes a compensatory pick unless it has been traded. */
export async function removeCompensatoryPick(db: Db, pickId: string): Promise<void> {
  await db
    .deleteFrom('draft_pick')
    .where('id', '=', pickId)
    .where('extra', '>', 0)
    .whereRef('owner_team_id', '=', 'original_team_id')
    .execute();
}
