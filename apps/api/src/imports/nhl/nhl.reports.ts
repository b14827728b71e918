import { currentClubCode } from '@crease/core/players/clubs.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import type { SeasonRecord } from '@crease/core/players/files/import.rules.js';
import {
  addLines,
  lineOfGoalie,
  lineOfSkater,
  sumFurther,
  type NhlFurther,
  type NhlLanding,
  type NhlRosterPlayer,
} from '@crease/core/players/nhl/nhl.schema.js';
import type { RowFault, ToldRows } from '@crease/core/players/nhl/told-rows.js';
import { NHL_REPORTS, type NhlReport } from '@crease/core/players/scoring/scoring.sources.js';
import { ok, type Result } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import { seasonKey } from '../../players/player-seasons.tables.js';
import type { GameType, NhlClient } from './nhl.client.js';

export type Fault = Pick<ImportRow, 'id' | 'name' | 'field' | 'value' | 'why'>;

export interface Fetched {
  /** Each player with the clubs that list them: two, on the day of a trade. */
  roster: Map<number, { player: NhlRosterPlayer; clubs: string[] }>;
  pages: Map<number, NhlLanding>;
  lines: Map<string, SeasonRecord>;
  /** Names and positions of players with a line who are on no roster. */
  strangers: Map<number, { name: string; code: 'C' | 'L' | 'R' | 'D' | 'G'; club: string | null }>;
  faults: Fault[];
  notes: ReportSaid[];
}

export const faultsOf = ({ faults }: { readonly faults: readonly RowFault[] }, from: string): Fault[] =>
  faults.map(({ id, name, value, why }) => ({ id, name, field: from, value, why: [why] }));

export async function fetchReports(
  client: NhlClient,
  season: Season,
  gameType: GameType,
  fetched: Fetched,
  step: () => void,
): Promise<Result<null>> {
  const nhlPlayoffs = gameType === 3;
  const good = <T>(told: ToldRows<T>, field: string): readonly T[] => {
    fetched.faults.push(...faultsOf(told, field));
    return told.rows;
  };
  const add = (line: SeasonRecord): void => {
    const key = seasonKey(line);
    const other = fetched.lines.get(key);
    fetched.lines.set(key, other === undefined ? line : addLines(other, line));
  };
  const [skaters, goalies, further] = await Promise.all([
    client.skaterSummary(season, gameType).finally(step),
    client.goalieSummary(season, gameType).finally(step),
    Promise.all(
      FURTHER.map(async (report) => ({ report, answer: await client.further(report, season, gameType).finally(step) })),
    ),
  ]);
  if (!skaters.ok) return skaters;
  if (!goalies.ok) return goalies;
  for (const row of good(skaters.value, 'skater/summary')) {
    const line = lineOfSkater(row, season, nhlPlayoffs);
    add(line);
    if (!fetched.roster.has(row.playerId) && row.skaterFullName != null && row.positionCode != null) {
      fetched.strangers.set(row.playerId, { name: row.skaterFullName, code: row.positionCode, club: lastClub(line) });
    }
  }
  for (const row of good(goalies.value, 'goalie/summary')) {
    const line = lineOfGoalie(row, season, nhlPlayoffs);
    add(line);
    if (!fetched.roster.has(row.playerId) && row.goalieFullName != null)
      fetched.strangers.set(row.playerId, { name: row.goalieFullName, code: 'G', club: lastClub(line) });
  }
  const added: { report: NhlReport; rows: readonly NhlFurther[] }[] = [];
  for (const { report, answer } of further) {
    if (!answer.ok) return answer;
    added.push({ report, rows: good(answer.value, report) });
  }
  for (const [id, figures] of sumFurther(added)) {
    const key = seasonKey({ player_id: id, season, playoffs: nhlPlayoffs });
    const line = fetched.lines.get(key);
    if (line !== undefined) fetched.lines.set(key, { ...line, ...figures });
  }
  return ok(null);
}

const FURTHER = NHL_REPORTS.filter((report) => report !== 'skater/summary' && report !== 'goalie/summary');

const lastClub = (line: SeasonRecord): string | null => currentClubCode(line.club?.split('/').at(-1) ?? '') ?? null;
