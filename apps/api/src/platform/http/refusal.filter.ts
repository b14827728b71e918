import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Language } from '@crease/core/locale.js';
import { messageWords } from '@crease/core/messages/messages.js';
import { refusalFor } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { asUnavailable, codeOf } from '../database/database.js';
import { refusal as refusalOf } from '../platform.refusals.js';
import { notFound, RefusalError, statusOf } from '../refusal.error.js';
import { languageOf, type ApiRequest } from './session.js';

export interface RefusalBody {
  refusal: Omit<Refusal, 'fields'>;
  fields?: Readonly<Record<string, string>>;
}

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: refusalOf('badRequest', { kind: 'invalid' }),
  401: refusalOf('signedOut', { kind: 'unauthenticated' }),
  403: refusalOf('forbidden', { kind: 'forbidden' }),
  405: refusalOf('methodNotAllowed', { kind: 'invalid' }),
  408: refusalOf('timeout', { kind: 'busy' }),
  413: refusalOf('tooLarge', { kind: 'invalid' }),
  414: refusalOf('tooLarge.address', { kind: 'invalid' }),
  415: refusalOf('unsupportedType', { kind: 'invalid' }),
  431: refusalOf('tooLarge.headers', { kind: 'invalid' }),
};

const INTERNAL = refusalOf('internal');

export function bodyOf({ fields, ...found }: Refusal, language: Language): RefusalBody {
  const refusal = refusalFor(language, found);
  if (fields === undefined) return { refusal };
  const worded = Object.entries(fields).map(([field, message]) => [field, messageWords(message, language)]);
  return { refusal, fields: Object.fromEntries(worded) as Record<string, string> };
}

/** Converts an error to a status and a refusal. Unknown errors reveal no details. */
export function answerTo(error: unknown): { status: number; refusal: Refusal; known: boolean; exhausted?: unknown } {
  const cause = asUnavailable(error);
  if (cause instanceof RefusalError)
    return { status: statusOf(cause.refusal), refusal: cause.refusal, known: true, exhausted: cause.cause };
  const status = cause instanceof HttpException ? cause.getStatus() : statusCodeOf(cause);
  if (status === 404) return { status, refusal: notFound('page').refusal, known: true };
  if (status !== null && status >= 400 && status < 500)
    return { status, refusal: BY_STATUS[status] ?? { ...BY_STATUS[400]! }, known: true };
  if (status === 503)
    return {
      status,
      refusal: refusalOf('tryAgain.restarting', { kind: 'busy' }),
      known: true,
    };
  return { status: 500, refusal: INTERNAL, known: false };
}

function statusCodeOf(error: unknown): number | null {
  const code = error instanceof Error ? (error as { statusCode?: unknown }).statusCode : undefined;
  return typeof code === 'number' ? code : null;
}

/** Log line of a fault: route, stack and code. Never the address, which may hold a token, nor a statement's values. */
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
    const request = http.getRequest<ApiRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, refusal, known, exhausted } = answerTo(error);
    if (!known) {
      this.logger.error(faultLine(request, error));
    } else if (exhausted !== undefined) {
      this.logger.error(faultLine(request, exhausted));
    }
    if (reply.sent) return;
    const wait = refusal.retryAfter ?? refusal.figure;
    if (refusal.kind === 'tooMany' && wait !== undefined) void reply.header('retry-after', String(wait));
    // The route may have set headers for another body, such as a file.
    void reply
      .code(status)
      .removeHeader('content-disposition')
      .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
      .send(bodyOf(refusal, languageOf(request.user, request.headers)));
  }
}
