import { sql, type Insertable } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../platform/database/database.js';
import { anyOf, asRows } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const past = namesIn('brought_past');

/** Rows per statement. A season of a large league has several thousand. */
const AT_ONCE = 1_000;

const FACTS = [
  'team_id',
  'from_team_id',
  'round',
  'overall',
  'what',
  'player_id',
  'place',
  'pick_season',
  'pick_type',
  'pick_round',
  'pick_team_id',
] as const;
const COLUMNS = ['league_id', 'kind', 'season', 'number', 'day', ...FACTS] as const;

/* The past of an imported league. Seasons played here are never changed. */

/** A trade, a draft selection, a player on a roster, or the day a team got a player. */
export type PastKind = 'trade' | 'draft' | 'roster' | 'since';
export type PastRow = Omit<Insertable<Tables['brought_past']>, 'league_id' | 'kind' | 'season' | 'number' | 'day'> & {
  readonly day: string | null;
};

/** Replaces the imported trades, draft or rosters of a past season; an empty list removes them. */
export async function putBroughtPast(
  db: Db,
  leagueId: string,
  { kind, season }: { readonly kind: PastKind; readonly season: Season },
  rows: readonly PastRow[],
): Promise<void> {
  await db
    .deleteFrom('brought_past')
    .where('league_id', '=', leagueId)
    .where('kind', '=', kind)
    .where('season', '=', season)
    .execute();
  await insertPast(
    db,
    rows.map((row, at) => ({ ...row, league_id: leagueId, kind, season, number: at + 1 })),
  );
}

type FullRow = PastRow & Pick<Insertable<Tables['brought_past']>, 'league_id' | 'kind' | 'season' | 'number'>;

export async function insertPast(db: Db, full: readonly FullRow[]): Promise<void> {
  for (let from = 0; from < full.length; from += AT_ONCE)
    await db
      .insertInto('brought_past')
      .columns(COLUMNS)
      .expression(db.selectFrom(asRows('brought_past', full.slice(from, from + AT_ONCE), 'row')).select(COLUMNS))
      .execute();
}

export const broughtPast = (db: Db, leagueId: string, kinds: readonly PastKind[], season?: Season) =>
  db
    .selectFrom('brought_past')
    .select(['kind', 'season', 'number', sql<string | null>`${past.day}::text`.as('day'), ...FACTS])
    .where('league_id', '=', leagueId)
    .where('kind', '=', anyOf(kinds))
    .$if(season !== undefined, (rows) => rows.where('season', '=', season ?? ''))
    .orderBy('season', 'desc')
    .orderBy('kind')
    .orderBy('number')
    .execute();

/** Seasons with imported rosters, newest first. */
export async function broughtRosterSeasons(db: Db, leagueId: string): Promise<Season[]> {
  const rows = await db
    .selectFrom('brought_past')
    .select('season')
    .distinct()
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'roster')
    .orderBy('season', 'desc')
    .execute();
  return rows.map(({ season }) => season);
}
