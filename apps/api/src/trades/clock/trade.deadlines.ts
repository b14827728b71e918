import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { storedRefusal } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { closedProblems, stopRefusal } from '@crease/core/trades/trade.problems.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
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
  maybeStopping,
  offersOf,
  stopOf,
  stoppingLeagues,
  type StoppingLeague,
} from './trade-stops.queries.js';
import { trading, type Work } from '../trade.work.js';

/** How long before a deadline it is announced. */
const NEAR_MS = 86_400_000;

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
      next: async () => {
        const now = this.clock.now();
        const moments = (await stoppingLeagues(this.database.db)).flatMap(({ stop }) => [stop.at - NEAR_MS, stop.at]);
        const coming = moments.filter((at) => at > now);
        return coming.length === 0 ? null : new Date(Math.min(...coming));
      },
    });
  }

  private async look(): Promise<void> {
    const now = this.clock.now();
    const leagues = (await maybeStopping(this.database.db)).map((row) => ({ league_id: row.id, row }));
    await this.rounds.each('trade-deadlines', leagues, async ({ row }) => {
      const league = stopOf(row);
      if (league === null) return;
      const { stop } = league;
      if (now >= stop.at) {
        await this.tell(league, 'trade.stopped');
        const why = () => Promise.resolve(stopRefusal(stop));
        for (const { id } of await offersOf(this.database.db, league.id)) await this.endOffer(league.id, id, why);
      } else if (stop.at - now <= NEAR_MS) await this.tell(league, 'trade.stopNear');
    });
    await this.rounds.each('trade-deadlines', await closedOffers(this.database.db), ({ league_id, id }) =>
      this.endOffer(league_id, id, async ({ db }, row) => {
        const { context } = await this.contexts.load(db, league_id, row.terms, row.id);
        return closedProblems(row.terms, context)[0] ?? null;
      }),
    );
  }

  /** Runs once per deadline. A moved deadline counts as a new one. */
  private async tell({ id, season, stop, timeZone }: StoppingLeague, key: 'trade.stopNear' | 'trade.stopped') {
    await this.database.write(async ({ db, record }) => {
      if (!(await firstRun(db, `${key}-${id}-${season}-${stop.rule}-${stop.at}`))) return;
      const figures = { rule: stop.rule, at: new Date(stop.at).toISOString(), timeZone };
      await record(leagueLine({ leagueId: id, actor: null, says: { key, figures } }));
    });
  }

  /** Ends an open offer when there is a reason. */
  private async endOffer(
    leagueId: string,
    tradeId: string,
    whyOf: (work: Work, row: TradeRow) => Promise<Refusal | null>,
  ): Promise<void> {
    await trading(this.database, this.news, null, async (work) => {
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
