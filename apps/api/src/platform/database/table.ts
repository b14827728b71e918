import { defineEntity } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

/** Each feature adds its tables next to its entities, so that queries can join any of them with checked columns. */
export interface Tables {}

/** The pool or a transaction; the receiver does not need to know which. */
export type Db = Kysely<Tables>;

export type TablesOf<E extends { name: string }> = InferKyselyDB<E, Naming>;

/** One name from the database to the answer, for tables and columns. */
interface Naming {
  readonly tableNamingStrategy: 'entity';
  readonly columnNamingStrategy: 'property';
}

/**
 * Whose rows a table has, when leagues are on several machines. `league`: one league's; each row has its `league_id`,
 * and joins inside a league compare it. `shared`: all leagues', such as players, games, users and configuration; each
 * machine may have a copy. `account`: one user's, in any league. `local`: the installation and its processes. Checked
 * by `table-kinds.api.test.ts`.
 */
export type TableKind = 'league' | 'shared' | 'account' | 'local';

export interface OwnedTable {
  readonly kind: TableKind;
  readonly meta: { readonly tableName: string };
}

/**
 * Columns are as the migrations created them (`entities.api.test.ts` compares them). Each column of a composite primary
 * key is marked.
 */
export const table = <const N extends string, const P extends Record<string, unknown>>(
  name: N,
  kind: TableKind,
  properties: P,
) => Object.assign(defineEntity({ name, tableName: name, properties }), { kind });
