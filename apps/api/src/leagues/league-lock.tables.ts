import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { notFound } from '../platform/http/refusal.error.js';

export interface LockedLeague {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  current_season: Season;
  settings: LeagueSettings;
}

/**
 * Locks the teams of a league, before anything else that is locked: moves of players, trades, drafts and phases all
 * begin so, in the order of the teams' ids. Returns these.
 */
export async function lockTeams(db: Db, leagueId: string): Promise<string[]> {
  const teams = await db
    .selectFrom('team')
    .select('id')
    .where('league_id', '=', leagueId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return teams.map(({ id }) => id);
}

/** Membership, teams and settings of one league change one after the other. */
export async function lockLeague(db: Db, leagueId: string): Promise<LockedLeague> {
  const league = await db
    .updateTable('league')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', leagueId)
    .returning(['id', 'name', 'type', 'phase', 'current_season', 'settings'])
    .executeTakeFirst();
  if (!league) throw notFound('league');
  return league;
}

/**
 * For an `.execute()`: locks the drafts of a league that count. One that is about to begin waits for this transaction,
 * and this one waits for a pick that is being made.
 */
export const draftsToWaitFor = (db: Db, leagueId: string) =>
  db
    .selectFrom('draft')
    .select(['name', 'status'])
    .where('league_id', '=', leagueId)
    .where('kind', '<>', 'mock')
    .orderBy('id')
    .forShare();
