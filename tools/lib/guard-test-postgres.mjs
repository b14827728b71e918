// Waits until the test process has ended, then stops its cluster and deletes the folder.
import fs from 'node:fs';
import { embeddedFolder, stopEmbeddedPostgres } from '../embedded-postgres.mjs';

const [, , dir] = process.argv;

process.on('SIGINT', () => {}); // Ctrl-C ends the tests first
process.stdin.resume();
process.stdin.once('close', async () => {
  const folder = embeddedFolder(dir);
  await stopEmbeddedPostgres(dir);
  for (const place of new Set([dir, folder])) fs.rmSync(place, { recursive: true, force: true, maxRetries: 5 });
});
