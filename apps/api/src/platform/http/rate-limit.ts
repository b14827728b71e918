import { Inject, Injectable } from '@nestjs/common';
import type { Refusal } from '@crease/core/result.js';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db, type Idempotency } from '../database/database.js';
import { anyOf } from '../database/sql.js';
import { c, runOn, sqlFile } from '../database/statement.js';
import { fixAndWait } from '../platform.refusals.js';
import { noteFailure } from '../failures.js';
import { Busy, RefusalError } from './refusal.error.js';

export interface Limit {
  readonly key: string;
  /** Attempts within the window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** How much somebody may do in a time, said in words when it is used up. */
export interface Allowance extends Limit {
  /** 'You have created 5 leagues today, the most for one account.', and what helps besides waiting. */
  readonly refusal: Refusal;
}

interface Counted {
  readonly key: string;
  readonly count: number;
  readonly seconds: number;
}

const takeSome = sqlFile<[keys: readonly string[], seconds: readonly number[], amount: number]>()(
  import.meta.url,
  'rate-limit-take.sql',
  { key: c.text, count: c.integer, seconds: c.double },
);

/** Counts attempts in the database, so that the count is exact however many processes there are. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Uses one attempt of each limit, or refuses; `figure` is then the seconds to wait. */
  async take(limits: readonly Limit[], refusal: Refusal): Promise<void> {
    const over = await this.count(limits);
    if (over.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...over.map((row) => row.seconds))));
    throw new RefusalError({ ...refusal, kind: 'tooMany', figure: seconds });
  }

  /**
   * Does something that uses up one of each allowance, or refuses with what was allowed and when it is again. What is
   * refused or fails uses up nothing, and a request that was carried out already is answered again whatever is left.
   */
  async within<T>(
    allowances: readonly Allowance[],
    idempotency: Idempotency | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.config.RATE_LIMIT === 0) return work();
    if (idempotency && (await this.carriedOut(idempotency))) return work();
    const keys = allowances.map(({ key }) => key);
    const over = await this.count(allowances);
    // Nothing gets through before all of them are free again, so the one that takes longest is named.
    const [last] = [...over].sort((a, b) => b.seconds - a.seconds);
    const used = allowances.find(({ key }) => key === last?.key);
    if (last && used) {
      await this.giveBack([], keys);
      throw exhausted(used, last, used.limit + 1);
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusalError && !(error instanceof Busy))
        await this.giveBack([], keys).catch(noteFailure('rateLimit.giveBack'));
      throw error;
    }
  }

  /**
   * Uses one of each inside the caller's transaction. False when one of them was used up; the caller then leaves its
   * work undone.
   */
  async spend(db: Db, limits: readonly Limit[]): Promise<boolean> {
    return (await this.count(limits, db)).length === 0;
  }

  /** Uses `amount` of each allowance inside the caller's transaction, or refuses, which rolls it back. */
  async spendSome(db: Db, allowances: readonly Allowance[], amount: number): Promise<void> {
    if (amount === 0) return;
    const [last] = (await this.count(allowances, db, amount)).sort((a, b) => b.seconds - a.seconds);
    const used = allowances.find(({ key }) => key === last?.key);
    if (last && used) throw exhausted(used, last, last.count);
  }

  private async carriedOut({ user, key }: Idempotency): Promise<boolean> {
    const { database } = this;
    const [answer] = await database.prepared(
      'rate-limit-repeated',
      database.db.selectFrom('idempotency').select('key').where('user_id', '=', user).where('key', '=', key),
    );
    return answer !== undefined;
  }

  /** Whether no limit holds here. */
  get off(): boolean {
    return this.config.RATE_LIMIT === 0;
  }

  private async count(limits: readonly Limit[], db?: Db, amount = 1): Promise<Counted[]> {
    if (this.config.RATE_LIMIT === 0) return [];
    // One order for everybody, so that two requests never wait for each other.
    const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    const keys = sorted.map(({ key }) => key);
    const seconds = sorted.map(({ windowSeconds }) => windowSeconds);
    const rows = db
      ? await runOn(db, takeSome, keys, seconds, amount)
      : await this.database.run(takeSome, keys, seconds, amount);
    return rows.filter(({ key, count }) => count > (limits.find((limit) => limit.key === key)?.limit ?? 0));
  }

  /** The attempt was none: forgets `cleared` altogether and gives one attempt back to `returned`. */
  async giveBack(cleared: readonly string[], returned: readonly string[]): Promise<void> {
    if (this.config.RATE_LIMIT === 0) return;
    const { database } = this;
    await database.prepared(
      'rate-limit-given-back',
      database.db
        .with('gone', (rest) => rest.deleteFrom('rate_limit').where('key', '=', anyOf(cleared)))
        .updateTable('rate_limit')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', anyOf(returned))
        .where('count', '>', 0),
    );
  }
}

function exhausted({ refusal, limit }: Allowance, { seconds }: Counted, figure: number): RefusalError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new RefusalError({
    ...refusal,
    kind: 'tooMany',
    figure,
    limit,
    retryAfter,
    fix: fixAndWait(refusal.fix, retryAfter),
  });
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
