import { sql, type Expression, type InferResult } from 'kysely';
import { storedTable, type FinalRow } from '@crease/core/competition/champion.rules.js';
import { leagueTable } from '@crease/core/competition/table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { teamRecords } from './table.queries.js';
import { namesIn } from '../platform/database/rows.js';

const s = namesIn('season_standing as s');

/** The rows of a league's final tables, with those that were imported from another site. */
export const finalTables = (db: Db, leagueId: string | Expression<string>) =>
  db
    .selectFrom('season_standing as s')
    .select(['s.season', 's.team_id', 's.rank', 's.brought', sql<number>`${s.points}::float8`.as('points')])
    .select([sql<number>`${s.less}::float8`.as('less'), 's.wins', 's.losses', 's.ties', 's.table_rank'])
    .where('s.league_id', '=', leagueId);

type StoredRow = Omit<InferResult<ReturnType<typeof finalTables>>[number], 'less'>;

export const tableOfRows = (rows: readonly StoredRow[], names: ReadonlyMap<string, string> = new Map()): FinalRow[] =>
  storedTable(
    rows.map(({ team_id: teamId, rank, points, wins, losses, ties, table_rank: tableRank }) => ({
      teamId,
      name: names.get(teamId) ?? '',
      rank,
      points,
      ...(tableRank === null ? {} : { tableRank }),
      ...(wins === null ? {} : { record: { wins, losses: losses ?? 0, ties: ties ?? 0 } }),
    })),
  );

export async function hasFinalTable(db: Db, leagueId: string, season: Season): Promise<boolean> {
  const row = await finalTables(db, leagueId).where('s.season', '=', season).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The final table of the league's last finished season; null before the first. */
export async function lastFinalTable(db: Db, leagueId: string): Promise<{ season: Season; table: FinalRow[] } | null> {
  const last = await db
    .selectFrom('season_standing')
    .select('season')
    .where('league_id', '=', leagueId)
    .orderBy('season', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const records = await teamRecords(db, leagueId, last.season).execute();
  return { season: last.season, table: leagueTable(records.filter(({ final }) => final !== null)) };
}
