import type { Place } from '@crease/core/position.js';
import { settleClaims } from '../free-agents/claims.queries.js';
import { insertEvent, sqlOf, type Db } from '../platform/database/database.js';
import { anyOf, asRows, clockNow } from '../platform/database/sql.js';
import { voidPromises } from '../trades/promises.queries.js';

/** A player's place on a team. */
export interface Held {
  readonly player_id: number;
  readonly team_id: string;
  readonly place: Place;
}

/** What a file changes: new names of teams, players who come, move or change their place, and players who leave. */
export interface RosterChanges {
  readonly renamed: readonly { readonly id: string; readonly to: string }[];
  readonly changes: readonly Held[];
  readonly gone: readonly Held[];
  /** Everybody who is on a team before it. */
  readonly held: ReadonlyMap<number, Held>;
}

/** Writes what a file changes, and ends the claims and promises that it makes void. */
export async function writeRosters(
  db: Db,
  leagueId: string,
  { renamed, changes, gone, held }: RosterChanges,
): Promise<void> {
  for (const { id, to } of renamed) await db.updateTable('team').set({ name: to }).where('id', '=', id).execute();
  if (gone.length > 0)
    await db
      .deleteFrom('roster_entry')
      .where('league_id', '=', leagueId)
      .where('player_id', '=', anyOf(gone.map(({ player_id }) => player_id)))
      .execute();
  const added = changes.filter(({ player_id }) => !held.has(player_id));
  const moved = changes.filter(
    ({ player_id, team_id }) => held.has(player_id) && held.get(player_id)?.team_id !== team_id,
  );
  const placed = changes.filter(({ player_id, team_id }) => held.get(player_id)?.team_id === team_id);
  if (added.length > 0) await addPlayers(db, leagueId, added);
  if (moved.length > 0)
    await db
      .updateTable('roster_entry as r')
      .from(rowsOf(leagueId, moved))
      .set(({ ref }) => ({
        team_id: ref('given.team_id'),
        place: ref('given.place'),
        acquired_at: clockNow,
        acquired_by: 'import',
      }))
      .whereRef('r.league_id', '=', 'given.league_id')
      .whereRef('r.player_id', '=', 'given.player_id')
      .execute();
  if (placed.length > 0)
    await db
      .updateTable('roster_entry as r')
      .from(rowsOf(leagueId, placed))
      .set(({ ref }) => ({ place: ref('given.place') }))
      .whereRef('r.league_id', '=', 'given.league_id')
      .whereRef('r.player_id', '=', 'given.player_id')
      .execute();
  await voidPromises(
    { db, record: async (event) => void (await insertEvent(sqlOf(db), event)) },
    leagueId,
    [...gone, ...moved].map(({ player_id }) => player_id),
    'The rosters were imported, and the player is not on the team any more.',
  );
}

const rowsOf = (leagueId: string, entries: readonly Held[]) =>
  asRows(
    'roster_entry',
    entries.map(({ player_id, team_id, place }) => ({ league_id: leagueId, player_id, team_id, place })),
    'given',
  );

async function addPlayers(db: Db, leagueId: string, added: readonly Held[]): Promise<void> {
  await db
    .insertInto('roster_entry')
    .columns(['league_id', 'player_id', 'team_id', 'place', 'acquired_by', 'acquired_at', 'since'])
    .expression(
      db
        .selectFrom(rowsOf(leagueId, added))
        .select(({ val }) => [
          'given.league_id',
          'given.player_id',
          'given.team_id',
          'given.place',
          val('import').as('acquired_by'),
          clockNow.as('acquired_at'),
          clockNow.as('since'),
        ]),
    )
    .execute();
  await settleClaims(
    db,
    leagueId,
    added.map(({ player_id }) => player_id),
    'The rosters were imported, and the player is on a team.',
  );
}
