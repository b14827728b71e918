import type { BodyOf, PathParams, QueryOf } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Sending {
  signal?: AbortSignal;
  /** Completes even when the page closes meanwhile; for small bodies only. */
  keepalive?: boolean;
  /** Sends no token and does not renew it: for sign-in and renewal. */
  plain?: boolean;
  /** Ticket of another provider (`Authorization: Social …`), sent instead of the session's token. */
  ticket?: string;
  /** false: do not renew a refused token, because the session is no longer needed. */
  renews?: boolean;
  /** `Accept-Language`; the language of the page by default. */
  languages?: string;
}

export interface RequestOptions extends Sending {
  query?: Query;
  /** Idempotency key: retries of one action carry the same key. A new one by default. */
  key?: string;
}

type Body<C> = C extends { readonly form: object }
  ? { readonly body: FormData }
  : C extends { readonly body: object }
    ? undefined extends BodyOf<C>
      ? { readonly body?: BodyOf<C> }
      : { readonly body: BodyOf<C> }
    : { readonly body?: never };
/** Types of query and path parameters: numbers and booleans are written as text, null and undefined are omitted. */
type Asked<Q> = {
  readonly [N in keyof Q]: Q[N] | (string extends Q[N] ? number : 'true' extends Q[N] ? boolean : never) | null;
};
type Search<C> = C extends { readonly query: object }
  ? Partial<QueryOf<C>> extends QueryOf<C>
    ? { readonly query?: Asked<QueryOf<C>> }
    : { readonly query: Asked<QueryOf<C>> }
  : { readonly query?: never };
type Key<C> = C extends { readonly key: true } ? Pick<RequestOptions, 'key'> : { key?: never };
export type Asking<K extends keyof Wire> = Readonly<Record<PathParams<K>, string | number>> &
  Body<Wire[K]> &
  Search<Wire[K]> &
  Key<Wire[K]> &
  Sending;
