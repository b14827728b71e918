import { createEmptyDatabase, launchApp } from '../../tools/launch-app.mjs';
import { openTestPostgres } from '../../tools/test-postgres.mjs';
import { findChromium } from './browser.js';

/** One product on a database of its own for the whole run; the answer undoes everything. */
export default async function launchProduct(): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    process.env.CHROMIUM_PATH = await findChromium();
    const postgres = await openTestPostgres();
    undo.push(() => postgres.stop());
    const database = await createEmptyDatabase(postgres.url, 'e2e');
    undo.push(() => database.drop());
    const app = await launchApp({ databaseUrl: database.url });
    undo.push(() => app.stop());
    process.env.E2E_URL = app.url;
    process.env.E2E_DATABASE_URL = database.url;
    return undoAll;
  } catch (error) {
    await undoAll();
    throw error;
  }
}
