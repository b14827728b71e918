import type { FastifyReply } from 'fastify';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import type { Config } from '../../platform/config/config.js';
import type { SignedIn } from '../account.service.js';

/** Cookie with the refresh token. Scripts cannot read it, and browsers send it only to the calls that need it. */
export const REFRESH_COOKIE = 'crease_refresh';

function cookie(config: Config) {
  return { httpOnly: true, sameSite: 'lax', path: '/api/auth', secure: config.publicUrl.startsWith('https:') } as const;
}

export function sessionAnswer(config: Config, reply: FastifyReply, { user, tokens }: SignedIn): SessionAnswer {
  void reply.setCookie(REFRESH_COOKIE, tokens.refreshToken, { ...cookie(config), maxAge: tokens.refreshSeconds });
  return {
    accessToken: tokens.accessToken,
    expiresAt: new Date(tokens.expiresAt).toISOString(),
    kept: tokens.kept,
    user,
  };
}

export function forgetSession(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(REFRESH_COOKIE, cookie(config));
}
