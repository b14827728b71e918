import type { PickMoveReason } from '@crease/core/teams/team.words.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, json } from '../platform/database/sql.js';

/** Stores why a pick last changed owner. A trigger wrote the change. */
export async function notePickMove(db: Db, leagueId: string, pickId: string, why: PickMoveReason): Promise<void> {
  await db
    .updateTable('pick_move')
    .set({ why: json(why) })
    .where('league_id', '=', leagueId)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('pick_move')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('league_id', '=', leagueId)
        .where('pick_id', '=', pickId),
    )
    .execute();
}

export async function newestPickMove(db: Db, leagueId: string): Promise<number> {
  const row = await db
    .selectFrom('pick_move')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Deletes the changes of these picks' owners after `after` from their history. */
export async function forgetPickMoves(
  db: Db,
  leagueId: string,
  pickIds: readonly string[],
  after: number,
): Promise<void> {
  await db
    .deleteFrom('pick_move')
    .where('league_id', '=', leagueId)
    .where('pick_id', '=', anyOf(pickIds))
    .where('id', '>', after)
    .execute();
}
