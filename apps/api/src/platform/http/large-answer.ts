import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { wordFormerNames } from '@crease/core/auth/words/former.words.js';
import type { FastifyReply } from 'fastify';

const compress = promisify(gzip);
const compressMore = promisify(brotliCompress);
/** A smaller answer fits into a few packets anyway. */
const WORTH_IT = 4_096;
/** Higher levels cost far more time than they save. */
const WELL = 8;
const MOST_USEFUL = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Takes two milliseconds for a draft of 640 picks, and gives two fifths less than gzip, which takes one. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

declare const content: unique symbol;

export type Large<T> = Buffer & { readonly [content]: T };

/**
 * Compresses an answer, because the transfer takes the time on phones. It favours speed over size and runs off the
 * event loop. The controller returns the result.
 */
export async function largeAnswer<T extends object>(
  reply: FastifyReply,
  accepts: string | undefined,
  answer: T,
): Promise<Large<T>> {
  const json = Buffer.from(wordFormerNames(JSON.stringify(answer)));
  void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  const encoding = json.length < WORTH_IT ? undefined : encodingFor(accepts);
  if (encoding === undefined) return json as Large<T>;
  void reply.header('content-encoding', encoding);
  return (await (encoding === 'br'
    ? compressMore(json, FAST)
    : compress(json, { level: constants.Z_BEST_SPEED }))) as Large<T>;
}

const encodingFor = (accepts: string | undefined) =>
  (['br', 'gzip'] as const).find((one) => accepts?.split(/[\s,;]+/).includes(one));

const KEPT_MOST = 50;
const kept = new Map<string, Promise<Buffer>>();

/**
 * Like `largeAnswer`, for a frequent answer that is constant per `version`: compressed once at a high level, then
 * cached.
 */
export async function largeAnswerOf<T extends object>(
  reply: FastifyReply,
  accepts: string | undefined,
  version: string,
  answer: () => T,
): Promise<Large<T>> {
  const encoding = encodingFor(accepts);
  if (encoding === undefined) return largeAnswer(reply, undefined, answer());
  const key = `${encoding} ${version}`;
  const bytes = kept.get(key) ?? packed(encoding, answer());
  kept.delete(key);
  kept.set(key, bytes);
  if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value as string);
  void reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('content-encoding', encoding);
  return (await bytes) as Large<T>;
}

function packed(encoding: string, answer: object): Promise<Buffer> {
  const json = Buffer.from(JSON.stringify(answer));
  return encoding === 'br' ? compressMore(json, MOST_USEFUL) : compress(json, { level: WELL });
}
