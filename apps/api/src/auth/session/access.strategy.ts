import { createSecretKey, type KeyObject } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ACCESS_TOKEN } from './session.service.js';

/**
 * Passes the secret as a key object: for a string, the JWT library first tries to parse a public key on every check,
 * which costs more than the check.
 */
export const sessionKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

export type Claims = Readonly<Record<string, unknown>>;

export const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * Registers the passport strategy of one application. Passport's registry is shared by the whole process, so each
 * application registers its own name. `AuthGuard(name)` receives the claims once signature, algorithm, issuer, audience
 * and age are valid.
 */
export function registerAccessStrategy(name: string, secret: string): void {
  class AccessStrategy extends PassportStrategy(Strategy, name) {
    constructor() {
      // Passport's types do not allow key objects; the JWT library below it does.
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
