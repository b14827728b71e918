import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { notFound } from '../platform/refusal.error.js';

/**
 * The season that a request asks for: by default the league's.
 * @throws {RefusalError} when the league does not exist
 */
export async function findAskedSeason(db: Db, leagueId: string, asked: Season | undefined): Promise<Season> {
  const league = await db.selectFrom('league').select('current_season').where('id', '=', leagueId).executeTakeFirst();
  if (!league) throw notFound('league');
  return asked ?? league.current_season;
}
