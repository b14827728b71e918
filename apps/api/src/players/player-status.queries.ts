import { sql, type Expression } from 'kysely';
import type { PlayerStatus } from '@crease/core/players/players.values.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const o = namesIn('status_override as o');
const p = namesIn('player as p');

/** Status `o`, set by a commissioner, still applies. */
export const statusApplies = sql<boolean>`(${o.ended_at} is null and ${o.ends_at} > ${clockNow})`;

/** Status of `player as p`: the commissioner's while it applies, otherwise the imported one. */
export const statusIn = (league: Expression<string>) => sql<PlayerStatus>`coalesce(
  (select ${o.status} from ${o.table}
    where ${o.league_id} = ${league} and ${o.player_id} = ${p.id} and ${statusApplies}), ${p.status})`;

export const setStatuses = (db: Db, league: Expression<string>) =>
  db
    .selectFrom('status_override as o')
    .select(['o.player_id as id', 'o.status', 'o.reason', 'o.set_at'])
    .where('o.league_id', '=', league)
    .where(statusApplies);
