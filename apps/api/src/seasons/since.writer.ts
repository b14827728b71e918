import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { broughtPast, insertPast } from './past.writer.js';

/* Days on which teams got their players before the league's import. */

export type Since = Awaited<ReturnType<typeof broughtSince>>[number];

export const broughtSince = (db: Db, leagueId: string) => broughtPast(db, leagueId, ['since']);

/**
 * Replaces the imported days (ISO) on which teams got these players. Deletes those of `forgotten`, who are on no team
 * or another one.
 */
export async function putSince(
  db: Db,
  leagueId: string,
  season: Season,
  rows: readonly {
    readonly player_id: number;
    readonly team_id: string;
    readonly what: string;
    readonly day: string | null;
  }[],
  forgotten: readonly number[],
): Promise<void> {
  const ids = [...forgotten, ...rows.map(({ player_id: id }) => id)];
  if (ids.length === 0) return;
  await db
    .deleteFrom('brought_past')
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'since')
    .where('player_id', '=', anyOf(ids))
    .execute();
  const last = await db
    .selectFrom('brought_past')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'since')
    .where('season', '=', season)
    .executeTakeFirst();
  const nothing = { from_team_id: null, round: null, overall: null, place: null };
  const noPick = { pick_season: null, pick_type: null, pick_round: null, pick_team_id: null };
  await insertPast(
    db,
    rows.map((row, at) => ({
      ...{ ...row, ...nothing, ...noPick },
      ...{ league_id: leagueId, kind: 'since', season, number: (last?.number ?? 0) + at + 1 },
    })),
  );
}

export async function putBackSince(db: Db, leagueId: string, rows: readonly Since[]): Promise<void> {
  await db.deleteFrom('brought_past').where('league_id', '=', leagueId).where('kind', '=', 'since').execute();
  await insertPast(
    db,
    rows.map((row) => ({ ...row, league_id: leagueId })),
  );
}
