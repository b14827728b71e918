import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldNow } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import yazl from 'yazl';
import { namedIn, type ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { ARCHIVE_FORMAT } from '@crease/core/archive/archive.limits.js';
import type { ArchiveManifest, ArchivePerson, ArchivePlayer } from '@crease/core/archive/archive.schema.js';
import { wordIn } from '@crease/core/locale.js';
import { leagueDbOn } from '../platform/database/connection/client.js';
import type { Db } from '../platform/database/database.js';
import type { Storage } from '../platform/storage/storage.js';
import { anyOf } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';
import { noteFailure } from '../platform/failures.js';
import { tablesIn, type TableShape } from './archive.catalogue.queries.js';
import { keptNames, KEPT } from './archive.model.js';
import { LEFT, PEOPLE, PLAYERS } from './values/archive.words.js';
import { holdsOf } from './words/tables.words.js';
import { withWords } from './reading/archive.texts.js';
import { columnsOut, linesOfTable } from './archive.rows.queries.js';
import { sealOf, type ArchiveSeal } from './archive.seal.js';

const PAGE = 500;
const PICTURE = /^\/api\/uploads\/([\w.]+)$/;

interface Packing {
  readonly client: pg.Client;
  readonly leagueId: string;
  readonly file: string;
  readonly storage: Storage;
  readonly seal: ArchiveSeal;
  readonly now: Date;
}

/** Writes a league into one file, from one snapshot of the database. */
export async function packLeague({ client, leagueId, file, storage, seal, now }: Packing): Promise<ArchiveManifest> {
  await client.query('begin isolation level repeatable read read only');
  const db = await leagueDbOn(client);
  const shapes = await tablesIn(db);
  const league = await leagueFacts(db, leagueId);
  const tables: ArchiveManifest['tables'] = {};
  const files: Record<string, ArchiveManifest['files'][string]> = {};
  const ids = new Set<string>();
  const players = new Set<number>();
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file));
  // Without this handler an earlier failure would count as an unhandled rejection.
  written.catch(() => undefined);
  const add = (name: string, content: () => AsyncIterable<string | Buffer>) =>
    addEntry(zip, name, now, () => counted(content(), (entry) => (files[name] = entry)));
  const kept = keptNames().flatMap((name) => shapes.get(name) ?? []);
  for (const shape of kept) {
    const note = (rows: readonly ArchiveRow[]) => rows.forEach((row) => namedIn(row, ids, players));
    const tally = { rows: 0, columns: columnsOut(shape) };
    tables[shape.name] = tally;
    add(`json/${shape.name}.json`, () => jsonOf(pagesOf(client, db, shape, leagueId), tally, note));
    add(`csv/${shape.name}.csv`, () => csvOf(pagesOf(client, db, shape, leagueId), tally.columns));
  }
  add('json/people.json', async function* () {
    yield list(await peopleOf(db, [...ids]));
  });
  add('json/players.json', async function* () {
    yield list(await playersOf(db, [...players]));
  });
  for (const name of await picturesOf(db, leagueId)) {
    const bytes = await storage.get(name);
    if (bytes !== null)
      add(`pictures/${name}`, async function* () {
        yield bytes;
      });
  }
  add('schema.json', async function* () {
    yield `${JSON.stringify(describe(kept), null, 1)}\n`;
  });
  let manifest: ArchiveManifest | null = null;
  zip.addReadStreamLazy('manifest.json', { mtime: now }, (give) => {
    const said = {
      product: 'Crease' as const,
      format: ARCHIVE_FORMAT,
      made_at: now.toISOString(),
      league,
      tables,
      files,
    };
    manifest = { ...said, seal: sealOf(seal, said) };
    give(null, Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]));
  });
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  zip.end();
  await written;
  await client.query('commit');
  if (manifest === null) throw new Error('the archive has no manifest');
  return manifest;
}

/** Entries are read one after the other, so a later one can use the counts of earlier ones. */
const addEntry = (zip: yazl.ZipFile, name: string, mtime: Date, content: () => AsyncIterable<string | Buffer>) =>
  zip.addReadStreamLazy(name, { mtime, compressionLevel: 6 }, (give) =>
    give(null, Readable.from(content(), { objectMode: false })),
  );

async function* pagesOf(client: pg.Client, db: Db, shape: TableShape, leagueId: string): AsyncGenerator<string[]> {
  const { sql: text, parameters } = linesOfTable(db, shape, leagueId).compile();
  await client.query(`declare archive_rows no scroll cursor for ${text}`, [...parameters]);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${PAGE} from archive_rows`);
      if (rows.length === 0) return;
      yield withWords(
        shape.name,
        rows.map(({ line }) => line),
      );
      await yieldNow();
    }
  } finally {
    await client.query('close archive_rows').catch(noteFailure('archive.closeCursor'));
  }
}

async function* jsonOf(
  pages: AsyncIterable<string[]>,
  tally: { rows: number },
  note: (rows: ArchiveRow[]) => void,
): AsyncGenerator<string> {
  yield '[';
  for await (const lines of pages) {
    note(lines.map((line) => JSON.parse(line) as ArchiveRow));
    yield `${tally.rows === 0 ? '' : ','}\n${lines.join(',\n')}`;
    tally.rows += lines.length;
  }
  yield '\n]\n';
}

async function* csvOf(pages: AsyncIterable<string[]>, columns: readonly string[]): AsyncGenerator<string> {
  yield stringify([[...columns]], { bom: true });
  for await (const lines of pages)
    yield stringify(
      lines.map((line) => {
        const row = JSON.parse(line) as ArchiveRow;
        return columns.map((column) => cell(row[column]));
      }),
      // A spreadsheet would run a text that looks like a formula.
      { escape_formulas: true, cast: { boolean: String } },
    );
}

const cell = (value: unknown) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value);

const list = (rows: readonly object[]): string =>
  rows.length === 0 ? '[\n]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

async function* counted(
  content: AsyncIterable<string | Buffer>,
  done: (entry: { bytes: number; sha256: string }) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  done({ bytes, sha256: hash.digest('hex') });
}

async function leagueFacts(db: Db, leagueId: string): Promise<ArchiveManifest['league']> {
  const league = await db
    .selectFrom('league as l')
    .select(({ fn, selectFrom }) => [
      'l.id',
      'l.name',
      'l.type',
      'l.current_season as season',
      'l.phase',
      'l.is_sample as sample',
      selectFrom('team as t').select(fn.countAll<number>().as('n')).whereRef('t.league_id', '=', 'l.id').as('teams'),
    ])
    .where('l.id', '=', leagueId)
    .executeTakeFirst();
  if (!league) throw notFound('league');
  return { ...league, teams: league.teams ?? 0 };
}

/** Names of people as the whole league sees them, without addresses or account data. */
const peopleOf = (db: Db, ids: readonly string[]): Promise<ArchivePerson[]> =>
  db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();

const playersOf = (db: Db, ids: readonly number[]): Promise<ArchivePlayer[]> =>
  db
    .selectFrom('player')
    .select(['id', 'full_name as name', 'position', 'birth_date', 'nhl_club as club'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();

async function picturesOf(db: Db, leagueId: string): Promise<string[]> {
  const teams = await db.selectFrom('team').select('picture').where('league_id', '=', leagueId).execute();
  return [...new Set(teams.flatMap(({ picture }) => PICTURE.exec(picture ?? '')?.[1] ?? []))].sort();
}

function describe(shapes: readonly TableShape[]) {
  return {
    format: ARCHIVE_FORMAT,
    tables: Object.fromEntries(
      shapes.map(({ name, columns, types, key, refs }) => [
        name,
        {
          holds: wordIn('en', () => holdsOf(name)),
          columns: Object.fromEntries(columns.map((column, index) => [column, types[index]])),
          key,
          refers: refs.map(({ column, table, key: other }) => `${column} → ${table}.${other}`),
          stays_behind: KEPT[name]?.without ?? [],
        },
      ]),
    ),
    people: PEOPLE,
    players: PLAYERS,
    left: LEFT,
  };
}
