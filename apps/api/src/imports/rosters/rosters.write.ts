import type { Place } from '@crease/core/position.js';
import { settleClaims } from '../../free-agents/claims.queries.js';
import { renameTeam } from '../../leagues/league.tables.js';
import type { Db } from '../../platform/database/database.js';
import { appendEvent } from '../../platform/database/append-event.js';
import { importRosters, releasePlayers } from '../../teams/roster.writer.js';
import { voidPromises } from '../../trades/promises.queries.js';

export interface Held {
  readonly player_id: number;
  readonly team_id: string;
  readonly place: Place;
}

export interface RosterChanges {
  readonly renamed: readonly { readonly id: string; readonly to: string }[];
  readonly changes: readonly Held[];
  readonly gone: readonly Held[];
  readonly held: ReadonlyMap<number, Held>;
}

/** Writes a file's changes, and cancels claims and promises that they invalidate. */
export async function writeRosters(
  db: Db,
  leagueId: string,
  { renamed, changes, gone, held }: RosterChanges,
): Promise<void> {
  for (const { id, to } of renamed) await renameTeam(db, id, to);
  if (gone.length > 0) await releasePlayers(db, leagueId, { playerIds: gone.map(({ player_id }) => player_id) });
  const added = changes.filter(({ player_id }) => !held.has(player_id));
  const moved = changes.filter(
    ({ player_id, team_id }) => held.has(player_id) && held.get(player_id)?.team_id !== team_id,
  );
  const placed = changes.filter(({ player_id, team_id }) => held.get(player_id)?.team_id === team_id);
  await importRosters(db, leagueId, { joined: added, moved, placed });
  if (added.length > 0)
    await settleClaims(
      db,
      leagueId,
      added.map(({ player_id }) => player_id),
      { key: 'rostersImported' },
    );
  await voidPromises(
    { db, record: async (event) => void (await appendEvent(db, event)) },
    leagueId,
    [...gone, ...moved].map(({ player_id }) => player_id),
    { key: 'rostersImported' },
  );
}
