import { Injectable } from '@nestjs/common';
import { storedRefusal } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { isAmount, keyOfAsset, type AssetRef, type TradeState } from '@crease/core/trades/trade.model.js';
import { judgeTrade } from '@crease/core/trades/trade.rules.js';
import { goodOf } from '@crease/core/trades/shown/shown.words.js';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import type { TradeEnding } from '@crease/core/trades/trade.words.js';
import { nextState } from '@crease/core/trades/trade.transitions.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { Database } from '../../platform/database/database.js';
import { clockNow, json } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { noteFailure } from '../../platform/failures.js';
import { TradeContextQueries, databaseNow, type LoadedContext } from '../trade-context.queries.js';
import { TradeExecution } from './trade.execution.js';
import { takenBy } from './trade.holdings.js';
import { TradeNews, givesOf, namesOf } from '../trade.news.js';
import type { TradeMail } from '../trade.mail.js';
import { TradeQueries, endOfReview, iso, type TradeRow } from '../trade.queries.js';
import { asAccepted, newsOf, objectionTo, sidesOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { changeTrade, unfreeze } from '../trade.writer.js';

export const TRADE_QUEUE = 'trade-clock';

interface Closing {
  readonly actor: string | null;
  readonly ending: TradeEnding;
  readonly mail: { readonly teamIds: readonly string[]; readonly says: TradeMail } | null;
}

const bothTeams = ({ proposer_team_id, recipient_team_id }: TradeRow) => [proposer_team_id, recipient_team_id];

/** Ends trades by time, execution or veto, or because an asset is gone. */
@Injectable()
export class TradeSettlement {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly execution: TradeExecution,
    private readonly news: TradeNews,
    private readonly jobs: JobsService,
    private readonly clock: DbClock,
  ) {}

  /** Enqueues the job for a trade's due time after the answer. The sweep covers a lost job. */
  armed<T extends TradeAnswer & { due?: number | null }>({ due, ...answer }: T): TradeAnswer {
    if (due != null) setImmediate(() => void this.ring(answer.trade_id, due));
    return { trade_id: answer.trade_id, state: answer.state, version: answer.version };
  }

  private async ring(tradeId: string, due: number): Promise<void> {
    await this.jobs
      .add(
        TRADE_QUEUE,
        'tradeDue',
        { tradeId },
        { jobId: `trade-${tradeId}-${Math.round(due)}`, delay: due - this.clock.now() },
      )
      .catch(noteFailure('trades.enqueue'));
  }

  /**
   * Settles a trade that is due by the database's clock: an offer expires, a reviewed trade is executed or fails. A
   * stale, early or repeated alarm changes nothing.
   */
  async due(tradeId: string): Promise<TradeState | null> {
    const seen = await this.queries.byId(this.queries.db, tradeId);
    if (!seen || seen.due_at === null) return null;
    try {
      return await this.settle(tradeId, seen, null);
    } catch (error) {
      // Fails the trade with that refusal in a new transaction, because the first one was rolled back.
      if (!(error instanceof RefusalError) || error.refusal.kind === 'busy') throw error;
      return this.settle(tradeId, seen, error.refusal);
    }
  }

  private settle(tradeId: string, seen: TradeRow, failure: Refusal | null): Promise<TradeState | null> {
    return changeTrades(this.database, this.news, null, async (work) => {
      const { db } = work;
      await this.books.lock(db, seen.league_id, [seen.proposer_team_id, seen.recipient_team_id]);
      const row = await this.queries.inLeague(db, seen.league_id, tradeId, true);
      if (!row || row.due_at === null || row.due_at > (await databaseNow(db))) return null;
      if (row.state === 'proposed') {
        await this.expire(work, row, { key: 'expired' });
        return 'expired';
      }
      if (nextState(row.state, 'execute') === null) return null;
      const ends = endOfReview(row, row.due_at);
      if (ends > (await databaseNow(db))) {
        await this.prolong(work, row, ends);
        return null;
      }
      if (failure !== null) {
        await this.fail(work, row, failure);
        return 'failed';
      }
      const loaded = asAccepted(await this.contexts.load(db, row.league_id, row.terms, row.id), row);
      const override = row.on_behalf?.override === true ? row.on_behalf.reason : null;
      const objection = objectionTo(judgeTrade(row.terms, loaded.context), loaded, override !== null);
      if (objection) {
        await this.fail(work, row, objection);
        return 'failed';
      }
      await this.execute(work, row, loaded, { actor: null, override });
      return 'executed';
    });
  }

  /** Extends the review to the full day when the trade became a commissioner's own. */
  private async prolong({ db, news }: TradeTransaction, row: TradeRow, until: number): Promise<void> {
    const league = await db.selectFrom('league').select('time_zone').where('id', '=', row.league_id).executeTakeFirst();
    // The version does not change, because the terms have not changed.
    await db
      .updateTable('trade')
      .set({ state: 'in-review', review_until: new Date(until), due_at: new Date(until), commissioners_own: true })
      .where('league_id', '=', row.league_id)
      .where('id', '=', row.id)
      .execute();
    await news.toTeams(newsOf(row), 'in-review', null);
    news.toLeague(newsOf(row), 'in-review', null, {
      key: 'trade.commissionersOwn',
      figures: { teams: namesOf(row.shown), until: iso(until), timeZone: league?.time_zone ?? 'UTC' },
    });
  }

  /** Executes an accepted trade in the caller's transaction, under both teams' locks, judged on `loaded`. */
  async execute(
    work: TradeTransaction,
    row: TradeRow,
    loaded: LoadedContext,
    { actor, override }: { actor: string | null; override: string | null },
  ): Promise<void> {
    const { db, news } = work;
    const shown = sidesOf(row.terms, loaded);
    const done = await this.execution.execute(work, row.id, row.terms, loaded, actor, override);
    await changeTrade(db, row, {
      state: 'executed',
      shown: json(shown),
      done: json(done),
      due_at: null,
      ended_at: clockNow,
    });
    const trade = newsOf(row, shown);
    const entered =
      row.on_behalf === null ? null : { reason: row.on_behalf.reason, override: row.on_behalf.override === true };
    await news.toTeams(trade, 'executed', actor);
    news.toLeague(trade, 'executed', actor, {
      key: 'trade.executed',
      figures: { sides: givesOf(shown), entered, ...(row.trade_rules?.at_once ? { atOnce: true as const } : {}) },
    });
    news.mailTo(bothTeams(row), trade, {
      kind: 'trade-answered',
      key: 'executed',
      figures: { teams: namesOf(shown), atOnce: row.trade_rules?.at_once === true },
    });
    await this.cancelOffers(work, row.league_id, takenBy(row.terms, loaded), row.id);
  }

  async cancelOffers(
    work: TradeTransaction,
    leagueId: string,
    refs: readonly AssetRef[],
    tradeId: string,
    how: 'traded' | 'returned' = 'traded',
  ): Promise<void> {
    for (const id of await this.queries.rivals(work.db, leagueId, refs, tradeId)) {
      const rival = await this.queries.inLeague(work.db, leagueId, id, true);
      if (rival?.state !== 'proposed') continue;
      const keys = new Set(refs.map(({ kind, ref }) => `${kind}:${ref}`));
      const gone = rival.shown.flatMap((side) =>
        side.assets.filter((asset) => !isAmount(asset) && keys.has(keyOfAsset(asset))).map(goodOf),
      );
      await this.closeForBoth(work, rival, 'failed', 'cancelled', {
        key: 'cancelled',
        figures: { assets: gone, how },
      });
    }
  }

  async expire(work: TradeTransaction, row: TradeRow, ending: TradeEnding): Promise<void> {
    await this.closeForBoth(work, row, 'expired', 'expired', ending);
  }

  private async fail(work: TradeTransaction, row: TradeRow, refusal: Refusal): Promise<void> {
    const why = storedRefusal(refusal);
    await this.closeForBoth(work, row, 'failed', 'failed', { key: 'failed', figures: { why } });
    work.news.toLeague(newsOf(row), 'failed', null, {
      key: 'trade.failed',
      figures: { teams: namesOf(row.shown), why },
    });
  }

  private async closeForBoth(
    work: TradeTransaction,
    row: TradeRow,
    to: 'expired' | 'failed',
    key: 'expired' | 'cancelled' | 'failed',
    ending: TradeEnding,
  ): Promise<void> {
    const says: TradeMail = { kind: 'trade-answered', key, figures: { teams: namesOf(row.shown), reason: ending } };
    await this.close(work, row, to, { actor: null, ending, mail: { teamIds: bothTeams(row), says } });
  }

  /** Frees the unexecuted trade's assets and notifies both teams. */
  async close(work: TradeTransaction, row: TradeRow, to: TradeState, { actor, ending, mail }: Closing): Promise<void> {
    const { db, news } = work;
    await changeTrade(db, row, { state: to, ending: json(ending), due_at: null, ended_at: clockNow });
    await unfreeze(db, row.league_id, row.id);
    if (row.state !== 'proposed') await this.execution.tellPromises(work, row.league_id, row.id);
    const trade = newsOf(row);
    await news.toTeams(trade, to, actor);
    if (row.state === 'proposed') news.inbox(row.recipient_team_id, row.league_id);
    if (mail) news.mailTo(mail.teamIds, trade, mail.says);
  }
}
