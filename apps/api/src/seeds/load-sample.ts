import type { ContractRecord, PlayerRecord, SeasonRecord } from '@crease/core/players/import.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { writeClubs, writeContracts, writePlayers, writeSeasons, type Sql } from '../players/players.tables.js';
import { generateSamplePlayers, SAMPLE_AS_OF, SAMPLE_SOURCE } from './sample-players.js';

/** Writes the clubs and the sample players; again is the same as once. Returns how many players there are. */
export async function loadSamplePlayers(sql: Sql): Promise<number> {
  const sample = generateSamplePlayers();
  const players: PlayerRecord[] = [];
  const contracts: ContractRecord[] = [];
  const seasons: SeasonRecord[] = [];
  for (const { contracts: deals, seasons: lines, ...player } of sample) {
    players.push({ ...player, search_name: searchName(player.full_name), is_sample: true, source: SAMPLE_SOURCE, as_of: SAMPLE_AS_OF });
    for (const deal of deals) contracts.push({ player_id: player.id, ...deal, source: SAMPLE_SOURCE });
    for (const line of lines) seasons.push({ player_id: player.id, ...line, source: SAMPLE_SOURCE });
  }
  await writeClubs(sql);
  await writePlayers(sql, players);
  await writeContracts(sql, contracts);
  await writeSeasons(sql, seasons);
  return players.length;
}

/** Loads the sample players into a database that has none. Answers how many there are. */
export async function loadSampleIfEmpty(database: { query: Sql }): Promise<number> {
  const [row] = await database.query<{ some: boolean }>('select exists (select 1 from player) as some');
  if (row?.some) return 0;
  return loadSamplePlayers((text, params) => database.query(text, params ?? []));
}
