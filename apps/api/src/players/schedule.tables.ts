import { sql } from 'kysely';
import { dayPlus } from '@crease/core/calendar.js';
import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';
import { GAME_COLUMNS, writeSchedule } from './night.tables.js';

const regularGames = (db: Db, season: Season) =>
  db.selectFrom('nhl_game').where('season', '=', season).where('playoffs', '=', false).where('sample', '=', false);

export async function storedSeason(db: Db, season: Season): Promise<NightGame[]> {
  const rows = await regularGames(db, season).select(GAME_COLUMNS).orderBy('id').execute();
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}

/**
 * Stores a season's games and deletes missing ones. Notes when a day's number of games changed, including changes by
 * the live reader since the last import.
 */
export async function writeSeason(
  db: Db,
  season: Season,
  { games, gone }: { readonly games: readonly NightGame[]; readonly gone: readonly string[] },
): Promise<void> {
  if (gone.length > 0) await db.deleteFrom('nhl_game').where('id', '=', anyOf(gone)).execute();
  await writeSchedule(db, games);
  const days = (await gamesPerDay(db, season).execute()).map((row) => `${row.day} ${row.games}`).join();
  await db
    .insertInto('nhl_schedule')
    .columns(['season', 'games', 'days', 'read_at', 'changed_at'])
    .expression(
      regularGames(db, season).select(({ fn, val }) => [
        val(season).as('season'),
        fn.countAll<number>().as('games'),
        sql<string>`md5(${days})`.as('days'),
        clockNow.as('read_at'),
        clockNow.as('changed_at'),
      ]),
    )
    .onConflict((known) =>
      known.column('season').doUpdateSet(({ ref }) => ({
        games: ref('excluded.games'),
        days: ref('excluded.days'),
        read_at: ref('excluded.read_at'),
        changed_at: sql<Date>`case when ${ref('nhl_schedule.days')} = ${ref('excluded.days')} then ${ref('nhl_schedule.changed_at')}
          else ${ref('excluded.changed_at')} end`,
      })),
    )
    .execute();
}

export const hasChangedSchedule = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('nhl_schedule')
    .select('season')
    .whereRef('marked_at', 'is distinct from', 'changed_at')
    .executeTakeFirst()) !== undefined;

export async function takeChangedSchedules(db: Db): Promise<Season[]> {
  const rows = await db
    .updateTable('nhl_schedule')
    .set(({ ref }) => ({ marked_at: ref('changed_at') }))
    .whereRef('marked_at', 'is distinct from', 'changed_at')
    .returning('season')
    .execute();
  return rows.map(({ season }) => season);
}

const gamesPerDay = (db: Db, season: Season) =>
  regularGames(db, season)
    .select(({ fn }) => ['day', fn.countAll<number>().as('games')])
    .where('state', 'not in', ['postponed', 'cancelled'])
    .groupBy('day')
    .orderBy('day');

/** Days of a season's beginning or end that may be without games in a schedule that covers it. */
export const MARGIN_DAYS = 21;

/**
 * Number of games by day. Null when the season's schedule was not imported, or does not reach over these days: a league
 * may play an old season on days of its own.
 */
export async function gamesByDay(
  db: Db,
  season: Season,
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
): Promise<ReadonlyMap<string, number> | null> {
  const known = await db.selectFrom('nhl_schedule').select('season').where('season', '=', season).executeTakeFirst();
  if (known === undefined) return null;
  const rows = await gamesPerDay(db, season).where('day', '>=', startsOn).where('day', '<=', endsOn).execute();
  const [first, last] = [rows[0]?.day, rows.at(-1)?.day];
  return first === undefined ||
    last === undefined ||
    first > dayPlus(startsOn, MARGIN_DAYS) ||
    last < dayPlus(endsOn, -MARGIN_DAYS)
    ? null
    : new Map(rows.map(({ day, games }) => [day, games]));
}

export const lastSchedule = (db: Db) =>
  db.selectFrom('nhl_schedule').select(['season', 'games', 'read_at']).orderBy('read_at', 'desc').limit(1);
