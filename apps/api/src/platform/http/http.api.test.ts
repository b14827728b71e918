import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@crease/core/locale.js';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { breakPool } from '../../testing/broken-pool.js';
import { startTestApp, type Refused } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const web = await mkdtemp(path.join(tmpdir(), 'crease-web-'));
await mkdir(path.join(web, 'assets'));
const script = `console.log(${JSON.stringify('goal '.repeat(1000))})`;
await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Crease</title>');
await writeFile(path.join(web, 'index.fr.html'), '<!doctype html><html lang="fr"><title>Crease</title>');
await writeFile(path.join(web, 'assets', 'app-1a2b3c.js'), script);
await writeFile(path.join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(path.join(web, '.secret'), 'no');
await writeFile(path.join(path.dirname(web), 'crease-outside.txt'), 'no');

const app = await startTestApp({ env: { WEB_DIST: web } });
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true });
  await rm(path.join(path.dirname(web), 'crease-outside.txt'));
});
const anna = await app.signUp('anna');

/** Sends a request exactly as written; fetch would normalize path and headers. */
function raw(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const url = new URL(app.url);
    const sent = request({ host: url.hostname, port: url.port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('bodies', () => {
  const bearer = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
  const post = async (body: string, headers: Record<string, string> = bearer) => {
    const answer = await raw('POST', '/api/create-league', headers, body);
    return { status: answer.status, name: (JSON.parse(answer.body.toString()) as Refused).refusal.name };
  };

  test('that are no JSON are refused', async () => {
    expect(await post('{"league_name": ')).toEqual({ status: 400, name: 'badRequest' });
    expect(await post('')).toEqual({ status: 400, name: 'badRequest' });
    expect(await post('null')).toMatchObject({ status: 422 });
    expect(await post('[]')).toMatchObject({ status: 422 });
  });

  test('of more than 256 kB are refused', async () => {
    expect(await post(JSON.stringify({ league_name: 'x'.repeat(300_000) }))).toEqual({ status: 413, name: 'tooLarge' });
  });

  test('nested a thousand deep, or a hundred thousand, are refused', async () => {
    expect(await post(`${'['.repeat(1000)}${']'.repeat(1000)}`)).toEqual({ status: 400, name: 'badRequest' });
    expect(await post('{"a":'.repeat(40_000))).toEqual({ status: 400, name: 'badRequest' });
  });

  test('that reach for the prototype are refused and change nothing', async () => {
    expect(await post('{"__proto__": {"league_name": "x"}}')).toEqual({ status: 400, name: 'badRequest' });
    expect(await post('{"constructor": {"prototype": {"polluted": true}}}')).toMatchObject({ status: 400 });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('with text that no database takes are refused', async () => {
    const league = JSON.stringify(leagueFormDefaults('redraft', 'NAME'));
    expect(await post(league.replace('NAME', 'a\\u0000b'))).toEqual({ status: 400, name: 'badRequest' });
    expect(await post(league.replace('NAME', 'half a \\ud83c'))).toEqual({ status: 400, name: 'badRequest' });
    expect(
      await raw('POST', '/api/create-league', bearer, league.replace('NAME', 'Whole \\ud83c\\udfd2')),
    ).toMatchObject({ status: 201 });
    expect((await raw('GET', '/api/login?email=%00', bearer)).status).toBe(400);
  });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/plain;charset=application/json',
    'application/xml',
  ])('sent as %s are refused', async (type) => {
    expect(await post('{}', { ...bearer, 'content-type': type })).toEqual({ status: 415, name: 'unsupportedType' });
  });

  test('of the right type with a charset are taken', async () => {
    const answer = await raw(
      'POST',
      '/api/create-league',
      { ...bearer, 'content-type': 'application/json; charset=utf-8' },
      JSON.stringify(leagueFormDefaults('redraft', 'Charset')),
    );
    expect(answer.status).toBe(201);
  });

  test('that fail a schema name every field', async () => {
    const answer = await anna.api<Refused>('POST', '/api/create-league', {
      league_name: 5,
      league_type: 'keeper',
      num_teams: { $gt: 0 },
    });
    expectRefusal(answer, 422, 'invalid');
    expect(answer.body.fields).toMatchObject({
      league_name: 'League name is required.',
      league_type: "League type is 'dynasty' or 'redraft'.",
      num_teams: 'Number of teams must be a number.',
    });
  });
});

describe('requests from other sites', () => {
  const body = JSON.stringify({ email: anna.email, password: anna.password });
  const signIn = (headers: Record<string, string>) =>
    raw('POST', '/api/auth/sign-in', { 'content-type': 'application/json', ...headers }, body);
  const host = new URL(app.url).host;

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['no real origin', { origin: 'evil' }],
    ['our host on another port', { origin: `http://${new URL(app.url).hostname}:1` }],
    ['an origin that begins like ours', { origin: `${app.url}.evil.example` }],
    ['cross-site by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
  ])('with %s change nothing', async (_, headers) => {
    const answer = await signIn(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const refresh = await raw('POST', '/api/auth/refresh', { cookie: anna.cookie, ...headers });
    expect(refresh.status).toBe(403);
  });

  test.each([
    ['our own origin', { origin: `http://${host}` }],
    ['our own origin, same-origin', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['no origin at all', {}],
  ])('with %s are accepted', async (_, headers) => expect((await signIn(headers)).status).toBe(200));

  test('are granted nothing by a preflight', async () => {
    const answer = await raw('OPTIONS', '/api/auth/sign-in', {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    });
    expect(answer.status).toBe(204);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the web app', () => {
  test('answers every address that is not the API’s, always fresh', async () => {
    for (const target of [
      '/',
      '/login',
      '/abcdefghijkm/draft/live/x',
      '/abc?next=/api/health',
      '/index.html',
      '/index.fr.html',
    ]) {
      const answer = await raw('GET', target);
      expect(answer.body.toString()).toContain('<title>Crease</title>');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    }
  });

  test('has a page for each language: that of the choice in this browser, or of the browser', async () => {
    const known = LANGUAGES as unknown as Language[];
    const offered = [...known];
    known.splice(0, known.length, 'en', 'fr');
    const isFrench = async (headers: Record<string, string>) => {
      const answer = await raw('GET', '/login', headers);
      expect(answer.headers).toMatchObject({ vary: expect.stringMatching(/cookie, accept-language/) });
      return answer.body.toString().includes('lang="fr"');
    };
    expect(await isFrench({})).toBe(false);
    expect(await isFrench({ 'accept-language': 'fr-CA, en;q=0.5' })).toBe(true);
    expect(await isFrench({ 'accept-language': 'fr-CA', cookie: 'crease_language=en' })).toBe(false);
    expect(await isFrench({ cookie: 'crease_language=fr' })).toBe(true);
    known.splice(0, known.length, ...offered);
    expect(await isFrench({ cookie: 'crease_language=de' })).toBe(false);
    expect(await isFrench({ cookie: 'crease_language=de', 'accept-language': 'fr-CA' })).toBe(true);
  });

  test('has hashed files that may be kept for ever, and compresses them', async () => {
    const answer = await raw('GET', '/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(gunzipSync(answer.body).toString()).toBe(script);
    expect(answer.body.length).toBeLessThan(script.length / 10);
    expect((await raw('GET', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('does not answer for files that are not there', async () => {
    expect((await raw('GET', '/assets/app-other.js')).status).toBe(404);
    expect((await raw('GET', '/robots.txt')).status).toBe(404);
  });

  test.each([
    '/../crease-outside.txt',
    '/assets/../../crease-outside.txt',
    '/%2e%2e/crease-outside.txt',
    '/..%2fcrease-outside.txt',
    '/assets/%2e%2e%2f%2e%2e%2fcrease-outside.txt',
    '/.secret',
    '/assets/..%5c..%5c.secret',
    '/%00.txt',
    '/%zz.txt',
  ])('gives nothing out of its folder for %s', async (target) => {
    const answer = await raw('GET', target);
    expect(answer.body.toString()).not.toBe('no');
    expect(answer.status).toBeLessThan(500);
  });

  test('is never framed, and runs no inline script', async () => {
    const { headers } = await raw('GET', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });
});

describe('the API', () => {
  test('answers an unknown address with a refusal, not with the web app', async () => {
    for (const target of ['/api', '/api/', '/api/abcdefghijkm/nothing/here', '/api//health', '/api/%2e%2e/']) {
      const answer = await raw('GET', target, { authorization: `Bearer ${anna.token}` });
      expect(answer.status).toBe(404);
      expect((JSON.parse(answer.body.toString()) as Refused).refusal.name).toBe('notFound');
    }
  });

  test('is not to be kept by anybody', async () => {
    expect((await raw('GET', '/api/system-config')).headers['cache-control']).toBe('no-store');
  });

  test('answers HEAD like GET without a body, to members only like GET', async () => {
    const health = await raw('HEAD', '/api/health');
    expect(health.status).toBe(200);
    expect(health.body).toHaveLength(0);
    expect((await raw('HEAD', `/api/login?email=${anna.email}`)).status).toBe(401);
  });

  test.each([
    '/api/%6Cogin?email=',
    '/api/login/?email=',
    '/API/login?email=',
    '/api/./login?email=',
    '/api/login;x?email=',
    '//api/login?email=',
  ])('gives nothing away at %s', async (target) => {
    const answer = await raw('GET', target + anna.email);
    expect(answer.body.toString()).not.toContain(anna.userId);
    expect([200, 401, 404]).toContain(answer.status);
  });

  test('tells nothing of what went wrong inside', async () => {
    const pool = breakPool(app.app.get(Database), new Error('password=hunter2'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const written = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      const answer = await anna.api<Refused>('GET', '/api/user-leagues');
      expectRefusal(answer, 500, 'internal', { message: 'Something went wrong on our side. No changes were made.' });
      expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    } finally {
      pool.mockRestore();
      logged.mockRestore();
      written.mockRestore();
    }
  });

  test('is healthy while the database answers, and says so when it does not', async () => {
    expect(await app.api('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const pool = breakPool(app.app.get(Database));
    try {
      expectRefusal(await app.api<Refused>('GET', '/api/health'), 503, 'notReady', {
        message: 'The database did not answer within 1 second.',
      });
      expect(await app.api('GET', '/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    } finally {
      pool.mockRestore();
    }
  });
});

describe('a request sent twice', () => {
  const body = leagueFormDefaults('redraft', 'Twice');
  const create = (key: string, name = 'Twice') =>
    anna.api<Refused & { league_id: string }>(
      'POST',
      '/api/create-league',
      { ...body, league_name: name },
      { 'idempotency-key': key },
    );

  test('with the same key has one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('twice-0001')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.body.league_id)).size).toBe(1);
  });

  test('with the same key and another body is refused', async () => {
    await create('twice-0002');
    expectRefusal(await create('twice-0002', 'Other'), 422, 'idempotencyKeyReused');
  });

  test('by another user with the same key is another request', async () => {
    const bert = await app.signUp('bert');
    const mine = await create('twice-0003');
    const theirs = await bert.api<{ league_id: string }>(
      'POST',
      '/api/create-league',
      { ...body },
      { 'idempotency-key': 'twice-0003' },
    );
    expect(theirs.status).toBe(201);
    expect(theirs.body.league_id).not.toBe(mine.body.league_id);
  });

  test('in another league with the same key is another request', async () => {
    const leagues = await Promise.all(['twice-0004', 'twice-0005'].map((key) => create(key)));
    for (const [index, { body: answer }] of leagues.entries()) {
      const { body: league } = await anna.api<{ teams: { team_id: string }[] }>('GET', `/api/${answer.league_id}`);
      const rename = (name: string) =>
        anna.api(
          'PATCH',
          `/api/${answer.league_id}/teams/${league.teams[0]?.team_id}`,
          { team_name: name },
          { 'idempotency-key': 'twice-0006' },
        );
      const [once, twice] = [await rename(`Named ${index}`), await rename(`Named ${index}`)];
      expect([once.status, twice.status, twice.body]).toEqual([200, 200, once.body]);
      expectRefusal(await rename('Other'), 422, 'idempotencyKeyReused');
    }
  });

  test.each(['short', 'x'.repeat(65)])('needs a key of 8 to 64 characters, not %p', async (key) => {
    expectRefusal(await create(key), 422, 'invalidIdempotencyKey');
  });
});
