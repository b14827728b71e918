import type { JoinablePlayer, Joined } from '@crease/core/players/files/name-join.rules.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import type { RosterRow } from '@crease/core/players/files/players.import.schema.js';
import type { Db } from '../../platform/database/database.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import type { Read } from './csv.rows.js';
import { createProspects, type Prospect } from './prospects.js';
import { type Found, type JoiningLeague, joiner } from './rosters.join.js';

type Find = (row: RosterRow) => Found | Extract<Joined, { id: null }>;

export interface RowJoins {
  readonly join: Find;
  /** Rows that may mean a namesake of the player. */
  readonly namesakes: ReadonlyMap<Read<RosterRow>, JoinablePlayer>;
  readonly prospects: ReadonlyMap<number, Prospect>;
}

/** Joins each row once, and creates the prospects that rows ask for (not in leagues on the sample). */
export async function joinRows(
  db: Db,
  league: JoiningLeague,
  rows: readonly Read<RosterRow>[],
  today: string,
): Promise<RowJoins> {
  const find = await joiner(
    db,
    league,
    rows.map(({ data }) => data),
  );
  const joins = new Map<RosterRow, ReturnType<Find>>();
  const yieldNow = createYield();
  for (const { data } of rows) {
    joins.set(data, find(data));
    await yieldNow();
  }
  const join: Find = (data) => joins.get(data) ?? find(data);
  const namesakes = namesakesAmong(rows, join);
  const unknown = (read: Read<RosterRow>) => namesakes.has(read) || join(read.data).id === null;
  const asked = league.is_sample ? [] : rows.filter((read) => read.data.create && unknown(read));
  return { join, namesakes, prospects: await createProspects(db, today, asked) };
}

/**
 * Finds namesakes: rows that give one player several clubs, or a club and none. Only the row with the player's own club
 * is that player; without such a row none is. Returns the other rows with the player they name.
 */
function namesakesAmong<T extends { readonly data: RosterRow }>(
  reads: readonly T[],
  find: Find,
): Map<T, JoinablePlayer> {
  const byPlayer = new Map<JoinablePlayer, T[]>();
  for (const read of reads) {
    const found = read.data.nhl_id === null ? find(read.data) : null;
    if (found?.id == null || found.player === null) continue;
    byPlayer.set(found.player, [...(byPlayer.get(found.player) ?? []), read]);
  }
  const others = new Map<T, JoinablePlayer>();
  for (const [player, named] of byPlayer) {
    if (new Set(named.map(({ data }) => data.nhl_team)).size < 2) continue;
    // A row without a club is ambiguous, even if the player has no club.
    for (const read of named)
      if (read.data.nhl_team === null || read.data.nhl_team !== player.nhl_club) others.set(read, player);
  }
  return others;
}

export const candidateOf = ({ id, full_name: name, position, nhl_club: club }: JoinablePlayer) => ({
  id,
  name,
  position,
  club,
});

export function unjoined(candidates: readonly JoinablePlayer[]): ReportSaid[] {
  if (candidates.length === 0) return [{ key: 'player.unknown' }];
  const key = candidates.length === 1 ? 'player.similar' : 'player.several';
  return [{ key, figures: { candidates: candidates.slice(0, 3).map(candidateOf) } }, { key: 'player.giveId' }];
}
