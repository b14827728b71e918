import { readersLanguage } from '@crease/core/locale.js';
import type { Refusal } from '@crease/core/result.js';
import type { AnswerOf } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';
import type { Asking, Query, RequestOptions } from './request.types.js';
import * as t from './requests.words.en.js';

/** The server refused the request. `message` can be shown to the user; `fields` has one message per form field. */
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

/** The server's answer was missing or unreadable. */
export class NetworkFailure extends Error {
  constructor(message = t.networkError) {
    super(message);
    this.name = 'NetworkFailure';
  }
}

/** Interface to the session: supplies the token, renews it once after a refusal, and is notified when that fails. */
export interface TokenKeeper {
  token(): string | null;
  /** True when there is a new token of the same user. */
  renew(): Promise<boolean>;
}

/** Answers calls about a league that exists only in this browser. */
export type LocalServer = (call: string, asking: { readonly body?: unknown }) => Promise<unknown>;

const localServers = new Map<unknown, LocalServer>();

/**
 * Answers all calls about this league in the browser, so that none reaches the server. Returns a function that ends
 * this; calls after it fail.
 */
export function serveLocally(leagueId: string, server: LocalServer): () => void {
  localServers.set(leagueId, server);
  return () => {
    if (localServers.get(leagueId) === server) localServers.set(leagueId, () => Promise.reject(new NetworkFailure()));
  };
}

let keeper: TokenKeeper = { token: () => null, renew: () => Promise.resolve(false) };

export function setTokenKeeper(next: TokenKeeper) {
  keeper = next;
}

const GONE = t.serverAnswersWrongly;

/** 128 random bits in hex; unlike `randomUUID` it works without a secure context. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function buildUrl(path: string, query: Query = {}): string {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] != null,
  );
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${path.replace(/^\//, '')}${search === '' ? '' : `?${search}`}`;
}

async function send<T>(method: string, path: string, body: unknown, options: RequestOptions): Promise<T> {
  const key = method === 'GET' ? undefined : (options.key ?? newKey());
  const attempt = () => {
    const languages = options.languages ?? readersLanguage();
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': languages };
    const token = keeper.token();
    if (options.ticket !== undefined) headers.Authorization = `Social ${options.ticket}`;
    else if (token !== null && options.plain !== true) headers.Authorization = `Bearer ${token}`;
    if (key !== undefined) headers['Idempotency-Key'] = key;
    // For FormData the browser sets the content type.
    const raw = body === undefined || body instanceof FormData;
    if (!raw) headers['Content-Type'] = 'application/json';
    return reach(buildUrl(path, options.query), {
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
  // The cast relies on core's schemas, against which the server is tested.
  if (response.ok) return answer as T;
  const said = answer as { refusal?: Refusal; fields?: Record<string, string> } | null;
  if (said?.refusal === undefined) throw new NetworkFailure(GONE);
  const fields = { ...said.refusal.fields, ...said.fields };
  if (said.refusal.field !== undefined) fields[said.refusal.field] ??= said.refusal.message;
  throw new ApiRefusal(response.status, said.refusal, fields);
}

/**
 * Calls the server: path parameters by name, `query`, `body` and options. The types come from core's declarations; no
 * schema code is loaded.
 */
export function request<K extends keyof Wire>(
  call: K,
  ...asking: Partial<Asking<K>> extends Asking<K> ? [asking?: Asking<K>] : [asking: Asking<K>]
): Promise<AnswerOf<Wire[K]>>;
export function request(
  call: string,
  asking: RequestOptions & { readonly body?: unknown; readonly [param: string]: unknown } = {},
): Promise<unknown> {
  const local = localServers.get(asking.league_id);
  if (local !== undefined) return local(call, asking);
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(asking[name])));
  return send(method, address, asking.body ?? (/^[GD]/.test(method) ? undefined : {}), asking);
}

/** True when the server refused, for the reason `name` if given. */
export function isRefusal(error: unknown, name?: string): error is ApiRefusal {
  return error instanceof ApiRefusal && (name === undefined || error.refusal.name === name);
}
