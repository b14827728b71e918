import type { ContractRecord, PlayerRecord, SeasonRecord } from '@crease/core/players/import.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { startYear, type Season } from '@crease/core/season.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import type { Sql } from '../platform/database/database.js';
import { writeClubs, writeContracts, writePlayers, writeSeasons } from '../players/players.tables.js';
import { generateSamplePlayers, SAMPLE_SOURCE } from './sample-players.js';

/**
 * Writes the clubs and the sample players as they stand at the beginning of a season: with its contracts, and with the lines of the
 * seasons before it. Their games of the season are given to them day by day. Again is the same as once. Returns how many players there are.
 */
export async function loadSamplePlayers(sql: Sql, season: Season): Promise<number> {
  const sample = generateSamplePlayers(undefined, season);
  const players: PlayerRecord[] = [];
  const contracts: ContractRecord[] = [];
  const seasons: SeasonRecord[] = [];
  for (const { contracts: deals, seasons: lines, ...player } of sample) {
    players.push({
      ...player,
      search_name: searchName(player.full_name),
      is_sample: true,
      source: SAMPLE_SOURCE,
      as_of: `${startYear(season)}-07-01`,
    });
    for (const deal of deals) contracts.push({ player_id: player.id, ...deal, source: SAMPLE_SOURCE });
    for (const line of lines)
      if (line.season < season) seasons.push({ player_id: player.id, ...line, source: SAMPLE_SOURCE });
  }
  await writeClubs(sql.db);
  await writePlayers(sql.db, players);
  await writeContracts(sql.db, contracts);
  await writeSeasons(sql.db, seasons);
  return players.length;
}

/** Loads the sample players, in the present season, into a database that has no players. Answers how many were loaded. */
export async function loadSampleIfEmpty({ sql }: { readonly sql: Sql }, now: number): Promise<number> {
  const [row] = await sql<{ some: boolean }>('select exists (select 1 from player) as some');
  return row?.some ? 0 : loadSamplePlayers(sql, await readPresentSeason(sql.db, now));
}
