import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExtractJwt, Strategy, type VerifiedCallback } from 'passport-jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PUBLIC, requestOf, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { ACCESS_TOKEN, SessionService, signedOut } from './session.service.js';

/**
 * Stands before every route of the API; only routes marked `@Public()` answer without a session. The strategy is asked directly:
 * passport's own registry is one per process, and two applications in it would check each other's sessions.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly strategy: Strategy;

  constructor(
    private readonly reflector: Reflector,
    sessions: SessionService,
    @Inject(CONFIG) config: Config,
  ) {
    this.strategy = new Strategy(
      { jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: config.SESSION_SECRET, ...ACCESS_TOKEN },
      (claims: Record<string, unknown>, done: VerifiedCallback) => done(null, sessions.fromClaims(claims) ?? false),
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

  private authenticate(request: ApiRequest): Promise<SessionUser | null> {
    return new Promise((resolve, reject) => {
      // A strategy answers through methods that each attempt brings along; attempts must not share them.
      const attempt = Object.assign(Object.create(this.strategy) as Strategy, {
        success: (user: SessionUser) => resolve(user),
        fail: () => resolve(null),
        error: (error: Error) => reject(error),
      });
      attempt.authenticate(request as unknown as Parameters<Strategy['authenticate']>[0], {});
    });
  }
}
