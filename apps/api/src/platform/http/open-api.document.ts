import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tokenNeed } from '@crease/core/auth/tokens/token.rules.js';
import { refused } from '@crease/core/answer.parts.js';
import type { Call } from '@crease/core/wire/call.js';
import { wire } from '@crease/core/wire.js';
import type { Answer } from './answers.js';

@Module({})
class DocumentModule {}

const ABOUT = `Fantasy hockey keeper leagues under a salary cap. Writing goes by HTTP, listening by Socket.IO.

Every no has the same shape, \`Refused\`: \`refusal.name\` stays the same whatever the wording is, and \`fix\` says what can be done. Whoever is not in a
league gets the same 404 as for a league that does not exist. Most calls that change something take an \`Idempotency-Key\` (8 to 64 characters): the same key with
the same body is answered by the first answer, with another body by 422.`;

const ACCESS_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An access token (`crease_…`) that a person created in their account, for programs that read. It opens the calls that list it.',
} as const;

const TICKET = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description:
    '`Social <ticket>`: what a sign-in with Google or Facebook leaves behind for whoever has no session yet.',
} as const;

/**
 * Builds the API's description from calls and schemas. `app` needs only its routes and prefix: one in Nest's preview
 * mode will do.
 */
export async function buildDescription(app: NestFastifyApplication): Promise<OpenAPIObject> {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Crease')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth()
    .addSecurity('accessToken', ACCESS_TOKEN)
    .addSecurity('ticket', TICKET)
    .build();
  const calls = await callsWithAnswers();
  const document = SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema) => jsonSchema(schema as z.ZodType, 'input'),
  });
  return withAnswers(withPathParameters(document), calls);
}

/** Builds the documentation pages in a separate application that is not reachable directly. */
export async function documentPages(document: OpenAPIObject): Promise<FastifyInstance> {
  // Pass no logger: it would replace the logger of the whole process.
  const pages = await NestFactory.create<NestFastifyApplication>(DocumentModule, new FastifyAdapter());
  SwaggerModule.setup('api/docs', pages, document, { jsonDocumentUrl: 'api/docs/openapi.json' });
  await pages.init();
  await pages.getHttpAdapter().getInstance().ready();
  return pages.getHttpAdapter().getInstance();
}

interface Told {
  readonly who: Call['who'];
  readonly forTokens: boolean;
  readonly answer: Answer;
}

async function callsWithAnswers(): Promise<ReadonlyMap<string, Told>> {
  return new Map(
    await Promise.all(
      Object.entries<Call>(wire).map(
        async ([key, call]) =>
          [
            key,
            { who: call.who, forTokens: tokenNeed(key, call) !== null, answer: await answerOf(key, call) },
          ] as const,
      ),
    ),
  );
}

async function answerOf(key: string, call: Call): Promise<Answer> {
  const ticket = call.who === 'ticket' ? 'only' : call.who === 'userOrTicket' ? 'too' : undefined;
  return {
    ...('media' in call.answer ? { media: call.answer.media } : { schema: await call.answer.schema() }),
    also: [
      ...(call.refuses ?? []),
      ...(call.notModified ? [304] : []),
      ...(call.redirects ? [302] : []),
      ...(call.key ? [422] : []),
      // Guards and rules refuse roles, and access tokens outside their scope or above their limit.
      ...(call.who === 'anyone' ? [] : [403, 429]),
      ...(call.who === 'member' && !key.includes('/:league_id') ? [404] : []),
    ],
    ...(call.form
      ? {
          form: Object.fromEntries(
            Object.entries(call.form).map(([name, description]) => [
              name,
              { type: 'string', format: 'binary', description },
            ]),
          ),
        }
      : {}),
    ...(ticket === undefined ? {} : { ticket }),
  };
}

type JsonSchema = Record<string, unknown>;

/** Converts a schema, with the named schemas it refers to. Objects in answers have no unlisted properties. */
function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
): { schema: JsonSchema; components: Record<string, JsonSchema> } {
  const {
    $schema: _,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: ({ jsonSchema: part }) => tidy(part) });
  return JSON.parse(
    JSON.stringify({ schema: json, components: $defs }).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as ReturnType<typeof jsonSchema>;
}

const FORMATS_SAY_ENOUGH: readonly unknown[] = ['date-time', 'date', 'email'];

/** Removes noise: the bounds of every integer, and patterns behind a format. */
function tidy(part: JsonSchema): void {
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (FORMATS_SAY_ENOUGH.includes(part.format)) delete part.pattern;
  delete part.readOnly;
}

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: object;
  responses: Record<string, object>;
  security?: object[];
}

function operationsOf(document: OpenAPIObject): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Adds path parameters such as `league_id`. The guards read them, so the generator does not see them. */
function withPathParameters(document: OpenAPIObject): OpenAPIObject {
  for (const { path, operation } of operationsOf(document)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const known = new Set(operation.parameters?.map((parameter) => parameter.name));
    operation.parameters = [
      ...names
        .filter((name) => !known.has(name))
        .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(operation.parameters ?? []),
    ];
  }
  return document;
}

const STATUSES: Readonly<Record<number, string>> = {
  302: 'Goes on elsewhere.',
  304: 'Nothing has changed since the `ETag` that was sent along.',
  400: 'The request could not be read.',
  401: 'Signed out.',
  403: 'Not for the caller, or sent from another site.',
  404: 'Not there, or not for the caller to know of.',
  409: 'A rule forbids it as things stand.',
  413: 'Too large.',
  415: 'Of the wrong media type.',
  422: 'A field is at fault, or the `Idempotency-Key` was used for another request.',
  429: 'Too often; the header `Retry-After` has the seconds to wait.',
  500: 'A fault of the service. Nothing was changed.',
  503: 'Busy. Whether it happened is unknown; the same call with the same `Idempotency-Key` tells.',
};
const isRefusal = (status: number): boolean => status >= 400;

/** 'GET /:league_id/home' for `/api/{league_id}/home`. */
const keyOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`;

/** Name for generated clients: 'getLeagueIdHome'. */
const operationIdOf = (method: string, path: string): string =>
  [method, ...path.replace(/^\/api/, '').split(/\W+|_/)]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

function withAnswers(document: OpenAPIObject, calls: ReadonlyMap<string, Told>): OpenAPIObject {
  const schemas: Record<string, JsonSchema> = {};
  const schemaOf = (schema: z.ZodType): JsonSchema => {
    const { schema: json, components } = jsonSchema(schema, 'output');
    Object.assign(schemas, components);
    return json;
  };
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

  const refusal = json(schemaOf(refused));
  const responses = Object.fromEntries(
    Object.entries(STATUSES).map(([status, description]) => [
      `Status${status}`,
      isRefusal(Number(status)) ? { description, content: refusal } : { description },
    ]),
  );

  for (const { path, method, operation } of operationsOf(document)) {
    const call = calls.get(keyOf(method, path));
    if (!call) continue;
    const { answer } = call;
    const signedIn = call.who !== 'anyone';
    operation.operationId = operationIdOf(method, path);
    if (signedIn)
      operation.security = [
        ...(answer.ticket === 'only' ? [] : [{ bearer: [] }]),
        ...(call.forTokens ? [{ accessToken: [] }] : []),
        ...(answer.ticket ? [{ ticket: [] }] : []),
      ];
    if (answer.form)
      operation.requestBody = {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: answer.form, required: Object.keys(answer.form) },
          },
        },
      };
    const [success = '200'] = Object.keys(operation.responses);
    const content = answer.schema
      ? json(schemaOf(answer.schema))
      : answer.media === undefined
        ? undefined
        : { [answer.media]: { schema: { type: 'string' } } };
    operation.responses = Object.fromEntries([
      ...(content ? [[success, { description: 'Done.', content }]] : []),
      ...statusesOf(operation, { path, method, signedIn, answer }).map((status) => [
        String(status),
        { $ref: `#/components/responses/Status${status}` },
      ]),
    ]);
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...schemas },
    responses: { ...document.components?.responses, ...responses },
  };
  return document;
}

/** Derives the statuses from the route's properties and its own declaration. */
function statusesOf(
  operation: Operation,
  { path, method, signedIn, answer }: { path: string; method: string; signedIn: boolean; answer: Answer },
): number[] {
  const checked =
    operation.requestBody !== undefined ||
    operation.parameters?.some((parameter) => parameter.in === 'query' || parameter.schema?.pattern !== undefined);
  const statuses = [
    // The address itself can be invalid.
    400,
    ...(signedIn ? [401] : []),
    // Changing requests must come from this origin, and their body must be JSON of limited size.
    ...(method === 'get' ? [] : [403, 413, 415]),
    ...(path.includes('{') ? [404] : []),
    ...(checked ? [422] : []),
    500,
    503,
    ...answer.also,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
