import { Inject, Injectable } from '@nestjs/common';
import { readersLanguage } from '@crease/core/locale.js';
import { refusalFor } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db, type Idempotency } from '../database/database.js';
import { earlierRequest } from '../database/idempotency.js';
import { anyOf } from '../database/sql.js';
import { c, runOn, sqlFile } from '../database/statement.js';
import { fixAndWait } from '../platform.refusals.js';
import { noteFailure } from '../failures.js';
import { Busy, RefusalError } from '../refusal.error.js';
import { namesIn } from '../database/rows.js';

const limitRow = namesIn('rate_limit');

export interface Limit {
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** A limit with a refusal that explains it when it is used up. */
export interface Allowance extends Limit {
  /** 'You have created 5 leagues today, the most for one account.', and a fix other than waiting. */
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

/** Counts in the database are exact over all processes. */
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
   * Runs `work` and uses one of each allowance, or refuses with the limit and the time until it resets. Refused or
   * failed work uses none. A request that was already completed gets its answer again, even without allowance.
   */
  async within<T>(
    allowances: readonly Allowance[],
    idempotency: Idempotency | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.config.RATE_LIMIT === 0) return work();
    if (idempotency && (await this.wasExecuted(idempotency))) return work();
    const keys = allowances.map(({ key }) => key);
    const over = await this.count(allowances);
    // Report the limit that takes longest to reset, since all must be free.
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
   * Uses one of each inside the caller's transaction. Returns false when one was used up; the caller then skips its
   * work.
   */
  async spend(db: Db, limits: readonly Limit[]): Promise<boolean> {
    return (await this.count(limits, db)).length === 0;
  }

  /** Uses `amount` of each allowance inside the caller's transaction, or throws a refusal, which rolls it back. */
  async spendSome(db: Db, allowances: readonly Allowance[], amount: number): Promise<void> {
    if (amount === 0) return;
    const [last] = (await this.count(allowances, db, amount)).sort((a, b) => b.seconds - a.seconds);
    const used = allowances.find(({ key }) => key === last?.key);
    if (last && used) throw exhausted(used, last, last.count);
  }

  private async wasExecuted(idempotency: Idempotency): Promise<boolean> {
    return (await earlierRequest(this.database.db, idempotency).executeTakeFirst()) !== undefined;
  }

  get off(): boolean {
    return this.config.RATE_LIMIT === 0;
  }

  private async count(limits: readonly Limit[], db?: Db, amount = 1): Promise<Counted[]> {
    if (this.config.RATE_LIMIT === 0) return [];
    // Use one order for all requests, so that they do not deadlock.
    const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    const keys = sorted.map(({ key }) => key);
    const seconds = sorted.map(({ windowSeconds }) => windowSeconds);
    const rows = db
      ? await runOn(db, takeSome, keys, seconds, amount)
      : await this.database.run(takeSome, keys, seconds, amount);
    return rows.filter(({ key, count }) => count > (limits.find((limit) => limit.key === key)?.limit ?? 0));
  }

  /** Clears the counts of `cleared` and gives one attempt back to `returned`. */
  async giveBack(cleared: readonly string[], returned: readonly string[]): Promise<void> {
    if (this.config.RATE_LIMIT === 0) return;
    const { database } = this;
    await database.prepared(
      'rate-limit-given-back',
      database.db
        .with('gone', (rest) => rest.deleteFrom('rate_limit').where('key', '=', anyOf(cleared)))
        .updateTable('rate_limit')
        .set({ count: sql<number>`${limitRow.count} - 1` })
        .where('key', '=', anyOf(returned))
        .where('count', '>', 0),
    );
  }
}

function exhausted({ refusal, limit }: Allowance, { seconds }: Counted, figure: number): RefusalError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  // Limits are constants, worded before there was a reader.
  const worded = refusalFor(readersLanguage(), refusal);
  return new RefusalError({
    ...worded,
    kind: 'tooMany',
    figure,
    limit,
    retryAfter,
    fix: fixAndWait(worded.fix, retryAfter),
  });
}

/**
 * The part of an address that identifies one connection: all of an IPv4 address, the first 64 bits of an IPv6 address.
 */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
