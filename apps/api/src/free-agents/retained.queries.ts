import type { Refusal } from '@crease/core/result.js';
import type { HeldPlayer, TeamBooks } from '@crease/core/teams/team.model.js';
import type { Transaction } from '../platform/database/database.js';
import { NO_RETURN_DAYS } from '../teams/spendable.queries.js';

/** Why a team that lately retained a part of a player's salary may not have that player; null when it may. */
export async function retainedPlayer(
  sql: Transaction['sql'],
  leagueId: string,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  player: Pick<HeldPlayer, 'id' | 'name'>,
): Promise<Refusal | null> {
  const [row] = await sql<{ days: number | null }>(
    'select floor(extract(epoch from now() - max(created_at)) / 86400)::int as days from retention where league_id = $1 and team_id = $2 and player_id = $3',
    [leagueId, team.teamId, player.id],
  );
  if (row?.days == null || row.days >= NO_RETURN_DAYS) return null;
  return {
    name: 'retainedPlayer',
    message: `${team.name} retained salary of ${player.name} ${row.days} days ago and may not have them back for ${NO_RETURN_DAYS} days.`,
    field: 'player_id',
    figure: row.days,
    limit: NO_RETURN_DAYS,
    fix: 'Choose another player.',
  };
}
