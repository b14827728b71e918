import { ask, type Outgoing } from './ask.js';

interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A `fetch` for libraries. It follows no redirect and throws failures like the platform's `fetch`. */
export const fetchBounded =
  (bounds: Pick<Outgoing, 'deadlineMs' | 'mostBytes' | 'own'>) =>
  async (url: string, { method, headers, body }: FetchOptions): Promise<Response> => {
    const bytes = bytesOf(body);
    const answer = await ask({ ...bounds, url, method, headers, ...(bytes === null ? {} : { body: bytes }) });
    if (answer.is === 'late') throw new DOMException('no answer in time', 'TimeoutError');
    if (answer.is !== 'answered') throw new TypeError('fetch failed', { cause: answer.is });
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    // A response with these statuses must have no body, not even an empty one.
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : new Uint8Array(answer.body), { status: answer.status, headers: told });
  };

function bytesOf(body: unknown): Uint8Array | null {
  if (body === undefined || body === null) return null;
  if (body instanceof Uint8Array) return body;
  if (typeof body === 'string' || body instanceof URLSearchParams) return Buffer.from(body.toString());
  throw new TypeError('a body of a kind that is not sent');
}
