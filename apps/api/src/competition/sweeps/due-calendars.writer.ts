import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import { hasChangedSchedule, takeChangedSchedules } from '../../players/schedule.tables.js';
import type { Database, Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';
import { markPairsOfSeasons } from './due-pairs.writer.js';

const s = namesIn('matchup_season as s');
const x = namesIn('matchup_season as x');

/** A season in progress whose periods were not compared with the NHL's present schedule. */
const dueSeasons = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('matchup_season as s')
    .innerJoin('nhl_schedule as c', 'c.season', 's.season')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 's.league_id').onRef('l.current_season', '=', 's.season'),
    )
    .where(sql<boolean>`${s.calendar_due}`)
    .where('l.phase', '=', 'in-season')
    .where('l.is_sample', '=', false)
    .whereRef('s.schedule_at', 'is distinct from', 'c.changed_at');

/** Seasons whose calendars must be compared. Repeats the condition of the index `matchup_season_calendar`. */
export const dueCalendars = (db: Db) =>
  dueSeasons(db)
    .innerJoin('league_season as d', (join) =>
      join.onRef('d.league_id', '=', 's.league_id').onRef('d.season', '=', 's.season'),
    )
    .select(['s.league_id', 's.season', 'd.starts_on as startsOn', 'd.ends_on as endsOn'])
    .orderBy('s.league_id');

/** Marks the seasons of a schedule that changed, once, and passes marked ones that have nothing to compare. */
export async function markCalendars(database: Database): Promise<void> {
  if (await hasChangedSchedule(database.db))
    await database.write(async ({ db }) => {
      const seasons = await takeChangedSchedules(db);
      await db
        .updateTable('matchup_season')
        .set({ calendar_due: true })
        // Without a condition on the mark, so that it waits for a writer that is about to take the mark away.
        .where('season', '=', anyOf(seasons))
        .execute();
      await markPairsOfSeasons(db, seasons);
    });
  await passCalendars(database.db);
}

/**
 * A season that is not in progress would stay due in every sweep. One whose end is taken back is marked again
 * (`reopenCalendar`).
 */
export const passCalendars = (db: Db) =>
  db
    .updateTable('matchup_season as x')
    .set({ calendar_due: false })
    .where(sql<boolean>`${x.calendar_due}`)
    .where(({ not, exists }) =>
      not(
        exists(
          dueSeasons(db)
            .select('s.season')
            .where('s.league_id', '=', sql.ref<string>('x.league_id'))
            .where('s.season', '=', sql.ref<string>('x.season')),
        ),
      ),
    )
    .execute();

/** Marks a season whose end is taken back: the schedule may have changed meanwhile. */
export async function reopenCalendar(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
): Promise<void> {
  await db
    .updateTable('matchup_season')
    .set({ calendar_due: true })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .execute();
}
