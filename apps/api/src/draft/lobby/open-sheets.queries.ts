import type { Db } from '../../platform/database/database.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../draft.refusals.js';

/** Refuses once the protection sheets of the season are locked: the rosters then hold only keepers. */
export async function requireOpenSheets(db: Db, leagueId: string, season: string): Promise<void> {
  const locked = await db
    .selectFrom('protection_round')
    .select('season')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  if (locked) throw new RefusalError(refusal('sheetsLocked'));
}
