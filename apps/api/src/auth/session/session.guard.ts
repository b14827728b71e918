import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type IAuthGuard } from '@nestjs/passport';
import type { Call } from '@crease/core/wire/call.js';
import { visitorReads } from '@crease/core/auth/visitor.rules.js';
import { wire } from '@crease/core/wire.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import {
  closedToVisitors,
  PUBLIC,
  requestOf,
  TICKETS,
  type ApiRequest,
  type SessionUser,
} from '../../platform/http/session.js';
import { bearer, registerAccessStrategy, removeAccessStrategy, type Claims } from './access.strategy.js';
import { SessionService } from './session.service.js';
import { signedOut } from '../account.refusals.js';
import { AccessTokens, tokenOf } from '../tokens/token.service.js';
import { TicketService, ticketOf, type TicketRequest } from '../ticket.service.js';

const REMEMBERED_TOKENS = 10_000;
/** Nest finds a call's handler by the call's key. */
const CALLS: ReadonlyMap<string, Call> = new Map(Object.entries<Call>(wire));

const leagueOf = ({ params }: ApiRequest): string | null =>
  (params as Readonly<Record<string, string | undefined>> | undefined)?.league_id ?? null;

/** Only routes marked `@Public()` work without a session. An access token opens declared reads within its scope. */
@Injectable()
export class SessionGuard implements CanActivate, OnModuleDestroy {
  private readonly strategy = `access-${randomUUID()}`;
  private readonly passport: IAuthGuard;
  /** Claims with a verified signature, until they expire (ms). The session is still checked for every request. */
  private readonly verified = new Map<string, { readonly claims: Claims; readonly until: number }>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly tickets: TicketService,
    private readonly tokens: AccessTokens,
    @Inject(CONFIG) config: Config,
  ) {
    registerAccessStrategy(this.strategy, config.SESSION_SECRET);
    this.passport = new (AuthGuard(this.strategy))({ property: 'claims', session: false });
  }

  onModuleDestroy(): void {
    removeAccessStrategy(this.strategy);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets authenticate at their handshake.
    if (context.getType() !== 'http') return true;
    const marked = (mark: symbol) =>
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]) ?? false;
    const request = requestOf(context);
    const token = tokenOf(request.headers.authorization);
    const key = context.getHandler().name;
    const call = CALLS.get(key);
    // A public read needs no right, so the token is not looked at.
    if (token !== '' && call && !(marked(PUBLIC) && key.startsWith('GET '))) {
      request.user = await this.tokens.authorize(token, key, call, leagueOf(request));
      return true;
    }
    if (marked(PUBLIC)) return true;
    const ticket = marked(TICKETS) ? ticketOf(request) : null;
    if (ticket !== null) {
      (request as TicketRequest).ticket = this.tickets.read(ticket);
      return true;
    }
    const user = await this.authenticate(request, context);
    if (!user) throw signedOut();
    if (user.visitor === true && !(call && visitorReads(key, call))) throw closedToVisitors(key.startsWith('GET '));
    request.user = user;
    return true;
  }

  private async authenticate(request: ApiRequest, context: ExecutionContext): Promise<SessionUser | null> {
    const token = bearer(request);
    if (token === null) return null;
    const known = this.verified.get(token);
    if (known && known.until > Date.now()) return this.sessions.fromClaims(known.claims);
    this.verified.delete(token);
    const claims = await this.verify(request, context);
    const user = claims && this.sessions.fromClaims(claims);
    if (claims && user && typeof claims.exp === 'number') {
      if (this.verified.size >= REMEMBERED_TOKENS) this.verified.clear();
      this.verified.set(token, { claims, until: claims.exp * 1000 });
    }
    return user;
  }

  private async verify(request: ApiRequest, context: ExecutionContext): Promise<Claims | null> {
    try {
      await this.passport.canActivate(context);
      return (request as { claims?: Claims }).claims ?? null;
    } catch (error) {
      if (error instanceof UnauthorizedException) return null;
      throw error;
    }
  }
}
