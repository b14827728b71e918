import type { FastifyRequest } from 'fastify';

export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return {
    address: ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
  };
}
