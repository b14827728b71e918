import { Busy, RefusalError } from '../../refusal.error.js';

/** Resource errors of the server or a disk: no space, no memory, no connections, or a failed disk. */
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
/** Connection lost or refused, server shutting down, a pooler without a connection (08P01), our own timeouts. */
const UNAVAILABLE = new Set([
  '08000',
  '08003',
  '08006',
  '08P01',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

export class StatementTimeout extends Busy {}
const QUERY_CANCELED = '57014';

export class LockTimeout extends Busy {}
const LOCK_NOT_AVAILABLE = '55P03';

/** Finds PostgreSQL's or the socket's error code in an error and its causes. */
export function codeOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return null;
}

export function violatedConstraint(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (code !== '23505') continue;
    // On a cluster only the message has the name, and the shard's number ends it.
    const name = constraint ?? /constraint "(.+?)"/.exec(current.message)?.[1];
    if (typeof name === 'string') return name.replace(/_\d{6,}$/, '');
  }
  return null;
}

/** Converts database failures into a typed "try again" error; returns other errors unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof RefusalError) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  // The coordinator of a cluster that is ended during a statement has no code for it, only the last of these messages.
  if (code === QUERY_CANCELED) return new StatementTimeout();
  if (code === LOCK_NOT_AVAILABLE) return new LockTimeout();
  if (code && EXHAUSTED.has(code)) return new Busy(error);
  if (
    (code && UNAVAILABLE.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection is not queryable|Client has encountered a connection error|postmaster was shut down/i.test(
      text,
    )
  ) {
    return new Busy();
  }
  return error;
}
