import { createReadStream } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublic, PRIVATE, publicLookup } from './public-address.js';

/** A body that is read from a file while it is sent. */
export interface FileBody {
  readonly file: string;
  /** Size in bytes. */
  readonly length: number;
}

export interface Outgoing {
  readonly url: string;
  /** GET when left out. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | FileBody;
  /** Time limit in milliseconds for everything: name lookup, redirects and the whole answer. */
  readonly deadlineMs: number;
  /** Longest body, in bytes after decompression. */
  readonly mostBytes: number;
  /** The operator configured this address, so it may be in a private network. */
  readonly own: boolean;
  /** Most redirects to follow, within the address's own origin only. Default: 0. */
  readonly redirects?: number;
  /** Decides by status if the body is read; other bodies are empty. */
  readonly reads?: (status: number) => boolean;
  /** Keeps the start of a body that is too long, late or incomplete. */
  readonly startOnly?: boolean;
}

export interface Answered {
  readonly is: 'answered';
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answer =
  | Answered
  /** The request was never sent: no connection, or a private address. */
  | { readonly is: 'unreachable' | 'private' }
  /** The server may have received the request. `begun`: the head of its answer had arrived. */
  | { readonly is: 'late' | 'broken'; readonly begun: boolean }
  | { readonly is: 'tooLarge' };

/**
 * Sends a request to an untrusted server. Keeps at most `mostBytes` of the answer, takes at most `deadlineMs`, and
 * follows no redirect to another origin. The server's failures are return values, never thrown.
 */
export async function ask(outgoing: Outgoing): Promise<Answer> {
  const signal = AbortSignal.timeout(outgoing.deadlineMs);
  let url = new URL(outgoing.url);
  for (let left = outgoing.redirects ?? 0; ; left -= 1) {
    const answer = await askOnce(url, outgoing, signal);
    const next = left > 0 && answer.is === 'answered' ? redirectOf(answer, url) : null;
    if (next === null) return answer;
    url = next;
  }
}

/** Target of a redirect within the origin. Null when the answer is no redirect or leads elsewhere. */
function redirectOf({ status, headers: { location } }: Answered, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined || !URL.canParse(location, from.href))
    return null;
  const to = new URL(location, from.href);
  return to.origin === from.origin ? to : null;
}

class TooLarge extends Error {}

function askOnce(url: URL, outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
  const { method = 'GET', headers = {}, body, own } = outgoing;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // Check literal addresses here, because they skip the name lookup.
  if (!own && isIP(literal) !== 0 && !isPublic(literal)) return Promise.resolve({ is: 'private' });
  return new Promise((resolve) => {
    let connected = false;
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url.href, {
      method,
      headers: {
        'accept-encoding': 'gzip, br',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': body.length }),
      },
      // Share no connection with requests of other leagues or users.
      agent: false,
      signal,
      ...(own ? {} : { lookup: publicLookup }),
    });
    const failed = (error?: NodeJS.ErrnoException): void => {
      if (error?.code === PRIVATE) resolve({ is: 'private' });
      else if (signal.aborted) resolve({ is: 'late', begun: false });
      else resolve(connected ? { is: 'broken', begun: false } : { is: 'unreachable' });
    };
    request.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    request.on('error', failed);
    request.on('response', (response) => {
      request.off('close', failed);
      void read(response, outgoing, signal).then((answer) => {
        request.destroy();
        resolve(answer);
      });
    });
    // A server that switches protocols ends the request without an error.
    request.on('close', failed);
    if (body === undefined || body instanceof Uint8Array) request.end(body);
    else
      pipeline(createReadStream(body.file), request).catch((error: unknown) => {
        request.destroy(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

async function read(
  response: IncomingMessage,
  { method, mostBytes, reads, startOnly = false }: Outgoing,
  signal: AbortSignal,
): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const parts: Buffer[] = [];
  const answered = (): Answered => ({
    is: 'answered',
    status,
    headers,
    body: Buffer.concat(parts).subarray(0, mostBytes),
  });
  // `pipeline` reports failures of a body that is read; failures of other bodies do not matter.
  response.on('error', () => undefined);
  if (method === 'HEAD' || status === 204 || status === 304 || reads?.(status) === false) return answered();
  let bytes = 0;
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) {
      bytes += part.length;
      parts.push(part);
      if (bytes > mostBytes) throw new TooLarge();
    }
  };
  try {
    const decoder = decoderOf(headers['content-encoding']);
    await (decoder === null ? pipeline(response, keep) : pipeline(response, decoder, keep));
    return answered();
  } catch (error) {
    if (startOnly) return answered();
    if (error instanceof TooLarge) return { is: 'tooLarge' };
    return { is: signal.aborted ? 'late' : 'broken', begun: true };
  }
}

/** Decompressor for an encoding; null for none. Throws for an encoding that the request did not offer. */
function decoderOf(encoding: string | undefined): Transform | null {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Error('an encoding that was not asked for');
  }
}
