import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { namesIn } from '../database/rows.js';

const event = namesIn('event');

/** Replaces a person's name by `instead` in the events of their leagues, within sentences or as a whole value. */
export async function forgetName(db: Db, userId: string, name: string, instead: string): Promise<void> {
  await db
    .updateTable('event')
    .set({
      message: sql<string | null>`regexp_replace(${event.message}, ${asWord(name)}, ${instead}, 'g')`,
      data: sql<
        Readonly<Record<string, unknown>>
      >`regexp_replace(${event.data}::text, ${asWord(JSON.stringify(name).slice(1, -1))}, ${instead}, 'g')::jsonb`,
    })
    .where(({ or }) =>
      or([
        sql<boolean>`position(${name} in ${event.message}) > 0`,
        sql<boolean>`position(${name} in ${event.data}::text) > 0`,
      ]),
    )
    .where('league_id', 'in', ({ selectFrom }) =>
      selectFrom('event as own').select('own.league_id').distinct().where('own.actor', '=', userId),
    )
    .execute();
}

/** Matches a whole word in PostgreSQL: not "An Li" in "An Lind". In JSON a word may also follow an escape sequence. */
const asWord = (text: string): string =>
  String.raw`(?:(?<![[:alnum:]])|(?<=\\[bfnrt])|(?<=\\u[0-9a-f]{4}))${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![[:alnum:]])`;
