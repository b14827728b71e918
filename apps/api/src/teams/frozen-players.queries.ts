import type { Refusal } from '@crease/core/result.js';
import type { RosterMove } from '@crease/core/teams/roster.rules.js';
import { pgArray, type Transaction } from '../platform/database/database.js';

/**
 * Why a team may not drop whom it drops in these moves: an accepted trade or an open condition holds that player. Null when nothing does. For
 * moves outside of trades, under the team's lock.
 */
export async function frozenDrop(
  sql: Transaction['sql'],
  leagueId: string,
  moves: readonly RosterMove[],
): Promise<Refusal | null> {
  const dropped = moves.flatMap((move) => (move.type === 'drop' ? [String(move.playerId)] : []));
  if (dropped.length === 0) return null;
  const [row] = await sql<{ name: string; resolve_by: string | null }>(
    `select p.full_name as name, c.condition ->> 'resolve_by' as resolve_by
     from frozen_asset f join player p on p.id::text = f.ref left join trade_condition c on c.id = f.condition_id
     where f.league_id = $1 and f.kind = 'player' and f.ref = any($2::text[]) order by p.id limit 1`,
    [leagueId, pgArray(dropped)],
  );
  if (!row) return null;
  const why =
    row.resolve_by === null
      ? 'is part of an accepted trade under review'
      : `is promised under a condition until ${row.resolve_by}`;
  return {
    name: 'frozen',
    message: `${row.name} ${why} and cannot be dropped.`,
    field: 'player_id',
    fix: 'Drop another player, or wait until that is settled.',
  };
}
