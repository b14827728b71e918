import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { RefusalError } from './refusal.error.js';

export interface Limit {
  readonly key: string;
  /** Attempts within the window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts attempts in the database, so that the count is exact however many processes there are. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Uses one attempt of each limit, or refuses with `tooManyRequests`; `figure` is then the seconds to wait. */
  async take(limits: readonly Limit[], message: string): Promise<void> {
    if (this.config.RATE_LIMIT === 0) return;
    // One order for everybody, so that two requests never wait for each other.
    const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await this.database.query<{ key: string; count: number; seconds: number }>(
      `insert into rate_limit (key, count, resets_at)
       select key, 1, clock_timestamp() + make_interval(secs => seconds) from unnest($1::text[], $2::float8[]) as taken (key, seconds)
       on conflict (key) do update set
         count = case when rate_limit.resets_at <= clock_timestamp() then 1 else least(rate_limit.count, 1000000) + 1 end,
         resets_at = case when rate_limit.resets_at <= clock_timestamp() then excluded.resets_at else rate_limit.resets_at end
       returning key, count, extract(epoch from resets_at - clock_timestamp())::float8 as seconds`,
      [sorted.map(({ key }) => key), sorted.map(({ windowSeconds }) => windowSeconds)],
      'rate-limit',
    );
    const over = rows.filter(({ key, count }) => count > (limits.find((limit) => limit.key === key)?.limit ?? 0));
    if (over.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...over.map((row) => row.seconds))));
    throw new RefusalError({ name: 'tooManyRequests', kind: 'tooMany', message, figure: seconds });
  }

  /** The attempt was none: forgets `cleared` altogether and gives one attempt back to `returned`. */
  async giveBack(cleared: readonly string[], returned: readonly string[]): Promise<void> {
    if (this.config.RATE_LIMIT === 0) return;
    await this.database.query(
      `with gone as (delete from rate_limit where key = any($1))
       update rate_limit set count = count - 1 where key = any($2) and count > 0`,
      [cleared, returned],
    );
  }
}

/** The part of an address that stands for one connection: all of an IPv4 address, the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
