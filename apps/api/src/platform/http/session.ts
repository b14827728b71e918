import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { chooseLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@crease/core/locale.js';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Idempotency } from '../database/database.js';
import type { Member } from './member.js';
import { RefusalError } from '../refusal.error.js';
import { refusal } from '../platform.refusals.js';

export const ACCESS_SECONDS = 600;

export interface SessionUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Derived from the configuration, never from client input. */
  readonly siteOwner: boolean;
  /** The request came with a personal access token, which only reads. */
  readonly byToken?: boolean;
  /** A visitor who looks around as this user, and only reads. */
  readonly visitor?: boolean;
  /** The language that the account has chosen. Visitors, programs and others have that of their request. */
  readonly language?: Language;
}

const VISITOR_READS = new RefusalError(refusal('visitorReads', { kind: 'forbidden' }));
const VISITOR_CLOSED = new RefusalError(refusal('visitorReads.closed', { kind: 'forbidden' }));

export const closedToVisitors = (reading: boolean): RefusalError => (reading ? VISITOR_CLOSED : VISITOR_READS);

/** Refuses a change by a visitor. Sockets call it, because guards do not run for their messages. */
export function refuseVisitor({ visitor }: Pick<SessionUser, 'visitor'>): void {
  if (visitor === true) throw closedToVisitors(false);
}

/** Guards set `user` on routes that are not public, `member` on routes of a league. */
export type ApiRequest = FastifyRequest & { user?: SessionUser; member?: Member; memberAgain?: () => Promise<Member> };

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** The language that was chosen in a browser, or one that it asks for. */
export function languageOfBrowser(headers: IncomingHttpHeaders): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  // Another release may have had more languages.
  return LANGUAGES.find((language) => language === chosen) ?? chooseLanguage(headers['accept-language']);
}

/** An answer's language: the account's choice, otherwise the browser's. */
export const languageOf = (user: SessionUser | undefined, headers: IncomingHttpHeaders): Language =>
  user?.language ?? languageOfBrowser(headers);

export const PUBLIC = Symbol('public');

export const Public = () => SetMetadata(PUBLIC, true);

export const TICKETS = Symbol('tickets');

/** Marks a route that accepts another provider's ticket from users without a session. */
export const TakesTickets = () => SetMetadata(TICKETS, true);

export const requestOf = (context: ExecutionContext): ApiRequest => context.switchToHttp().getRequest<ApiRequest>();

/** The request's `Idempotency-Key` with its user and body hash; null without the header. */
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
  const { league_id: league = null } = request.params as { readonly league_id?: string };
  return {
    league,
    user: request.user.userId,
    key,
    hash: hash('sha256', `${request.method} ${request.url}\n${canonical(request.body)}`),
  };
}

/** Returns the same text for equal bodies, whatever the order of their keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** Session checks for sockets. The accounts feature implements it, so that the platform does not depend on it. */
export abstract class SessionGate {
  abstract verify(accessToken: string): SessionUser | null;
  /** Registers a listener for sessions that ended in any process; it is called within a second. */
  abstract onEnded(listener: (sessionIds: string[], reason: string) => void): void;
}
