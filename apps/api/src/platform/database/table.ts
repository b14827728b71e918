import { defineEntity } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

/**
 * All tables by name. Each feature adds its own next to its entities, so that queries can join any with checked
 * columns.
 */
export interface Tables {}

/** Runs queries on the pool or within a transaction; the receiver does not need to know which. */
export type Db = Kysely<Tables>;

export type TablesOf<E extends { name: string }> = InferKyselyDB<E, Naming>;

/** Entities are named like their tables and properties like their columns. */
interface Naming {
  readonly tableNamingStrategy: 'entity';
  readonly columnNamingStrategy: 'property';
}

/**
 * The owner of a table's rows, when leagues are on several machines. `league`: one league; each row has its
 * `league_id`, and joins inside a league compare it. `shared`: all leagues, such as players, games, users and
 * configuration; each machine may have a copy. `account`: one user, in any league. `local`: the installation and its
 * processes. `table-kinds.api.test.ts` checks it.
 */
export type TableKind = 'league' | 'shared' | 'account' | 'local';

export interface OwnedTable {
  readonly kind: TableKind;
  readonly meta: { readonly tableName: string };
}

/**
 * Declares a table column by column, as the migrations created it (`entities.api.test.ts` compares them). Each column
 * of a composite primary key is marked.
 */
export const table = <const N extends string, const P extends Record<string, unknown>>(
  name: N,
  kind: TableKind,
  properties: P,
) => Object.assign(defineEntity({ name, tableName: name, properties }), { kind });
