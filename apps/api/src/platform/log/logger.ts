import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/config.js';
import { logIds } from './log-context.js';
import { textLine } from './text-line.js';

const LEVELS = { error: 'error', warn: 'warn', log: 'info', debug: 'debug' } as const;
/** pino's level "error". */
const ERROR = 50;

const REMOVED = '[removed]';
const SECRETS = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'name',
  'first_name',
  'last_name',
  'address',
  'amount',
  'bid',
];
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const CREDENTIALS = /(\/\/)[^\s/@]+@/g;
const TOKEN = /\b(?:Bearer\s+\S+|eyJ[\w-]+\.[\w-]+\.[\w-]+)/g;

/** An error's message may quote what a person sent. */
const withoutSecrets = (text: string): string =>
  text.replace(CREDENTIALS, `$1${REMOVED}@`).replace(EMAIL, REMOVED).replace(TOKEN, REMOVED);

/** A log line must not fail, so every value has a text, including undefined and bigint. */
const textOf = (message: unknown): string => (message instanceof Error ? message.message : String(message));

/** Errors to standard error, everything else to standard output. `asText`: for people instead of collectors. */
const destination = (asText: boolean) => ({
  write(line: string): void {
    const entry = JSON.parse(line) as { severity: number };
    const stream = entry.severity >= ERROR ? process.stderr : process.stdout;
    stream.write(asText ? textLine(entry) : line);
  },
});

/** Nest's loggers write to pino. The last parameter is the part of the service, an error has its stack before it. */
class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...more: unknown[]): void {
    this.write('info', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }

  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }

  private write(level: 'info' | 'warn' | 'error' | 'debug', message: unknown, more: readonly unknown[]): void {
    const texts = more.filter((one) => typeof one === 'string');
    const context = texts.at(-1);
    const stack =
      level === 'error' && texts.length > 1 ? texts[0] : message instanceof Error ? message.stack : undefined;
    const isData = typeof message === 'object' && message !== null && !(message instanceof Error);
    const fields = {
      ...(context === undefined ? {} : { context }),
      ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
      ...(isData ? { data: message } : {}),
    };
    this.pino[level](fields, isData ? '' : withoutSecrets(textOf(message)));
  }
}

/**
 * Writes lines from level `LOG_LEVEL` on: text for people in a terminal, otherwise one JSON object per line. Each names
 * its request, user and league, or its job.
 */
export function loggerOf({ LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): LoggerService {
  const asText = LOG_FORMAT === undefined ? process.stdout.isTTY === true : LOG_FORMAT === 'text';
  return new PinoLogger(
    pino(
      {
        level: LEVELS[LOG_LEVEL],
        base: { pid: process.pid },
        messageKey: 'message',
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level, severity) => ({ level, severity }) },
        mixin: () => logIds(),
        redact: { paths: SECRETS.flatMap((key) => [`data.${key}`, `data.*.${key}`]), censor: REMOVED },
      },
      destination(asText),
    ),
  );
}
