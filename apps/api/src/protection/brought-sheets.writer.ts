import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { asRows, clockNow } from '../platform/database/sql.js';

/* Protection sheets imported from another site. An import never changes a sheet that a manager saved here. */

export interface BroughtSheet {
  readonly team_id: string;
  /** Player ids, sorted. */
  readonly core: number[];
}

/** A league's sheets, with the columns that decide whether an import may replace them. */
export async function broughtSheets(
  db: Db,
  leagueId: string,
): Promise<(BroughtSheet & { season: Season; brought: boolean; locked: boolean })[]> {
  const rows = await db
    .selectFrom('protection_sheet')
    .select(['team_id', 'season', 'core', 'brought', 'locked_at'])
    .where('league_id', '=', leagueId)
    .orderBy('season')
    .orderBy('team_id')
    .execute();
  return rows.map(({ locked_at, ...row }) => ({ ...row, locked: locked_at !== null }));
}

/** Replaces the imported sheets of a season; an empty list removes them. */
export async function putBroughtSheets(
  db: Db,
  leagueId: string,
  { season, locked }: { readonly season: Season; readonly locked: boolean },
  sheets: readonly BroughtSheet[],
): Promise<void> {
  await db
    .deleteFrom('protection_sheet')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('brought', '=', true)
    .execute();
  // A past season needs a locked round to publish its sheets. The league sets that of the coming deadline.
  if (locked)
    await db
      .deleteFrom('protection_round')
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .where('brought', '=', true)
      .execute();
  if (sheets.length === 0) return;
  if (locked)
    await db
      .insertInto('protection_round')
      .values({ league_id: leagueId, season, locked_at: clockNow, kind: 'number', brought: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const columns = ['league_id', 'team_id', 'season', 'core', 'brought', 'status'] as const;
  const status = locked ? ('locked' as const) : ('draft' as const);
  const lockedAt = sql<Date | null>`case when ${sql.lit(locked)} then ${clockNow} end`;
  const given = sheets.map(({ team_id, core }) => ({
    league_id: leagueId,
    team_id,
    season,
    core,
    brought: true,
    status,
  }));
  await db
    .insertInto('protection_sheet')
    .columns([...columns, 'locked_at'])
    .expression(
      db.selectFrom(asRows('protection_sheet', given, 'given')).select([...columns, lockedAt.as('locked_at')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
