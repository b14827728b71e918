import type { ContractRecord, PlayerRecord, SeasonRecord } from '@crease/core/players/files/import.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { startYear, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { readPresentSeason } from '../../platform/database/present-season.js';
import { writeContracts, writePlayers } from '../../players/players.tables.js';
import { writeClubs } from '../../players/clubs.tables.js';
import { writeSeasons } from '../../players/player-seasons.tables.js';
import { SAMPLE_SOURCE } from './sample-model.js';
import { generateSamplePlayers } from './sample-players.js';

/**
 * Writes clubs and sample players as at the beginning of a season, with contracts and earlier lines. Loading again
 * changes nothing. Returns the number of players.
 */
export async function loadSamplePlayers(db: Db, season: Season): Promise<number> {
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
  await writeClubs(db);
  await writePlayers(db, players);
  await writeContracts(db, contracts);
  await writeSeasons(db, seasons);
  return players.length;
}

/** Loads the present season's sample players into a database without players. Returns their number. */
export async function loadSampleIfEmpty({ db }: { readonly db: Db }, now: number): Promise<number> {
  const player = await db.selectFrom('player').select('id').limit(1).executeTakeFirst();
  return player === undefined ? loadSamplePlayers(db, await readPresentSeason(db, now)) : 0;
}
