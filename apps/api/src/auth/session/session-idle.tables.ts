import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf, clockNow } from '../../platform/database/sql.js';

/** Ends sessions last used before these times (ms since 1970), by whether the device keeps them. */
export interface IdleBefore {
  readonly open: number;
  readonly kept: number;
}

const moment = (at: number) => sql<Date>`to_timestamp(${at}::float8 / 1000)`;

/** Ends idle sessions in batches: the given ones, or all. */
export const endingIdle = (db: Db, before: IdleBefore, sessionIds: readonly string[] | null) =>
  db
    .with('idle', (idle) =>
      idle
        .selectFrom('session')
        .select('id')
        .where('ended_at', 'is', null)
        .where('active_at', '<=', moment(before.open))
        .where(({ and, or, eb }) =>
          or([
            eb('kept', '=', false),
            and([eb('active_at', '<=', moment(before.kept)), eb('last_seen_at', '<=', moment(before.kept))]),
          ]),
        )
        .$if(sessionIds !== null, (all) => all.where('id', '=', anyOf(sessionIds ?? [])))
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('session as s')
    .from('idle')
    .set({ ended_at: clockNow, ended_reason: 'idle' })
    .whereRef('s.id', '=', 'idle.id')
    .returning(['s.id', 's.user_id']);
