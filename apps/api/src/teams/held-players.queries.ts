import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Refusal } from '@crease/core/result.js';
import { ADDED_ORIGINS, refuseDrop, firstDropDay } from '@crease/core/teams/drop-hold.rules.js';
import { exemptFromWaivers, takesAway, type RosterMove } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { rosterClosed } from '../competition/matchups/closed-teams.queries.js';
import type { Db, Tables } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from './books.queries.js';
import { namesIn } from '../platform/database/rows.js';

const t = namesIn('trade as t');
const r = namesIn('roster_entry as r');

const reversedTrade = (acquiredBy: Expression<string | null>) =>
  sql<SqlBool>`exists (select from ${t.table}
    where ${t.league_id} = ${r.league_id} and ${acquiredBy} like 'trade:%' and ${t.id} = substr(${acquiredBy}, 7)
      and ${t.state} = 'reversed')`;

/** How a team had got a player that it has back from a reversed trade. */
const beforeReversals = (eb: ExpressionBuilder<Tables & { r: Tables['roster_entry'] }, 'r'>) =>
  eb
    .selectFrom('roster_past as b')
    .select(['b.acquired_at', 'b.acquired_by'])
    .where(({ ref }) => reversedTrade(ref('r.acquired_by')))
    .whereRef('b.league_id', '=', 'r.league_id')
    .whereRef('b.player_id', '=', 'r.player_id')
    .whereRef('b.team_id', '=', 'r.team_id')
    .where(({ not, ref }) => not(reversedTrade(ref('b.acquired_by'))))
    .orderBy('b.to_at', 'desc')
    .limit(1)
    .as('back');

/**
 * Players that these teams added as free agents or by claims, each with the first day on which they may be dropped.
 * Empty in leagues that hold nobody.
 */
export async function heldPlayers(
  db: Db,
  { id, settings, timeZone }: Pick<PlayingLeague, 'id' | 'settings' | 'timeZone'>,
  teamIds: readonly string[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly first: string }>> {
  const days = settings.hold_days ?? 0;
  if (days === 0) return new Map();
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(beforeReversals, (join) => join.onTrue())
    .select(({ fn }) => [
      'p.id',
      'p.full_name as name',
      fn.coalesce('back.acquired_at', 'r.acquired_at').as('acquired_at'),
      clockNow.as('now'),
    ])
    .where('r.league_id', '=', id)
    .where('r.team_id', '=', anyOf(teamIds))
    .where(({ fn }) => fn.coalesce('back.acquired_by', 'r.acquired_by'), '=', anyOf(ADDED_ORIGINS))
    .execute();
  return new Map(
    rows.flatMap(({ id: playerId, name, acquired_at, now }) => {
      const first = firstDropDay(acquired_at.getTime(), days, timeZone, now.getTime());
      return first === null ? [] : [[playerId, { name, first }] as const];
    }),
  );
}

/**
 * The refusal of moves that drop a player whom the league still holds, or where the team's roster is closed; null
 * without one.
 */
export async function heldDrop(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'phase' | 'settings' | 'timeZone' | 'rules'>,
  { teamId, players }: Pick<TeamBooks, 'teamId' | 'players'>,
  moves: readonly RosterMove[],
): Promise<Refusal | null> {
  const exempt = exemptFromWaivers(players, league.rules, moves);
  const dropped = moves.flatMap((move) =>
    move.type !== 'add' && takesAway(move, league.rules, exempt) ? [move.playerId] : [],
  );
  if (dropped.length === 0) return null;
  const closed = await rosterClosed(db, league, teamId);
  if (closed) return { ...closed, field: 'player_id' };
  const held = await heldPlayers(db, league, [teamId]);
  for (const playerId of dropped) {
    const player = held.get(playerId);
    if (player !== undefined)
      return { ...refuseDrop(player.name, player.first, league.settings.hold_days ?? 0), field: 'player_id' };
  }
  return null;
}
