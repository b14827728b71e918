import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ControllerAnswers } from './answers.js';

const PASSED_ON = ['content-type', 'etag', 'last-modified', 'location'];

/**
 * Serves the API's description at `/api/docs`. Few ever ask for it, and what makes it is a quarter of all that a start would load: so
 * it is made when somebody does, and only then the schemas of the answers are loaded.
 */
export function openApi(app: NestFastifyApplication, answers: () => Promise<readonly ControllerAnswers[]>): void {
  let pages: Promise<FastifyInstance> | null = null;
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    pages ??= Promise.all([import('./open-api.document.js'), answers()]).then(([{ documentPages }, told]) => documentPages(app, told));
    const answer = await (await pages).inject({ method: 'GET', url: request.url });
    for (const name of PASSED_ON) if (answer.headers[name] !== undefined) void reply.header(name, answer.headers[name]);
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs', serve);
  fastify.get('/api/docs/*', serve);
}
