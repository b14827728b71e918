import { currentClubCode } from '@crease/core/players/clubs.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
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
import { seasonKey } from '../../players/players.tables.js';
import type { ImportSettings } from '../import.run.js';
import type { GameType, NhlClient } from './nhl.client.js';

export interface NhlImportSettings extends ImportSettings {
  readonly season: Season;
  /** Codes of the clubs to read; default: all 32. */
  readonly clubs?: readonly string[];
  /** True when `season` is being played, so that the rosters are today's. */
  readonly current?: boolean;
}

export type Fault = Pick<ImportRow, 'id' | 'name' | 'field' | 'value' | 'why'>;

/** All NHL data of an import, fetched before the first row is written. */
export interface Fetched {
  /** Each player with the clubs that list them: two, on the day of a trade. */
  roster: Map<number, { player: NhlRosterPlayer; clubs: string[] }>;
  pages: Map<number, NhlLanding>;
  lines: Map<string, SeasonRecord>;
  /** Names and positions of players with a line who are on no roster. */
  strangers: Map<number, { name: string; code: 'C' | 'L' | 'R' | 'D' | 'G'; club: string | null }>;
  faults: Fault[];
  notes: string[];
}

export async function fetchAll(
  client: NhlClient,
  settings: NhlImportSettings,
  clubs: readonly string[],
): Promise<Result<Fetched>> {
  const there = await client.reachable();
  if (!there.ok) return there;
  const fetched: Fetched = {
    roster: new Map(),
    pages: new Map(),
    lines: new Map(),
    strangers: new Map(),
    faults: [],
    notes: [],
  };
  let done = 0;
  let total = clubs.length + 2 * NHL_REPORTS.length;
  const step = (): void => settings.onProgress?.({ phase: 'fetch', done: (done += 1), total });
  const missing = await fetchRosters(client, settings, clubs, fetched, step);
  if (!missing.ok) return missing;
  for (const gameType of [2, 3] as const) {
    const trouble = await fetchReports(client, settings.season, gameType, fetched, step);
    if (!trouble.ok) return trouble;
  }
  if (settings.clubs !== undefined) {
    // The reports cover the whole NHL. With selected clubs, ignore players of other clubs.
    fetched.strangers.clear();
    for (const [key, line] of fetched.lines) if (!fetched.roster.has(line.player_id)) fetched.lines.delete(key);
  }
  const wanted = new Set([...fetched.roster.keys(), ...fetched.strangers.keys()]);
  total += wanted.size;
  await fetchPages(client, wanted, fetched, step);
  return ok(fetched);
}

async function fetchRosters(
  client: NhlClient,
  { season, current }: NhlImportSettings,
  clubs: readonly string[],
  fetched: Fetched,
  step: () => void,
): Promise<Result<null>> {
  const rosters = await Promise.all(
    clubs.map(async (club) => {
      const answer = await client.roster(club, current === true ? 'current' : season);
      step();
      return { club, answer };
    }),
  );
  for (const { club, answer } of rosters) {
    if (!answer.ok) return answer;
    if (answer.value === null) {
      fetched.notes.push(`The NHL has no roster of ${club} for ${season}.`);
      continue;
    }
    for (const player of answer.value.rows)
      fetched.roster.set(player.id, { player, clubs: [...(fetched.roster.get(player.id)?.clubs ?? []), club] });
    fetched.faults.push(...faultsOf(answer.value, `roster ${club}`));
  }
  return ok(null);
}

async function fetchPages(
  client: NhlClient,
  wanted: ReadonlySet<number>,
  fetched: Fetched,
  step: () => void,
): Promise<void> {
  const answers = await Promise.all(
    [...wanted].map(async (id) => {
      const answer = await client.player(id);
      step();
      return { id, answer };
    }),
  );
  for (const { id, answer } of answers) {
    const name = nameOf(fetched, id);
    if (!answer.ok) fetched.faults.push({ id, name, field: 'player', why: answer.refusal.message });
    else if (answer.value === null)
      fetched.faults.push({ id, name, field: 'player', why: 'The NHL has no page for this player.' });
    else {
      fetched.pages.set(id, answer.value.page);
      fetched.faults.push(...faultsOf(answer.value, 'player').map((fault) => ({ ...fault, id, name })));
    }
  }
}

/** An answer's bad rows, as the import's report lists them. */
const faultsOf = ({ faults }: { readonly faults: readonly RowFault[] }, from: string): Fault[] =>
  faults.map(({ id, name, value, why }) => ({ id, name, field: from, value, why }));

export function nameOf(fetched: Fetched, id: number): string | null {
  const onRoster = fetched.roster.get(id)?.player;
  return onRoster === undefined
    ? (fetched.strangers.get(id)?.name ?? null)
    : `${onRoster.firstName} ${onRoster.lastName}`;
}

async function fetchReports(
  client: NhlClient,
  season: Season,
  gameType: GameType,
  fetched: Fetched,
  step: () => void,
): Promise<Result<null>> {
  const playoffs = gameType === 3;
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
    const line = lineOfSkater(row, season, playoffs);
    add(line);
    if (!fetched.roster.has(row.playerId) && row.skaterFullName != null && row.positionCode != null) {
      fetched.strangers.set(row.playerId, { name: row.skaterFullName, code: row.positionCode, club: lastClub(line) });
    }
  }
  for (const row of good(goalies.value, 'goalie/summary')) {
    const line = lineOfGoalie(row, season, playoffs);
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
    const key = seasonKey({ player_id: id, season, playoffs });
    const line = fetched.lines.get(key);
    if (line !== undefined) fetched.lines.set(key, { ...line, ...figures });
  }
  return ok(null);
}

/** Reports of figures that the summaries lack. */
const FURTHER = NHL_REPORTS.filter((report) => report !== 'skater/summary' && report !== 'goalie/summary');

const lastClub = (line: SeasonRecord): string | null => currentClubCode(line.club?.split('/').at(-1) ?? '') ?? null;
