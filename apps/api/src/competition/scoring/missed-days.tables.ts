import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import type { DueDay } from '../../players/points-due.tables.js';

/* Days to score in one league: those that were due while its scoring was delayed, or those of a season that changed. */

const KEY = ['league_id', 'season', 'playoffs', 'day'] as const;

export async function noteMissed(db: Db, leagueId: string, days: readonly DueDay[]): Promise<void> {
  await db
    .insertInto('points_missed')
    .columns([...KEY, 'corrected'])
    .expression(
      db
        .selectFrom(
          asRows(
            'points_missed',
            days.map((day) => ({ ...day, league_id: leagueId })),
            'given',
          ),
        )
        .select([...KEY, 'corrected']),
    )
    .onConflict((known) => known.columns(KEY).doNothing())
    .execute();
}

/** Marks every day of a season from `day` on ('2026-10-07') for scoring in one league. */
export async function missSeason(db: Db, leagueId: string, season: string, day: string): Promise<void> {
  await db
    .insertInto('points_missed')
    .columns([...KEY, 'corrected'])
    .expression(
      db
        .selectFrom('player_game')
        .distinct()
        .select(({ val, lit }) => [
          val(leagueId).as('league_id'),
          'season',
          'playoffs',
          'day',
          lit(false).as('corrected'),
        ])
        .where('season', '=', season)
        .where('day', '>=', day)
        .orderBy('playoffs')
        .orderBy('day'),
    )
    .onConflict((known) => known.columns(KEY).doNothing())
    .execute();
}

export const leaguesBehind = (db: Db): Promise<{ league_id: string }[]> =>
  db.selectFrom('points_missed').select('league_id').distinct().orderBy('league_id').execute();

/** Removes and returns the earliest missed days of a league, at most `most`. */
export const takeMissed = (db: Db, leagueId: string, most: number): Promise<DueDay[]> =>
  db
    .deleteFrom('points_missed')
    .where('league_id', '=', leagueId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('season', 'playoffs', 'day'),
        'in',
        selectFrom('points_missed')
          .select(['season', 'playoffs', 'day'])
          .where('league_id', '=', leagueId)
          .orderBy('day')
          .orderBy('season')
          .orderBy('playoffs')
          .limit(most)
          .$asTuple('season', 'playoffs', 'day'),
      ),
    )
    .returning(['season', 'playoffs', 'day', 'corrected'])
    .execute();
