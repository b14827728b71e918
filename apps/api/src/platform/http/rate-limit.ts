import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Idempotency, type Transaction } from '../database/database.js';
import { Busy, RefusalError } from './refusal.error.js';

export interface Limit {
  readonly key: string;
  /** Attempts within the window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** How much somebody may do in a time, said in words when it is used up. */
export interface Allowance extends Limit {
  /** 'You have created 5 leagues today, the most for one account.' */
  readonly message: string;
  /** What helps besides waiting. */
  readonly fix?: string;
  readonly field?: string;
}

interface Counted {
  readonly key: string;
  readonly count: number;
  readonly seconds: number;
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
    const over = await this.count(this.alone, limits);
    if (over.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...over.map((row) => row.seconds))));
    throw new RefusalError({ name: 'tooManyRequests', kind: 'tooMany', message, figure: seconds });
  }

  /**
   * Does something that uses up one of each allowance, or refuses with what was allowed and when it is again. What is refused or fails
   * uses up nothing, and a request that was carried out already is answered again whatever is left.
   */
  async within<T>(
    allowances: readonly Allowance[],
    idempotency: Idempotency | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.config.RATE_LIMIT === 0) return work();
    if (
      idempotency &&
      (
        await this.database.query(
          'select 1 as one from idempotency where user_id = $1 and key = $2',
          [idempotency.user, idempotency.key],
          'rate-limit-repeated',
        )
      ).length > 0
    )
      return work();
    const keys = allowances.map(({ key }) => key);
    const over = await this.count(this.alone, allowances);
    // The one that takes longest says so: until then none of them lets anything through.
    const [last] = [...over].sort((a, b) => b.seconds - a.seconds);
    const used = allowances.find(({ key }) => key === last?.key);
    if (last && used) {
      await this.giveBack([], keys);
      const retryAfter = Math.max(1, Math.ceil(last.seconds));
      const again = `You can try again ${inWords(retryAfter)}.`;
      throw new RefusalError({
        name: 'limitReached',
        kind: 'tooMany',
        message: used.message,
        figure: used.limit + 1,
        limit: used.limit,
        retryAfter,
        fix: used.fix === undefined ? again : `${used.fix} ${again}`,
        ...(used.field === undefined ? {} : { field: used.field }),
      });
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusalError && !(error instanceof Busy))
        await this.giveBack([], keys).catch(() => undefined);
      throw error;
    }
  }

  /** Uses one of each inside the caller's transaction; false when one of them was used up. For what is then simply left undone. */
  async spend(sql: Transaction['sql'], limits: readonly Limit[]): Promise<boolean> {
    return (await this.count(sql, limits)).length === 0;
  }

  /** Outside of any transaction. */
  private readonly alone = (text: string, params: readonly unknown[]) =>
    this.database.query<Counted>(text, params, 'rate-limit');

  /** Whether no limit holds here. */
  get off(): boolean {
    return this.config.RATE_LIMIT === 0;
  }

  private async count(
    query: (text: string, params: readonly unknown[]) => Promise<Counted[]>,
    limits: readonly Limit[],
  ): Promise<Counted[]> {
    if (this.config.RATE_LIMIT === 0) return [];
    // One order for everybody, so that two requests never wait for each other.
    const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await query(
      `insert into rate_limit (key, count, resets_at)
       select key, 1, clock_timestamp() + make_interval(secs => seconds) from unnest($1::text[], $2::float8[]) as taken (key, seconds)
       on conflict (key) do update set
         count = case when rate_limit.resets_at <= clock_timestamp() then 1 else least(rate_limit.count, 1000000) + 1 end,
         resets_at = case when rate_limit.resets_at <= clock_timestamp() then excluded.resets_at else rate_limit.resets_at end
       returning key, count, extract(epoch from resets_at - clock_timestamp())::float8 as seconds`,
      [
        `{${sorted.map(({ key }) => JSON.stringify(key)).join(',')}}`,
        `{${sorted.map(({ windowSeconds }) => windowSeconds).join(',')}}`,
      ],
    );
    return rows.filter(({ key, count }) => count > (limits.find((limit) => limit.key === key)?.limit ?? 0));
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

/** 'in 40 minutes', 'in 3 hours': never sooner than it is true. */
export function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds <= 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
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
