import { sql } from 'kysely';
import type { OtherAccount } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ContractRecord } from '@crease/core/players/files/import.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows } from '../platform/database/sql.js';
import { contractKey, inParts } from './players.tables.js';

/* Disagreeing reports of a cap hit, stored next to the contract in force. */

export async function readAccounts(db: Db, playerIds: Iterable<number>): Promise<Map<string, OtherAccount[]>> {
  const rows = await db
    .selectFrom('contract_account')
    .select(['player_id', 'season', 'origin', 'record', 'settled'])
    .where('player_id', '=', anyOf([...playerIds]))
    .execute();
  const found = new Map<string, OtherAccount[]>();
  for (const { player_id, season, ...account } of rows) {
    const key = contractKey({ player_id, season });
    found.set(key, [...(found.get(key) ?? []), account]);
  }
  return found;
}

/** Stores disagreeing reports; a source's new report replaces its earlier one. */
export async function writeAccounts(db: Db, accounts: readonly OtherAccount[]): Promise<void> {
  const last = new Map(accounts.map((account) => [`${contractKey(account.record)} ${account.origin}`, account]));
  for (const part of inParts([...last.values()]))
    await db
      .insertInto('contract_account')
      .columns(['player_id', 'season', 'origin', 'record', 'settled'])
      .expression(
        db
          .selectFrom(
            asRows(
              'contract_account',
              part.map(({ origin, record, settled }) => ({
                player_id: record.player_id,
                season: record.season,
                origin,
                record,
                settled,
              })),
              'given',
            ),
          )
          .select(['player_id', 'season', 'origin', 'record', 'settled']),
      )
      .onConflict((known) =>
        known.columns(['player_id', 'season', 'origin']).doUpdateSet(({ ref }) => ({
          record: ref('excluded.record'),
          settled: ref('excluded.settled'),
        })),
      )
      .execute();
}

export async function dropAgreeing(
  db: Db,
  contracts: readonly Pick<ContractRecord, 'player_id' | 'season'>[],
): Promise<void> {
  for (const part of inParts(contracts))
    await db
      .deleteFrom('contract_account as a')
      .using('contract as c')
      .using(asRows('contract', part, 'given'))
      .whereRef('c.player_id', '=', 'a.player_id')
      .whereRef('c.season', '=', 'a.season')
      .whereRef('given.player_id', '=', 'a.player_id')
      .whereRef('given.season', '=', 'a.season')
      .where(({ ref }) => sql<boolean>`(${ref('a.record')} ->> 'cap_hit')::int = ${ref('c.cap_hit')}`)
      .execute();
}

export const openAccounts = (db: Db) =>
  db
    .selectFrom('contract_account as a')
    .innerJoin('contract as c', (on) => on.onRef('c.player_id', '=', 'a.player_id').onRef('c.season', '=', 'a.season'))
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .where('a.settled', '=', false);

/** Settles open disagreements in favour of the stored figure. */
export async function keepStanding(
  db: Db,
  accounts: readonly { readonly player_id: number; readonly season: string; readonly origin: string }[],
): Promise<void> {
  for (const part of inParts(accounts))
    await db
      .updateTable('contract_account as a')
      .from(asRows('contract_account', part, 'given'))
      .set({ settled: true })
      .whereRef('given.player_id', '=', 'a.player_id')
      .whereRef('given.season', '=', 'a.season')
      .whereRef('given.origin', '=', 'a.origin')
      .execute();
}
