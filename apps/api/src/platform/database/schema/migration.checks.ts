import { hash } from 'node:crypto';
import type pg from 'pg';
import type { SqlFunction } from './functions.js';
import type { Schema } from './orm.config.js';

export type ListedMigration = Schema['migrations'][number];

/** Returns a migration's statements: plain SQL that does not depend on the database's content. */
export function statementsOf({ name, class: Class }: ListedMigration): string[] {
  // Collecting statements needs no driver.
  const migration = new Class(undefined, undefined);
  void migration.up();
  return migration.getQueries().map((query) => {
    if (typeof query !== 'string') throw new Error(`${name} is not plain SQL`);
    return query;
  });
}

/** Checksum of a migration's SQL. Comments and whitespace do not count. */
export function checksumOf(migration: ListedMigration): string {
  const sql = statementsOf(migration).join(';').replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return hash('sha256', sql).slice(0, 32);
}

interface Thing {
  readonly kind: string;
  readonly name: string;
  readonly definition: string;
}

/** Objects of the schema $1, without the schema's name. */
const THINGS = `
  select kind, name::text, replace(definition, $1 || '.', '') as definition from (
    select 'column' as kind, c.relname || '.' || a.attname as name,
      format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || a.attidentity::text || a.attgenerated::text as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select 'constraint', c.relname || '.' || o.conname, pg_get_constraintdef(o.oid)
    from pg_constraint o join pg_class c on c.oid = o.conrelid where o.connamespace = $1::regnamespace and o.contype <> 'n'
    union all
    select 'index', c.relname::text, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = $1::regnamespace
    union all
    select 'function', p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', regexp_replace(regexp_replace(p.prosrc, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g') || coalesce(p.proconfig::text, '')
    from pg_proc p where p.pronamespace = $1::regnamespace and not exists (select 1 from pg_depend x where x.objid = p.oid and x.deptype = 'e')
    union all
    select 'trigger', c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = $1::regnamespace and not t.tgisinternal
  ) things`;

const SCRATCH = 'crease_schema_check';

/**
 * Lists objects that a database lacks or that differ from these migrations, like 'column trade.trade_rules'. Runs the
 * migrations in a scratch schema, compares, and rolls back.
 */
export async function lackingOf(
  client: pg.Client,
  applied: readonly ListedMigration[],
  functions: readonly SqlFunction[] = [],
): Promise<string[]> {
  // `applyFunctions` updates these anyway.
  const renewed = new Set(functions.map(({ name }) => name));
  const things = async (schema: string) => (await client.query<Thing>(THINGS, [schema])).rows;
  await client.query('begin');
  try {
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    const real = rows[0]?.schema ?? 'public';
    const has = new Map((await things(real)).map(({ kind, name, definition }) => [`${kind} ${name}`, definition]));
    await client.query(`create schema ${SCRATCH}`);
    // The real schema is second in the path for types and functions of extensions.
    await client.query(`set local search_path to ${SCRATCH}, ${real}`);
    for (const migration of applied) for (const statement of statementsOf(migration)) await client.query(statement);
    const wanted = await things(SCRATCH);
    return wanted
      .filter(({ kind, name, definition }) =>
        kind === 'function' && renewed.has(name.replace(/\(.*/s, ''))
          ? !has.has(`${kind} ${name}`)
          : has.get(`${kind} ${name}`) !== definition,
      )
      .map(({ kind, name }) => `${kind} ${name}`);
  } finally {
    await client.query('rollback');
  }
}
