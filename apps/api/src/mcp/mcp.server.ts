import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../auth/tokens/token.service.js';
import { answerTo, bodyOf } from '../platform/http/refusal.filter.js';
import { CODE, errorTo, messageSchema, VERSIONS } from './mcp.protocol.js';
import { languageOfBrowser } from '../platform/http/session.js';
import { McpService } from './mcp.service.js';

const ADDRESS = '/mcp';
const logger = new Logger('Mcp');

/** Serves the Model Context Protocol at `/mcp`, to programs with an access token. Call it after `setUpHttp`. */
export function serveMcp(app: NestFastifyApplication): void {
  const service = app.get(McpService);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.post(ADDRESS, { errorHandler: refuse }, (request, reply) => answer(service, request, reply));
  // There are no streams to listen to, and no sessions to end.
  fastify.route({
    method: ['GET', 'DELETE'],
    url: ADDRESS,
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send(errorTo(null, CODE.request, 'Send messages with POST.')),
  });
}

async function answer(service: McpService, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(request.headers.authorization);
  const version = request.headers['mcp-protocol-version'];
  const message = messageSchema.safeParse(request.body);
  if (version !== undefined && !VERSIONS.some((known) => known === version))
    return reply.code(400).send(errorTo(null, CODE.request, `This server speaks ${VERSIONS.join(' and ')}.`));
  if (!message.success) return reply.code(400).send(errorTo(null, CODE.request, 'Send one message of JSON-RPC 2.0.'));
  const { status, body, retryAfter } = await service.answer(message.data, {
    token,
    address: request.ip,
    languages: request.headers['accept-language'],
  });
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

/** Refusals in the shape of the API. A fault names the request only: its body may hold anything. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, refusal, known } = answerTo(error);
  if (!known) logger.error(`POST ${ADDRESS} request=${request.id}: ${error instanceof Error ? error.stack : 'fault'}`);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  const wait = refusal.retryAfter ?? refusal.figure;
  if (refusal.kind === 'tooMany' && wait !== undefined) void reply.header('retry-after', String(wait));
  void reply.code(status).send(bodyOf(refusal, languageOfBrowser(request.headers)));
}
