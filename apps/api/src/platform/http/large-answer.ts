import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const compress = promisify(gzip);
/** A smaller answer fits into a few packets anyway. */
const WORTH_IT = 4_096;

declare const content: unique symbol;

/** The bytes of a `T` in JSON, perhaps compressed. */
export type Large<T> = Buffer & { readonly [content]: T };

/**
 * Compresses an answer that can be long, if the client takes it so: on a telephone the line is what takes the time. It
 * compresses fast rather than much, and off the event loop. The controller returns what this returns.
 */
export async function largeAnswer<T extends object>(
  reply: FastifyReply,
  accepts: string | undefined,
  answer: T,
): Promise<Large<T>> {
  const json = Buffer.from(JSON.stringify(answer));
  void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (json.length < WORTH_IT || !/\bgzip\b/.test(accepts ?? '')) return json as Large<T>;
  void reply.header('content-encoding', 'gzip');
  return (await compress(json, { level: constants.Z_BEST_SPEED })) as Large<T>;
}
