import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';

/** Says why a draft pick changed hands last. The move itself was written by the database. */
export async function notePickMove(db: Db, pickId: string, reason: string): Promise<void> {
  await db
    .updateTable('pick_move')
    .set({ reason })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('pick_move')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('pick_id', '=', pickId),
    )
    .execute();
}

/** The number of the newest change of hands. */
export async function newestPickMove(db: Db): Promise<number> {
  const row = await db
    .selectFrom('pick_move')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Takes what these picks did after one change of hands out of their history. */
export async function forgetPickMoves(db: Db, pickIds: readonly string[], after: number): Promise<void> {
  await db.deleteFrom('pick_move').where('pick_id', '=', anyOf(pickIds)).where('id', '>', after).execute();
}
