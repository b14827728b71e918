import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { PRIVATE, publicLookup } from './public-address.js';

/** A message to another service. */
interface Outgoing {
  readonly url: string;
  /** JSON, or bytes of whatever `headers` say. */
  readonly body: Readonly<Record<string, unknown>> | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole of it, from the look-up of the name to the answer's end. */
  readonly seconds: number;
  /** It may lie in the private network. */
  readonly own: boolean;
}

export type PostOut =
  | {
      readonly is: 'answered';
      readonly status: number;
      readonly retryAfter: string | null;
      /** What there was of it within the time, cut off. */
      readonly body: string;
    }
  /** It never got there. */
  | { readonly is: 'unreachable' | 'private' }
  /** It got there, perhaps; nobody knows what became of it. */
  | { readonly is: 'late' | 'broken' };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const MOST_OF_AN_ANSWER = 4_096;

/**
 * Posts to another service. Follows no redirect, waits no longer and reads no more than it must: the other side
 * may be anybody.
 */
export function postOut({ url, body, headers = JSON_TYPE, seconds, own }: Outgoing): Promise<PostOut> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const signal = AbortSignal.timeout(seconds * 1_000);
  let connected = false;
  return new Promise((resolve) => {
    const outgoing = (url.startsWith('https:') ? tlsRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      // Neither is a connection kept nor one taken that others used.
      agent: false,
      signal,
      ...(own ? {} : { lookup: publicLookup }),
    });
    outgoing.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === PRIVATE) resolve({ is: 'private' });
      else resolve({ is: signal.aborted ? 'late' : connected ? 'broken' : 'unreachable' });
    });
    outgoing.on('response', (response) => {
      // `startOf` returns what arrived before the failure.
      response.on('error', () => undefined);
      void startOf(response).then((start) => {
        const { statusCode: status = 0, headers } = response;
        outgoing.destroy();
        resolve({ is: 'answered', status, retryAfter: headers['retry-after'] ?? null, body: start });
      });
    });
    outgoing.end(bytes);
  });
}

/** What there is of an answer's body that says more than its status: only of a limit, which is asked for its time. */
function startOf(response: IncomingMessage): Promise<string> {
  if (response.statusCode !== 429) return Promise.resolve('');
  return new Promise((resolve) => {
    let start = '';
    const end = () => resolve(start.slice(0, MOST_OF_AN_ANSWER));
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      start += part;
      if (start.length >= MOST_OF_AN_ANSWER) end();
    });
    for (const over of ['end', 'error', 'aborted', 'close']) response.on(over, end);
  });
}
