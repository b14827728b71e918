import { IDLE_LIMITS, type IdleLimits } from '@crease/core/auth/idle.rules.js';
import { z } from 'zod';
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
const url = (label: string, protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${label} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const origins = (label: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
    .refine(
      (named) => named.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      `${label} must be origins like https://chat.example.org, between commas`,
    );

/** Fantrax's own address. */
export const FANTRAX_URL = 'https://www.fantrax.com';

/** The environment, with its units and defaults. Everything the service can be told is here. */
const schema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('PORT must be a number').int().min(0).max(65535).default(3000),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:']).optional(),
  /** The embedded default: one machine, a private database, demo allowed. */
  EMBEDDED: flag,
  /**
   * Signs access tokens and derives the links of invitations and mails; at least 32 characters, and not a guessable one
   * in production.
   */
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters'),
  /** Where people reach the service; links in mails begin with it. */
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  WEB_DIST: z.string().default('apps/web/dist'),
  DATA_DIR: z.string().default('.data'),
  SITE_OWNER_EMAIL: z.string().default(''),
  SUPPORT_EMAIL: z.string().default('support@localhost'),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Crease <no-reply@localhost>'),
  /**
   * Sign-in with Google and Facebook: each is offered when its id and secret are set. The issuers are for tests and
   * providers of one's own.
   */
  GOOGLE_CLIENT_ID: setting,
  GOOGLE_CLIENT_SECRET: setting,
  GOOGLE_ISSUER: url('GOOGLE_ISSUER', ['https:', 'http:']).optional(),
  FACEBOOK_CLIENT_ID: setting,
  FACEBOOK_CLIENT_SECRET: setting,
  FACEBOOK_ISSUER: url('FACEBOOK_ISSUER', ['https:', 'http:']).optional(),
  /** Uploaded pictures lie in DATA_DIR/uploads unless an S3-compatible store is named. */
  S3_ENDPOINT: url('S3_ENDPOINT', ['https:', 'http:']).optional(),
  S3_BUCKET: setting,
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: setting,
  S3_SECRET_ACCESS_KEY: setting,
  /** Seconds without input until somebody is asked whether they are still there, and how long they have to answer. */
  IDLE_SECONDS: seconds('IDLE_SECONDS', IDLE_LIMITS.after),
  IDLE_WARNING_SECONDS: seconds('IDLE_WARNING_SECONDS', IDLE_LIMITS.warning),
  /**
   * Time of day (UTC, like 09:30) at which players, statistics and games are imported from the NHL every night; unset:
   * never. The addresses are for tests and mirrors.
   */
  NHL_IMPORT_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'NHL_IMPORT_AT must be a time of day like 09:30')
    .optional(),
  /**
   * While games of the NHL run, their scores and box scores are asked for again after so many seconds; unset: never.
   */
  NHL_LIVE_SECONDS: z.coerce
    .number('NHL_LIVE_SECONDS must be a number of seconds')
    .int()
    .min(10, 'NHL_LIVE_SECONDS must be at least 10, out of courtesy to the NHL')
    .max(600, 'NHL_LIVE_SECONDS must be at most 600')
    .optional(),
  /** The NHL's public roster report, who is on injured reserve, is read every so many minutes; unset: never. */
  NHL_REPORT_MINUTES: z.coerce
    .number('NHL_REPORT_MINUTES must be a number of minutes')
    .int()
    .min(15, 'NHL_REPORT_MINUTES must be at least 15, out of courtesy to the NHL')
    .max(1440, 'NHL_REPORT_MINUTES must be at most 1440, a day')
    .optional(),
  NHL_REPORT_URL: url('NHL_REPORT_URL', ['https:', 'http:']).optional(),
  NHL_WEB_API_URL: url('NHL_WEB_API_URL', ['https:', 'http:']).optional(),
  NHL_STATS_API_URL: url('NHL_STATS_API_URL', ['https:', 'http:']).optional(),
  /** Where public leagues of Fantrax are read that move in; for tests and mirrors. */
  FANTRAX_API_URL: url('FANTRAX_API_URL', ['https:', 'http:']).default(FANTRAX_URL),
  /**
   * Origins besides Discord's and Slack's to which leagues may post their news, like https://chat.example.org, between
   * commas. They may lie in the private network.
   */
  WEBHOOK_ORIGINS: origins('WEBHOOK_ORIGINS'),
  /** How long Discord or Slack may take to answer. */
  WEBHOOK_SECONDS: seconds('WEBHOOK_SECONDS', 10).pipe(z.number().max(20)),
  /**
   * Push services of one's own, which may lie in the private network: origins between commas. Those of the browsers'
   * makers need no mention.
   */
  PUSH_ORIGINS: origins('PUSH_ORIGINS'),
  /** Players of the sample are given invented games every day; on in the embedded default unless it says otherwise. */
  SAMPLE_GAMES: z.enum(['0', '1', 'true', 'false', '']).optional(),
  /** `all` serves and works; `web` leaves the job queues to others; `worker` only works on them. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /**
   * 0 switches the limits on sign-ins, sign-ups, mails, links and uploads off, for tests and benchmarks; everything
   * else leaves them on.
   */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1),
  /** The connection comes from a proxy of ours: its last entry in X-Forwarded-For is the client's address. */
  TRUST_PROXY: flag,
  /** Pretends that this machine's clock is wrong by so many milliseconds; for fault tests. */
  CLOCK_SKEW_MS: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('warn'),
});

export type Config = Omit<z.infer<typeof schema>, 'SAMPLE_GAMES'> & {
  SAMPLE_GAMES: boolean;
  publicUrl: string;
  production: boolean;
  /** Whether a mail server is configured. */
  mail: boolean;
  idle: IdleLimits;
};

/** The name of every setting. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Nest's token for the parsed configuration. */
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
  const mistakes = [...(production ? weakSecrets(config) : []), ...halves(config)];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return {
    ...config,
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

/** Settings that only mean something together. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
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
