import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, dayArray } from '../platform/database/sql.js';
import { isFollowed } from './night.tables.js';
import { namesIn } from '../platform/database/rows.js';

const due = namesIn('points_due');

/*
 * Days whose points must be computed: games were imported or corrected, or a league started or stopped playing them.
 * Writers of games mark the days; the points feature processes them.
 */

export interface GameDay {
  readonly season: string;
  readonly playoffs: boolean;
  readonly day: string;
}

export const dayKey = ({ season, playoffs: nhlPlayoffs, day }: GameDay): string =>
  `${season} ${String(nhlPlayoffs)} ${day}`;

/** `corrected` when its points were published before. */
export interface DueDay extends GameDay {
  readonly corrected: boolean;
}

const DUE = ['season', 'playoffs', 'day'] as const;

/** The day has begun: games count as soon as they are imported. */
const BEGUN = sql<boolean>`${due.day} <= (clock_timestamp() at time zone 'utc')::date`;

/**
 * Marks days as due. A day that is already due is written too: this locks its row, so that scoring waits for these
 * games. Its `corrected` is kept, because its points were not published since.
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
    .onConflict((known) => known.columns(DUE).doUpdateSet({ fresh: true }))
    .execute();
}

/** Marks the days of these players' games for scoring, because their weights change. */
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
    .onConflict((known) => known.columns(DUE).doUpdateSet({ fresh: true }))
    .execute();
}

/**
 * Marks days for a second scoring. Run it after noon, when line-up places are final: the first scoring used provisional
 * places.
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

/** Games of the day are under way and are read. Without a source, figures of other imports count at once. */
const UNDER_WAY = isFollowed(sql.ref<string>('points_due.day'));

/** True when any day that has begun is due whose games have ended. */
export async function anyEndedDue(db: Db): Promise<boolean> {
  const some = await db
    .selectFrom('points_due')
    .select('day')
    .where(BEGUN)
    .where(({ not }) => not(UNDER_WAY))
    .limit(1)
    .executeTakeFirst();
  return some !== undefined;
}

/** Due days that have begun, without removing them. Returns one more than `most` when there are more. */
export const readDue = (db: Db, most: number): Promise<DueDay[]> =>
  db
    .selectFrom('points_due')
    .select([...DUE, 'corrected'])
    .where(BEGUN)
    .limit(most + 1)
    .execute();

/** Due days with games under way, without removing them. */
export const dueUnderWay = (db: Db): Promise<DueDay[]> =>
  db
    .selectFrom('points_due')
    .select([...DUE, 'corrected'])
    .where(UNDER_WAY)
    .execute();

/**
 * Due days with games under way that changed since the last call; not removed. Waits for running imports, which lock
 * the days of their games.
 */
export const takeFresh = (db: Db): Promise<DueDay[]> =>
  db
    .with('locked', (all) =>
      all
        .selectFrom('points_due')
        .select([...DUE])
        .where('fresh', '=', true)
        .where(UNDER_WAY)
        .orderBy('season')
        .orderBy('playoffs')
        .orderBy('day')
        .forUpdate(),
    )
    .updateTable('points_due as d')
    .from('locked as l')
    .set({ fresh: false })
    .whereRef('d.season', '=', 'l.season')
    .whereRef('d.playoffs', '=', 'l.playoffs')
    .whereRef('d.day', '=', 'l.day')
    .returning(['d.season', 'd.playoffs', 'd.day', 'd.corrected'])
    .execute();

/**
 * Removes and returns due days whose games have ended, at most `most`. Waits for running imports, which lock the days
 * of their games.
 */
export async function takeEnded(db: Db, most: number): Promise<DueDay[]> {
  return db
    .deleteFrom('points_due')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('season', 'playoffs', 'day'),
        'in',
        selectFrom('points_due')
          .select(['season', 'playoffs', 'day'])
          .where(BEGUN)
          .where(({ not }) => not(UNDER_WAY))
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
