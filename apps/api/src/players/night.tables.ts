import type { NightGame } from '@crease/core/players/night.rules.js';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, insteadOf, json } from '../platform/database/sql.js';

const COLUMNS = [
  'id',
  'season',
  'playoffs',
  'day',
  'starts_at',
  'away',
  'home',
  'state',
  'away_score',
  'home_score',
  'period',
  'clock',
] as const;

/** The games of a day, by their start: the NHL's, or the sample's. */
export const gamesOf = (db: Db, day: string, sample: boolean) => gamesBetween(db, day, day, sample);

/** The games of some days, both included, by their start: the NHL's, or the sample's. */
export const gamesBetween = (db: Db, from: string, to: string, sample: boolean) =>
  db
    .selectFrom('nhl_game')
    .select([...COLUMNS, 'read_at'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('sample', '=', sample)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Games by their numbers. */
export const gamesNamed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('nhl_game')
    .select([...COLUMNS, 'read_at'])
    .where('id', '=', anyOf(ids))
    .execute();

/** Days on which games run, are about to begin, or are over and not final yet, by the database's clock. */
export async function daysUnderWay(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('nhl_game')
    .distinct()
    .select('day')
    .where('sample', '=', false)
    .where('state', 'in', ['scheduled', 'live', 'over', 'suspended'])
    .where('starts_at', '<', sql<Date>`clock_timestamp() + interval '5 minutes'`)
    // One that is not final after so long is the nightly import's.
    .where('starts_at', '>', sql<Date>`clock_timestamp() - interval '14 hours'`)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** When the next game of the schedule begins. */
export async function nextStart(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('nhl_game')
    .select(({ fn }) => fn.min<Date | null>('starts_at').as('at'))
    .where('sample', '=', false)
    .where('state', '=', 'scheduled')
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Writes games as they stand now. */
export async function writeSchedule(db: Db, games: readonly NightGame[], sample = false): Promise<void> {
  if (games.length === 0) return;
  // A game that is listed twice is written once, as it comes last.
  const once = new Map(games.map((game) => [game.id, game]));
  const rows = [...once.values()].map((game) => ({ ...game, starts_at: new Date(game.starts_at), sample }));
  await db
    .insertInto('nhl_game')
    .columns([...COLUMNS, 'sample', 'read_at'])
    .expression(
      db
        .selectFrom(asRows('nhl_game', rows, 'given'))
        .select([...COLUMNS, 'sample', sql<Date>`clock_timestamp()`.as('read_at')])
        .orderBy('id'),
    )
    .onConflict((known) => known.column('id').doUpdateSet(insteadOf([...COLUMNS, 'read_at'], ['id'])))
    .execute();
}

export const readSource = (db: Db) => db.selectFrom('live_source').selectAll().executeTakeFirstOrThrow();

/** Takes the next look where it is due and nobody has it; whoever ends without a word loses it after a while. */
export async function takeLook(db: Db, paceMs: number, holdMs: number): Promise<boolean> {
  const taken = await db
    .updateTable('live_source')
    .set({
      next_at: sql<Date>`clock_timestamp() + ${paceMs} * interval '1 millisecond'`,
      taken_until: sql<Date>`clock_timestamp() + ${holdMs} * interval '1 millisecond'`,
    })
    .where('next_at', '<=', sql<Date>`clock_timestamp()`)
    .where('taken_until', '<=', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends a look: when the next one is, and how the source answered; null where nothing was asked. */
export async function endLook(
  db: Db,
  inMs: number,
  answer: { readonly trouble: string | null; readonly schedule: boolean; readonly unread?: readonly string[] } | null,
): Promise<void> {
  await db
    .updateTable('live_source')
    .set({
      next_at: sql<Date>`clock_timestamp() + ${Math.round(inMs)} * interval '1 millisecond'`,
      taken_until: sql<Date>`clock_timestamp()`,
      ...(answer === null
        ? {}
        : answer.trouble === null
          ? {
              answered_at: sql<Date>`clock_timestamp()`,
              silent_since: null,
              failures: 0,
              trouble: null,
              unread: json(answer.unread ?? []),
              ...(answer.schedule ? { schedule_at: sql<Date>`clock_timestamp()` } : {}),
            }
          : {
              silent_since: sql<Date>`coalesce(silent_since, clock_timestamp())`,
              failures: sql<number>`failures + 1`,
              trouble: answer.trouble,
            }),
    })
    .execute();
}
