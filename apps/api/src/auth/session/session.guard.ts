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
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PUBLIC, requestOf, TICKETS, type ApiRequest, type SessionUser } from '../../platform/http/session.js';
import { bearer, registerAccessStrategy, removeAccessStrategy, type Claims } from './access.strategy.js';
import { SessionService, signedOut } from './session.service.js';
import { TicketService, ticketOf, type TicketRequest } from '../ticket.service.js';

const REMEMBERED_TOKENS = 10_000;

/** Guards every route of the API. Only routes marked `@Public()` work without a session. */
@Injectable()
export class SessionGuard implements CanActivate, OnModuleDestroy {
  private readonly strategy = `access-${randomUUID()}`;
  private readonly passport: IAuthGuard;
  /**
   * Claims of tokens whose signature is already verified, until they expire (ms). The session is still checked for
   * every request.
   */
  private readonly verified = new Map<string, { readonly claims: Claims; readonly until: number }>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly tickets: TicketService,
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
    if (marked(PUBLIC)) return true;
    const request = requestOf(context);
    const ticket = marked(TICKETS) ? ticketOf(request) : null;
    if (ticket !== null) {
      (request as TicketRequest).ticket = this.tickets.read(ticket);
      return true;
    }
    const user = await this.authenticate(request, context);
    if (!user) throw signedOut();
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
