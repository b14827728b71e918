import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PASSED_ON = ['content-type', 'etag', 'last-modified', 'location'];
/** The description and what its page consists of are a handful. */
const PAGES = 32;

interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string | number | string[] | undefined])[];
  readonly payload: Buffer;
}

/**
 * Serves the API's description at `/api/docs`. It is made when somebody first asks for it, and only then the schemas of
 * the answers are loaded: they would be a quarter of all that a start loads. Each of its pages is made once.
 */
export function openApi(app: NestFastifyApplication): void {
  let pages: Promise<FastifyInstance> | null = null;
  const made = new Map<string, Promise<Page>>();
  const make = async (path: string): Promise<Page> => {
    pages ??= import('./open-api.document.js').then(({ documentPages }) => documentPages(app));
    const { statusCode, headers, rawPayload } = await (await pages).inject({ method: 'GET', url: path });
    return {
      status: statusCode,
      headers: PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
      payload: rawPayload,
    };
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? request.url;
    const page = made.get(path) ?? make(path);
    if (made.size < PAGES) made.set(path, page);
    // Pages that do not exist are not remembered, so that invented addresses cannot fill the memory.
    page.then(
      ({ status }) => status >= 400 && made.delete(path),
      () => made.delete(path),
    );
    const { status, headers, payload } = await page;
    for (const [name, value] of headers) void reply.header(name, value);
    return reply.code(status).send(payload);
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs', serve);
  fastify.get('/api/docs/*', serve);
}
