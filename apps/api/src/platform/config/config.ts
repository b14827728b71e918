import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false', '']).optional().transform((value) => value === '1' || value === 'true');
const url = (label: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `${label} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);

/** The environment, with its units and defaults. Everything the service can be told is here. */
const schema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('PORT must be a number').int().min(0).max(65535).default(3000),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:']).optional(),
  /** The embedded default: one machine, a private database, demo allowed. */
  EMBEDDED: flag,
  /** Signs access tokens and derives invitation links; at least 32 characters. */
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters'),
  /** Where people reach the service; links in mails begin with it. */
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  WEB_DIST: z.string().default('apps/web/dist'),
  DATA_DIR: z.string().default('.data'),
  SITE_OWNER_EMAIL: z.string().default(''),
  SUPPORT_EMAIL: z.string().default('support@localhost'),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Crease <no-reply@localhost>'),
  /** `all` serves and works; `web` leaves the job queues to others; `worker` only works on them. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Requests a minute for one address on calls without a session; 0 switches limits off (tests only). */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1),
  TRUST_PROXY: flag,
  /** Pretends that this machine's clock is wrong by so many milliseconds; for fault tests. */
  CLOCK_SKEW_MS: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('warn'),
});

export type Config = z.infer<typeof schema> & { publicUrl: string; production: boolean };

/** Nest's token for the parsed configuration. */
export const CONFIG = Symbol('config');

/** Parses the environment. Throws one readable sentence per mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const missing = environment[name] === undefined;
      return missing ? `${name} is not set.` : `${issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}`}.`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const config = parsed.data;
  return { ...config, production: config.NODE_ENV === 'production', publicUrl: (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, '') };
}

export class ConfigError extends Error {}
