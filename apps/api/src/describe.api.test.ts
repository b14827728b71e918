import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, jest, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { CLUB_RESERVE } from '@crease/core/players/files/status-note.words.js';
import { AppModule } from './app.module.js';
import { writeDescription } from './describe.js';
import { httpAdapter, setUpHttp } from './platform/http/http.setup.js';
import { DESCRIPTION_FILE, openApi } from './platform/http/open-api.js';
import { startTestApp } from './testing/test-app.js';

const app = await startTestApp();
const folder = await mkdtemp(path.join(tmpdir(), 'crease-description-'));
await writeDescription(folder);
const json = await readFile(path.join(folder, DESCRIPTION_FILE));
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** A release server with a folder for the built description; it does not listen. */
async function released(built: string): Promise<NestFastifyApplication> {
  const config = { ...app.config, production: true };
  const server = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), httpAdapter(config), {
    preview: true,
    abortOnError: false,
    logger: [],
  });
  await setUpHttp(server, config);
  openApi(server, config, built);
  await server.getHttpAdapter().getInstance().ready();
  return server;
}

test('the built description is what the running server would build', async () => {
  const { status, body } = await app.api('GET', '/api/docs/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys((body as { paths: object }).paths).length).toBeGreaterThan(100);
  expect(JSON.parse(String(json))).toEqual(body);
});

test('a release sends the built description compressed and builds none', async () => {
  const build = jest.spyOn(SwaggerModule, 'createDocument');
  const server = await released(folder);
  const ask = (headers: Record<string, string>, url = '/api/docs/openapi.json') =>
    server.getHttpAdapter().getInstance().inject({ method: 'GET', url, headers });
  const [brotli, gzip, plain] = [
    await ask({ 'accept-encoding': 'gzip, deflate, br' }),
    await ask({ 'accept-encoding': 'gzip' }),
    await ask({}),
  ];
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const answer of [brotli, gzip, plain])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(brotliDecompressSync(brotli.rawPayload).equals(json)).toBe(true);
  expect(gunzipSync(gzip.rawPayload).equals(json)).toBe(true);
  expect(plain.rawPayload.equals(json)).toBe(true);
  expect(brotli.rawPayload.length).toBeLessThan(json.length / 8);
  const etag = String(brotli.headers.etag);
  expect((await ask({ 'accept-encoding': 'gzip, deflate, br', 'if-none-match': etag })).statusCode).toBe(304);
  expect((await ask({}, '/api/docs')).statusCode).toBe(200);
  expect((await ask({}, '/api/docs/swagger-ui-init.js')).body).toContain('/api/{league_id}/home');
  expect(build).not.toHaveBeenCalled();
  await server.close().catch(() => undefined);
});

test('a release without a built description answers 404 instead of building it', async () => {
  const build = jest.spyOn(SwaggerModule, 'createDocument');
  build.mockClear();
  const server = await released(path.join(folder, 'nothing'));
  const answer = await server.getHttpAdapter().getInstance().inject({ method: 'GET', url: '/api/docs/openapi.json' });
  expect(answer.statusCode).toBe(404);
  expect(build).not.toHaveBeenCalled();
});

test('the description explains the key that the note of a status can be', () => {
  const { components } = JSON.parse(String(json)) as {
    components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> };
  };
  const notes = Object.values(components.schemas).flatMap(({ properties }) => properties?.['status_note'] ?? []);
  expect(notes.length).toBeGreaterThan(1);
  for (const { description } of notes) expect(description).toContain(`'${CLUB_RESERVE}'`);
});
