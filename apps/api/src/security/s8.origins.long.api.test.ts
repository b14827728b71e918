import { describe, expect, test } from '@jest/globals';
import { Database } from '../platform/database/database.js';
import { routesOf } from '../platform/http/http.setup.js';
import { fileApp } from '../testing/test-app.js';
import { filled } from './testing/endpoints.js';
import { raw } from './testing/raw.js';
import { outcome, Sockets } from './testing/sockets.js';

/* S8: requests that another site makes a browser send are refused, even with cookie and token. */

const { app, closing } = await fileApp();
const sockets = closing(new Sockets());
const anna = await app.signUp('anna');
const host = new URL(app.url).host;

const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the null origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['no real origin', { origin: 'evil' }],
  ['our host on another port', { origin: `http://${new URL(app.url).hostname}:1` }],
  ['an origin that begins like ours', { origin: `${app.url}.evil.example` }],
  ['an origin that names ours in front', { origin: `http://${host}@evil.example` }],
  ['cross-site by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
  [
    'a foreign origin that calls itself same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
];
const changing = [...new Set(routesOf(app.app))].filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route));
const everything = async () =>
  (
    await app.app
      .get(Database)
      .query<{ rows: string }>(
        `select (select count(*) from session where ended_at is not null) || '/' || (select count(*) from league) || '/' || (select count(*) from app_user) as rows`,
      )
  )[0]?.rows;

test.each(FOREIGN)('no changing route of the router hears a request with %s', async (_, headers) => {
  expect(changing.length).toBeGreaterThan(60);
  const before = await everything();
  const credentials = {
    cookie: anna.cookie,
    authorization: `Bearer ${anna.token}`,
    'content-type': 'application/json',
  };
  const heard: string[] = [];
  for (const route of changing) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await raw(app.url, method, filled(path, {}), { ...credentials, ...headers }, '{}');
    if (answer.status !== 403 || !answer.text.includes('foreignOrigin') || answer.headers['set-cookie'] !== undefined)
      heard.push(`${route}: ${answer.status} ${answer.text}`);
  }
  expect(heard).toEqual([]);
  expect(await everything()).toBe(before);
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b'])(
  'nor a form that needs no permission of a browser (%s)',
  async (type) => {
    const heard: string[] = [];
    for (const route of changing.filter(
      (one) => !/\/api\/(?:upload|archives|admin\/imports|:league_id\/move-in)$/.test(one),
    )) {
      const [method = '', path = ''] = route.split(' ');
      const answer = await raw(app.url, method, filled(path, {}), { cookie: anna.cookie, 'content-type': type }, 'a=b');
      if (answer.status !== 415) heard.push(`${route}: ${answer.status}`);
    }
    expect(heard).toEqual([]);
  },
);

test('no answer gives another site leave to read it', async () => {
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    for (const path of [
      '/api/auth/account',
      '/api/system-config',
      '/api/auth/refresh',
      '/',
      '/socket.io/?EIO=4&transport=polling',
    ]) {
      const answer = await raw(app.url, method, path, {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
        cookie: anna.cookie,
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

test('the cookie alone opens nothing but the calls it is for', async () => {
  for (const path of [
    '/api/auth/account',
    '/api/auth/sessions',
    '/api/user-leagues',
    `/api/login?email=${anna.email}`,
  ]) {
    expect((await app.api('GET', path, undefined, { cookie: anna.cookie })).status).toBe(401);
  }
});

describe('sockets', () => {
  test.each(FOREIGN.filter(([, headers]) => headers.origin !== undefined))(
    'with %s are refused, with a good token and a cookie',
    async (_, headers) => {
      expect(await outcome(sockets.connect(app.url, anna.token, { ...headers, cookie: anna.cookie }))).not.toBeNull();
    },
  );

  test('of our own page are let in', async () => {
    expect(await outcome(sockets.connect(app.url, anna.token, { origin: app.url }))).toBeNull();
  });
});
