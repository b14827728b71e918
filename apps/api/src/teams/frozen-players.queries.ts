import { sql } from 'kysely';
import type { Refusal } from '@crease/core/result.js';
import { exemptFromWaivers, takesAway, type RosterMove } from '@crease/core/teams/roster.rules.js';
import type { RosterRules, TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { refusal } from './teams.refusals.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('player as p');
const f = namesIn('frozen_asset as f');

/**
 * The refusal of moves that drop a player whom an accepted trade or an open condition holds; null without such a
 * player. For moves outside of trades, under the team's lock.
 */
export async function frozenDrop(
  db: Db,
  leagueId: string,
  { players }: Pick<TeamBooks, 'players'>,
  moves: readonly RosterMove[],
  rules: Pick<RosterRules, 'farm' | 'waiversRun'>,
): Promise<Refusal | null> {
  const exempt = exemptFromWaivers(players, rules, moves);
  const dropped = moves.flatMap((move) =>
    move.type !== 'add' && takesAway(move, rules, exempt) ? [String(move.playerId)] : [],
  );
  if (dropped.length === 0) return null;
  const held = await db
    .selectFrom('frozen_asset as f')
    .innerJoin('player as p', (join) => join.on(sql<boolean>`${p.id}::text = ${f.ref}`))
    .leftJoin('trade_condition as c', (join) =>
      join.onRef('c.league_id', '=', 'f.league_id').onRef('c.id', '=', 'f.condition_id'),
    )
    .select(['p.full_name as name', 'c.condition'])
    .where('f.league_id', '=', leagueId)
    .where('f.kind', '=', 'player')
    .where('f.ref', '=', anyOf(dropped))
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  if (!held) return null;
  return refusal('frozen', {
    figures: { player: held.name, until: held.condition?.resolve_by ?? null },
    field: 'player_id',
  });
}
