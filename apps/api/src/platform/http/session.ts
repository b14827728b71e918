import { hash } from 'node:crypto';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Idempotency } from '../database/database.js';
import type { Member } from './member.js';
import { RefusalError } from './refusal.error.js';
import { refusal } from '../platform.refusals.js';

/** Who a request or a socket belongs to, as its verified access token says. */
export interface SessionUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Named by configuration, never by anything a client sends. */
  readonly siteOwner: boolean;
}

/** A request after the guards: `user` on every route that is not public, `member` on routes of a league. */
export type ApiRequest = FastifyRequest & { user?: SessionUser; member?: Member; memberAgain?: () => Promise<Member> };

export const PUBLIC = Symbol('public');

/** A route that answers without a session. */
export const Public = () => SetMetadata(PUBLIC, true);

export const TICKETS = Symbol('tickets');

/** A route that also answers whoever brings a ticket of another provider, for whom there is no session yet. */
export const TakesTickets = () => SetMetadata(TICKETS, true);

export const requestOf = (context: ExecutionContext): ApiRequest => context.switchToHttp().getRequest<ApiRequest>();

/** The request's `Idempotency-Key` with whose it is and what it was sent with; null without the header. */
export const Idem = createParamDecorator((_: unknown, context: ExecutionContext): Idempotency | null =>
  idempotencyOf(requestOf(context)),
);

const KEY_LENGTH = { min: 8, max: 64 };

export function idempotencyOf(request: ApiRequest): Idempotency | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < KEY_LENGTH.min || key.length > KEY_LENGTH.max) {
    throw new RefusalError(
      refusal('invalidIdempotencyKey', { figures: { least: KEY_LENGTH.min, most: KEY_LENGTH.max }, kind: 'invalid' }),
    );
  }
  if (!request.user) throw new Error('an idempotency key belongs to a user; this route is public');
  return {
    user: request.user.userId,
    key,
    hash: hash('sha256', `${request.method} ${request.url}\n${canonical(request.body)}`),
  };
}

/** The same text for the same body, whatever the order of its keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** What sockets need to know of sessions. The accounts provide it, so that the platform knows none of them. */
export abstract class SessionGate {
  /** The user of a valid access token of a living session, or null. */
  abstract verify(accessToken: string): SessionUser | null;
  /** Hears of sessions that ended, here or in another process, within a second. */
  abstract onEnded(listener: (sessionIds: string[], reason: string) => void): void;
}
