import type { Refusal } from '@crease/core/result.js';
import type { AnswerOf, BodyOf, PathParams, QueryOf } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';

/** The server said no, and why. `message` is fit to be shown; `fields` has one message per field of a form. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(refusal.message);
    this.name = 'ApiRefusal';
  }
}

/** No answer came, or none that could be read. */
export class NetworkFailure extends Error {
  constructor(message = 'Network error. Please check your connection and try again.') {
    super(message);
    this.name = 'NetworkFailure';
  }
}

/** Whoever keeps the session: gives the token, renews it once when it was refused, and is told when that failed. */
export interface TokenKeeper {
  token(): string | null;
  /** Resolves to whether there is a new token of the same user. */
  renew(): Promise<boolean>;
}

let keeper: TokenKeeper = { token: () => null, renew: () => Promise.resolve(false) };

export function setTokenKeeper(next: TokenKeeper) {
  keeper = next;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Sending {
  signal?: AbortSignal;
  /** Is finished even when the page is closed meanwhile; for small bodies only. */
  keepalive?: boolean;
  /** Without the token, and without renewing it: signing in and renewing themselves. */
  plain?: boolean;
  /** Of another provider (`Authorization: Social …`), in place of the session's token. */
  ticket?: string;
  /** false: a refused token is not renewed, since nothing is wanted of the session any more. */
  renews?: boolean;
}

interface RequestOptions extends Sending {
  query?: Query;
  /** Repeats of one intention carry one key, so that the server does it once. A new one by default. */
  key?: string;
}

const GONE = 'The server is not answering as it should. Try again in a moment.';

/** 128 random bits as text; works without a secure context, unlike `randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function url(path: string, query: Query = {}): string {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] != null,
  );
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${path.replace(/^\//, '')}${search === '' ? '' : `?${search}`}`;
}

async function send<T>(method: string, path: string, body: unknown, options: RequestOptions): Promise<T> {
  const key = method === 'GET' ? undefined : (options.key ?? newKey());
  const attempt = () => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const token = keeper.token();
    if (options.ticket !== undefined) headers.Authorization = `Social ${options.ticket}`;
    else if (token !== null && options.plain !== true) headers.Authorization = `Bearer ${token}`;
    if (key !== undefined) headers['Idempotency-Key'] = key;
    // A form with a file names its own type, with the boundary between its parts.
    const raw = body === undefined || body instanceof FormData;
    if (!raw) headers['Content-Type'] = 'application/json';
    return reach(url(path, options.query), {
      method,
      headers,
      credentials: 'same-origin',
      body: raw ? body : JSON.stringify(body),
      signal: options.signal,
      keepalive: options.keepalive,
    });
  };
  let response = await attempt();
  if (
    response.status === 401 &&
    options.plain !== true &&
    options.ticket === undefined &&
    options.renews !== false &&
    (await keeper.renew())
  )
    response = await attempt();
  return read<T>(response);
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkFailure();
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    if (response.ok) return undefined as T;
    throw new NetworkFailure(GONE);
  }
  // The shape of an answer is the contract of core's schemas, which the server is tested against.
  if (response.ok) return answer as T;
  const said = answer as { refusal?: Refusal; fields?: Record<string, string> } | null;
  if (said?.refusal === undefined) throw new NetworkFailure(GONE);
  const fields = { ...said.refusal.fields, ...said.fields };
  if (said.refusal.field !== undefined) fields[said.refusal.field] ??= said.refusal.message;
  throw new ApiRefusal(response.status, said.refusal, fields);
}

type Body<C> = C extends { readonly form: object }
  ? { readonly body: FormData }
  : C extends { readonly body: object }
    ? undefined extends BodyOf<C>
      ? { readonly body?: BodyOf<C> }
      : { readonly body: BodyOf<C> }
    : { readonly body?: never };
/**
 * Everything in an address is text: numbers and booleans are written as text. What is null or undefined is left out.
 */
type Asked<Q> = {
  readonly [N in keyof Q]: Q[N] | (string extends Q[N] ? number : 'true' extends Q[N] ? boolean : never) | null;
};
type Search<C> = C extends { readonly query: object }
  ? Partial<QueryOf<C>> extends QueryOf<C>
    ? { readonly query?: Asked<QueryOf<C>> }
    : { readonly query: Asked<QueryOf<C>> }
  : { readonly query?: never };
type Key<C> = C extends { readonly key: true } ? Pick<RequestOptions, 'key'> : { key?: never };
type Asking<K extends keyof Wire> = Readonly<Record<PathParams<K>, string | number>> &
  Body<Wire[K]> &
  Search<Wire[K]> &
  Key<Wire[K]> &
  Sending;

/**
 * Makes a call of the server: its parameters by name beside `query`, `body` and how to send it. All of it is typed by
 * what core declares; nothing of that is loaded.
 */
export function request<K extends keyof Wire>(
  call: K,
  ...asking: Partial<Asking<K>> extends Asking<K> ? [asking?: Asking<K>] : [asking: Asking<K>]
): Promise<AnswerOf<Wire[K]>>;
export function request(
  call: string,
  asking: RequestOptions & { readonly body?: unknown; readonly [param: string]: unknown } = {},
): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(asking[name])));
  return send(method, address, asking.body ?? (/^[GD]/.test(method) ? undefined : {}), asking);
}

/** Whether the server refused for this reason. */
export function isRefusal(error: unknown, name?: string): error is ApiRefusal {
  return error instanceof ApiRefusal && (name === undefined || error.refusal.name === name);
}
