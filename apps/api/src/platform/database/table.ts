import { defineEntity } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';

/**
 * Every table of the database by its name, each with its columns. Each feature adds the ones that it owns, beside its
 * entities, so that a query may join any of them and the compiler knows every column.
 */
export interface Tables {}

/** Queries, on the pool or within a transaction: whoever is handed one does not need to know. */
export type Db = Kysely<Tables>;

/** The tables of some entities, for `interface Tables`. */
export type TablesOf<E extends { name: string }> = InferKyselyDB<E, Naming>;

/**
 * Entities are called like their tables and properties like their columns: one name from the database to the answer.
 */
interface Naming {
  readonly tableNamingStrategy: 'entity';
  readonly columnNamingStrategy: 'property';
}

/**
 * Declares a table, column by column, as the migrations made it (`entities.api.test.ts` compares them). Primary keys of
 * several columns name each of them.
 */
export const table = <const N extends string, const P extends Record<string, unknown>>(name: N, properties: P) =>
  defineEntity({ name, tableName: name, properties });
