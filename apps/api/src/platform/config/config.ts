import { IDLE_LIMITS, type IdleLimits } from '@crease/core/auth/idle.rules.js';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { addressWithHosts, databaseAddress } from './database-address.js';
import { weakness } from './secrets.js';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((value) => value === '1' || value === 'true');
const setting = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const seconds = (label: string, fallback: number) =>
  z.coerce.number(`${label} must be a number of seconds`).int().min(1).max(86_400).default(fallback);
const milliseconds = (label: string, fallback: number) =>
  z.coerce.number(`${label} must be a number of milliseconds`).int().min(0).max(600_000).default(fallback);
const CONNECTIONS = { least: 2, most: 200 };
const url = (label: string, protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${label} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

const connections = (label: string, fallback: number) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const size = Number(text || fallback);
      if (Number.isInteger(size) && size >= CONNECTIONS.least && size <= CONNECTIONS.most) return size;
      context.addIssue(
        `${label} is ${text}: set it to a whole number of connections from ${CONNECTIONS.least} to ${CONNECTIONS.most}`,
      );
      return z.NEVER;
    });

const origins = (label: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
    .refine(
      (named) => named.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      `${label} must be origins like https://chat.example.org, between commas`,
    );

const POSTGRES = ['postgres:', 'postgresql:'];
const withHosts = (value: unknown): unknown => (typeof value === 'string' ? addressWithHosts(value) : value);

export const FANTRAX_URL = 'https://www.fantrax.com';

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('PORT must be a number').int().min(0).max(65535).default(3000),
  DATABASE_URL: z.preprocess(withHosts, url('DATABASE_URL', POSTGRES)),
  /** PostgreSQL itself, when DATABASE_URL is a pooler: for LISTEN, migrations, locks, queues and imports. */
  DATABASE_DIRECT_URL: z.preprocess(
    (value) => withHosts(value) || undefined,
    url('DATABASE_DIRECT_URL', POSTGRES).optional(),
  ),
  /** Connections of one process: for requests and tasks, urgent statements, queues, and between processes. */
  DATABASE_POOL: connections('DATABASE_POOL', 8),
  DATABASE_POOL_URGENT: connections('DATABASE_POOL_URGENT', 6),
  DATABASE_POOL_JOBS: connections('DATABASE_POOL_JOBS', 3),
  DATABASE_POOL_SOCKETS: connections('DATABASE_POOL_SOCKETS', 3),
  /** File with the certificate of the authority that signed the database server's. */
  DATABASE_CA: setting,
  REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:']).optional(),
  /** The embedded default: one machine, a private database, demo allowed. */
  EMBEDDED: flag,
  /** Signs access tokens and derives links in mails. At least 32 characters, not guessable in production. */
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters'),
  /** Public address of the service; base of the links in mails. */
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  WEB_DIST: z.string().default('apps/web/dist'),
  DATA_DIR: z.string().default('.data'),
  SITE_OWNER_EMAIL: z.string().default(''),
  SUPPORT_EMAIL: z.string().default('support@localhost'),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Crease <no-reply@localhost>'),
  /**
   * Sign-in with Google and Facebook. A provider is offered when its id and secret are set. The issuers are for tests
   * and self-hosted providers.
   */
  GOOGLE_CLIENT_ID: setting,
  GOOGLE_CLIENT_SECRET: setting,
  GOOGLE_ISSUER: url('GOOGLE_ISSUER', ['https:', 'http:']).optional(),
  FACEBOOK_CLIENT_ID: setting,
  FACEBOOK_CLIENT_SECRET: setting,
  FACEBOOK_ISSUER: url('FACEBOOK_ISSUER', ['https:', 'http:']).optional(),
  /** Uploaded pictures are stored in DATA_DIR/uploads unless an S3-compatible store is set. */
  S3_ENDPOINT: url('S3_ENDPOINT', ['https:', 'http:']).optional(),
  S3_BUCKET: setting,
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: setting,
  S3_SECRET_ACCESS_KEY: setting,
  /** Time of day (UTC, like 03:30) of the daily backup. Off when unset. */
  BACKUP_AT: z.preprocess(
    (value) => value || undefined,
    z.string().regex(TIME_OF_DAY, 'BACKUP_AT must be a time of day like 03:30').optional(),
  ),
  BACKUP_KEEP: z.coerce
    .number('BACKUP_KEEP must be a number of backups')
    .int('BACKUP_KEEP must be a whole number of backups')
    .min(1, 'BACKUP_KEEP must be at least 1')
    .max(1000, 'BACKUP_KEEP must be at most 1000')
    .default(14),
  BACKUP_DIR: setting,
  /** An S3-compatible store that gets a copy of each daily backup. */
  BACKUP_S3_ENDPOINT: url('BACKUP_S3_ENDPOINT', ['https:', 'http:']).optional(),
  BACKUP_S3_BUCKET: setting,
  BACKUP_S3_REGION: z.string().default('auto'),
  BACKUP_S3_ACCESS_KEY_ID: setting,
  BACKUP_S3_SECRET_ACCESS_KEY: setting,
  /** Seconds without input before the idle warning, and seconds to answer it. */
  IDLE_SECONDS: seconds('IDLE_SECONDS', IDLE_LIMITS.after),
  IDLE_WARNING_SECONDS: seconds('IDLE_WARNING_SECONDS', IDLE_LIMITS.warning),
  /**
   * Time of day (UTC, like 09:30) of the nightly import of players, statistics and games from the NHL. Off when unset.
   * The addresses are for tests and mirrors.
   */
  NHL_IMPORT_AT: z.string().regex(TIME_OF_DAY, 'NHL_IMPORT_AT must be a time of day like 09:30').optional(),
  /** Seconds between reads of scores while NHL games are running. Off when unset. */
  NHL_LIVE_SECONDS: z.coerce
    .number('NHL_LIVE_SECONDS must be a number of seconds')
    .int()
    .min(10, 'NHL_LIVE_SECONDS must be at least 10, out of courtesy to the NHL')
    .max(600, 'NHL_LIVE_SECONDS must be at most 600')
    .optional(),
  /** Minutes between reads of the NHL's roster report (injured reserve). Off when unset. */
  NHL_REPORT_MINUTES: z.coerce
    .number('NHL_REPORT_MINUTES must be a number of minutes')
    .int()
    .min(15, 'NHL_REPORT_MINUTES must be at least 15, out of courtesy to the NHL')
    .max(1440, 'NHL_REPORT_MINUTES must be at most 1440, a day')
    .optional(),
  NHL_REPORT_URL: url('NHL_REPORT_URL', ['https:', 'http:']).optional(),
  NHL_WEB_API_URL: url('NHL_WEB_API_URL', ['https:', 'http:']).optional(),
  NHL_STATS_API_URL: url('NHL_STATS_API_URL', ['https:', 'http:']).optional(),
  /** Source of public Fantrax leagues for imports; changed by tests and mirrors. */
  FANTRAX_API_URL: url('FANTRAX_API_URL', ['https:', 'http:']).default(FANTRAX_URL),
  /**
   * Origins allowed for league webhooks in addition to Discord and Slack, comma-separated, like
   * https://chat.example.org. They may be in the private network.
   */
  WEBHOOK_ORIGINS: origins('WEBHOOK_ORIGINS'),
  /** Timeout for Discord and Slack. */
  WEBHOOK_SECONDS: seconds('WEBHOOK_SECONDS', 10).pipe(z.number().max(20)),
  /**
   * Self-hosted push services: origins, comma-separated, which may be in the private network. The browsers' own push
   * services are always allowed.
   */
  PUSH_ORIGINS: origins('PUSH_ORIGINS'),
  /** Generates daily games for the sample players. On by default in the embedded setup. */
  SAMPLE_GAMES: z.enum(['0', '1', 'true', 'false', '']).optional(),
  /** `all` serves requests and runs jobs, `web` only serves requests, `worker` only runs jobs. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** 0 switches off the limits on sign-ins, sign-ups, mails, links and uploads, for tests and benchmarks. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1),
  /** Trust the proxy in front: the last entry of X-Forwarded-For is the client's address. */
  TRUST_PROXY: flag,
  /**
   * Figures for Prometheus (`GET /metrics`): on their own port, or at the public port for callers that send the token.
   * Off when neither is set.
   */
  METRICS_PORT: z.preprocess(
    (value) => value || undefined,
    z.coerce.number('METRICS_PORT must be a number').int().min(0).max(65535).optional(),
  ),
  METRICS_TOKEN: setting.refine(
    (token) => token === undefined || token.length >= 16,
    'METRICS_TOKEN must have at least 16 characters',
  ),
  /** Simulated error of this machine's clock in milliseconds, for fault tests. */
  CLOCK_SKEW_MS: z.coerce.number().int().default(0),
  /** Requests and statements that take longer are logged by name, in milliseconds; 0 switches it off. */
  SLOW_REQUEST_MS: milliseconds('SLOW_REQUEST_MS', 3_000),
  SLOW_STATEMENT_MS: milliseconds('SLOW_STATEMENT_MS', 2_000),
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('warn'),
  /** `json`: one object per line. Default: `text` in a terminal only. */
  LOG_FORMAT: z.preprocess((value) => value || undefined, z.enum(['text', 'json']).optional()),
});

export type Config = Omit<z.infer<typeof schema>, 'SAMPLE_GAMES' | 'DATABASE_DIRECT_URL'> & {
  SAMPLE_GAMES: boolean;
  DATABASE_DIRECT_URL: string;
  /** DATABASE_URL may be a pooler: no statement may rely on connection settings. */
  pooled: boolean;
  publicUrl: string;
  production: boolean;
  mail: boolean;
  idle: IdleLimits;
};

export const SETTINGS: readonly string[] = Object.keys(schema.shape);

export const CONFIG = Symbol('config');

/** Parses the environment. Throws one readable sentence per mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const missing = environment[name] === undefined;
      return missing
        ? `${name} is not set.`
        : `${issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}`}.`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const config = parsed.data;
  const production = config.NODE_ENV === 'production';
  const mistakes = [
    ...(production ? weakSecrets(config) : []),
    ...halves(config),
    ...missingAuthority(config),
    ...uselessTargets(config),
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const DATABASE_URL = databaseAddress(config.DATABASE_URL, config.DATABASE_CA);
  const DATABASE_DIRECT_URL = databaseAddress(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, config.DATABASE_CA);
  return {
    ...config,
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    pooled: DATABASE_DIRECT_URL !== DATABASE_URL,
    SAMPLE_GAMES: config.SAMPLE_GAMES ? config.SAMPLE_GAMES === '1' || config.SAMPLE_GAMES === 'true' : config.EMBEDDED,
    production,
    publicUrl: (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, ''),
    mail: config.SMTP_URL !== undefined,
    idle: { after: config.IDLE_SECONDS, warning: config.IDLE_WARNING_SECONDS },
  };
}

function weakSecrets(config: z.infer<typeof schema>): string[] {
  const why = weakness(config.SESSION_SECRET);
  return why === null
    ? []
    : [`SESSION_SECRET ${why}. Production needs a random one, for example from "openssl rand -base64 48".`];
}

function missingAuthority({ DATABASE_CA, DATABASE_URL }: z.infer<typeof schema>): string[] {
  if (DATABASE_CA !== undefined)
    return existsSync(DATABASE_CA) ? [] : [`DATABASE_CA names ${DATABASE_CA}, which does not exist.`];
  const { searchParams } = new URL(DATABASE_URL);
  return searchParams.get('sslmode') === 'verify-ca' && !searchParams.has('sslrootcert')
    ? ['DATABASE_URL asks for sslmode=verify-ca: set DATABASE_CA to a file with the certificate of the authority.']
    : [];
}

const TARGETS = [null, 'any', 'read-write', 'primary'];

function uselessTargets({ DATABASE_URL, DATABASE_DIRECT_URL }: z.infer<typeof schema>): string[] {
  return Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }).flatMap(([name, address]) => {
    if (address === undefined) return [];
    const { searchParams } = new URL(address);
    const target = searchParams.get('target_session_attrs');
    return TARGETS.includes(target) && !(target === 'any' && searchParams.has('hosts'))
      ? []
      : [`${name} has target_session_attrs=${target}, and Crease writes: set it to read-write or primary.`];
  });
}

const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
] as const;

function halves(config: z.infer<typeof schema>): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => config[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [
          `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, but ${names.find((name) => config[name] !== undefined)} is.`,
        ];
  });
}

export class ConfigError extends Error {}
