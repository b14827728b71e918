import { storedTable, type FinalRow } from './champion.rules.js';
import type { Format, TeamRecord } from './formats/format.model.js';
import { FORMATS } from './formats/formats.js';
import { POINTS } from './formats/points.format.js';

/**
 * A season's table, best first: the final table where it is stored, otherwise the one of its format. A team that the
 * final table does not name comes last.
 */
export function leagueTable<Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly Format<Team>[] = FORMATS,
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

const playedFormat = <Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly Format<Team>[] = FORMATS,
): Format<Team> => formats.find(({ isPlayed }) => isPlayed(records)) ?? POINTS;

/**
 * The table of a season that is not over.
 * @param less points that each team would lose for missing goalie games, in a season of points
 */
export const presentTable = <Team extends TeamRecord>(
  records: readonly Team[],
  less: ReadonlyMap<string, number> = new Map(),
  formats: readonly Format<Team>[] = FORMATS,
): FinalRow[] => playedFormat(records, formats).table(records, less);

/** The table that the standings show. In a season of points, corrections of games count also after its end. */
export const shownTable = (records: readonly TeamRecord[]): FinalRow[] =>
  playedFormat(records) === POINTS
    ? presentTable(records, new Map(records.map(({ teamId, final }) => [teamId, final?.less ?? 0])))
    : leagueTable(records);

/**
 * The teams that played a season: where it ended here, those that its final table names. The others joined the league
 * later. Imported tables may be incomplete.
 */
export function playedTeams<Team extends Pick<TeamRecord, 'final'>>(records: readonly Team[]): readonly Team[] {
  const ended = records.some(({ final }) => final !== null && !final.brought);
  return ended ? records.filter(({ final }) => final !== null) : records;
}

/** True when the season has a table that decides something: a stored final one, or results. */
export const hasTable = <Team extends TeamRecord>(
  records: readonly Team[],
  formats: readonly Format<Team>[] = FORMATS,
): boolean => records.some(({ final }) => final !== null) || playedFormat(records, formats).hasResults(records);

/**
 * The teams in the order in which a table serves them: the worst first. Teams that share a rank are sorted by id, so
 * that the order is deterministic. In a season that play-offs decided, the round in which teams went out orders them,
 * then the table. Further matches change no place. The champion is last.
 * @param rounds the round in which each team of the play-offs went out; null for teams that nobody beat
 */
export function precedence(
  table: readonly FinalRow[],
  rounds: readonly { readonly teamId: string; readonly outIn: number | null }[] = [],
): string[] {
  const decided = table.some(({ tableRank }) => tableRank !== undefined);
  const outIn = new Map(rounds.map((one) => [one.teamId, one.outIn ?? Number.MAX_SAFE_INTEGER]));
  const reached = ({ teamId, rank }: FinalRow) => (rank === 1 ? Number.MAX_VALUE : (outIn.get(teamId) ?? 0));
  const place = ({ rank, tableRank }: FinalRow) => (decided ? (tableRank ?? rank) : rank);
  return [...table]
    .sort((a, b) => (decided ? reached(a) - reached(b) : 0) || place(b) - place(a) || (a.teamId < b.teamId ? -1 : 1))
    .map(({ teamId }) => teamId);
}
