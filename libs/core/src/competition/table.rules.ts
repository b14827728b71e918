import { storedTable, finalTable, type FinalRow, type WinRecord } from './champion.words.js';
import { matchupTable, type TeamMatchups } from './matchups/matchup-table.rules.js';
import { hasFigures, rotoTable, type RotoTeam, type TeamRoto } from './roto/roto.rules.js';

/** What is stored of a team's regular season in a league. */
export interface TeamRecord {
  readonly teamId: string;
  readonly name: string;
  /** Points earned in this league, before deductions. */
  readonly earned: number;
  /** The team's matchups that count so far; null where the season is not played in matchups. */
  readonly matchups: TeamMatchups | null;
  /** The team's sums of a season of roto; null in other formats. */
  readonly roto?: TeamRoto | null;
  /** The team's row of the final table; null while there is none. */
  readonly final: {
    readonly rank: number;
    readonly points: number;
    /** Points lost for missing goalie games; already subtracted from `points`. */
    readonly less: number;
    /** The table was imported from another site. */
    readonly brought: boolean;
    /** Results of matchups; null where the season was not played in matchups. */
    readonly record: WinRecord | null;
    /** Place in the table where play-offs decided `rank`; null without them. */
    readonly tableRank: number | null;
  } | null;
}

/**
 * A season's table, best first: the final table where it is stored, otherwise by its matchups, its categories or the
 * earned points. A team that the final table does not name comes last.
 */
export function leagueTable(records: readonly TeamRecord[]): FinalRow[] {
  const finals = records.filter(({ final }) => final !== null);
  if (finals.length === 0) return presentTable(records);
  const last = finals.length + 1;
  return storedTable(
    records.map(({ teamId, name, final }) => ({
      teamId,
      name,
      rank: final?.rank ?? last,
      points: final?.points ?? 0,
      ...(final === null || final.less === 0 ? {} : { less: final.less }),
      ...(final === null || final.record === null ? {} : { record: final.record }),
      ...(final === null || final.tableRank === null ? {} : { tableRank: final.tableRank }),
    })),
  );
}

/**
 * The table of a season that is not over.
 * @param less points that each team would lose for missing goalie games, in a season of points
 */
export function presentTable(
  records: readonly TeamRecord[],
  less: ReadonlyMap<string, number> = new Map(),
): FinalRow[] {
  const inMatchups = records.flatMap(({ matchups, ...team }) => (matchups === null ? [] : [{ ...team, matchups }]));
  if (inMatchups.length > 0) return matchupTable(inMatchups);
  const inRoto = rotoTeams(records);
  if (inRoto.length > 0) return rotoTable(inRoto);
  return finalTable(
    records.map(({ teamId, name, earned }) => ({ teamId, name, points: earned, less: less.get(teamId) ?? 0 })),
  );
}

/** The teams of a season of roto; none in other formats. */
export const rotoTeams = (records: readonly TeamRecord[]): RotoTeam[] =>
  records.flatMap(({ teamId, name, roto }) => (roto == null ? [] : [{ teamId, name, roto }]));

/** True when the season has a table that decides something: a stored final one, or a team with points. */
export function hasTable(records: readonly TeamRecord[]): boolean {
  if (records.some(({ final }) => final !== null)) return true;
  const inRoto = rotoTeams(records);
  if (inRoto.length > 0) return hasFigures(inRoto);
  return records.some(({ earned, matchups }) => (matchups === null ? earned !== 0 : matchups.played.length > 0));
}

/**
 * The teams in the order in which a table serves them: the worst first. Teams that share a rank are sorted by id, so
 * that the order is deterministic.
 */
export const precedence = (table: readonly FinalRow[]): string[] =>
  [...table].sort((a, b) => b.rank - a.rank || (a.teamId < b.teamId ? -1 : 1)).map(({ teamId }) => teamId);
