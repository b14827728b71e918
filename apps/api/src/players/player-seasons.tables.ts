import type { SeasonRecord } from '@crease/core/players/files/import.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, insteadOf } from '../platform/database/sql.js';
import { SEASON_COUNTS } from '@crease/core/players/scoring/scoring.table.js';
import { inParts, lastOf } from './players.tables.js';

export const SEASON_COLUMNS = [
  'player_id',
  'season',
  'playoffs',
  'club',
  'gp',
  ...SEASON_COUNTS,
  'sv_pct',
  'gaa',
  'toi_seconds',
  'as_of',
  'source',
] as const satisfies readonly (keyof SeasonRecord)[];

export const seasonKey = (row: { player_id: number; season: string; playoffs: boolean }): string =>
  `${row.player_id} ${row.season}${row.playoffs ? ' playoffs' : ''}`;

export async function readSeasons(db: Db, playerIds: Iterable<number>): Promise<Map<string, SeasonRecord>> {
  const rows = await db
    .selectFrom('player_season')
    .select(SEASON_COLUMNS)
    .where('player_id', '=', anyOf([...playerIds]))
    .execute();
  return new Map(rows.map((row) => [seasonKey(row), { ...row, gp: row.gp ?? 0 }]));
}

export async function writeSeasons(db: Db, records: readonly SeasonRecord[]): Promise<void> {
  const key = ['player_id', 'season', 'playoffs'] as const;
  for (const part of inParts(lastOf(records, seasonKey)))
    await db
      .insertInto('player_season')
      .columns(SEASON_COLUMNS)
      .expression(db.selectFrom(asRows('player_season', part, 'given')).select(SEASON_COLUMNS))
      .onConflict((known) => known.columns(key).doUpdateSet(insteadOf(SEASON_COLUMNS, key)))
      .execute();
}
