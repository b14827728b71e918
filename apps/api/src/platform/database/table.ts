import { defineEntity } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

/**
 * All tables of the database with their columns, by name. Each feature adds its own tables next to its entities, so
 * that queries can join any of them with checked columns.
 */
export interface Tables {}

/** Runs queries on the pool or within a transaction; the receiver does not need to know which. */
export type Db = Kysely<Tables>;

/** Table types of some entities, for `interface Tables`. */
export type TablesOf<E extends { name: string }> = InferKyselyDB<E, Naming>;

/** Entities are named like their tables and properties like their columns: one name from the database to the answer. */
interface Naming {
  readonly tableNamingStrategy: 'entity';
  readonly columnNamingStrategy: 'property';
}

/**
 * Declares a table column by column, as the migrations created it (`entities.api.test.ts` compares them). Each column
 * of a composite primary key is marked.
 */
export const table = <const N extends string, const P extends Record<string, unknown>>(name: N, properties: P) =>
  defineEntity({ name, tableName: name, properties });
