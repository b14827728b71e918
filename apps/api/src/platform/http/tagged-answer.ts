import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { largeAnswer, type Large } from './large-answer.js';
import type { ApiRequest } from './session.js';

/** Sends an answer with an ETag of its content, or 304 when the client already has it. */
export async function taggedAnswer<T extends object>(
  { request, reply }: { readonly request: ApiRequest; readonly reply: FastifyReply },
  answer: T,
): Promise<Large<T> | undefined> {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
  void reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    void reply.status(304);
    return undefined;
  }
  return largeAnswer(reply, request.headers['accept-encoding'], answer);
}
