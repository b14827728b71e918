import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, clockNow } from '../../platform/database/sql.js';

/* Rounds whose first game has not begun, marked by writers of what their pairs follow from. */

/** Lets the next sweep decide the pairs of a season's round again: a commissioner changed a result. */
export async function markPairs(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
): Promise<void> {
  await db
    .updateTable('matchup_period')
    .set({ pairs_due: clockNow })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('pairs_due', 'is not', null)
    .execute();
}

/** The same for seasons whose schedule changed: the first game of a round may begin earlier. */
export async function markPairsOfSeasons(db: Db, seasons: readonly Season[]): Promise<void> {
  await db
    .updateTable('matchup_period')
    .set({ pairs_due: clockNow })
    .where('season', '=', anyOf(seasons))
    .where('pairs_due', 'is not', null)
    .execute();
}

interface LeagueDay {
  readonly league_id: string;
  readonly season: string;
  readonly day: string;
}

function firstDays(days: readonly LeagueDay[]): LeagueDay[] {
  const first = new Map<string, LeagueDay>();
  for (const { league_id, season, day } of days) {
    const key = `${league_id} ${season}`;
    if (day < (first.get(key)?.day ?? '9999')) first.set(key, { league_id, season, day });
  }
  return [...first.values()];
}

/**
 * The same for leagues whose scores changed on days before a round. A round that is being decided is skipped: waiting
 * for it could deadlock, and its first game decides its pairs once more.
 */
export async function markPairsAfter(db: Db, days: readonly LeagueDay[]): Promise<void> {
  // Most of the year no round is open.
  const open = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('pairs_due', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (open === undefined) return;
  await db
    .with('later', (all) =>
      all
        .selectFrom('matchup_period as p')
        .select(['p.league_id', 'p.season', 'p.number'])
        .where('p.pairs_due', 'is not', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom(asRows('team_day', firstDays(days), 'd'))
              .select('d.day')
              .whereRef('d.league_id', '=', 'p.league_id')
              .whereRef('d.season', '=', 'p.season')
              .whereRef('d.day', '<', 'p.starts_on'),
          ),
        )
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('matchup_period as p')
    .from('later as x')
    .set({ pairs_due: clockNow })
    .whereRef('p.league_id', '=', 'x.league_id')
    .whereRef('p.season', '=', 'x.season')
    .whereRef('p.number', '=', 'x.number')
    .execute();
}
