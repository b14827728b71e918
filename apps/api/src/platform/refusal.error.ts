import type { Refusal, Result } from '@crease/core/result.js';
import { refusal, type Thing } from './platform.refusals.js';

/** Carries a refusal out of a request; rolls back the transaction that it leaves. */
export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    cause?: unknown,
  ) {
    super(refusal.message, { cause });
  }
}

/** The database or queue is unreachable. The change may have happened; repeating with the same key shows. */
export class Busy extends RefusalError {
  /** `cause`: an exhausted resource that only the operator can extend. It is logged. */
  constructor(cause?: unknown) {
    super(refusal('tryAgain', { kind: 'busy' }), cause);
  }
}

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusalError(result.refusal);
  return result.value;
}

export const notFound = (what: Thing): RefusalError =>
  new RefusalError(refusal('notFound', { kind: 'missing', figures: { what } }));

/** Refuses a payload that names another user than the session's. */
export const notYou = (field: string): RefusalError =>
  new RefusalError(refusal('notYou', { kind: 'forbidden', field }));

const STATUS: Record<NonNullable<Refusal['kind']>, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  mismatch: 422,
  tooMany: 429,
  tooLarge: 413,
  busy: 503,
};

export const statusOf = (refusal: Refusal): number => STATUS[refusal.kind ?? 'conflict'];
