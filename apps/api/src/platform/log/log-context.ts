import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

interface Request {
  readonly id: string;
  readonly params: unknown;
  /** Set once the session is known. */
  readonly user?: { readonly userId: string } | null;
}

/** The work that runs now. A job has the id of the request that added it. */
type Running = { readonly request: Request } | { readonly job: string; readonly requestId: string | undefined };

/** Ids in every log line of a request or a job. */
export interface LogIds {
  readonly request?: string;
  readonly user?: string;
  readonly league?: string;
  readonly job?: string;
}

const running = new AsyncLocalStorage<Running>();

export const requestId = (): string | undefined => {
  const now = running.getStore();
  return now === undefined ? undefined : 'request' in now ? now.request.id : now.requestId;
};

export function logIds(): LogIds {
  const now = running.getStore();
  if (now === undefined) return {};
  if ('job' in now) return { job: now.job, ...(now.requestId === undefined ? {} : { request: now.requestId }) };
  const { id, user, params } = now.request;
  const league = (params as { league_id?: unknown } | undefined)?.league_id;
  return {
    request: id,
    ...(user ? { user: user.userId } : {}),
    ...(typeof league === 'string' ? { league } : {}),
  };
}

export function carryRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => running.run({ request }, done));
  // A body's parser continues in the connection's context.
  fastify.addHook('preValidation', (request, _reply, done) => running.run({ request }, done));
}

/** Logs the route of the call, because addresses contain what people typed. */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Request');
  fastify.addHook('onResponse', (request, reply, done) => {
    running.run({ request }, () =>
      logger.log(
        `${request.method} ${request.routeOptions.url ?? 'unknown'} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`,
      ),
    );
    done();
  });
}

export const runJob = <T>(job: string, requestIdOfJob: string | undefined, work: () => T): T =>
  running.run({ job, requestId: requestIdOfJob }, work);
