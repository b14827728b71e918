import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Language } from '@crease/core/locale.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { notFound } from '../platform/refusal.error.js';

export interface LockedLeague {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  current_season: Season;
  language: Language;
  settings: LeagueSettings;
}

/**
 * Locks the teams of a league in the order of their ids, before any other lock. Roster moves, trades, drafts and phase
 * changes all start with it. Returns the ids.
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

/** Locks a league, so that changes of its members, teams and settings run one after another. */
export async function lockLeague(db: Db, leagueId: string): Promise<LockedLeague> {
  const league = await db
    .updateTable('league')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', leagueId)
    .returning(['id', 'name', 'type', 'phase', 'current_season', 'language', 'settings'])
    .executeTakeFirst();
  if (!league) throw notFound('league');
  return league;
}

/**
 * For an `.execute()`: locks a league's drafts, except mocks. A draft about to begin waits for this transaction, and
 * this transaction waits for a pick in progress.
 */
export const draftsToWaitFor = (db: Db, leagueId: string) =>
  db
    .selectFrom('draft')
    .select(['name', 'built', 'status'])
    .where('league_id', '=', leagueId)
    .where('kind', '<>', 'mock')
    .orderBy('id')
    .forShare();
