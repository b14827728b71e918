import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, dayArray } from '../platform/database/sql.js';

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

/** A day that is due; `corrected` where its points were told before. */
export interface DueDay extends GameDay {
  readonly corrected: boolean;
}

const DUE = ['season', 'playoffs', 'day'] as const;

/** A day that has begun: games under way count as they stand. */
const BEGUN = sql<boolean>`day <= (clock_timestamp() at time zone 'utc')::date`;

/**
 * Notes days as due. One that is due already is written too: this locks its row, and whoever reckons it waits for these
 * games; nobody was told its points since, so it stays as it was noted.
 */
export async function noteDue(db: Db, days: readonly DueDay[]): Promise<void> {
  await db
    .insertInto('points_due')
    .columns([...DUE, 'corrected'])
    .expression(
      db
        .selectFrom(asRows('points_due', days, 'given'))
        .select([...DUE, 'corrected'])
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

/** Has every day reckoned again on which one of these players had a game: they are weighed otherwise from now on. */
export async function daysOfPlayersDue(db: Db, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await db
    .insertInto('points_due')
    .columns([...DUE, 'corrected'])
    .expression(
      db
        .selectFrom('player_game')
        .distinct()
        .select([...DUE, sql.lit(true).as('corrected')])
        .where('player_id', '=', anyOf(playerIds))
        .orderBy('season')
        .orderBy('playoffs')
        .orderBy('day'),
    )
    .onConflict((known) => known.columns(DUE).doNothing())
    .execute();
}

/**
 * Has days reckoned again whatever was told of them: where players stood at their noon is certain only now, which a
 * game that began before it did not know.
 */
export async function settleDays(db: Db, days: readonly string[]): Promise<void> {
  const played = await db
    .selectFrom('player_game')
    .distinct()
    .select([...DUE])
    .where('day', '=', sql<string>`any(${dayArray(days)})`)
    .execute();
  if (played.length > 0)
    await noteDue(
      db,
      played.map((day) => ({ ...day, corrected: false })),
    );
}

/** Whether any day is due that has begun. */
export async function anyDue(db: Db): Promise<boolean> {
  const some = await db.selectFrom('points_due').select('day').where(BEGUN).limit(1).executeTakeFirst();
  return some !== undefined;
}

/** Days that are due and have begun, left as they are: one more than so many where there are more. */
export const readDue = (db: Db, most: number): Promise<DueDay[]> =>
  db
    .selectFrom('points_due')
    .select([...DUE, 'corrected'])
    .where(BEGUN)
    .limit(most + 1)
    .execute();

/** Takes days that are due and have begun, so many at most. An import that is under way has locked the days of its games; this waits for it. */
export async function takeDue(db: Db, most: number): Promise<DueDay[]> {
  return db
    .deleteFrom('points_due')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('season', 'playoffs', 'day'),
        'in',
        selectFrom('points_due')
          .select(['season', 'playoffs', 'day'])
          .where(BEGUN)
          .orderBy('season')
          .orderBy('playoffs')
          .orderBy('day')
          .limit(most)
          .forUpdate()
          .$asTuple('season', 'playoffs', 'day'),
      ),
    )
    .returning(['season', 'playoffs', 'day', 'corrected'])
    .execute();
}
