import type { Language } from '@crease/core/locale.js';
import { sql } from 'kysely';
import type { LeaguePhase, LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, json } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const leagueRow = namesIn('league');

/**
 * Makes the sweeps of trade deadlines and line-ups check a league again. Call it for each change that they depend on:
 * settings, time zone, phase, season, calendar.
 */
const LOOK_AGAIN = { trade_stop_due: sql<Date>`'-infinity'`, lineups_due: sql<Date>`'-infinity'` };

/* Writers of the league's row, for other features. They run in the caller's transaction after its checks. */

/** Ends the setup when the first draft begins. Returns false when the league has already left it. */
export async function leaveSetup(db: Db, leagueId: string): Promise<boolean> {
  const left = await db
    .updateTable('league')
    .set({ phase: 'startup-drafts', version: sql<number>`${leagueRow.version} + 1` })
    .where('id', '=', leagueId)
    .where('phase', '=', 'setup')
    .returning('id')
    .execute();
  return left.length > 0;
}

/** Increments the version of leagues. Concurrent changes of them wait until this transaction ends. */
export async function touchLeagues(db: Db, leagueIds: readonly string[]): Promise<void> {
  await db
    .updateTable('league')
    .set({ version: sql<number>`${leagueRow.version} + 1` })
    .where('id', '=', anyOf(leagueIds))
    .execute();
}

export async function moveLeague(
  db: Db,
  leagueId: string,
  { phase, season }: { readonly phase: LeaguePhase; readonly season: string },
): Promise<void> {
  await db
    .updateTable('league')
    .set({ phase, current_season: season, ...LOOK_AGAIN })
    .where('id', '=', leagueId)
    .execute();
}

export async function renameLeague(db: Db, leagueId: string, name: string): Promise<void> {
  await db.updateTable('league').set({ name }).where('id', '=', leagueId).execute();
}

/** False when the league has this language already. */
export async function changeLanguage(db: Db, leagueId: string, language: Language): Promise<boolean> {
  const changed = await db
    .updateTable('league')
    .set({ language })
    .where('id', '=', leagueId)
    .where('language', '<>', language)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function writeSettings(
  db: Db,
  leagueId: string,
  settings: Partial<LeagueSettings>,
  timeZone: string,
): Promise<void> {
  await db
    .updateTable('league')
    .set(({ ref }) => ({
      settings: sql<LeagueSettings>`${ref('settings')} || ${json(settings)}`,
      time_zone: timeZone,
      ...LOOK_AGAIN,
    }))
    .where('id', '=', leagueId)
    .execute();
}

/** Stores the number of teams, with other settings that no longer follow their defaults. */
export async function writeTeamCount(
  db: Db,
  leagueId: string,
  teams: number,
  kept: Partial<LeagueSettings> = {},
): Promise<void> {
  await db
    .updateTable('league')
    .set(({ ref }) => ({
      settings: sql<LeagueSettings>`${ref('settings')} || ${json({ ...kept, num_teams: teams })}`,
      ...LOOK_AGAIN,
    }))
    .where('id', '=', leagueId)
    .execute();
}

/** Called with a change of the league's calendar or of settings that wait, in the transaction of the change. */
export async function lookAgain(db: Db, leagueId: string): Promise<void> {
  await db.updateTable('league').set(LOOK_AGAIN).where('id', '=', leagueId).execute();
}

/** Locks a league for a sweep that stores when it is due next: a change of its calendar waits, or is seen. */
export const holdForSweep = (db: Db, leagueId: string) =>
  db.selectFrom('league').select('id').where('id', '=', leagueId).forNoKeyUpdate().execute();

/** When the next line-ups of a league are decided; null for never. */
export async function writeLineupsDue(db: Db, leagueId: string, due: Date | null): Promise<void> {
  await db
    .updateTable('league')
    .set({ lineups_due: due ?? sql<Date>`'infinity'` })
    .where('id', '=', leagueId)
    .execute();
}

/** When a league's trading ends, and when its sweep has to look again; null for never. */
export async function writeTradeStop(
  db: Db,
  leagueId: string,
  { at, due }: { readonly at: Date | null; readonly due: Date | null },
): Promise<void> {
  await db
    .updateTable('league')
    .set({ trade_stop_at: at, trade_stop_due: due ?? sql<Date>`'infinity'` })
    .where('id', '=', leagueId)
    .execute();
}

export async function writeRulesText(db: Db, leagueId: string, text: string): Promise<void> {
  await db.updateTable('league').set({ rules_text: text }).where('id', '=', leagueId).execute();
}

export async function renameTeam(db: Db, teamId: string, name: string): Promise<void> {
  await db.updateTable('team').set({ name }).where('id', '=', teamId).execute();
}
