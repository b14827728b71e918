import { storedTable, finalTable, type FinalRow } from './champion.words.js';

/** What is stored of a team's regular season in a league. */
export interface TeamRecord {
  readonly teamId: string;
  readonly name: string;
  /** Points earned in this league, before deductions. */
  readonly earned: number;
  /** The team's row of the final table; null while there is none. */
  readonly final: {
    readonly rank: number;
    readonly points: number;
    /** Points lost for missing goalie games; already subtracted from `points`. */
    readonly less: number;
    /** The table was imported from another site. */
    readonly brought: boolean;
  } | null;
}

/**
 * A season's table, best first: the final table where it is stored, otherwise the earned points. A team that the final
 * table does not name comes last.
 */
export function leagueTable(records: readonly TeamRecord[]): FinalRow[] {
  const finals = records.filter(({ final }) => final !== null);
  if (finals.length === 0)
    return finalTable(records.map(({ teamId, name, earned }) => ({ teamId, name, points: earned })));
  const last = finals.length + 1;
  return storedTable(
    records.map(({ teamId, name, final }) => ({
      teamId,
      name,
      rank: final?.rank ?? last,
      points: final?.points ?? 0,
      ...(final === null || final.less === 0 ? {} : { less: final.less }),
    })),
  );
}

/** True when the season has a table that decides something: a stored final one, or a team with points. */
export const hasTable = (records: readonly TeamRecord[]): boolean =>
  records.some(({ earned, final }) => final !== null || earned !== 0);

/**
 * The teams in the order in which a table serves them: the worst first. Teams that share a rank are sorted by id, so
 * that the order is deterministic.
 */
export const precedence = (table: readonly FinalRow[]): string[] =>
  [...table].sort((a, b) => b.rank - a.rank || (a.teamId < b.teamId ? -1 : 1)).map(({ teamId }) => teamId);
