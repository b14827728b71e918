/**
 * A refusal is a fact about the request, not an accident: it is returned, never thrown.
 * `name` is the key of its wording; `figure` and `limit` are the numbers that decided.
 */
export interface Refusal {
  readonly name: string;
  /** How the refusal stands to the request; decides the HTTP status. `conflict` (409) when left out. */
  readonly kind?:
    'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'mismatch' | 'tooMany' | 'tooLarge' | 'busy';
  readonly message: string;
  /** The field of the request that is at fault, where there is one. */
  readonly field?: string;
  /** What the request amounts to, in the unit of the rule. */
  readonly figure?: number;
  /** What the rule allows, in the same unit. */
  readonly limit?: number;
  /** Seconds until the same request may be carried out, where waiting helps. */
  readonly retryAfter?: number;
  /** What the user can do about it, in words. */
  readonly fix?: string;
  /** One message per field, when several fields are at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** For `switch` statements that must stay exhaustive. */
export function never(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
