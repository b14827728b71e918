import { sql } from 'kysely';
import type { Refusal } from '@crease/core/result.js';
import type { HeldPlayer, TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { NO_RETURN_DAYS } from '../teams/spendable.queries.js';
import { refusal } from './free-agents.refusals.js';

/**
 * The refusal when a team recently retained part of a player's salary, and so may not add that player; null otherwise.
 */
export async function retainedPlayer(
  db: Db,
  leagueId: string,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  player: Pick<HeldPlayer, 'id' | 'name'>,
): Promise<Refusal | null> {
  const row = await db
    .selectFrom('retention')
    .select(({ fn }) =>
      sql<number | null>`floor(extract(epoch from now() - ${fn.max('created_at')}) / 86400)::int`.as('days'),
    )
    .where('league_id', '=', leagueId)
    .where('team_id', '=', team.teamId)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  if (row?.days == null || row.days >= NO_RETURN_DAYS) return null;
  return refusal('retainedPlayer', {
    figures: { team: team.name, player: player.name, days: row.days, limit: NO_RETURN_DAYS },
    field: 'player_id',
    figure: row.days,
    limit: NO_RETURN_DAYS,
  });
}
