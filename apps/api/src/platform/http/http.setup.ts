import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import { wordFormerNames } from '@crease/core/auth/words/former.words.js';
import type { Language } from '@crease/core/locale.js';
import { wire } from '@crease/core/wire.js';
import type { Call } from '@crease/core/wire/call.js';
import type { Config } from '../config/config.js';
import { bodyOf, RefusalFilter } from './refusal.filter.js';
import { languageOfBrowser, type ApiRequest } from './session.js';
import { validation } from './validation.js';
import { refusal } from '../platform.refusals.js';
import { withReader } from '../reader.js';

/** Most bytes of a body; uploads have their own limit. */
const BODY_LIMIT = 256 * 1024;
/** Deeper than any valid body, and shallow enough for every recursive reader. */
const MAX_NESTING = 32;
/** Milliseconds for a client to send a request, so that slow clients do not hold connections open. */
const PATIENCE = { request: 60_000, lookEvery: 5_000 };
const YEAR_S = 31_536_000;

const ROUTES = new WeakMap<FastifyInstance, string[]>();

/** Lists every registered route as 'GET /api/…', so that the rights tests cover all of them. */
export function routesOf(app: NestFastifyApplication): readonly string[] {
  return ROUTES.get(app.getHttpAdapter().getInstance()) ?? [];
}

/** Trusts only the directly connected proxy: the client can forge addresses before the one that this proxy added. */
const onlyOurProxy = (_address: string, hop: number): boolean => hop === 0;

/** A proxy's request id: short, and harmless in a log. */
const GIVEN_ID = /^[\w.:-]{8,64}$/;

/**
 * Creates request ids, unique over all processes. A trusted proxy may give one (`x-request-id`), so that its log and
 * ours name a request alike; clients cannot choose them.
 */
function requestIds(fromProxy: boolean): (request: { readonly headers: IncomingHttpHeaders }) => string {
  const mine = randomBytes(5).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = fromProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && GIVEN_ID.test(given) ? given : `${mine}-${(count += 1).toString(36)}`;
  };
}

export function httpAdapter(config: Pick<Config, 'TRUST_PROXY'>): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY ? onlyOurProxy : false,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: PATIENCE.request,
    genReqId: requestIds(config.TRUST_PROXY),
    http: { headersTimeout: PATIENCE.request, connectionsCheckingInterval: PATIENCE.lookEvery },
  });
}

/**
 * Sets up everything between network and controllers. Controllers' routes are under `/api`; other addresses serve the
 * web app. Call once, before `app.init()`.
 */
export async function setUpHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const routes: string[] = [];
  ROUTES.set(fastify, routes);
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((verb) => `${verb} ${url}`)));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new RefusalFilter());
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, (request, body, done) => {
    const unreadable = (why: string) => done(Object.assign(new Error(why), { statusCode: 400 }), undefined);
    if (nesting(body) > MAX_NESTING) return unreadable('nested too deep');
    const text = body.toString('utf8');
    void fastify.getDefaultJsonParser('error', 'error')(request as FastifyRequest, text, (error, value) => {
      if (!error && ODD_ESCAPE.test(text) && hasOddText(value)) unreadable('text that is no Unicode');
      else done(error, value);
    });
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: PICTURE_MAX_BYTES,
      files: 1,
      fields: 5,
      fieldSize: 1_000,
      parts: 6,
      headerPairs: 20,
      fieldNameSize: 50,
    },
  });
  protect(fastify, config);
  carryReaders(fastify);
  await app.register((scope: FastifyInstance) => webApp(scope, path.resolve(config.WEB_DIST)));
}

function nesting(json: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText) {
      if (byte === 0x5c) at += 1;
      else if (byte === 0x22) inText = false;
    } else if (byte === 0x22) inText = true;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, (depth += 1));
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return deepest;
}

/** NUL or lone surrogates, which the database does not accept as text. */
const ODD_ESCAPE = /\\u(?:0000|d[89a-f])/i;

function hasOddText(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, part]) => hasOddText(key) || hasOddText(part));
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const METHODS = ['GET', 'HEAD', ...CHANGING, 'OPTIONS'].join(', ');

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const DOCS = /^\/api\/docs(?:[/?]|$)/;

function protect(fastify: FastifyInstance, config: Config): void {
  const secure = config.publicUrl.startsWith('https:');
  const headers: Record<string, string> = {
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // A sign-in pop-up must be able to post to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
  const publicOrigin = new URL(config.publicUrl).origin;

  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // The documentation page needs inline styles and shows no user content.
    if (DOCS.test(request.url))
      void reply.header('content-security-policy', CSP.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
    // Decide by route instead of address: one address can be written in many ways.
    if (!servesWeb(request)) void reply.header('cache-control', 'no-store');
    if (request.url.includes('%00')) {
      void reply.code(400).send(bodyOf(BAD_ADDRESS, languageOfBrowser(request.headers)));
      return;
    }
    if (request.method === 'OPTIONS') {
      void reply.code(204).header('allow', METHODS).send();
      return;
    }
    if (CHANGING.has(request.method)) {
      const against = foreign(request, publicOrigin) ? FOREIGN : wrongType(request) ? WRONG_TYPE : null;
      if (against) {
        void reply.code(against.status).send(bodyOf(against.refusal, languageOfBrowser(request.headers)));
        return;
      }
    }
    done();
  });
}

/** Lets everything that a request causes be worded for its reader. The session is known only in the guards. */
function carryReaders(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request: ApiRequest, _reply, done) => {
    let ofBrowser: Language | undefined;
    withReader(() => request.user?.language ?? (ofBrowser ??= languageOfBrowser(request.headers)), done);
  });
  fastify.addHook('onSend', (_request, _reply, payload, done) =>
    done(null, typeof payload === 'string' ? wordFormerNames(payload) : payload),
  );
}

const servesWeb = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { web?: boolean } | undefined)?.web === true;

const BAD_ADDRESS = refusal('badRequest', { kind: 'invalid' });
const FOREIGN = { status: 403, refusal: refusal('foreignOrigin', { kind: 'forbidden' }) };
const WRONG_TYPE = { status: 415, refusal: refusal('unsupportedType', { kind: 'invalid' }) };

/** Browsers send an origin with changing requests. Other clients send none. */
function foreign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/**
 * Another site's form can send some body types without a preflight. Only uploads accept these, on calls that declare a
 * form.
 */
function wrongType({ headers, url }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type === undefined) return false;
  return !(
    /^application\/json\s*(;|$)/i.test(type) ||
    (UPLOAD.test(url) && /^multipart\/form-data\s*(;|$)/i.test(type))
  );
}

const UPLOAD = new RegExp(
  `^/api(?:${Object.entries<Call>(wire)
    .flatMap(([key, { form }]) => (form ? [key.replace('POST ', '').replace(/:\w+/g, '[^/]+')] : []))
    .join('|')})/?(?:\\?|$)`,
);

const API = /^\/api(?:[/?]|$)/;

/** Serves the built web app: its files, and its page for every address outside the API. */
async function webApp(scope: FastifyInstance, root: string): Promise<void> {
  // Only files are compressed here; JSON answers are small and frequent.
  await scope.register(fastifyCompress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await scope.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  });
  scope.get('/*', { config: { web: true } }, async (request, reply) => {
    const file = decoded(request.url);
    if (file === null || API.test(file) || API.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    if (path.extname(file) !== '' && !/^\/index(?:\.\w+)?\.html$/.test(file)) {
      if (!(await isFile(path.join(root, file)))) {
        reply.callNotFound();
        return reply;
      }
      void reply.header('cache-control', keptFor(file));
      return reply.sendFile(file);
    }
    return page(request, reply, root);
  });
}

/** The service worker of a language: '/sw.js', '/sw.fr.js'. */
const WORKER = /^\/sw(?:\.\w+)?\.js$/;

function keptFor(file: string): string {
  // Names contain a hash of the content.
  if (file.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  // Browsers detect a new release by this file.
  if (WORKER.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

/** The page in the language chosen in this browser, or the one that the browser asks for. */
async function page(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const language = languageOfBrowser(request.headers);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' });
  for (const file of [`index.${language}.html`, 'index.html'])
    if (await isFile(path.join(root, file))) return reply.sendFile(file);
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send(`${refusal('webNotBuilt', { kind: 'busy' }).message}\n`);
}

/** Decodes the path of an address; null when it cannot be a file's. */
function decoded(url: string): string | null {
  try {
    const file = path.posix.normalize(decodeURIComponent(url.split('?', 1)[0] ?? ''));
    return file.startsWith('/') && !file.includes('\0') && !file.split('/').includes('..') ? file : null;
  } catch {
    return null;
  }
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
