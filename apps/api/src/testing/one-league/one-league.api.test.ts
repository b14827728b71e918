import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Database } from '../../platform/database/database.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { createLeague } from '../test-league.js';

let app: TestApp;
let leagues: string[];
beforeAll(async () => {
  app = await startTestApp();
  const anna = await app.signUp('anna');
  leagues = [await createLeague(anna), await createLeague(anna)];
});
afterAll(() => app?.close());

const rename = async (ids: readonly string[], more: TestApp) => {
  const database = more.app.get(Database);
  await database.write(async ({ db }) => {
    for (const id of ids) await db.updateTable('league').set({ name: 'Renamed' }).where('id', '=', id).execute();
  });
};

// A cluster's test databases have no such triggers.
const withTriggers = process.env.CITUS_URL ? test.skip : test;

withTriggers('an application whose transaction wrote two leagues does not close without an error', async () => {
  const other = await app.another();
  await rename(leagues, other);
  await expect(other.close()).rejects.toThrow(/two leagues in one transaction: update of league[^]*Database\.write/);
});

test('one league at a time is written by each transaction', async () => {
  const other = await app.another();
  for (const id of leagues) await rename([id, id], other);
  // A test's own statement may change several leagues.
  await other.app.get(Database).query(`update league set name = 'Two'`);
  await other.close();
});
