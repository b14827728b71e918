import { afterAll, describe, expect, it } from '@jest/globals';
import { MikroORM, type EntityMetadata, type EntityProperty } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase } from '../../../testing/test-database.js';
import { schema } from '../../../schema.js';
import { ormConfig } from './orm.config.js';

const database = await createTestDatabase();
const orm = await MikroORM.init(ormConfig(database.url, schema, 2));
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await orm.close(true);
  await database.drop();
});

const FOREIGN = /^(migration|migration_checksum|function_checksum|socket_io_attachments|bullmq.*)$/;

const COLUMNS = `
  select c.relname as "table", a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    a.attidentity <> '' as counted, d.adbin is not null as "default",
    coalesce(a.attnum = any(i.indkey[0:i.indnkeyatts - 1]), false) as primary
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

interface Shape {
  readonly type: string;
  readonly nullable: boolean;
  readonly primary: boolean;
  readonly counted: boolean;
  readonly default: boolean;
}

/** PostgreSQL has two names for some types. */
const SAME: Readonly<Record<string, string>> = {
  serial: 'integer',
  bigserial: 'bigint',
  int: 'integer',
  'int[]': 'integer[]',
  timestamptz: 'timestamp with time zone',
  'timestamptz(6)': 'timestamp with time zone',
  'timestamptz(0)': 'timestamp with time zone',
  'timestamp(6) with time zone': 'timestamp with time zone',
  'varchar(255)': 'character varying(255)',
  'numeric(10,0)': 'numeric',
  'char(1)': 'character(1)',
};
const typed = (type: string): string => SAME[type] ?? type;

const declared = (property: EntityProperty): Shape => ({
  type: typed(property.columnTypes[0] ?? ''),
  nullable: property.nullable === true,
  primary: property.primary === true,
  counted: property.autoincrement === true,
  default: property.autoincrement !== true && (property.default !== undefined || property.defaultRaw !== undefined),
});

describe('the entities and the migrated database', () => {
  it('have the same tables and the same columns: type, null, primary key, default', async () => {
    const { rows } = await client.query<Shape & { table: string; column: string }>(COLUMNS);
    const inDatabase = Object.fromEntries(
      rows
        .filter((row) => !FOREIGN.test(row.table))
        .map(({ table, column, ...shape }) => [`${table}.${column}`, { ...shape, type: typed(shape.type) }]),
    );
    const metadata = schema.entities.map((entity) => orm.getMetadata().get(entity.meta.class) as EntityMetadata);
    const inEntities = Object.fromEntries(
      metadata.flatMap(({ tableName, props }) =>
        props.map((property) => [`${tableName}.${property.fieldNames[0]}`, declared(property)]),
      ),
    );
    expect(inEntities).toEqual(inDatabase);
  });

  it('are at the newest migration', async () => {
    expect(await orm.migrator.getPending()).toEqual([]);
  });
});
