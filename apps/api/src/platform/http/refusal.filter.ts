import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '@crease/core/result.js';
import { asUnavailable, codeOf } from '../database/database.js';
import { notFound, RefusalError, statusOf } from './refusal.error.js';
import type { ApiRequest } from './session.js';

/** Every error answer of the API. */
export interface RefusalBody {
  refusal: Omit<Refusal, 'fields'>;
  fields?: Readonly<Record<string, string>>;
}

/** Refusals that come from the framework, by status. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: { name: 'badRequest', kind: 'invalid', message: 'The request could not be read.' },
  401: { name: 'signedOut', kind: 'unauthenticated', message: 'You are signed out.', fix: 'Sign in and try again.' },
  403: { name: 'forbidden', kind: 'forbidden', message: 'You may not do this.' },
  405: { name: 'methodNotAllowed', kind: 'invalid', message: 'This address does not take such a request.' },
  408: { name: 'timeout', kind: 'busy', message: 'The request took too long to arrive.' },
  413: { name: 'tooLarge', kind: 'invalid', message: 'The request is too large.' },
  414: { name: 'tooLarge', kind: 'invalid', message: 'The address is too long.' },
  415: { name: 'unsupportedType', kind: 'invalid', message: 'Send the request as JSON.' },
  431: { name: 'tooLarge', kind: 'invalid', message: 'The headers are too large.' },
};

const INTERNAL: Refusal = { name: 'internal', message: 'Something went wrong on our side. Nothing was changed.' };

export function bodyOf({ fields, ...refusal }: Refusal): RefusalBody {
  return fields ? { refusal, fields } : { refusal };
}

/** What an error becomes on its way out: its status and a refusal. Unknown errors tell nothing of themselves. */
export function answerTo(error: unknown): { status: number; refusal: Refusal; known: boolean; exhausted?: unknown } {
  const cause = asUnavailable(error);
  if (cause instanceof RefusalError)
    return { status: statusOf(cause.refusal), refusal: cause.refusal, known: true, exhausted: cause.cause };
  const status = cause instanceof HttpException ? cause.getStatus() : statusCodeOf(cause);
  if (status === 404) return { status, refusal: notFound().refusal, known: true };
  if (status !== null && status >= 400 && status < 500)
    return { status, refusal: BY_STATUS[status] ?? { ...BY_STATUS[400]! }, known: true };
  if (status === 503)
    return {
      status,
      refusal: { name: 'tryAgain', kind: 'busy', message: 'The service is restarting.', fix: 'Try again in a moment.' },
      known: true,
    };
  return { status: 500, refusal: INTERNAL, known: false };
}

/** Fastify's own errors carry their status. */
function statusCodeOf(error: unknown): number | null {
  const code = error instanceof Error ? (error as { statusCode?: unknown }).statusCode : undefined;
  return typeof code === 'number' ? code : null;
}

/**
 * Logs one fault with what is needed to find it: the route, and never the address, which may hold a token; the error's
 * stack and code, and none of the values that a statement was run with.
 */
function faultLine(request: ApiRequest, error: unknown): string {
  const code = codeOf(error);
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${request.method} ${request.routeOptions?.url ?? 'unknown route'} request=${request.id} user=${request.user?.userId ?? 'none'}${code === null ? '' : ` code=${code}`}: ${what}`;
}

@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { status, refusal, known, exhausted } = answerTo(error);
    if (!known) {
      this.logger.error(faultLine(http.getRequest<ApiRequest>(), error));
    } else if (exhausted !== undefined) {
      this.logger.error(faultLine(http.getRequest<ApiRequest>(), exhausted));
    }
    if (reply.sent) return;
    const wait = refusal.retryAfter ?? refusal.figure;
    if (refusal.kind === 'tooMany' && wait !== undefined) void reply.header('retry-after', String(wait));
    // The route may have announced something else, a file for instance.
    void reply
      .code(status)
      .removeHeader('content-disposition')
      .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
      .send(bodyOf(refusal));
  }
}
