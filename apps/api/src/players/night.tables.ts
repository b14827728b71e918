import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Db, Tables } from '../platform/database/database.js';
import { anyOf, asRows, insteadOf, json, orNow } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const sourceRow = namesIn('live_source');

export const GAME_COLUMNS = [
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

/** NHL or sample games, by start time. */
export const gamesOf = (db: Db, day: string, sample: boolean) => gamesBetween(db, day, day, sample);

/** Both days included, by start time; NHL or sample games. */
export const gamesBetween = (db: Db, from: string, to: string, sample: boolean) =>
  db
    .selectFrom('nhl_game')
    .select([...GAME_COLUMNS, 'read_at'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('sample', '=', sample)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const gamesNamed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('nhl_game')
    .select([...GAME_COLUMNS, 'read_at'])
    .where('id', '=', anyOf(ids))
    .execute();

/** NHL games that are running, about to start, or over but not final. */
const underWay = (db: { readonly selectFrom: Db['selectFrom'] }) =>
  db
    .selectFrom('nhl_game')
    .where('sample', '=', false)
    .where('state', 'in', ['scheduled', 'live', 'over', 'suspended'])
    .where('starts_at', '<', sql<Date>`clock_timestamp() + interval '5 minutes'`)
    // After this time the nightly import completes a game.
    .where('starts_at', '>', sql<Date>`clock_timestamp() - interval '14 hours'`);

export async function daysUnderWay(db: Db): Promise<string[]> {
  const rows = await underWay(db).distinct().select('day').orderBy('day').execute();
  return rows.map(({ day }) => day);
}

/** True for a day with games under way, read within the last quarter of an hour. */
export function isFollowed(day: Expression<string>) {
  const { exists, selectFrom } = expressionBuilder<Tables>();
  return exists(
    underWay({ selectFrom })
      .select('day')
      .where('day', '=', day)
      .where('read_at', '>', sql<Date>`clock_timestamp() - interval '15 minutes'`),
  );
}

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

export async function writeSchedule(db: Db, games: readonly NightGame[], sample = false): Promise<void> {
  if (games.length === 0) return;
  // The last entry of a game wins.
  const once = new Map(games.map((game) => [game.id, game]));
  const rows = [...once.values()].map((game) => ({ ...game, starts_at: new Date(game.starts_at), sample }));
  await db
    .insertInto('nhl_game')
    .columns([...GAME_COLUMNS, 'sample', 'read_at'])
    .expression(
      db
        .selectFrom(asRows('nhl_game', rows, 'given'))
        .select([...GAME_COLUMNS, 'sample', sql<Date>`clock_timestamp()`.as('read_at')])
        .orderBy('id'),
    )
    .onConflict((known) => known.column('id').doUpdateSet(insteadOf([...GAME_COLUMNS, 'read_at'], ['id'])))
    .execute();
}

/** Removes earlier sample games that were never played live: their figures are stored without them. */
export const dropScheduled = (db: Db, before: string) =>
  db
    .deleteFrom('nhl_game')
    .where('sample', '=', true)
    .where('state', '=', 'scheduled')
    .where('day', '<', before)
    .execute();

export const readSource = (db: Db) => db.selectFrom('live_source').selectAll().executeTakeFirstOrThrow();

/** Claims the next read if it is due and unclaimed. A process that dies loses its claim after a while. */
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

/** Starts the pause until face-offs of running games are asked for again. */
export const noteFaceoffs = (db: Db) =>
  db
    .updateTable('live_source')
    .set({ faceoffs_at: sql<Date>`clock_timestamp()` })
    .execute();

/** Ends a read: sets the next one and the source's result; null when nothing was requested. */
export async function endLook(
  db: Db,
  inMs: number,
  answer: {
    readonly trouble: string | null;
    readonly schedule: boolean;
    readonly unread?: readonly string[];
  } | null,
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
              silent_since: orNow(sourceRow.silent_since),
              failures: sql<number>`${sourceRow.failures} + 1`,
              trouble: answer.trouble,
            }),
    })
    .execute();
}
