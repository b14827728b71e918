import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** Folder of the built description (`openapi.json` and its compressed forms), next to the built server. */
export const BUILT_DESCRIPTION = fileURLToPath(new URL('../../openapi/', import.meta.url));
export const DESCRIPTION_FILE = 'openapi.json';

const PASSED_ON = ['content-type', 'etag', 'last-modified', 'location'];
/** Most cached pages; the documentation has only a few. */
const PAGES = 32;

interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string | number | string[] | undefined])[];
  readonly payload: Buffer;
}

/**
 * Serves the API's description at `/api/docs`. The build writes it (`describe.ts`): building it takes a second of the
 * event loop and loads every answer's schema. Without a built description, development and tests build it on the first
 * request; production answers 404.
 */
export function openApi(
  app: NestFastifyApplication,
  { production }: Pick<Config, 'production'>,
  folder = BUILT_DESCRIPTION,
): void {
  const file = path.join(folder, DESCRIPTION_FILE);
  const built = existsSync(file);
  if (!built && production) {
    new Logger('OpenApi').warn(`${file} is missing, so /api/docs answers 404; "npm run build:api" writes it.`);
    return;
  }
  const describe = async (): Promise<OpenAPIObject> =>
    built
      ? (JSON.parse(await readFile(file, 'utf8')) as OpenAPIObject)
      : (await import('./open-api.document.js')).buildDescription(app);
  let pages: Promise<FastifyInstance> | null = null;
  const pagesOf = async (): Promise<FastifyInstance> => {
    const { documentPages } = await import('./open-api.document.js');
    return documentPages(await describe());
  };
  const made = new Map<string, Promise<Page>>();
  const make = async (url: string): Promise<Page> => {
    pages ??= pagesOf();
    const { statusCode, headers, rawPayload } = await (await pages).inject({ method: 'GET', url });
    return {
      status: statusCode,
      headers: PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
      payload: rawPayload,
    };
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.url.split('?', 1)[0] ?? request.url;
    const page = made.get(url) ?? make(url);
    if (made.size < PAGES) made.set(url, page);
    // Missing pages are not cached: invented addresses cannot fill the memory.
    page.then(
      ({ status }) => status >= 400 && made.delete(url),
      () => made.delete(url),
    );
    const { status, headers, payload } = await page;
    for (const [name, value] of headers) void reply.header(name, value);
    return reply.code(status).send(payload);
  };
  const fastify = app.getHttpAdapter().getInstance();
  if (built) void app.register((scope: FastifyInstance) => serveBuilt(scope, folder));
  fastify.get('/api/docs', serve);
  fastify.get('/api/docs/*', serve);
}

/** Sends the built file in the compressed form that the client accepts. */
async function serveBuilt(scope: FastifyInstance, root: string): Promise<void> {
  await scope.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, index: false });
  // Its ETag lets clients keep it until the next release.
  scope.get(`/api/docs/${DESCRIPTION_FILE}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(DESCRIPTION_FILE),
  );
}
