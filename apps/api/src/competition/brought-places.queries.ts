import type { FinalRow } from '@crease/core/competition/champion.rules.js';
import type { TeamRecord } from '@crease/core/competition/formats/format.model.js';
import { playoffTable } from '@crease/core/competition/playoffs/playoff.rules.js';
import { presentTable } from '@crease/core/competition/table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { findPlayoffs } from './matchups/playoff.queries.js';
import { broughtSeason } from './brought/brought-matches.queries.js';

/** A table with the places that the imported play-offs of its season decide; null where one team is not left. */
export async function placesOfBroughtPlayoffs(
  db: Db,
  leagueId: string,
  season: Season,
  table: readonly FinalRow[],
): Promise<FinalRow[] | null> {
  const playoffs = await findPlayoffs(db, leagueId, season);
  const [champion, ...others] = playoffs?.seeds.filter(({ outIn }) => outIn === null) ?? [];
  if (playoffs === null || others.length > 0 || !table.some(({ teamId }) => teamId === champion?.teamId)) return null;
  // Each loser is stored, and a level score may have a winner.
  return playoffTable(table, { ...playoffs, pairs: [] });
}

/** The table of a past season by its imported matchups; null where it has none. Only teams with a matchup are in it. */
export async function tableOfBroughtMatches(
  db: Db,
  leagueId: string,
  season: Season,
  records: readonly TeamRecord[],
): Promise<FinalRow[] | null> {
  const brought = await broughtSeason(db, leagueId, season);
  if (brought === null) return null;
  const played = new Set(brought.matches.flatMap(({ home_team_id: home, away_team_id: away }) => [home, away]));
  const table = presentTable(records).filter(({ teamId }) => played.has(teamId));
  return (await placesOfBroughtPlayoffs(db, leagueId, season, table)) ?? table;
}
