import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { asRows } from '../platform/database/sql.js';

/*
 * Days whose points must be reckoned: games of theirs were imported or corrected, or a league began or ended to play them. They are noted
 * where games are written; points takes them.
 */

/** A day of games of a season. */
export interface GameDay {
  readonly season: string;
  readonly playoffs: boolean;
  readonly day: string;
}

const DUE = ['season', 'playoffs', 'day'] as const;

/** A day that is over everywhere in the world. */
const OVER = sql<boolean>`day < (clock_timestamp() at time zone 'utc')::date`;

/**
 * Notes days as due. One that is due already is written too: this locks its row, and whoever reckons it waits for these
 * games.
 */
export async function noteDue(db: Db, days: readonly GameDay[]): Promise<void> {
  await db
    .insertInto('points_due')
    .columns(DUE)
    .expression(
      db
        .selectFrom(asRows('points_due', days, 'given'))
        .select(DUE)
        .orderBy('season')
        .orderBy('playoffs')
        .orderBy('day'),
    )
    .onConflict((known) => known.columns(DUE).doUpdateSet(({ ref }) => ({ day: ref('excluded.day') })))
    .execute();
}

/** Has every day of a season from `day` on reckoned again. */
export async function daysDue(db: Db, season: string, day: string): Promise<void> {
  await db
    .insertInto('points_due')
    .columns(['season', 'playoffs', 'day'])
    .expression(
      db
        .selectFrom('player_game')
        .distinct()
        .select(['season', 'playoffs', 'day'])
        .where('season', '=', season)
        .where('day', '>=', day)
        .orderBy('season')
        .orderBy('playoffs')
        .orderBy('day'),
    )
    .onConflict((known) => known.columns(['season', 'playoffs', 'day']).doNothing())
    .execute();
}

/** Whether any day is due that is over. */
export async function anyDue(db: Db): Promise<boolean> {
  const some = await db.selectFrom('points_due').select('day').where(OVER).limit(1).executeTakeFirst();
  return some !== undefined;
}

/** Takes days that are due and over, so many at most. An import that is under way has locked the days of its games; this waits for it. */
export async function takeDue(db: Db, most: number): Promise<GameDay[]> {
  return db
    .deleteFrom('points_due')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('season', 'playoffs', 'day'),
        'in',
        selectFrom('points_due')
          .select(['season', 'playoffs', 'day'])
          .where(OVER)
          .orderBy('season')
          .orderBy('playoffs')
          .orderBy('day')
          .limit(most)
          .forUpdate()
          .$asTuple('season', 'playoffs', 'day'),
      ),
    )
    .returning(['season', 'playoffs', 'day'])
    .execute();
}
