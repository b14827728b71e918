import { AsyncLocalStorage } from 'node:async_hooks';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { type Database } from '../platform/database/database.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';

const { app, database } = await fileApp();

/** Collects the statements of requests only, without those of background tasks. */
const onBehalf = new AsyncLocalStorage<string[]>();
let heard: string[] | undefined;
const server = app.app.getHttpServer();
const emit = server.emit.bind(server);
server.emit = (name: string, ...rest: unknown[]) =>
  name === 'request' && heard ? onBehalf.run(heard, () => emit(name, ...rest)) : emit(name, ...rest);

async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const { query, prompt } = database;
  const listen =
    (through: typeof query) =>
    <R extends object>(text: string, params?: readonly unknown[], name?: string): Promise<R[]> => {
      onBehalf.getStore()?.push(name ?? text);
      return through.call<Database, [string, readonly unknown[] | undefined, string | undefined], Promise<R[]>>(
        database,
        text,
        params,
        name,
      );
    };
  Object.assign(database, { query: listen(query), prompt: listen(prompt) });
  const list: string[] = [];
  heard = list;
  try {
    await work();
  } finally {
    heard = undefined;
    Object.assign(database, { query, prompt });
  }
  return list;
}

const home = (league: PlayLeague, headers: Record<string, string> = {}) =>
  league.call<HomeAnswer>(1, 'GET', '/home', undefined, headers);

test.each([2, 12, 32])(
  'the home of %d teams asks the database twice at most, and for its version alone where it is known already',
  async (teams) => {
    const league = await playLeague(app, { form: { num_teams: teams } });
    await league.weekPicks(2);
    expect(await statements(() => home(league))).toEqual(['membership', 'league-home']);
    const tag = (await home(league)).headers.get('etag') ?? '';
    const again = await statements(async () => expect((await home(league, { 'if-none-match': tag })).status).toBe(304));
    expect(again.filter((name) => name !== 'membership')).toEqual(['league-home-version']);
  },
);

test('what concerns a reader in season is one statement, and its version alone where it is known already', async () => {
  const league = await playLeague(app, { form: { num_teams: 12 } });
  const ask = (headers: Record<string, string> = {}) => league.call(1, 'GET', '/concerns', undefined, headers);
  const first = (await statements(() => ask())).filter((name) => name !== 'membership');
  expect(first).toEqual(['concerns']);
  const tag = (await ask()).headers.get('etag') ?? '';
  const again = await statements(async () => expect((await ask({ 'if-none-match': tag })).status).toBe(304));
  expect(again.filter((name) => name !== 'membership')).toEqual(['league-home-version']);
});

test.each([
  ['gzip', 'gzip, deflate', gunzipSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
] as const)('a home is sent as %s to who takes %s, and is the same', async (encoding, accepts, unpacked) => {
  const league = await playLeague(app, { form: { num_teams: 32 } });
  await league.weekPicks(3);
  const plain = await raw(league, 'identity');
  const small = await raw(league, accepts);
  expect([plain.encoding, small.encoding]).toEqual([undefined, encoding]);
  expect(small.body.length).toBeLessThan(plain.body.length / 4);
  expect(JSON.parse(unpacked(small.body).toString())).toEqual(JSON.parse(plain.body.toString()));
  expect(small.tag).toBe(plain.tag);
});

/** Uses node:http, because `fetch` would decompress the answer. */
function raw(
  league: PlayLeague,
  accepts: string,
): Promise<{ body: Buffer; encoding: string | undefined; tag: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(
      `${app.url}/api/${league.id}/home`,
      { headers: { authorization: `Bearer ${league.manager(1).token}`, 'accept-encoding': accepts } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            body: Buffer.concat(chunks),
            encoding: response.headers['content-encoding'],
            tag: response.headers.etag,
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}
