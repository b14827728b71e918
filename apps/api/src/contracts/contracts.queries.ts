import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { inForce } from '../players/player-cost.queries.js';
import { sql } from 'kysely';

const k = namesIn('league_contract as k');

/** The players of all teams with their contracts, by team and name. */
export const contractLines = (db: Db, leagueId: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoin('league_contract as k', (join) =>
      join.onRef('k.league_id', '=', 'r.league_id').onRef('k.player_id', '=', 'r.player_id').on(inForce),
    )
    .select(['r.player_id', 'p.full_name as name', 'p.position', 'r.team_id', 't.name as team_name', 'r.place'])
    .select(['k.salary', 'k.first_season', 'k.last_season', 'k.kind', 'k.source'])
    .where('r.league_id', '=', leagueId)
    .orderBy('t.number')
    .orderBy('p.full_name')
    .orderBy('p.id');

/**
 * The players who leave their teams because no contract covers a new season. Players in the rookie bank leave only when
 * they had a contract that is over.
 */
export const leavingPlayers = (db: Db, leagueId: string, season: Season) =>
  contractLines(db, leagueId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('r.place', '<>', 'rookie'), eb('k.salary', 'is', null)]),
        sql<boolean>`${k.last_season} < ${season}`,
      ]),
    )
    .execute();
