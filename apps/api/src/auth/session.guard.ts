import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PUBLIC, type SessionUser } from '../platform/http/session.js';
import { ACCESS_TOKEN, SessionService, signedOut } from './session.service.js';

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access') {
  constructor(
    private readonly sessions: SessionService,
    @Inject(CONFIG) config: Config,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: config.SESSION_SECRET, ...ACCESS_TOKEN });
  }

  validate(claims: Record<string, unknown>): SessionUser | null {
    return this.sessions.fromClaims(claims);
  }
}

/** Stands before every route of the API; only routes marked `@Public()` answer without a session. */
@Injectable()
export class SessionGuard extends AuthGuard('access') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    // Sockets are authenticated at their handshake.
    if (context.getType() !== 'http') return true;
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    return super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false | null): User {
    if (error) throw error;
    if (!user) throw signedOut();
    return user;
  }
}
