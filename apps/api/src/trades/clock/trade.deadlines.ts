import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { storedRefusal } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { closedProblems, stopRefusal } from '@crease/core/trades/trade.problems.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { holdForSweep, writeTradeStop } from '../../leagues/league.tables.js';
import { leagueLine } from '../../platform/events/audience.js';
import { firstRun } from '../../platform/jobs/job-run.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { TradeNews } from '../trade.news.js';
import { TradeContextQueries } from '../trade-context.queries.js';
import { TradeQueries, type TradeRow } from '../trade.queries.js';
import { TradeSettlement } from '../settlement/trade.settlement.js';
import {
  closedOffers,
  dueStops,
  nextStop,
  offersOf,
  stopFactsOf,
  stopOf,
  type StoppingLeague,
} from './trade-stops.queries.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';

/** A deadline is announced this long before. */
const NEAR_MS = 86_400_000;
/** How long after a deadline an offer that was made in time may still appear. Longer than any transaction. */
const LATE_MS = 600_000;

/**
 * Announces the end of a league's trading beforehand. Ends open offers with a reason: then, and when the play-offs
 * close the roster of a team.
 */
@Injectable()
export class TradeDeadlines implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: TradeQueries,
    private readonly settlement: TradeSettlement,
    private readonly contexts: TradeContextQueries,
    private readonly news: TradeNews,
    private readonly clock: DbClock,
    private readonly tasks: TimedTasks,
    private readonly rounds: LeagueRounds,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.register({
      name: 'trade-deadlines',
      run: () => this.look(),
      next: async () => (await nextStop(this.database.db).executeTakeFirst())?.at ?? null,
    });
  }

  private async look(): Promise<void> {
    await this.rounds.each('trade-deadlines', await dueStops(this.database.db).execute(), ({ league_id }) =>
      this.lookAt(league_id),
    );
    await this.rounds.each('trade-deadlines', await closedOffers(this.database.db), ({ league_id, id }) =>
      this.endOffer(league_id, id, async ({ db }, row) => {
        const { context } = await this.contexts.load(db, league_id, row.terms, row.id);
        return closedProblems(row.terms, context)[0] ?? null;
      }),
    );
  }

  private async lookAt(leagueId: string): Promise<void> {
    const now = this.clock.now();
    const facts = await stopFactsOf(this.database.db, leagueId).executeTakeFirst();
    const league = facts === undefined ? null : stopOf(facts);
    if (league !== null && now >= league.stop.at) {
      await this.tell(league, 'trade.stopped');
      const why = () => Promise.resolve(stopRefusal(league.stop));
      for (const { id } of await offersOf(this.database.db, leagueId)) await this.endOffer(leagueId, id, why);
    } else if (league !== null && league.stop.at - now <= NEAR_MS) await this.tell(league, 'trade.stopNear');
    await this.waitFor(leagueId, league, now);
  }

  /** Stores the league's next check, unless its deadline has changed since `now`. */
  private async waitFor(leagueId: string, league: StoppingLeague | null, now: number): Promise<void> {
    await this.database.write(async ({ db }) => {
      await holdForSweep(db, leagueId);
      const facts = await stopFactsOf(db, leagueId).executeTakeFirst();
      const present = facts === undefined ? null : stopOf(facts);
      const at = league?.stop.at ?? null;
      if ((present?.stop.at ?? null) !== at || present?.stop.rule !== league?.stop.rule) return;
      const next = at === null ? undefined : [at - NEAR_MS, at, at + LATE_MS].find((moment) => moment > now);
      await writeTradeStop(db, leagueId, {
        at: at === null ? null : new Date(at),
        due: next === undefined ? null : new Date(next),
      });
    });
  }

  /** Runs once per deadline; a moved one counts as new. */
  private async tell({ id, season, stop, timeZone }: StoppingLeague, key: 'trade.stopNear' | 'trade.stopped') {
    await this.database.write(async ({ db, record }) => {
      if (!(await firstRun(db, `${key}-${id}-${season}-${stop.rule}-${stop.at}`))) return;
      const figures = { rule: stop.rule, at: new Date(stop.at).toISOString(), timeZone };
      await record(leagueLine({ leagueId: id, actor: null, says: { key, figures } }));
    });
  }

  private async endOffer(
    leagueId: string,
    tradeId: string,
    whyOf: (work: TradeTransaction, row: TradeRow) => Promise<Refusal | null>,
  ): Promise<void> {
    await changeTrades(this.database, this.news, null, async (work) => {
      const seen = await this.queries.inLeague(work.db, leagueId, tradeId);
      if (!seen) return;
      await this.books.lock(work.db, leagueId, [seen.proposer_team_id, seen.recipient_team_id]);
      const row = await this.queries.inLeague(work.db, leagueId, tradeId, true);
      if (row?.state !== 'proposed') return;
      const why = await whyOf(work, row);
      if (why === null) return;
      await this.settlement.expire(work, row, { key: 'stopped', figures: { why: storedRefusal(why) } });
    });
  }
}
