import { Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { refusalFor } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { languageOf, type SessionUser } from '../http/session.js';
import { RefusalError } from '../refusal.error.js';
import { refusal } from '../platform.refusals.js';
import { withLanguage } from '../reader.js';
import { Buckets } from './buckets.js';

export type Acknowledged<T> = ({ ok: true } & T) | { ok: false; refusal: Refusal };

const log = new Logger('Socket');
/** Messages per socket: a burst, and a long-term rate. */
const BURST = 60;
const PER_SECOND = 20;
const messages = new Buckets<Socket>(BURST, PER_SECOND);

/** Parses, executes and answers a socket message. The sender always gets an answer. */
export async function acknowledged<B, T extends object>(
  client: Socket,
  schema: z.ZodType<B>,
  body: unknown,
  work: (body: B) => Promise<T>,
): Promise<Acknowledged<T>> {
  const { user } = client.data as { user?: SessionUser };
  const language = languageOf(user, client.handshake.headers);
  const refused = (found: Refusal) => ({
    ok: false as const,
    refusal: refusalFor(language, found),
  });
  if (!messages.take(client, Date.now()))
    return refused(refusal('tooManyMessages', { kind: 'tooMany', figures: { most: PER_SECOND }, limit: PER_SECOND }));
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refused(
      refusal('invalid.message', {
        kind: 'invalid',
        figures: { words: issue?.message ?? null },
        field: issue?.path.join('.') ?? 'body',
      }),
    );
  }
  try {
    return { ok: true, ...(await withLanguage(language, () => work(parsed.data))) };
  } catch (error) {
    if (error instanceof RefusalError) return refused(error.refusal);
    log.error(
      `socket=${client.id} user=${user?.userId ?? 'none'}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return refused(refusal('internal.message', { kind: 'busy' }));
  }
}
