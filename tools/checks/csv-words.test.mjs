import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';

const code = codeIn('apps/web/src', /\.tsx?$/)
  .map((file) => [file, fs.readFileSync(inRoot(file), 'utf8')])
  .filter(([, text]) => /DownloadCsv|CsvTable|saveCsv|head: \[/.test(text));
const found = (pattern) => new Set(code.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, word]) => word)));

test('headings of exported tables that are names in code have French words', async () => {
  const { CSV_HEADS } = await import(inRoot('libs/core/src/french/csv-heads.words.ts'));
  const heads = new Set(
    [...found(/head(?::| =) \[([^\]]*)\]/g)].flatMap((list) => list.match(/(?<=')[a-z_]+(?=')/g) ?? []),
  );
  expect(heads.size).toBeGreaterThan(50);
  expect([...heads].filter((head) => !(head in CSV_HEADS))).toEqual([]);
});

test('names of exported files have French words', async () => {
  const { CSV_FILES } = await import(inRoot('libs/core/src/french/csv-codes.words.ts'));
  const names = new Set([
    ...found(/<DownloadCsv(?:Item)?\s+name="([\w -]+)"/g),
    ...found(/<DownloadCsv(?:Item)?\s+name=\{`([a-z-]+?)-?\$/g),
    ...found(/saveCsv\(`([a-z-]+?)-?\$/g),
  ]);
  expect(names.size).toBeGreaterThan(25);
  expect([...names].filter((name) => !(name in CSV_FILES))).toEqual([]);
});
