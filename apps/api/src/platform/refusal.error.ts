import type { Refusal, Result } from '@crease/core/result.js';
import { refusal, type Thing } from './platform.refusals.js';

/** Rolls back the transaction that it leaves. */
export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    cause?: unknown,
  ) {
    super(refusal.message, { cause });
  }
}

/** The change may or may not have happened; repeating with the same key shows which. */
export class Busy extends RefusalError {
  /** `cause`: only the operator can extend the exhausted resource. It is logged. */
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

/** The payload names another user than the session's. */
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
