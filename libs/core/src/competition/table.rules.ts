import { storedTable, finalTable, type FinalRow, type WinRecord } from './champion.rules.js';
import { matchupTable, type MatchupTeam, type TeamMatchups } from './matchups/matchup-table.rules.js';
import { hasFigures, rotoTable, type RotoTeam, type TeamRoto } from './roto/roto.rules.js';

/** The stored record of a team's regular season. */
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
 * A season's table, best first: the final table where it is stored, otherwise the one of its format. A team that the
 * final table does not name comes last.
 */
export function leagueTable<Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly TableFormat<Team>[] = TABLE_FORMATS,
): FinalRow[] {
  const finals = records.filter(({ final }) => final !== null);
  if (finals.length === 0) return presentTable(records, new Map(), formats);
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
 * A format: how a season that is not over is ordered. What it stores of a team is a part of the team's record.
 * @template Team a team's record
 */
export interface TableFormat<Team extends TeamRecord = TeamRecord> {
  readonly isPlayed: (records: readonly Team[]) => boolean;
  /**
   * Best first.
   * @param less points that each team would lose for missing goalie games
   */
  readonly table: (records: readonly Team[], less: ReadonlyMap<string, number>) => FinalRow[];
  /** True when the season has results that decide something. */
  readonly hasResults: (records: readonly Team[]) => boolean;
}

const MATCHUPS: TableFormat = {
  isPlayed: (records) => records.some(({ matchups }) => matchups !== null),
  table: (records) => matchupTable(matchupTeams(records)),
  hasResults: (records) =>
    records.some(({ matchups }) => matchups !== null && (matchups.played.length > 0 || matchups.brought != null)),
};

const ROTO: TableFormat = {
  isPlayed: (records) => rotoTeams(records).length > 0,
  table: (records) => rotoTable(rotoTeams(records)),
  hasResults: (records) => hasFigures(rotoTeams(records)),
};

const POINTS: TableFormat = {
  isPlayed: () => true,
  table: (records, less) =>
    finalTable(
      records.map(({ teamId, name, earned }) => ({ teamId, name, points: earned, less: less.get(teamId) ?? 0 })),
    ),
  hasResults: (records) => records.some(({ earned }) => earned !== 0),
};

/** The first that is played decides. */
export const TABLE_FORMATS: readonly TableFormat[] = [MATCHUPS, ROTO, POINTS];

const playedFormat = <Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly TableFormat<Team>[],
): TableFormat<Team> => formats.find(({ isPlayed }) => isPlayed(records)) ?? POINTS;

/**
 * The table of a season that is not over.
 * @param less points that each team would lose for missing goalie games, in a season of points
 */
export const presentTable = <Team extends TeamRecord>(
  records: readonly Team[],
  less: ReadonlyMap<string, number> = new Map(),
  formats: readonly TableFormat<Team>[] = TABLE_FORMATS,
): FinalRow[] => playedFormat(records, formats).table(records, less);

/**
 * The teams that played a season: where it ended here, those that its final table names. The others joined the league
 * later. Imported tables may be incomplete.
 */
export function playedTeams<Team extends Pick<TeamRecord, 'final'>>(records: readonly Team[]): readonly Team[] {
  const ended = records.some(({ final }) => final !== null && !final.brought);
  return ended ? records.filter(({ final }) => final !== null) : records;
}

/** The teams of a season of matchups; none in other formats. */
export const matchupTeams = (records: readonly TeamRecord[]): MatchupTeam[] =>
  records.flatMap(({ teamId, name, matchups }) => (matchups === null ? [] : [{ teamId, name, matchups }]));

/** The teams of a season of roto; none in other formats. */
export const rotoTeams = (records: readonly TeamRecord[]): RotoTeam[] =>
  records.flatMap(({ teamId, name, roto }) => (roto == null ? [] : [{ teamId, name, roto }]));

/** True when the season has a table that decides something: a stored final one, or results. */
export const hasTable = <Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly TableFormat<Team>[] = TABLE_FORMATS,
): boolean => records.some(({ final }) => final !== null) || playedFormat(records, formats).hasResults(records);

/**
 * The teams in the order in which a table serves them: the worst first. Teams that share a rank are sorted by id, so
 * that the order is deterministic. In a season that play-offs decided, teams go by the round in which they went out,
 * then by the table: further matches move no place. The champion is last.
 * @param rounds the round in which each team of the play-offs went out; null for teams that nobody beat
 */
export function precedence(
  table: readonly FinalRow[],
  rounds: readonly { readonly teamId: string; readonly outIn: number | null }[] = [],
): string[] {
  const decided = table.every(({ tableRank }) => tableRank !== undefined);
  const outIn = new Map(rounds.map((one) => [one.teamId, one.outIn ?? Number.MAX_SAFE_INTEGER]));
  const reached = ({ teamId, rank }: FinalRow) => (rank === 1 ? Number.MAX_VALUE : (outIn.get(teamId) ?? 0));
  const place = ({ rank, tableRank }: FinalRow) => (decided ? (tableRank ?? rank) : rank);
  return [...table]
    .sort((a, b) => (decided ? reached(a) - reached(b) : 0) || place(b) - place(a) || (a.teamId < b.teamId ? -1 : 1))
    .map(({ teamId }) => teamId);
}
