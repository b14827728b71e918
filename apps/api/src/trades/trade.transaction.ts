import type { Database, Db, Idempotency, Transaction } from '../platform/database/database.js';
import type { Bulletin, TradeNews } from './trade.news.js';

export interface TradeTransaction {
  readonly transaction: Transaction;
  readonly db: Db;
  readonly news: Bulletin;
  afterCommit(publish: () => void): void;
}

/**
 * Runs a change of trades in one transaction. News are written at its end and sent after the commit; a retry starts
 * without news.
 */
export async function changeTrades<T>(
  database: Database,
  news: TradeNews,
  actor: string | null,
  change: (work: TradeTransaction) => Promise<T>,
  idempotency?: Idempotency | null,
): Promise<T> {
  let after: (() => void)[] = [];
  let bulletin: Bulletin | null = null;
  const result = await database.write(async (transaction) => {
    after = [];
    const mine = news.open(transaction);
    bulletin = mine;
    const value = await change({
      transaction,
      db: transaction.db,
      news: mine,
      afterCommit: (publish) => void after.push(publish),
    });
    await mine.write(actor);
    return value;
  }, idempotency);
  for (const publish of after) publish();
  await (bulletin as Bulletin | null)?.posted();
  return result;
}
