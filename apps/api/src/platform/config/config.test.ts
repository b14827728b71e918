import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { wire } from '@crease/core/wire.js';
import type { Call } from '@crease/core/wire/call.js';
import { ENVELOPE_BYTES } from '../http/form-file.js';
import { answerTo, bodyOf } from '../http/refusal.filter.js';
import { ConfigError, readConfig, SETTINGS } from './config.js';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../../${file}`, import.meta.url)), 'utf8');
const random = randomBytes(48).toString('base64');
const good = { NODE_ENV: 'production', DATABASE_URL: 'postgres://h/x', SESSION_SECRET: random };
const mistake = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the secret of production', () => {
  test('is a random one', () => {
    expect(mistake(good)).toBe('');
    for (const bytes of [24, 32, 48])
      expect(mistake({ ...good, SESSION_SECRET: randomBytes(bytes).toString('hex') })).toBe('');
  });

  test.each([
    ['', 'SESSION_SECRET must have at least 32 characters.'],
    ['short', 'SESSION_SECRET must have at least 32 characters.'],
    ['change-me-please-0123456789-0123456789', 'contains "change-me"'],
    ['this is the secret of our installation', 'contains "secret"'],
    ['a'.repeat(64), 'repeats one character'],
    ['abc'.repeat(20), 'repeats itself'],
    ['abababccababababcbabacbabcabcabcbacba', 'has too few different characters'],
    ['my-example-key-for-the-league-we-play-in', 'contains "example"'],
  ])('is not %p', (secret, why) => expect(mistake({ ...good, SESSION_SECRET: secret })).toContain(why));

  test('may be a word elsewhere, but never a short one', () => {
    expect(mistake({ ...good, NODE_ENV: 'development', SESSION_SECRET: 'a secret for development, long enough' })).toBe(
      '',
    );
    expect(mistake({ ...good, NODE_ENV: 'development', SESSION_SECRET: 'short' })).toContain('at least 32');
  });

  test('is asked for by name when it is missing', () =>
    expect(mistake({ ...good, SESSION_SECRET: undefined })).toBe('SESSION_SECRET is not set.'));

  test('is not said back in the refusal', () =>
    expect(mistake({ ...good, SESSION_SECRET: 'change-me-please-0123456789-0123456789' })).not.toContain('0123456789'));
});

describe('a setting', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [
      { DATABASE_URL: 'postgres://h,i/x?target_session_attrs=standby' },
      'DATABASE_URL has target_session_attrs=standby, and Crease writes: set it to read-write or primary',
    ],
    [{ DATABASE_URL: 'mysql://h/x' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
    [{ REDIS_URL: 'h:6379' }, 'REDIS_URL must be a URL'],
    [{ IDLE_SECONDS: '0' }, 'IDLE_SECONDS'],
    [{ DATABASE_DIRECT_URL: 'h' }, 'DATABASE_DIRECT_URL must be a URL that begins with postgres://'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is 1: set it to a whole number of connections from 2 to 200.'],
    [{ DATABASE_POOL_JOBS: 'ten' }, 'DATABASE_POOL_JOBS is ten: set it'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is not set, but GOOGLE_CLIENT_ID is.'],
    [{ BACKUP_AT: '24:30' }, 'BACKUP_AT must be a time of day like 03:30.'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be at least 1.'],
    [{ BACKUP_S3_BUCKET: 'x' }, 'BACKUP_S3_ENDPOINT and BACKUP_S3_ACCESS_KEY_ID and'],
    [{ S3_BUCKET: 'x' }, 'S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, but S3_BUCKET is.'],
  ])('that is wrong is named: %j', (more, message) => expect(mistake({ ...good, ...more })).toContain(message));

  test('of the pools of a process allows 20 connections when none is set', () => {
    const pools = Object.entries(readConfig({ ...good, DATABASE_POOL: '' })).filter(([name]) =>
      name.startsWith('DATABASE_POOL'),
    );
    expect(pools.reduce((sum, [, size]) => sum + Number(size), 0)).toBe(20);
  });

  test('of the direct address is only needed behind a pooler', () => {
    expect(readConfig(good)).toMatchObject({ DATABASE_DIRECT_URL: good.DATABASE_URL, pooled: false });
    const both = readConfig({ ...good, DATABASE_DIRECT_URL: 'postgres://direct/x?sslmode=require' });
    expect(both).toMatchObject({
      DATABASE_DIRECT_URL: 'postgres://direct/x?sslmode=require&uselibpqcompat=true',
      pooled: true,
    });
  });

  test('of each kind stands in the operator’s guide, and the guide has none that is not there', () => {
    const guide = read('docs/operations.md');
    const described = new Set([...guide.matchAll(/^\| `([A-Z][A-Z\d_]+)`/gm)].map((match) => match[1] ?? ''));
    expect([...described].sort()).toEqual([...SETTINGS].sort());
  });

  test('that the file for several processes sets is one', () => {
    const compose = read('docker-compose.yml');
    const api = compose.slice(compose.indexOf('x-api:'), compose.indexOf('services:'));
    const set = [...api.matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map((match) => match[1] ?? '');
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(api).toContain('env_file:');
    expect(compose).toMatch(/ {2}worker:\n.*\n.*ROLE: worker/);
  });
});

describe('the proxy in front of several processes', () => {
  const proxy = read('docker/nginx.conf');

  test('lets the file of every call pass, with the form around it, and no more than a megabyte beyond', () => {
    const limits = [...proxy.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size) * 1024 * 1024);
    const largest = Math.max(...Object.values<Call>(wire).map(({ maxBytes = 0 }) => maxBytes));
    expect(limits).toHaveLength(1);
    expect(limits[0]).toBeGreaterThanOrEqual(largest + ENVELOPE_BYTES);
    expect(limits[0]).toBeLessThanOrEqual(largest + 1024 * 1024);
  });

  test('believes the address that the service in front of it writes, from private networks only', () => {
    const [, proxyOverTls = ''] = /\n {2}proxy:\n([^]*?)\n\n/.exec(read('docker/compose.tls.yml')) ?? [];
    expect(proxyOverTls).toContain('./docker/behind-tls.conf:/etc/nginx/conf.d/behind-tls.conf:ro');
    expect(proxyOverTls).toContain("ports: !override ['127.0.0.1:8080:8080']");
    expect(read('docker-compose.yml')).not.toContain('behind-tls');
    const behind = read('docker/behind-tls.conf');
    expect(behind).toMatch(/^real_ip_header X-Forwarded-For;$/m);
    const believed = [...behind.matchAll(/^set_real_ip_from (\S+);$/gm)].map(([, network]) => network);
    expect(believed).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']);
    expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });

  test('refuses in the words of the product, as JSON to calls and by its own page to people', () => {
    // tools/checks/language.test.mjs compares other languages.
    const said = [...proxy.matchAll(/return (\d+) \$(\w+);/g)].map(([, status, name]) => {
      const [, body = ''] = new RegExp(`\\$${name} \\{\\n +default '(.*)';`).exec(proxy) ?? [];
      return [Number(status), JSON.parse(body)];
    });
    expect(said).toEqual(
      [503, 413].map((status) => [status, bodyOf(answerTo(new HttpException('', status)).refusal, 'en')]),
    );
    for (const location of proxy.matchAll(/proxy_pass [^}]*\}/g))
      expect(location[0]).toMatch(/error_page 502 504 =503 /);
    expect(read('apps/web/public/offline.html')).toContain('Crease cannot be reached');
  });
});
