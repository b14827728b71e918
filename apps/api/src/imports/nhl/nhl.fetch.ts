import { NHL_REPORTS } from '@crease/core/players/scoring/scoring.sources.js';
import { ok, type Result } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import { reasonOf } from '../import.reasons.js';
import type { ImportSettings } from '../import.run.js';
import type { NhlClient } from './nhl.client.js';
import { type Fetched, faultsOf, fetchReports } from './nhl.reports.js';

export interface NhlImportSettings extends ImportSettings {
  readonly season: Season;
  /** Codes of the clubs to read; default: all 32. */
  readonly clubs?: readonly string[];
  /** True when `season` is being played: the rosters are today's. */
  readonly current?: boolean;
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
      fetched.notes.push({ key: 'note.noRoster', figures: { club, season } });
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
    if (!answer.ok) fetched.faults.push({ id, name, field: 'player', why: [reasonOf(answer.refusal)] });
    else if (answer.value === null) fetched.faults.push({ id, name, field: 'player', why: [{ key: 'nhl.noPage' }] });
    else {
      fetched.pages.set(id, answer.value.page);
      fetched.faults.push(...faultsOf(answer.value, 'player').map((fault) => ({ ...fault, id, name })));
    }
  }
}

export function nameOf(fetched: Fetched, id: number): string | null {
  const onRoster = fetched.roster.get(id)?.player;
  return onRoster === undefined
    ? (fetched.strangers.get(id)?.name ?? null)
    : `${onRoster.firstName} ${onRoster.lastName}`;
}
