import type { FastifyRequest } from 'fastify';
import type { Client } from './account.service.js';

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: ip, userAgent: headers['user-agent'] ?? null };
}
