import type { z } from 'zod';
import { messageOf } from '@crease/core/messages/messages.js';
import type { NhlAsked } from '@crease/core/messages/words/imports.words.en.js';
import { retryAfterMs } from '@crease/core/retry-after.js';
import { ask, type Answer, type Answered } from '../../platform/http/ask.js';

/* Why an answer cannot be used is text with a key and figures, worded for its reader (`storedMessageWords`). */

export type NhlAnswer =
  | { readonly kind: 'told'; readonly text: string; readonly tag: string | null; readonly modified: string | null }
  /** Unchanged since the answer with the sent ETag. */
  | { readonly kind: 'unchanged' }
  /** No usable answer: the reason, and the wait that the source asks for. */
  | { readonly kind: 'trouble'; readonly why: string; readonly waitMs: number | null };

const PRODUCT = 'Crease';
/** For operators of the NHL's servers, so it is not translated. */
export const NHL_AGENT = { 'user-agent': [PRODUCT, 'fantasy hockey (one reader, polite pace)'].join(' ') };
/** Bytes. A page of a report has about 60,000. */
export const NHL_MOST_BYTES = 4_000_000;
/** Some NHL addresses, such as current rosters, redirect within their origin. */
export const NHL_REDIRECTS = 2;
const LONGEST_WAIT_MS = 3_600_000;

interface Question {
  readonly url: string;
  readonly asked: NhlAsked;
  readonly headers: Readonly<Record<string, string>>;
  /** The operator configured the address. */
  readonly own: boolean;
  readonly timeoutMs?: number;
}

export async function askNhl({ url, asked, headers, own, timeoutMs = 10_000 }: Question): Promise<NhlAnswer> {
  const answer = await ask({
    url,
    headers: { ...NHL_AGENT, ...headers },
    deadlineMs: timeoutMs,
    mostBytes: NHL_MOST_BYTES,
    own,
    redirects: NHL_REDIRECTS,
  });
  if (answer.is !== 'answered') return { kind: 'trouble', why: unanswered(answer, asked, timeoutMs), waitMs: null };
  const { status, headers: told, body } = answer;
  if (status === 304) return { kind: 'unchanged' };
  if (status < 200 || status > 299) {
    const waitMs = retryAfterMs(told['retry-after'], Date.now(), LONGEST_WAIT_MS);
    return { kind: 'trouble', why: badStatus(status, asked), waitMs };
  }
  return {
    kind: 'told',
    text: body.toString('utf8'),
    tag: told.etag ?? null,
    modified: told['last-modified'] ?? null,
  };
}

export const badStatus = (status: number, asked: NhlAsked): string =>
  status === 429 ? messageOf('nhlAsksForFewer', asked) : messageOf('nhlStatus', { ...asked, status });

export function unanswered(answer: Exclude<Answer, Answered>, asked: NhlAsked, timeoutMs: number): string {
  const seconds = timeoutMs / 1_000;
  switch (answer.is) {
    case 'tooLarge':
      return messageOf('nhlTooLong', { ...asked, most: NHL_MOST_BYTES / 1_000_000 });
    case 'private':
      return messageOf('nhlPrivate', asked);
    case 'late':
      return messageOf(answer.begun ? 'nhlStopped' : 'nhlLate', { ...asked, seconds });
    case 'broken':
      return messageOf(answer.begun ? 'nhlCut' : 'nhlBroken', asked);
    case 'unreachable':
      return messageOf('nhlNoConnection', asked);
  }
}

/** Undefined for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function shaped<S extends z.ZodType>(
  value: unknown,
  schema: S,
  asked: NhlAsked,
): { readonly value: z.infer<S> } | { readonly why: string } {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  const [first] = read.error.issues;
  const path = first?.path.join('.') ?? '';
  return { why: messageOf('nhlOtherShape', { ...asked, path, fault: first?.message ?? '' }) };
}
