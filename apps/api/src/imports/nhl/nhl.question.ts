import { retryAfterMs } from '@crease/core/retry-after.js';
import { ask, type Answer } from '../../platform/http/ask.js';

export type NhlAnswer =
  | { readonly kind: 'told'; readonly text: string; readonly tag: string | null; readonly modified: string | null }
  /** Unchanged since the answer with the sent ETag. */
  | { readonly kind: 'unchanged' }
  /** No usable answer: the reason, and the wait that the source asks for. */
  | { readonly kind: 'trouble'; readonly why: string; readonly waitMs: number | null };

/** Every request to the NHL names its sender. */
export const NHL_AGENT = { 'user-agent': 'Crease fantasy hockey (one reader, polite pace)' } as const;
/** Longest accepted answer of the NHL, in bytes. A page of a report has about 60,000. */
export const NHL_MOST_BYTES = 4_000_000;
/** Some NHL addresses, such as current rosters, redirect within their origin. */
export const NHL_REDIRECTS = 2;
const LONGEST_WAIT_MS = 3_600_000;

interface Question {
  readonly url: string;
  /** Name of the requested data, like 'the scores'. */
  readonly about: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The operator configured the address. */
  readonly own: boolean;
  readonly timeoutMs?: number;
}

export async function askNhl({ url, about, headers, own, timeoutMs = 10_000 }: Question): Promise<NhlAnswer> {
  const answer = await ask({
    url,
    headers: { ...NHL_AGENT, ...headers },
    deadlineMs: timeoutMs,
    mostBytes: NHL_MOST_BYTES,
    own,
    redirects: NHL_REDIRECTS,
  });
  if (answer.is !== 'answered')
    return { kind: 'trouble', why: unanswered(answer, about, timeoutMs / 1_000), waitMs: null };
  const { status, headers: told, body } = answer;
  if (status === 304) return { kind: 'unchanged' };
  if (status < 200 || status > 299) {
    const why =
      status === 429
        ? `It asked for fewer questions (status 429) when asked for ${about}.`
        : `It answered with status ${status} when asked for ${about}.`;
    return { kind: 'trouble', why, waitMs: retryAfterMs(told['retry-after'], Date.now(), LONGEST_WAIT_MS) };
  }
  return {
    kind: 'told',
    text: body.toString('utf8'),
    tag: told.etag ?? null,
    modified: told['last-modified'] ?? null,
  };
}

function unanswered(answer: Exclude<Answer, { is: 'answered' }>, about: string, seconds: number): string {
  switch (answer.is) {
    case 'tooLarge':
      return `Its answer about ${about} was too long: more than ${NHL_MOST_BYTES / 1_000_000} MB.`;
    case 'private':
      return `Its address leads into a private network, so it was not asked for ${about}.`;
    case 'late':
      return answer.begun
        ? `Its answer about ${about} stopped in the middle and did not go on within ${seconds} seconds.`
        : `It did not answer within ${seconds} seconds when asked for ${about}.`;
    case 'broken':
      return answer.begun
        ? `Its answer about ${about} was cut off in the middle.`
        : `The connection broke when it was asked for ${about}.`;
    case 'unreachable':
      return `There was no connection when it was asked for ${about}.`;
  }
}
