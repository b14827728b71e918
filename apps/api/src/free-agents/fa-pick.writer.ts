import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { promised } from '../teams/spendable.queries.js';
import { namesIn } from '../platform/database/rows.js';

const faPick = namesIn('fa_pick');
const f = namesIn('fa_pick as f');

/**
 * Moves a free-agent pick from one team to another, in the caller's transaction. False when it is gone or cannot be
 * used any more.
 */
export async function handFaPick(
  db: Db,
  leagueId: string,
  pickId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('fa_pick')
    .set({ owner_team_id: to })
    .where('id', '=', pickId)
    .where('league_id', '=', leagueId)
    .where('owner_team_id', '=', from)
    .where('player_id', 'is', null)
    .where('penalty', '=', false)
    .where('expires_at', '>', sql<Date>`${clockNow} - interval '1 second'`)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function deleteFaPicks(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('fa_pick').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}

interface Shift {
  /** The season's start moves later by these weeks, which reduces the week numbers. */
  readonly later: number;
  /** Number of weeks after the change. */
  readonly weeks: number;
}
type OfSeason = Pick<PlayingLeague, 'id' | 'season'>;

const outside = ({ later, weeks }: Shift) => sql<boolean>`${f.week} - ${later} not between 1 and ${weeks}`;
/** A pick not to delete: used, forfeited, traded or promised. */
const touched = sql<boolean>`(${f.player_id} is not null or ${f.penalty} or ${f.owner_team_id} <> ${f.original_team_id} or ${promised})`;

/** Picks that must not be deleted but would be outside of the season; null when there are none. */
export async function weeksOutside(
  db: Db,
  { id, season }: OfSeason,
  shift: Shift,
): Promise<{ picks: number; first: Date; last: Date } | null> {
  const row = await db
    .selectFrom('fa_pick as f')
    .select(({ fn }) => [
      fn.countAll<number>().as('picks'),
      fn.min<Date | null>('f.starts_at').as('first'),
      fn.max<Date | null>('f.expires_at').as('last'),
    ])
    .where('f.league_id', '=', id)
    .where('f.season', '=', season)
    .where(outside(shift))
    .where(touched)
    .executeTakeFirstOrThrow();
  const { picks, first, last } = row;
  return first === null || last === null ? null : { picks: Number(picks), first, last };
}

/** Renumbers weeks after a correction of dates. Deletes the picks of weeks that the season loses. */
export async function shiftFaWeeks(db: Db, { id, season }: OfSeason, shift: Shift): Promise<void> {
  await db
    .deleteFrom('fa_pick as f')
    .where('f.league_id', '=', id)
    .where('f.season', '=', season)
    .where(outside(shift))
    .execute();
  if (shift.later === 0) return;
  // In two steps, because week numbers are unique.
  for (const by of [FAR, -FAR - shift.later])
    await db
      .updateTable('fa_pick')
      .set({ week: sql<number>`${faPick.week} + ${by}` })
      .where('league_id', '=', id)
      .where('season', '=', season)
      .execute();
}
const FAR = 10_000;
