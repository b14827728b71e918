import type pg from 'pg';
import type { OwnedTable } from '../table.js';
import {
  CITUS_SETTINGS,
  COPIED_TABLES,
  DELEGATED_FUNCTIONS,
  DROPPED_KEYS,
  keyStatements,
} from './distribution.obstacles.js';

/**
 * The place of a table on a cluster. The last two are on the coordinator only: `known` tables are in the metadata of
 * Citus, which foreign keys to shared tables need. `plain` tables are not, so Citus does not plan their statements.
 */
type Place = 'distributed' | 'reference' | 'known' | 'plain';

/** Foreign keys that are dropped until both of their tables are in place. A later start adds those that remain. */
const NOTES =
  'create table if not exists distribution_key (from_table text, name text, definition text not null, primary key (from_table, name))';

const KEYS = `
  select o.conname as name, o.conrelid::regclass::text as "from", pg_get_constraintdef(o.oid) as definition
  from pg_constraint o
  where o.contype = 'f' and o.connamespace = current_schema()::regnamespace
    and (o.conrelid::regclass::text = any ($1) or o.confrelid::regclass::text = any ($1))`;

/** `keyed` tables have a foreign key, or one that waits to be added again. */
const PLACES = `
  select c.relname as name, case
      when d.partmethod = 'h' then 'distributed' when d.repmodel = 't' then 'reference' when d.partmethod is null then 'plain'
      else 'known' end as place,
    exists (select from pg_constraint where conrelid = c.oid and contype = 'f')
      or exists (select from distribution_key where from_table = c.relname) as keyed
  from pg_class c left join pg_dist_partition d on d.logicalrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

/**
 * Distributes the tables of a database that has the extension Citus and the setting `crease.distribute`: tables of
 * leagues by league, shared tables to each machine. Other tables stay on the coordinator. Does nothing without both,
 * and nothing that an earlier start has done. Each step is its own transaction: an interrupted run continues with the
 * next start.
 */
export async function distributeTables(client: pg.Client, tables: readonly OwnedTable[]): Promise<void> {
  if ((await client.query(CITUS)).rowCount === 0) return;
  await client.query(NOTES);
  for (const statement of CITUS_SETTINGS) await client.query(statement);
  await client.query(`set citus.multi_shard_modify_mode to 'sequential'`);
  await client.query('set citus.enable_unsafe_triggers to on');
  const missing = await missingTables(client, tables);
  if (missing.length > 0) {
    await noteKeys(
      client,
      missing.map(({ name }) => name),
    );
    for (const { name, place } of missing) await client.query(`select ${CALLS[place]}`, [name]);
  }
  await addKeys(client);
  for (const name of DELEGATED_FUNCTIONS) await client.query(DELEGATE, [name]);
}

/** Makes a function run on the machine of the league that its argument `p_league` names, outside transactions. */
const DELEGATE = `
  select create_distributed_function(p.oid::regprocedure, 'p_league', colocate_with => 'league')
  from pg_proc p
  where p.proname = $1 and p.pronamespace = current_schema()::regnamespace and not exists (
    select from pg_dist_object o
    where o.classid = 'pg_proc'::regclass and o.objid = p.oid and o.distribution_argument_index is not null)`;

/** Returns one row when the database has the extension and its setting enables distribution. */
export const CITUS = `select extversion from pg_extension
  where extname = 'citus' and current_setting('crease.distribute', true) = 'on'`;

export const MACHINES = 'select distinct groupid as id from pg_dist_node order by groupid';

const CALLS: Readonly<Record<Exclude<Place, 'plain'>, string>> = {
  distributed: `create_distributed_table($1::text::regclass, case $1::text when 'league' then 'id' else 'league_id' end,
    colocate_with => case $1::text when 'league' then 'default' else 'league' end)`,
  reference: 'create_reference_table($1::text::regclass)',
  known: 'citus_add_local_table_to_metadata($1::text::regclass)',
};

/** The tables that are not in place yet: shared ones first, then `league`, which the others follow. */
async function missingTables(client: pg.Client, tables: readonly OwnedTable[]) {
  const { rows } = await client.query<{ name: string; place: Place; keyed: boolean }>(PLACES);
  const present = new Map(rows.map((table) => [table.name, table]));
  const placeOf = ({ kind, meta: { tableName: name } }: OwnedTable): Place => {
    if (kind === 'shared' || COPIED_TABLES.includes(name)) return 'reference';
    if (kind === 'league') return 'distributed';
    return present.get(name)?.keyed === true ? 'known' : 'plain';
  };
  const wanted = tables.map((table) => ({ name: table.meta.tableName, place: placeOf(table) }));
  const rankOf = (name: string) => (name === 'league' ? 0 : 1);
  return (['reference', 'distributed', 'known'] as const).flatMap((place) =>
    wanted
      .filter((table) => table.place === place && present.get(table.name)?.place !== place)
      .sort((a, b) => rankOf(a.name) - rankOf(b.name))
      .map(({ name }) => ({ name, place })),
  );
}

/** Drops the foreign keys of tables and to them, and notes their definitions. */
async function noteKeys(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; from: string; definition: string }>(KEYS, [names]);
  for (const { name, from, definition } of rows) {
    await client.query('begin');
    if (!leftOut(from, definition))
      await client.query('insert into distribution_key (from_table, name, definition) values ($1, $2, $3)', [
        from,
        name,
        definition,
      ]);
    await client.query(`alter table ${from} drop constraint ${name}`);
    await client.query('commit');
  }
}

const leftOut = (from: string, definition: string): boolean =>
  DROPPED_KEYS.some((key) => {
    const [table, column] = key.split('.');
    return table === from && definition.startsWith(`FOREIGN KEY (${column})`);
  });

async function addKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; from_table: string; definition: string }>(
    'select name, from_table, definition from distribution_key order by from_table, name',
  );
  for (const { name, from_table: from, definition } of rows) {
    await client.query('begin');
    for (const statement of keyStatements(from, name, definition)) await client.query(statement);
    await client.query('delete from distribution_key where from_table = $1 and name = $2', [from, name]);
    await client.query('commit');
  }
}
