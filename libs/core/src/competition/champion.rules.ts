import { locale } from '../locale.js';
import { sumOfPoints } from '../players/scoring/scoring.table.js';
import { standings, type Standing } from './standings.rules.js';

export interface WinRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** A team's row in a season's final table. `points` of a season of matchups are those of the periods that counted. */
export interface FinalRow extends Pick<Standing, 'teamId' | 'points' | 'rank' | 'shared'> {
  readonly name: string;
  /** Points lost for missing goalie games; not included in `points`. */
  readonly less?: number;
  /** Only in a season of matchups. */
  readonly record?: WinRecord;
  /** Place in the table, where play-offs decided `rank`. */
  readonly tableRank?: number;
}

/** The final table with names; teams with equal points are sorted by name. Lost points are deducted. */
export function finalTable(
  teams: readonly {
    readonly teamId: string;
    readonly name: string;
    readonly points: number;
    readonly less?: number;
  }[],
): FinalRow[] {
  const known = new Map(teams.map((team) => [team.teamId, team]));
  const named = [...teams].sort((a, b) => locale.compareNatural(a.name, b.name));
  const scores = named.map(({ teamId, points, less = 0 }) => ({ teamId, points: sumOfPoints([points, -less]) }));
  return standings(scores).map(({ teamId, points, rank, shared }) => {
    const { name = '', less = 0 } = known.get(teamId) ?? {};
    return { teamId, points, rank, shared, name, ...(less === 0 ? {} : { less }) };
  });
}

/** A table with its stored ranks; teams that share a rank are sorted by name. */
export function storedTable(rows: readonly Omit<FinalRow, 'shared'>[]): FinalRow[] {
  return [...rows]
    .sort((a, b) => a.rank - b.rank || locale.compareNatural(a.name, b.name))
    .map((row) => ({
      ...row,
      shared: rows.some(({ rank, teamId }) => rank === row.rank && teamId !== row.teamId),
    }));
}

/** The champions: several on a tie, none when no team earned points or won a matchup. */
export const championsOf = (table: readonly FinalRow[]): FinalRow[] =>
  table.filter(
    ({ rank, points, record, tableRank }) =>
      rank === 1 && (tableRank !== undefined || points > 0 || (record !== undefined && record.wins > 0)),
  );
