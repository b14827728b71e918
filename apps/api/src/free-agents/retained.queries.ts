import { sql } from 'kysely';
import { hasOwnSalaries } from '@crease/core/contracts/contract.rules.js';
import type { Refusal } from '@crease/core/result.js';
import type { HeldPlayer, TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { inForce, onWaiversStill } from '../players/player-cost.queries.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { NO_RETURN_DAYS } from '../teams/spendable.queries.js';
import { refusal } from './free-agents.refusals.js';

/** The refusal when the team recently retained part of the player's salary, otherwise null. */
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

const RETURNS = { add: onWaiversStill, claim: inForce, salary: sql<boolean>`false` } as const;

/**
 * The refusal when a team carries dead cap of a player and no contract comes back with the player; null otherwise.
 * Without it a team could sign its own cut players for the minimum. `by`: a claim or a bid of a budget takes
 * the contract also after the waiver's time, a bid that is a salary never takes it.
 */
export async function cutEarlier(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'season' | 'settings'>,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  player: Pick<HeldPlayer, 'id' | 'name'>,
  by: 'add' | 'claim' | 'salary',
): Promise<Refusal | null> {
  if (!hasOwnSalaries(league.settings)) return null;
  const dead = await db
    .selectFrom('dead_cap')
    .select(({ fn }) => fn.max<string | null>('season').as('last'))
    .where('league_id', '=', league.id)
    .where('team_id', '=', team.teamId)
    .where('player_id', '=', player.id)
    .where('season', '>=', league.season)
    .where('amount', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('league_contract as k')
            .select('k.player_id')
            .where('k.league_id', '=', league.id)
            .where('k.player_id', '=', player.id)
            .where(RETURNS[by]),
        ),
      ),
    )
    .executeTakeFirst();
  if (dead?.last == null) return null;
  return refusal('cutEarlier', {
    figures: { team: team.name, player: player.name, last: dead.last },
    field: 'player_id',
  });
}
