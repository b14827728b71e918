import { hasOwnSalaries } from '@crease/core/contracts/contract.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { startYear, type Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { clockNow, nameOrder } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';
import { contractIn, inForce } from '../players/player-cost.queries.js';
import { sql } from 'kysely';

const k = namesIn('league_contract as k');

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
    .select(({ ref }) => [
      sql<Date | null>`case when ${ref('k.sign_until')} > ${clockNow} then ${ref('k.sign_until')} end`.as('sign_until'),
    ])
    .where('r.league_id', '=', leagueId)
    .orderBy('t.number')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id');

/** The same with what each player costs in a season. */
export const costLines = (db: Db, leagueId: string, season: Season) =>
  contractLines(db, leagueId)
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), sql.val(season)),
      (on) => on.onTrue(),
    )
    .select(({ fn }) => fn.coalesce('hit.cap_hit', sql.lit(0)).as('cost'));

/**
 * The players who leave their teams because no contract covers a new season. Players in the rookie bank leave only when
 * they had a contract that is over.
 */
const withoutLeagueContract = (db: Db, leagueId: string, season: Season) =>
  contractLines(db, leagueId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('r.place', '<>', 'rookie'), eb('k.salary', 'is', null)]),
        sql<boolean>`${k.last_season} < ${season}`,
      ]),
    )
    .execute();

/** Players who wait for the length of their contract; earliest deadline first. */
export const playersToSign = (db: Db, leagueId: string, teamId: string) =>
  db
    .selectFrom('league_contract as k')
    .innerJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'k.league_id').onRef('r.player_id', '=', 'k.player_id'),
    )
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select(['p.full_name as name', 'k.sign_until as until'])
    .where('k.league_id', '=', leagueId)
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', teamId)
    .where('k.released_at', 'is', null)
    .where('k.sign_until', '>', clockNow)
    .$narrowType<{ until: Date }>()
    .orderBy('k.sign_until')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')));

/**
 * The players without an NHL contract for a new season, except the rookie bank and players whose contract end is
 * unknown. Restricted free agents leave only where the league says so.
 */
const withoutNhlContract = (db: Db, leagueId: string, season: Season, end: LeagueSettings['nhl_contract_end']) =>
  contractLines(db, leagueId)
    .where('r.place', '<>', 'rookie')
    .where('p.contract_expiry', '<=', startYear(season))
    .$if(end === 'ufa', (query) => query.where('p.expiry_status', '=', 'UFA'))
    .execute();

/** The players who leave their teams as a season begins, because they have no contract for it. */
export async function findLeavingPlayers(
  db: Db,
  { id, settings }: { readonly id: string; readonly settings: LeagueSettings },
  season: Season,
): Promise<Awaited<ReturnType<typeof withoutLeagueContract>>> {
  if (hasOwnSalaries(settings)) return withoutLeagueContract(db, id, season);
  const end = settings.nhl_contract_end ?? 'stay';
  return end === 'stay' ? [] : withoutNhlContract(db, id, season, end);
}
