import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows } from '../platform/database/sql.js';

/** A player whom a team had before the league came here, and since which day (ISO). */
export interface Since {
  readonly season: Season;
  readonly number: number;
  readonly day: string | null;
  readonly team_id: string;
  readonly what: string;
  readonly player_id: number | null;
}

/** Since when teams had their players, as it was brought; in the order in which it stands. */
export const broughtSince = (db: Db, leagueId: string): Promise<Since[]> =>
  db
    .selectFrom('brought_past')
    .select(['season', 'number', sql<string | null>`day::text`.as('day'), 'team_id', 'what', 'player_id'])
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'since')
    .orderBy('season')
    .orderBy('number')
    .execute();

/** Writes since when teams have players, instead of what was brought of them before; `forgotten` are on no team or another one. */
export async function putSince(
  db: Db,
  leagueId: string,
  season: Season,
  rows: readonly Pick<Since, 'day' | 'team_id' | 'what' | 'player_id'>[],
  forgotten: readonly number[],
): Promise<void> {
  const ids = [...forgotten, ...rows.flatMap(({ player_id: id }) => (id === null ? [] : [id]))];
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
  await write(
    db,
    leagueId,
    rows.map((row, at) => ({ ...row, season, number: (last?.number ?? 0) + at + 1 })),
  );
}

/** Everything of it stands as it stood. */
export async function putBackSince(db: Db, leagueId: string, rows: readonly Since[]): Promise<void> {
  await db.deleteFrom('brought_past').where('league_id', '=', leagueId).where('kind', '=', 'since').execute();
  await write(db, leagueId, rows);
}

async function write(db: Db, leagueId: string, rows: readonly Since[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('brought_past')
    .columns(['league_id', 'kind', 'season', 'number', 'day', 'team_id', 'what', 'player_id'])
    .expression(
      db
        .selectFrom(
          asRows(
            'brought_past',
            rows.map((row) => ({ ...row, league_id: leagueId, kind: 'since' })),
            'row',
          ),
        )
        .select([
          'row.league_id',
          'row.kind',
          'row.season',
          'row.number',
          'row.day',
          'row.team_id',
          'row.what',
          'row.player_id',
        ]),
    )
    .execute();
}
