import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { anyOf } from '../database/sql.js';
import { namesIn } from '../database/rows.js';

const event = namesIn('event');

/** Changes the player id in these leagues' log lines, so that links lead to the remaining player. */
export async function renamePlayerInLog(
  db: Db,
  leagueIds: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  if (leagueIds.length === 0) return;
  const named = `("player_?[iI]d": )${from}(?!\\d)`;
  const whole = sql`case when ${event.data} #>> '{player,id}' = ${String(from)}::text
    then jsonb_set(${event.data}, '{player,id}', to_jsonb(${to}::int)) else ${event.data} end`;
  await db
    .updateTable('event')
    .set({ data: sql`regexp_replace((${whole})::text, ${named}, ${`\\1${to}`}, 'g')::jsonb` })
    .where('league_id', '=', anyOf(leagueIds))
    .where(sql<boolean>`${event.data}::text ~ ${`"(?:player_?[iI]d|id)": ${from}(?!\\d)`}`)
    .execute();
}
