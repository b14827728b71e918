import type { FinalRow } from '@crease/core/competition/champion.rules.js';
import { playoffTable } from '@crease/core/competition/playoffs/playoff.rules.js';
import { presentTable } from '@crease/core/competition/table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { findPlayoffs } from './matchups/playoff.queries.js';
import { teamRecords } from './table.queries.js';

/** A table with the places that the imported play-offs of its season decide; null where one team is not left. */
export async function placesOfBroughtPlayoffs(
  db: Db,
  leagueId: string,
  season: Season,
  table: readonly FinalRow[],
): Promise<FinalRow[] | null> {
  const playoffs = await findPlayoffs(db, leagueId, season);
  if (playoffs === null || playoffs.seeds.filter(({ outIn }) => outIn === null).length !== 1) return null;
  // Each loser is stored, and a level score may have a winner.
  return playoffTable(table, { ...playoffs, pairs: [] });
}

/** The table of a past season by its imported matchups, for a season whose table was not imported. */
export async function tableOfBroughtMatches(db: Db, leagueId: string, season: Season): Promise<FinalRow[]> {
  const records = await teamRecords(db, leagueId, season).execute();
  const table = presentTable(records).filter(
    ({ record }) => record !== undefined && record.wins + record.losses + record.ties > 0,
  );
  return (await placesOfBroughtPlayoffs(db, leagueId, season, table)) ?? table;
}
