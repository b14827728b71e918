import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrations } from '../../migrations/index.js';
import { schema } from '../../schema.js';
import { startTestApp } from '../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { columnList, plainClient, quoted, readManifest, tableFile, type Manifest } from './backup.format.js';
import { tablesOf } from './backup.database.js';
import { copyOut } from './copy.js';
import { restore } from './restore.js';

/*
 * Migrates databases of released versions to the newest version. Each holds a league in its second season, played by
 * test code (`testing/second-season.ts`). The test compares the data of users table by table and column by column.
 */

const fixtures = fileURLToPath(new URL('../../testing/fixtures/', import.meta.url));

/**
 * Columns that later migrations change on purpose, as `table.column`, with the reason. A table name alone means the
 * whole table.
 */
const CHANGED: Readonly<Record<string, string>> = {
  heartbeat: 'the clockwork of the process that runs',
  'draft.name': 'a name that nobody typed is stored as figures in `built`',
  'draft_queue.player_ids': 'a queue holds wishes, of which the players are some',
  'mail.body': 'tokens of invitations are taken out of the mails that hold them',
  'protection_sheet.reason': 'the sentence of a sheet that nobody handed in is a key in `why`',
  'team.picture': 'teams without a logo get the mark of their number',
  system_config: 'the present season follows the calendar where the site owner never set it',
};

const ADDED: Readonly<Record<string, RegExp>> = { stream: /^version:/ };

/** Tables whose rows a later migration divided, as they were before. */
const DIVIDED: Readonly<Record<string, string>> = {
  event: `(select id, stream, seq, league_id, type, data, rooms, actor, action_type, message, team_ids, at from event
    union all select id, stream, seq, null, type, data, rooms, actor, null, null, '{}', at from account_event) rows`,
  // The newest event at a reader's marks is the one that the single mark named.
  activity_seen: `(select s.league_id, s.user_id, max(e.id) as event_id, s.at from activity_seen s
    join event e on e.league_id = s.league_id and e.stream = s.stream and e.seq = s.seq
    group by s.league_id, s.user_id, s.at) rows`,
  move_in: `(select m.*, (select max(e.id) from move_in_mark k
      join event e on e.league_id = k.league_id and e.stream = k.stream and e.seq = k.seq
      where k.league_id = m.league_id and k.move_in_id = m.id) as event_id
    from move_in m) rows`,
  stream: '(select id, seq from stream union all select id, seq from account_stream) rows',
};

const RENAMED: Readonly<Record<string, string>> = { once: 'job_run' };

const names = (await readdir(fixtures)).filter((name) => name.startsWith('released-'));
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'crease-forward-'));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

async function unpacked(name: string): Promise<string> {
  const to = path.join(folder, name);
  await mkdir(path.join(to, 'tables'), { recursive: true });
  const files = JSON.parse(gunzipSync(await readFile(path.join(fixtures, name))).toString()) as Record<string, string>;
  for (const [file, content] of Object.entries(files))
    await writeFile(path.join(to, file), file.endsWith('.gz') ? gzipSync(content) : content);
  return to;
}

async function rowsNow(url: string, table: string, columns: readonly string[]): Promise<string[]> {
  const client = await plainClient(url);
  try {
    const to = new PassThrough();
    const all = text(to);
    await copyOut(
      client,
      `copy (select ${columnList({ columns: [...columns] })} from ${DIVIDED[table] ?? quoted(table)}) to stdout`,
      to,
    );
    to.end();
    return (await all).split('\n').filter(Boolean).sort();
  } finally {
    await client.end();
  }
}

async function rowsThen(
  from: string,
  table: string,
  { columns }: Manifest['tables'][string],
  kept: readonly string[],
): Promise<string[]> {
  const at = kept.map((column) => columns.indexOf(column));
  const lines = gunzipSync(await readFile(tableFile(from, table)))
    .toString()
    .split('\n')
    .filter(Boolean);
  return lines
    .map((line) => line.split('\t'))
    .map((cells) => at.map((index) => cells[index]).join('\t'))
    .sort();
}

test('there is a database of every release', () => expect(names).toEqual(['released-20261126.json.gz']));

test.each(names)(
  '%s is carried to the newest version, and everybody has what they had',
  async (name) => {
    const from = await unpacked(name);
    const manifest = await readManifest(from);
    const database = await createTestDatabase({ empty: true });
    databases.push(database);
    await restore({ schema, folder: from, databaseUrl: database.url, uploads: null });

    const client = await plainClient(database.url);
    const there = new Map((await tablesOf(client)).map(({ name: table, columns }) => [table, columns]));
    const { rows: ran } = await client.query<{ name: string }>('select name from migration');
    await client.end();
    expect(ran).toHaveLength(migrations.length);
    expect(manifest.tables.roster_entry?.rows).toBeGreaterThan(20);
    for (const [table, entry] of Object.entries(manifest.tables)) {
      if (CHANGED[table] !== undefined) continue;
      const kept = entry.columns.filter((column) => CHANGED[`${table}.${column}`] === undefined);
      const now = RENAMED[table] ?? table;
      expect({ table, gone: DIVIDED[table] ? [] : kept.filter((column) => !there.get(now)?.includes(column)) }).toEqual(
        {
          table,
          gone: [],
        },
      );
      const rows = (await rowsNow(database.url, now, kept)).filter((row) => ADDED[table]?.test(row) !== true);
      expect({ table, rows }).toEqual({
        table,
        rows: await rowsThen(from, table, entry, kept),
      });
    }

    const sheets = await plainClient(database.url);
    const { rows: unsent } = await sheets.query<{ reason: string | null; why: unknown; count: number }>(
      `select reason, why, count(*)::int as count from protection_sheet where why is not null group by reason, why`,
    );
    await sheets.end();
    const sheet = manifest.tables.protection_sheet;
    const said = sheet === undefined ? [] : await rowsThen(from, 'protection_sheet', sheet, ['reason']);
    const noSheet = said.filter((reason) => reason === 'No sheet was handed in.').length;
    expect(noSheet).toBeGreaterThan(0);
    expect(unsent).toEqual([{ reason: null, why: { key: 'noSheet' }, count: noSheet }]);

    // Mails contain no token of an open invitation any more, and each mail still refers to its invitation.
    const mails = await plainClient(database.url);
    const { rows: invitations } = await mails.query<{ body: string; known: boolean }>(
      `select m.body, i.id is not null as known from mail m left join invitation i on m.about = 'invitation:' || i.id where m.kind = 'invitation'`,
    );
    await mails.end();
    expect(invitations.length).toBeGreaterThan(0);
    for (const { body, known } of invitations)
      expect({ sealed: body.includes('?invitation={token}'), known }).toEqual({ sealed: true, known: true });

    const app = await startTestApp({ databaseUrl: database.url });
    try {
      expect((await app.api('GET', '/api/health')).status).toBe(200);
    } finally {
      await app.close();
    }
  },
  60_000,
);
