import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { fileApp } from '../testing/test-app.js';
import { tablesIn } from './archive.catalogue.queries.js';
import { KEPT, keptNames } from './archive.model.js';
import { LEFT } from './values/archive.words.js';
import { holdsOf } from './words/tables.words.js';

const { database } = await fileApp();
const shapes = await tablesIn(database.db);

/** Tables that refer to a league, directly or through other tables. */
function ofLeagues(): string[] {
  const found = new Set(['league']);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { name, refs } of shapes.values())
      if (refs.some(({ table, column }) => found.has(table) && column !== 'for_user')) found.add(name);
  }
  return [...found];
}

test('every table that holds something of a league is in the archive, or stays behind for a reason', () => {
  const unknown = ofLeagues().filter((table) => !(table in KEPT) && !(table in LEFT));
  // For a new table, add a row to KEPT (archive.model.ts) to export and import it, or one to LEFT (archive.words.ts)
  // with the reason.
  expect(unknown).toEqual([]);
});

test('what the archive names is there: tables, columns, and numbers that other rows count by', () => {
  for (const name of [...keptNames(), ...Object.keys(LEFT)]) expect([name, shapes.has(name)]).toEqual([name, true]);
  expect(Object.keys(LEFT).filter((name) => name in KEPT)).toEqual([]);
  for (const name of keptNames()) {
    const kept = KEPT[name];
    const shape = shapes.get(name);
    const columns = shape?.columns ?? [];
    const named = [
      ...(typeof kept?.by === 'string' ? [kept.by] : [kept?.by[0] ?? '']),
      ...(kept?.without ?? []),
      ...Object.keys(kept?.numbers ?? {}),
    ];
    expect([name, named.filter((column) => !columns.includes(column))]).toEqual([name, []]);
    if (kept && typeof kept.by !== 'string') expect(keptNames()).toContain(kept.by[1]);
  }
  // A column that refers to a sequence number must be declared in `numbers`, or it would refer to another row after an
  // import.
  for (const { name, refs } of shapes.values())
    for (const { column, table, key } of refs)
      if (name in KEPT && table in KEPT && shapes.get(table)?.counted.includes(key))
        expect([name, KEPT[name]?.numbers?.[column]]).toEqual([name, `${table}.${key}`]);
});

test('the deletion of a league finds every row that it takes along by an index', async () => {
  const { rows } = await sql<{ key: string; of: string }>`
    select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' order by a.attname)) as key,
      c.confrelid::regclass::text as of
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
    group by c.oid, c.conrelid, c.confrelid
    order by 1`.execute(database.db);
  const owned = new Set(ofLeagues());
  expect(rows.filter(({ of }) => owned.has(of)).map(({ key, of }) => `${key} of ${of}`)).toEqual([]);
});

test('docs/archive.md says what it holds', async () => {
  const text = await readFile(fileURLToPath(new URL('../../../../docs/archive.md', import.meta.url)), 'utf8');
  const lines = keptNames().map((name) => `| \`${name}\` | ${holdsOf(name)} |`);
  const left = Object.entries(LEFT).map(([name, why]) => `| \`${name}\` | ${why ?? ''} |`);
  const table = ['| table | holds |', '| --- | --- |', ...lines].join('\n');
  const staying = ['| table | why |', '| --- | --- |', ...left].join('\n');
  expect(squeezed(text)).toContain(squeezed(table));
  expect(squeezed(text)).toContain(squeezed(staying));
});

/** Removes the padding of table columns that Prettier adds. */
const squeezed = (text: string): string => text.replace(/[ -]{2,}/g, ' ').replace(/\| -+ /g, '| - ');
