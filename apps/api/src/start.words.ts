import { formatMoney } from '@crease/core/money.js';
import { calendarSeason, startYear, type Season } from '@crease/core/season.js';
import { ConfigError, type Config } from './platform/config/config.js';
import { NoWritableHost } from './platform/database/connection/hosts.js';
import type { MigrationProgress } from './platform/database/schema/migrate.js';
import { codeOf } from './platform/database/database.js';
import { RefusalError } from './platform/refusal.error.js';

const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A sentence when the error, of the database or a file, is a full disk; null otherwise. */
export function whyDiskFull(error: unknown): string | null {
  return DISK_FULL.has(codeOf(error) ?? '')
    ? 'There is no room left on the disk of the database or of DATA_DIR; make some and start again.'
    : null;
}

/** A line for each migration of an upgrade, and one at its end. */
export const upgradeWords = (progress: MigrationProgress): string =>
  progress.is === 'begun'
    ? `Upgrading the database, ${progress.number} of ${progress.count} after ${progress.seconds} s: ${progress.name}`
    : `Upgraded the database in ${progress.seconds} s.`;

/** Warning about a set season that is behind the calendar; null when there is none. */
export function seasonWarning(set: Season | null, now: number): string | null {
  const calendar = calendarSeason(now);
  if (set === null || startYear(set) >= startYear(calendar)) return null;
  return `The season is set to ${set}, and by the calendar it is ${calendar}. The site owner can set it, or let it follow the calendar, in the console.`;
}

/** Warning about a minimum salary that was set for an earlier season; null when there is none. */
export function minimumSalaryWarning(amount: number, setFor: Season | null, present: Season): string | null {
  if (setFor === null || startYear(setFor) >= startYear(present)) return null;
  return `The minimum salary of ${formatMoney(amount)} was set for ${setFor}, and the season is ${present}. The site owner can set it, or say that it still holds, in the console.`;
}

/** Explains why a command of the command line failed, and how to resolve it where a refusal says so. */
export function whyCommandFailed(error: unknown): string {
  const full = whyDiskFull(error);
  if (full !== null) return full;
  if (!(error instanceof RefusalError)) return error instanceof Error ? error.message : String(error);
  const { message, fix } = error.refusal;
  return fix === undefined ? message : `${message} ${fix}`;
}

/** Explains why the service did not start, in one sentence when the operator can fix it. */
export function whyNotStarted(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigError) return error.message;
  const hosts = noHostOf(error);
  if (hosts !== null) return `DATABASE_URL: ${hosts}; see that the primary runs, and start again.`;
  const full = whyDiskFull(error);
  if (full !== null) return full;
  const code = codeOf(error);
  if (code === null && error instanceof RefusalError && error.refusal.kind === 'busy')
    return 'DATABASE_URL: the database does not answer in time; see that it runs and has connections left, and start again.';
  const { HOST = '127.0.0.1', PORT = '3000' } = env;
  switch (code) {
    case 'EADDRINUSE':
      return inUse(error, env.METRICS_PORT)
        ? `Port ${env.METRICS_PORT} on ${HOST} is in use; set METRICS_PORT to a free one.`
        : `Port ${PORT} on ${HOST} is in use; set PORT to a free one.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'DATABASE_URL names a database server that cannot be reached.';
    case '53300':
      return 'DATABASE_URL: the database has no connection left; raise its max_connections, or end what holds them, and start again.';
    case '57P03':
      return 'DATABASE_URL: the database server is still starting up or shutting down, and did not accept a connection within 20 s; see its log, and start again.';
    case '08P01':
      return `DATABASE_URL: the server or a pooler in front of it refuses a startup parameter (${messageOf(error)}); remove it from DATABASE_URL, or let the pooler ignore it (PgBouncer: ignore_startup_parameters), and start again.`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return 'DATABASE_URL: the certificate of the database server is signed by an unknown authority; set DATABASE_CA to a file with that authority’s certificate, and start again.';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'DATABASE_URL: the certificate of the database server is for another host; use the host it names, or sslmode=verify-ca with DATABASE_CA, and start again.';
    case '28P01':
    case '28000':
      return 'DATABASE_URL: the database refused this user or password.';
    case '3D000':
      return 'DATABASE_URL names a database that does not exist.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Which of several database servers refused, and why; null for any other error. */
function noHostOf(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof NoWritableHost) return current.message;
  return null;
}

/** True when the error names this port. */
const inUse = (error: unknown, port: string | undefined): boolean =>
  port !== undefined && error instanceof Error && String((error as { port?: unknown }).port) === port;

/** The message of the error that has a code, without line breaks. */
function messageOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause)
    if (typeof (current as { code?: unknown }).code === 'string') return current.message.replace(/\s+/g, ' ');
  return '';
}

/** Message for the operator when there is neither a site owner nor a mail server. */
export function ownerCodeWords(
  { SITE_OWNER_EMAIL, publicUrl }: Pick<Config, 'SITE_OWNER_EMAIL' | 'publicUrl'>,
  code: string,
): string {
  return [
    '',
    `  There is no site owner yet. Sign up as ${SITE_OWNER_EMAIL}, open ${publicUrl}/account, and enter this code:`,
    `    ${code}`,
    '  It works once, until the next start.',
  ].join('\n');
}
