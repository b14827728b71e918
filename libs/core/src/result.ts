export interface StoredRefusal {
  readonly of: string;
  readonly key: string;
  readonly figures?: unknown;
}

/** A symbol: copies of a refusal keep the stored form of its text, and answers do not contain it. */
export const STORED: unique symbol = Symbol.for('crease.stored');

/**
 * A refusal is an expected result of a request, so rules return it and never throw it. `name` is the key of its text;
 * `figure` and `limit` are the deciding numbers.
 */
export interface Refusal {
  readonly name: string;
  /** HTTP status; `conflict` (409) when omitted. */
  readonly kind?:
    'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'mismatch' | 'tooMany' | 'tooLarge' | 'busy';
  readonly message: string;
  readonly field?: string;
  /** The requested amount, in the rule's unit. */
  readonly figure?: number;
  /** The allowed amount, in the same unit. */
  readonly limit?: number;
  /** Seconds until a repeated request may succeed. */
  readonly retryAfter?: number;
  readonly fix?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [STORED]?: StoredRefusal;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Keeps `switch` statements exhaustive. */
export function never(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
