import { dayIn } from '@crease/core/calendar.js';
import { shortAddsFrom } from '@crease/core/teams/short-adds.rules.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from './books.queries.js';

/** When teams below a minimum may add players before the season; null while drafts remain. */
export async function shortAddsOf(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'phase' | 'season' | 'settings' | 'timeZone'>,
): Promise<{ from: string; open: boolean } | null> {
  if (league.phase !== 'annual-drafts' && league.phase !== 'startup-drafts') return null;
  const drafts = await db
    .selectFrom('draft')
    .select(['type', 'ended_at'])
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('kind', '<>', 'mock')
    .execute();
  const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
  const today = dayIn(now.getTime(), league.timeZone);
  const from = shortAddsFrom({
    ...league,
    today,
    movedIn: league.phase === 'startup-drafts' && (await movedIn(db, league.id)),
    drafts: drafts.map(({ type, ended_at }) => ({ type, endedAt: ended_at?.getTime() ?? null })),
  });
  return from === null ? null : { from, open: today >= from };
}

/** True when every team has players that it did not draft here. */
export async function movedIn(db: Db, leagueId: string): Promise<boolean> {
  const without = await db
    .selectFrom('team as t')
    .select('t.id')
    .where('t.league_id', '=', leagueId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('roster_entry as r')
            .select('r.player_id')
            .whereRef('r.league_id', '=', 't.league_id')
            .whereRef('r.team_id', '=', 't.id')
            .where('r.acquired_by', '=', 'import'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return without === undefined;
}
