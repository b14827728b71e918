import { randomBytes } from 'node:crypto';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { schema } from '../../../schema.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { migrate } from './migrate.js';
import { checksumOf, lackingOf } from './migration.checks.js';

const { migrations } = schema;
let database: TestDatabase;
let client: pg.Client;
const dropped: Promise<void>[] = [];

async function open(empty: boolean): Promise<void> {
  database = await createTestDatabase({ empty });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}
const rows = async <R extends object>(text: string, params: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, params)).rows;
const names = async () =>
  (await rows<{ name: string }>('select name from migration order by id')).map(({ name }) => name);
const checksums = () =>
  rows<{ name: string; checksum: string }>('select name, checksum from migration_checksum order by name');
const expected = migrations
  .map((migration) => ({ name: migration.name, checksum: checksumOf(migration) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

afterEach(async () => {
  await client.end();
  dropped.push(database.drop());
});
afterAll(() => Promise.all(dropped));

/**
 * Checksums of released migrations. This test fails when a released migration is edited instead of adding a new one.
 */
const RELEASED: Record<string, string> = {
  Migration20261120000000_foundation: '097c3e1b3a31463562133eec3aa1938b',
  Migration20261121000000_seasons: 'e6976f14cc8e6c5a0c14687794ccdc2d',
  Migration20261121010000_trades: 'aac535e03e244c8cc41df0e14e9d4ab1',
  Migration20261121020000_pick_history: 'ce1f44c20e1d4afc3f9149a0bf9c1d6e',
  Migration20261123000000_accounts: '5c5cadea47de0c5b48a12173667dd271',
  Migration20261124000000_league_life: 'b2e16222834ebae1902a3b0d15ed59c0',
  Migration20261125000000_retained_part: 'e6c4f0ca47a98203a8d80f799fbdf883',
  Migration20261126000000_undone_retention: 'f543ccd7b3363e467028175156179f52',
  Migration20261127100000_claim_moves: '00e573f9ba48472e1ce1acebc453abb5',
  Migration20261127200000_phase_changes: '4a2fa7357980f44635fe7207f5babd5e',
  Migration20261127300000_setting_changes: 'ad44d13be6c85047c743caa620fc0dea',
  Migration20261127400000_compensatory_picks: '8bc34b7cf7c71149a86014df7e60bf19',
  Migration20261127500000_world: '1079fe0ba433b102ba0d430b21a2626e',
  Migration20261127700000_declined_invitations: 'b8b3b95b2d138b93766ac21b744220ca',
  Migration20261127800000_own_trades: '8de89acaf252c918c053742e27c4a742',
  Migration20261127800001_sealed_mail: 'd384af90b0f197a6143f9fcab46f6e97',
  Migration20261128600000_roster_note: '6358f9ed81c6355b9cdfbb7ac1d43dfe',
  Migration20261128700000_job_run: '5e703257bedbfe00fac41ddfa2167040',
  Migration20261128800000_draft_night: '22636ed9cf9e2b10acd23258f8d7a26d',
  Migration20261128830000_draft_reactions: '3c2a495fcd11fad5ce2f6378cbaeb4ef',
  Migration20261128840000_wishes: '1a56a4e1c6fa6664adb9cbbc4db60f82',
  Migration20261128860000_notices: 'c043ea4d4fc2cdc14b8a002354525843',
  Migration20261128897000_kept_sessions: 'da7b743a161cbe3a21f89e459edd889b',
  Migration20261129010000_push: '38097ba34c2b077fa4a24339c5662f5e',
  Migration20261129020000_league_webhook: '324b125573a5ac4f0dba24891ef01ec7',
  Migration20261129040000_talk: '8e7d2995e619d1c2fbd3e2093b5a1b73',
  Migration20261129060000_scoring_categories: '1b3bf254e93f385ab9f55b6aab3c0025',
  Migration20261129070000_farm: 'e22223986bc2d4737ac123e715756717',
  Migration20261129080000_move_in: 'f758ea6c6738e170564e1d96bf309d1c',
  Migration20261129071000_keepers: 'b3ede92daa3375c0dee5dcee57145a35',
  Migration20261130020000_live: '0b5a5831ac438b56759c1cd4f53d5e2d',
  Migration20261130030000_brought_along: '900dc0b6719f59358783fd6a10c0ffdc',
  Migration20261130070000_retained_dollars: '5655bd0ccb4da371bcfe80974904199a',
  Migration20261130071000_keeper_picks: 'af457590d09716b02f500ad4d2591941',
  Migration20261130050000_desk: '12d779e933bbe981c8d4a33f32a4f388',
  Migration20261130040000_invited_accounts: '13877e60f0e81292f1154ad5c8456407',
  Migration20261201010000_lineup_version: 'bd068ec38a9b75c068f0a3c917b80f12',
  Migration20261201030000_brought_rosters: '45c0b338080c15f6dc41c044d3a885ac',
  Migration20261201031000_brought_picks: '22491a39b5bd31b5aa9a1100538c3a65',
  Migration20261201020000_points_in_place: 'ac197412acfa401278197eb69ca0203d',
  Migration20261201021000_roster_report: '23121733e8a9c5066e895816ff15aba7',
  Migration20261201040000_held_notices: 'b4280e956d8fe174a93b6fe321eaf3e8',
  Migration20261201050000_sample_night: '12b85b6365baf538f17b7f7788a70c91',
  Migration20261201060000_goalie_games: '3b38a9c7b7792ea16d6ddc3b6cfd85c3',
  Migration20261201061000_brought_since: '282cf3ddfcbc98a3a052253825150a2b',
  Migration20261202040000_pick_draft: '4a5e40dbbee77e352da8f7dab93dcec0',
  Migration20261202040100_due_indexes: 'acbef2c0351efc1a4fce559c23783c35',
};

describe('migrations', () => {
  beforeEach(() => open(true));

  it('that were released are what they were', () => {
    expect(
      Object.fromEntries(expected.filter(({ name }) => name in RELEASED).map(({ name, checksum }) => [name, checksum])),
    ).toEqual(RELEASED);
  });

  it('run once when two processes start at once, and each is kept with its checksum', async () => {
    await Promise.all([migrate(database.url, schema), migrate(database.url, schema), migrate(database.url, schema)]);
    expect(await names()).toEqual(migrations.map(({ name }) => name));
    expect(await checksums()).toEqual(expected);
    await migrate(database.url, schema);
  });

  it('run in the order of their list, whatever their names are', async () => {
    const made = (name: string, statement: string) => ({
      name,
      class: class extends Migration {
        override up(): void {
          this.addSql(statement);
        }
      },
    });
    const listed = [
      ...migrations.slice(0, 2),
      made('0002_ordered', 'create table ordered (id int);'),
      made('0001_widened', 'alter table ordered add column name text;'),
    ];
    await migrate(database.url, { ...schema, migrations: listed, functions: [] });
    expect(await names()).toEqual(listed.map(({ name }) => name));
    expect(await rows('select id, name from ordered')).toEqual([]);
  });

  it('leave nothing behind when one of them fails or its process ends: the next start does all of it @long', async () => {
    await migrate(
      database.url,
      schema,
      migrations.slice(0, 3).map(({ name }) => name),
    );
    // The fourth migration creates this table and must fail.
    await client.query('create table pick_move (id int)');
    await expect(migrate(database.url, schema)).rejects.toThrow();
    expect(await names()).toEqual(migrations.slice(0, 3).map(({ name }) => name));
    await client.query('drop table pick_move');
    await migrate(database.url, schema);
    expect(await names()).toHaveLength(migrations.length);
    expect(await checksums()).toEqual(expected);
  });
});

describe('a start', () => {
  beforeEach(() => open(true));

  /** Starts a server that refuses its first connections, as PostgreSQL does while it starts. */
  async function startingServer(refusals: number): Promise<{ url: string; close(): void }> {
    const { hostname, port } = new URL(database.url);
    let left = refusals;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (left > 0) {
        left -= 1;
        socket.once('data', () => socket.end(refusalOf('57P03', 'the database system is starting up')));
        return;
      }
      const real = connect(Number(port), hostname);
      real.on('error', () => socket.destroy());
      socket.pipe(real).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    return { url: url.href, close: () => void server.close() };
  }
  const refusalOf = (code: string, message: string): Buffer => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(fields.length + 4, 1);
    return Buffer.concat([head, fields]);
  };

  it('waits for a server that is starting', async () => {
    const server = await startingServer(2);
    await migrate(server.url, schema, [migrations[0]?.name ?? '']);
    server.close();
    expect(await names()).toEqual([migrations[0]?.name]);
  });

  it('gives up a server that keeps starting, with its code', async () => {
    const server = await startingServer(Infinity);
    await expect(migrate(server.url, schema, [], { serverMs: 0, lockMs: 0 })).rejects.toMatchObject({ code: '57P03' });
    server.close();
  });

  it('gives up a migration lock that somebody holds, and names the holder', async () => {
    await client.query('select pg_advisory_lock(727001)');
    const [{ pid } = { pid: 0 }] = await rows<{ pid: number }>('select pg_backend_pid() as pid');
    await expect(migrate(database.url, schema, [], { serverMs: 0, lockMs: 5 })).rejects.toThrow(
      new RegExp(
        `^Another process has been migrating this database .* process ${pid} holds the lock\\).*start again\\.$`,
      ),
    );
  });

  it('says in one sentence which extension its user may not create', async () => {
    const role = `r_${randomBytes(6).toString('hex')}`;
    await client.query(`create role ${role} login password 'test'; grant all on schema public to ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'test';
    try {
      await expect(migrate(url.href, schema)).rejects.toThrow(
        /^DATABASE_URL: this user may not create the extension pg_trgm .*"create extension pg_trgm".*start again\.$/,
      );
    } finally {
      await client.query(`drop owned by ${role}; drop role ${role}`);
    }
  });
});

describe('a start on a migrated database', () => {
  beforeEach(() => open(false));

  it('finds its schema to be what the migrations make', async () => {
    expect(await lackingOf(client, migrations, schema.functions)).toEqual([]);
  });

  it('keeps the checksums of migrations that ran before any was kept, once the schema is what they make', async () => {
    await client.query('drop table migration_checksum');
    await migrate(database.url, schema);
    expect(await checksums()).toEqual(expected);
    expect(await rows('select 1 from pg_namespace where nspname = $1', ['crease_schema_check'])).toEqual([]);
    // Simulates a process that died between migration and checksum.
    await client.query('delete from migration_checksum where name = $1', [migrations[2]?.name]);
    await migrate(database.url, schema);
    expect(await checksums()).toEqual(expected);
  });

  it('says in one sentence what a database lacks that was made before a migration was edited, and the way out', async () => {
    await client.query('drop table migration_checksum');
    await client.query(
      'drop trigger roster_entry_retention on roster_entry; drop function end_own_retention(); alter table trade drop column trade_rules',
    );
    await expect(migrate(database.url, schema)).rejects.toThrow(
      /^This database was made by another version of the same migrations and differs in column trade\.trade_rules, function end_own_retention\(\), trigger roster_entry\.roster_entry_retention: make a backup \("npm run backup"\) and restore it \("npm run restore"\), which builds the schema anew and carries the data over\.$/,
    );
    expect(await checksums()).toEqual([]);
  });

  it('refuses migrations that were edited after they ran', async () => {
    await client.query(`update migration_checksum set checksum = 'of another text' where name = $1`, [
      migrations[1]?.name,
    ]);
    await expect(migrate(database.url, schema)).rejects.toThrow(`differs in what ${migrations[1]?.name} made`);
  });

  it('refuses a database of a newer version', async () => {
    await client.query(`insert into migration (name, executed_at) values ('Migration29991231000000_future', now())`);
    await expect(migrate(database.url, schema)).rejects.toThrow(
      /brought forward by a newer version of Crease \(Migration29991231000000_future\)/,
    );
  });
});

describe('functions of the database', () => {
  beforeEach(() => open(false));

  const FIRST = 'create or replace function answer() returns int language sql as $$ select 1 $$;';
  const withAnswer = (text: string) => ({ ...schema, functions: [...schema.functions, { name: 'answer', text }] });
  const answer = async () => (await rows<{ answer: number }>('select answer()'))[0]?.answer;

  it('become what their files say at the next start, and stay so', async () => {
    await migrate(database.url, withAnswer(FIRST));
    expect(await answer()).toBe(1);
    const second = withAnswer(FIRST.replace('select 1', 'select 2'));
    await migrate(database.url, second);
    expect(await answer()).toBe(2);
    await client.query(FIRST.replace('select 1', 'select 3'));
    await migrate(database.url, second);
    expect(await answer()).toBe(3);
  });

  it('are all as before when one of them cannot be made', async () => {
    await migrate(database.url, withAnswer(FIRST));
    const broken = withAnswer(FIRST.replace('select 1', 'select 2'));
    const wrong = { name: 'wrong', text: 'create or replace function wrong() returns int language sql as $$ no $$;' };
    await expect(migrate(database.url, { ...broken, functions: [...broken.functions, wrong] })).rejects.toThrow();
    expect(await answer()).toBe(1);
    await migrate(database.url, broken);
    expect(await answer()).toBe(2);
  });

  it('may differ from what a migration once made, also where no checksum was kept', async () => {
    const changed = schema.functions.map(({ name, text }) =>
      name === 'beat' ? { name, text: text.replace("interval '2 seconds'", "interval '3 seconds'") } : { name, text },
    );
    await migrate(database.url, { ...schema, functions: changed });
    await client.query('drop table migration_checksum');
    await migrate(database.url, { ...schema, functions: changed });
    expect(await checksums()).toEqual(expected);
  });
});
