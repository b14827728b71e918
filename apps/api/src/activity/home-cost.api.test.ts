import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { Database } from '../platform/database/database.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { startTestApp } from '../testing/test-app.js';

// Another process would do what the clock brings; here only what is asked for happens.
const app = await startTestApp({ env: { ROLE: 'web' } });
afterAll(() => app.close());
const database = app.app.get(Database);

/** Statements that name a league's own tables while `work` runs; the service's pulse is not among them. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const { query, prompt } = database;
  const listen =
    (through: typeof query) =>
    <R extends object>(text: string, params?: readonly unknown[], name?: string): Promise<R[]> => {
      if (/\bleague\b/.test(text) && !/fa_pick f join league|from waiver|points_due/.test(text)) heard.push(name ?? text);
      return through.call<Database, [string, readonly unknown[] | undefined, string | undefined], Promise<R[]>>(database, text, params, name);
    };
  Object.assign(database, { query: listen(query), prompt: listen(prompt) });
  try {
    await work();
  } finally {
    Object.assign(database, { query, prompt });
  }
  return heard;
}

const home = (league: PlayLeague, headers: Record<string, string> = {}) => league.manager(1).api<HomeAnswer>('GET', `/api/${league.id}/home`, undefined, headers);

test.each([2, 12, 32])('the home of %d teams asks the database twice at most, and for its version alone where it is known already', async (teams) => {
  const league = await playLeague(app, { form: { num_teams: teams } });
  await league.weekPicks(2);
  expect(await statements(() => home(league))).toEqual(['membership', 'league-home']);
  const tag = (await home(league)).headers.get('etag') ?? '';
  const again = await statements(async () => expect((await home(league, { 'if-none-match': tag })).status).toBe(304));
  expect(again.filter((name) => name !== 'membership')).toEqual(['league-home-version']);
});

test('a home is sent compressed to who takes it so, and is the same', async () => {
  const league = await playLeague(app, { form: { num_teams: 32 } });
  await league.weekPicks(3);
  const plain = await raw(league, 'identity');
  const small = await raw(league, 'gzip, br');
  expect([plain.encoding, small.encoding]).toEqual([undefined, 'gzip']);
  expect(small.body.length).toBeLessThan(plain.body.length / 4);
  expect(JSON.parse(gunzipSync(small.body).toString())).toEqual(JSON.parse(plain.body.toString()));
  expect(small.tag).toBe(plain.tag);
});

/** `fetch` would unpack the answer. */
function raw(league: PlayLeague, accepts: string): Promise<{ body: Buffer; encoding: string | undefined; tag: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(`${app.url}/api/${league.id}/home`, { headers: { authorization: `Bearer ${league.manager(1).token}`, 'accept-encoding': accepts } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'], tag: response.headers.etag }));
    })
      .on('error', reject)
      .end();
  });
}
