import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExtractJwt, Strategy, type VerifiedCallback } from 'passport-jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PUBLIC, requestOf, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { ACCESS_TOKEN, SessionService, signedOut } from './session.service.js';

type Claims = Readonly<Record<string, unknown>>;

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();
const REMEMBERED_TOKENS = 10_000;

/**
 * Stands before every route of the API; only routes marked `@Public()` answer without a session. The strategy is asked directly:
 * passport's own registry is one per process, and two applications in it would check each other's sessions.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly strategy: Strategy;
  /** Tokens verified before, until they run out (ms): a signature is worth checking once. Whether the session lives is asked every time. */
  private readonly verified = new Map<string, { readonly claims: Claims; readonly until: number }>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    @Inject(CONFIG) config: Config,
  ) {
    this.strategy = new Strategy(
      { jwtFromRequest: bearer, secretOrKey: config.SESSION_SECRET, ...ACCESS_TOKEN },
      (claims: Claims, done: VerifiedCallback) => done(null, claims),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are authenticated at their handshake.
    if (context.getType() !== 'http') return true;
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = requestOf(context);
    const user = await this.authenticate(request);
    if (!user) throw signedOut();
    request.user = user;
    return true;
  }

  private async authenticate(request: ApiRequest): Promise<SessionUser | null> {
    const token = bearer(request);
    if (token === null) return null;
    const known = this.verified.get(token);
    if (known && known.until > Date.now()) return this.sessions.fromClaims(known.claims);
    this.verified.delete(token);
    const claims = await this.verify(request);
    const user = claims && this.sessions.fromClaims(claims);
    if (claims && user && typeof claims.exp === 'number') {
      if (this.verified.size >= REMEMBERED_TOKENS) this.verified.clear();
      this.verified.set(token, { claims, until: claims.exp * 1000 });
    }
    return user;
  }

  /** The claims of a token whose signature, algorithm, issuer, audience and age are right. */
  private verify(request: ApiRequest): Promise<Claims | null> {
    return new Promise((resolve, reject) => {
      // A strategy answers through methods that each attempt brings along; attempts must not share them.
      const attempt = Object.assign(Object.create(this.strategy) as Strategy, {
        success: (claims: Claims) => resolve(claims),
        fail: () => resolve(null),
        error: (error: Error) => reject(error),
      });
      attempt.authenticate(request as unknown as Parameters<Strategy['authenticate']>[0], {});
    });
  }
}
