import { createSecretKey, type KeyObject } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ACCESS_TOKEN } from './session.service.js';

/**
 * The secret as a key. As a text it would be tried as a public key first, for every token anew, which costs more than
 * the check itself.
 */
export const sessionKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

export type Claims = Readonly<Record<string, unknown>>;

export const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * The passport strategy of one application. Passport keeps strategies in a registry that the whole process shares;
 * under a name of its own, an application checks its own sessions and no other's. The claims of a token whose
 * signature, algorithm, issuer, audience and age are right go to `AuthGuard(name)`.
 */
export function registerAccessStrategy(name: string, secret: string): void {
  class AccessStrategy extends PassportStrategy(Strategy, name) {
    constructor() {
      // Passport's types do not know keys; what it hands the key on to does.
      super({ jwtFromRequest: bearer, secretOrKey: sessionKey(secret) as unknown as Buffer, ...ACCESS_TOKEN });
    }

    validate(claims: Claims): Claims {
      return claims;
    }
  }
  new AccessStrategy();
}

export function removeAccessStrategy(name: string): void {
  passport.unuse(name);
}
