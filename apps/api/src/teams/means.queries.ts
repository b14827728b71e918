import { POSITIONS, type Position } from '@crease/core/position.js';
import type { Means } from '@crease/core/teams/remedy.rules.js';
import { NO_RETURN_DAYS, spendableAt } from './spendable.queries.js';
import type { Transaction } from '../platform/database/database.js';
import { PLAYABLE_SQL } from '../players/players.queries.js';
import type { PlayingLeague } from './books.queries.js';

/**
 * What a team could do beside moving its own players, for the advice that a refusal gives: the least that a free agent of each position
 * counts whom it could add at this moment, and whom it may not drop.
 */
export async function meansOf(
  sql: Transaction['sql'],
  league: Pick<PlayingLeague, 'id' | 'phase' | 'season'>,
  teamId: string,
): Promise<Means> {
  const promised = await sql<{ player_id: number }>(
    `select r.player_id from frozen_asset f join roster_entry r on r.league_id = f.league_id and r.player_id::text = f.ref where f.league_id = $1 and f.kind = 'player' and r.team_id = $2`,
    [league.id, teamId],
  );
  const held = new Set(promised.map(({ player_id }) => player_id));
  if (league.phase !== 'in-season') return { adding: null, held };
  const picks = await sql(
    `select 1 as one from fa_pick where league_id = $1 and owner_team_id = $2 and ${spendableAt('clock_timestamp()')} limit 1`,
    [league.id, teamId],
  );
  if (picks.length === 0) return { adding: null, held };
  const rows = await sql<{ position: Position; least: number }>(
    `select p.position, min(coalesce(hit.cap_hit, floor.salary))::int as least
     from player p
     cross join (select (value #>> '{}')::int as salary from system_config where key = 'minimum_salary') floor
     left join lateral (select c.cap_hit from contract c where c.player_id = p.id and c.season <= $2 order by c.season desc limit 1) hit on true
     where ${PLAYABLE_SQL}
       and not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id)
       and not exists (select 1 from waiver w where w.league_id = $1 and w.player_id = p.id and w.resolved_at is null)
       and not exists (select 1 from retention k where k.league_id = $1 and k.team_id = $3 and k.player_id = p.id and k.created_at > now() - interval '${NO_RETURN_DAYS} days')
     group by p.position`,
    [league.id, league.season, teamId],
  );
  const least = new Map(rows.map((row) => [row.position, row.least]));
  const [F, D, G] = POSITIONS.map((position) => least.get(position) ?? null);
  return { adding: { F: F ?? null, D: D ?? null, G: G ?? null }, held };
}
