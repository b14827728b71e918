import { sql, type Insertable } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, clockNow, exact, insteadOf } from '../platform/database/sql.js';
import type { Tables } from '../platform/database/table.js';
import { inForce } from '../players/player-cost.queries.js';

/* Contracts of leagues with salaries of their own. Leagues on NHL cap hits have no rows. */

type Contract = Omit<Insertable<Tables['league_contract']>, 'league_id' | 'signed_at' | 'released_at'>;

const COLUMNS = ['league_id', 'player_id', 'salary', 'first_season', 'last_season', 'kind', 'source'] as const;

/** Gives players these contracts instead of any that they have. */
export async function setContracts(db: Db, leagueId: string, contracts: readonly Contract[]): Promise<void> {
  if (contracts.length === 0) return;
  const rows = contracts.map((contract) => ({ ...contract, league_id: leagueId }));
  await db
    .insertInto('league_contract')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('league_contract', rows, 'given')).select(COLUMNS))
    .onConflict((known) =>
      known.columns(['league_id', 'player_id']).doUpdateSet({
        ...insteadOf(COLUMNS, ['league_id', 'player_id']),
        // A correction is the same contract, so that retained parts of it stay.
        signed_at: sql<Date>`case when ${sql.ref('league_contract.released_at')} is null
          then ${sql.ref('league_contract.signed_at')} else ${clockNow} end`,
        released_at: null,
      }),
    )
    .execute();
}

export async function removeContract(db: Db, leagueId: string, playerId: number): Promise<void> {
  await db.deleteFrom('league_contract').where('league_id', '=', leagueId).where('player_id', '=', playerId).execute();
}

/** The league's contracts as stored, for `putBackContracts`. */
export const storedContracts = (db: Db, leagueId: string) =>
  db
    .selectFrom('league_contract')
    .select(({ ref }) => [
      ...COLUMNS.slice(1),
      exact(ref('signed_at')).as('signed_at'),
      exact(ref('released_at')).as('released_at'),
    ])
    .where('league_id', '=', leagueId)
    .orderBy('player_id')
    .execute();
export type StoredContract = Awaited<ReturnType<typeof storedContracts>>[number];

/** Replaces all contracts of a league by stored ones. */
export async function putBackContracts(db: Db, leagueId: string, stored: readonly StoredContract[]): Promise<void> {
  await db.deleteFrom('league_contract').where('league_id', '=', leagueId).execute();
  if (stored.length === 0) return;
  const columns = [...COLUMNS, 'signed_at', 'released_at'] as const;
  const rows = stored.map((contract) => ({ ...contract, league_id: leagueId }));
  await db
    .insertInto('league_contract')
    .columns(columns)
    .expression(db.selectFrom(asRows('league_contract', rows, 'given')).select(columns))
    .execute();
}

/** Ends the contracts of players who leave their teams. While they are on waivers, a claim can take the contract. */
export async function releaseContracts(db: Db, leagueId: string, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await db
    .updateTable('league_contract')
    // Not before the waiver of this transaction, which begins at its `now()`.
    .set({ released_at: clockNow })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .where('released_at', 'is', null)
    .execute();
}

/** Writes the dead cap of a contract that was released in this transaction. */
export async function writeDeadCap(
  db: Db,
  leagueId: string,
  playerId: number,
  lines: readonly { readonly team_id: string; readonly season: string; readonly amount: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const columns = ['league_id', 'player_id', 'released_at', 'team_id', 'season', 'amount'] as const;
  await db
    .insertInto('dead_cap')
    .columns(columns)
    .expression(
      db
        .selectFrom('league_contract as k')
        .innerJoin(asRows('dead_cap', lines, 'given'), (on) => on.onTrue())
        .select(['k.league_id', 'k.player_id', 'k.released_at', 'given.team_id', 'given.season', 'given.amount'])
        .where('k.league_id', '=', leagueId)
        .where('k.player_id', '=', playerId),
    )
    .execute();
}

/** Resumes the contract of a player who is added from waivers. The dead cap of the release goes. */
export async function takeContract(db: Db, leagueId: string, playerId: number): Promise<void> {
  await db
    .deleteFrom('dead_cap as d')
    .using('league_contract as k')
    .where('d.league_id', '=', leagueId)
    .where('d.player_id', '=', playerId)
    .whereRef('k.league_id', '=', 'd.league_id')
    .whereRef('k.player_id', '=', 'd.player_id')
    .whereRef('k.released_at', '=', 'd.released_at')
    .where(inForce)
    .execute();
  await db
    .updateTable('league_contract as k')
    .set({ released_at: null })
    .where('k.league_id', '=', leagueId)
    .where('k.player_id', '=', playerId)
    .where('k.released_at', 'is not', null)
    .where(inForce)
    .execute();
}

/** Resumes the contracts of players whose release since then is undone. */
export async function resumeContracts(
  db: Db,
  leagueId: string,
  playerIds: readonly number[],
  since: string,
): Promise<void> {
  await db
    .updateTable('league_contract')
    .set({ released_at: null })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .where('released_at', '>=', sql<Date>`${since}::timestamptz`)
    .execute();
}
