import { Busy, RefusalError } from '../http/refusal.error.js';

/** The server, or the disk beneath it or us, is out of something: room, memory, connections; or the disk failed. */
const EXHAUSTED = new Set([
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '58000',
  '58030',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);
/** Connection lost or refused, server shutting down, a lock that was not to be had, our own time-outs. */
const UNAVAILABLE = new Set([
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The server cancelled a statement that had reached its time limit. */
export class StatementTimeout extends Busy {}
const QUERY_CANCELED = '57014';

/** PostgreSQL's or the socket's error code, however deep the driver wrapped it. */
export function codeOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return null;
}

/** The unique constraint that a statement ran into, or null. */
export function violatedConstraint(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return null;
}

/** Trouble with the database itself becomes a typed "try again"; everything else stays what it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof RefusalError) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (code === QUERY_CANCELED) return new StatementTimeout();
  if (code && EXHAUSTED.has(code)) return new Busy(error);
  if (
    (code && UNAVAILABLE.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection is not queryable|Client has encountered a connection error/i.test(
      text,
    )
  ) {
    return new Busy();
  }
  return error;
}
