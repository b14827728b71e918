import { isSo } from './sql.js';
import type { Db } from './table.js';

export async function playerKinds(db: Db): Promise<{ real: boolean; sample: boolean }> {
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      isSo(exists(selectFrom('player').select('id').where('is_sample', '=', false))).as('real'),
      isSo(exists(selectFrom('player').select('id').where('is_sample', '=', true))).as('sample'),
    ])
    .executeTakeFirstOrThrow();
}
