import { chooseLanguage, type Language } from '@crease/core/locale.js';
import type { FastifyRequest } from 'fastify';

export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
  /** The language of a new account. English when omitted. */
  readonly language?: Language;
}

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return {
    address: ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    language: chooseLanguage(headers['accept-language']),
  };
}
