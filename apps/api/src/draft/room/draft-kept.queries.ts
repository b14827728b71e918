import { sql } from 'kysely';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { Db } from '../../platform/database/database.js';
import { retainedFrom } from '../draft-pool.queries.js';
import { retainedShares } from '../draft-pool-players.queries.js';
import { minimumSalary } from '../../platform/database/system-config.js';
import { contractExpiry, contractIn, expiryStatus } from '../../players/player-cost.queries.js';

/**
 * The players on the teams' rosters that were not drafted in this draft, sorted by team, place and cap hit (highest
 * first). After the draft has ended, the rosters at its end. A player drafted in it is left out, whichever team has
 * them now.
 */
export async function keptPlayers(
  db: Db,
  { leagueId, season, draftId }: { leagueId: string; season: string; draftId: string },
): Promise<KeptPlayer[]> {
  const rows = await db
    .selectFrom('roster_stay as r')
    .innerJoin('draft as d', (on) => on.on('d.id', '=', draftId).onRef('d.league_id', '=', 'r.league_id'))
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), sql.val(season)),
      (on) => on.onTrue(),
    )
    .leftJoin(retainedShares(db, leagueId, season), 'kept.player_id', 'p.id')
    .select(({ fn }) => [
      'r.team_id',
      'r.place',
      'p.id',
      'p.full_name as name',
      'p.position',
      'p.position_detail as detail',
      'p.nhl_club as club',
      contractExpiry(leagueId).as('contract_expiry'),
      expiryStatus(leagueId).as('expiry_status'),
      fn.coalesce('hit.cap_hit', minimumSalary).as('cap_hit'),
      'kept.shares',
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.from_at', '<=', ({ fn }) => fn.coalesce('d.ended_at', sql<Date>`'infinity'::timestamptz`))
    // While the draft is open: the current rosters.
    .where(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.ended_at'))]))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('draft_selection as s')
            .select('s.overall')
            .where('s.league_id', '=', leagueId)
            .where('s.draft_id', '=', draftId)
            .where('s.player_id', '=', ref('r.player_id')),
        ),
      ),
    )
    .orderBy('t.number')
    .orderBy('r.place')
    .orderBy('cap_hit', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    position: row.position,
    detail: row.detail,
    club: row.club,
    ...retainedFrom(row.cap_hit, row.shares ?? []),
    teamId: row.team_id,
    place: row.place,
    contractExpiry: row.contract_expiry,
    expiryStatus: row.expiry_status,
  }));
}
