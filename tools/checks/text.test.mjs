import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';
import { trackedFiles } from './tracked-files.mjs';

const tracked = trackedFiles();
const read = (file) => fs.readFileSync(inRoot(file), 'utf8');

const inRepository = tracked.length > 0 ? test : test.skip;

inRepository('no tracked file holds the markers of a merge conflict', () => {
  const conflict = /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/m;
  expect(tracked.filter((file) => conflict.test(fs.readFileSync(inRoot(file), 'latin1')))).toEqual([]);
});

inRepository('lines of documents and comments have at most 120 characters', () => {
  const long = (text, isProse) =>
    text.split('\n').flatMap((line, index) => (line.length > 120 && isProse(line) ? [index + 1] : []));
  // Code and tables cannot be wrapped. Empty lines keep the line numbers.
  const withoutCode = (text) => text.replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replace(/[^\n]/g, ''));
  const documents = tracked
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, long(withoutCode(read(file)), (line) => !line.startsWith('|'))]);
  // A migration is never edited once it has been released.
  const sources = tracked
    .filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file) && !file.includes('/migrations/'))
    .map((file) => [file, long(read(file), (line) => /^\s*(?:\/\/|\/?\*+|--) /.test(line))]);
  expect([...documents, ...sources].flatMap(([file, lines]) => lines.map((line) => `${file}:${line}`))).toEqual([]);
});
