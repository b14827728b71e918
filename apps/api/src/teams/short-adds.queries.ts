import { dayIn } from '@crease/core/calendar.js';
import { shortAddsFrom } from '@crease/core/teams/short-adds.rules.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from './books.queries.js';

/**
 * The day from which teams below a minimum may add players before the season, and if that is now. Null while drafts are
 * still to be held.
 */
export async function shortAddsOf(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'phase' | 'season' | 'settings' | 'timeZone'>,
): Promise<{ from: string; open: boolean } | null> {
  if (league.phase !== 'annual-drafts' && league.phase !== 'startup-drafts') return null;
  const drafts = await db
    .selectFrom('draft')
    .select(['type', 'ended_at', clockNow.as('now')])
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('kind', '<>', 'mock')
    .execute();
  const from = shortAddsFrom({
    ...league,
    drafts: drafts.map(({ type, ended_at }) => ({ type, endedAt: ended_at?.getTime() ?? null })),
  });
  const [first] = drafts;
  if (from === null || first === undefined) return null;
  return { from, open: dayIn(first.now.getTime(), league.timeZone) >= from };
}
