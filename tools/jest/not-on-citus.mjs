// Test files that run on one PostgreSQL only. They are left out where CITUS_URL is set.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.mjs';

const REASONS = {
  'testing/time-machine.js': 'set the clock of one database, and each machine of a cluster has its own',
  'broken-leagues.sweep.js': 'find rows by their place in the tables of one database',
};

/** Paths in apps/api/src. */
export function notOnCitus() {
  if (!process.env.CITUS_URL) return [];
  const source = inRoot('apps/api/src');
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: fs.readFileSync(path.join(source, file), 'utf8') }));
  return Object.entries(REASONS).flatMap(([used, reason]) => {
    const skipped = files.filter(({ text }) => text.includes(used)).map(({ file }) => file);
    console.warn(`Skipped: ${skipped.length} test files ${reason}.`);
    return skipped;
  });
}
