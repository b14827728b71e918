import { Injectable } from '@nestjs/common';
import type { Expression } from 'kysely';
import type { BidView, MarketAnswer, SoldPlayer } from '@crease/core/free-agents/market/market.schema.js';
import { marketRules, nextRun } from '@crease/core/free-agents/market/market.rules.js';
import { bidEndingWords } from '@crease/core/free-agents/market/market.words.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { Database, type Db } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { findFreeAgency } from '../ufa/ufa.queries.js';
import { BidSeal } from './bid-seal.service.js';
import { findLots } from './lots.queries.js';
import { findBudgetMoves, findBudgets } from './budgets.queries.js';

/** The open bids of a league's run. The caller has locked the teams. */
export const dueBids = (db: Db, leagueId: string, runAt: Expression<Date>) =>
  db
    .selectFrom('bid as b')
    .innerJoin('player as p', 'p.id', 'b.player_id')
    .leftJoin('player as d', 'd.id', 'b.drop_player_id')
    .leftJoin('app_user as u', 'u.id', 'b.placed_by')
    .select([
      'b.id',
      'b.season',
      'b.team_id',
      'b.player_id',
      'b.drop_player_id',
      'b.sealed',
      'b.run_at',
      'b.placed_at',
      'b.lead',
      'p.full_name as name',
      'd.full_name as drop_name',
    ])
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('person'))
    .where('b.league_id', '=', leagueId)
    .where('b.decided_at', 'is', null)
    .where('b.run_at', '=', runAt)
    .orderBy('b.id')
    .execute();
export type DueBid = Awaited<ReturnType<typeof dueBids>>[number];

const BIDS_SHOWN = 100;
/** Decided bids of other teams that are read for the results. */
const RESULTS_SHOWN = 300;

@Injectable()
export class BidQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seal: BidSeal,
  ) {}

  async market({ leagueId, teamId }: Member): Promise<MarketAnswer> {
    const { db } = this.database;
    const league = await this.books.league(db, leagueId);
    return {
      next_run_at: await this.nextRunAt(league),
      lots: await findLots(db, leagueId),
      free_agency: await findFreeAgency(db, league),
      budgets: await findBudgets(db, league),
      moves: await findBudgetMoves(db, league),
      bids: teamId === null ? [] : await this.ownBids(leagueId, teamId),
      results: await this.results(league),
    };
  }

  private async nextRunAt(league: PlayingLeague): Promise<string | null> {
    const rules = marketRules(league.settings);
    if (rules === null || rules.lots !== null || league.phase !== 'in-season') return null;
    const { now } = await this.database.db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
    return new Date(nextRun(rules, league.timeZone, now.getTime())).toISOString();
  }

  /** A team's bids: open ones by their run, then decided ones, newest first. */
  private async ownBids(leagueId: string, teamId: string): Promise<BidView[]> {
    const rows = await this.database.db
      .selectFrom('bid as b')
      .innerJoin('player as p', 'p.id', 'b.player_id')
      .leftJoin('player as d', 'd.id', 'b.drop_player_id')
      .leftJoin('app_user as u', 'u.id', 'b.placed_by')
      .select([
        'b.id',
        'b.player_id',
        'p.full_name as player_name',
        'b.sealed',
        'b.amount',
        'b.drop_player_id',
        'd.full_name as drop_player_name',
        'b.placed_at',
        'b.run_at',
        'b.outcome',
        'b.price',
        'b.ending',
        'b.lead',
      ])
      .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('placed_by'))
      .where('b.league_id', '=', leagueId)
      .where('b.team_id', '=', teamId)
      .orderBy((eb) => eb('b.decided_at', 'is', null), 'desc')
      .orderBy('b.run_at', 'desc')
      .orderBy('b.placed_at', 'desc')
      .limit(BIDS_SHOWN)
      .execute();
    return rows.map(({ sealed, amount, placed_at, run_at, outcome, ending, lead, ...row }) => ({
      ...row,
      leads: outcome === null && lead !== null,
      amount: amount ?? (sealed === null ? null : this.seal.open(sealed, { leagueId, teamId, bidId: row.id })),
      placed_at: placed_at.toISOString(),
      run_at: run_at.toISOString(),
      outcome: outcome ?? ('open' as const),
      reason: ending === null ? null : bidEndingWords(ending),
    }));
  }

  /** Players of the season's last runs, with the bids that the league shows. */
  private async results({ id: leagueId, season }: PlayingLeague): Promise<SoldPlayer[]> {
    const rows = await this.database.db
      .selectFrom('bid as b')
      .innerJoin('player as p', 'p.id', 'b.player_id')
      .select([
        'b.team_id',
        'b.player_id',
        'p.full_name as player_name',
        'b.amount',
        'b.price',
        'b.run_at',
        'b.outcome',
        'b.ending',
      ])
      .where('b.league_id', '=', leagueId)
      .where('b.season', '=', season)
      .where('b.decided_at', 'is not', null)
      .where('b.amount', 'is not', null)
      .orderBy('b.run_at', 'desc')
      .orderBy('b.amount', 'desc')
      .orderBy((eb) => eb('b.outcome', '=', 'won'), 'desc')
      .orderBy('b.id')
      .limit(RESULTS_SHOWN)
      .execute();
    const sold = new Map<string, SoldPlayer>();
    for (const { team_id, player_id, player_name, amount, price, run_at, outcome, ending } of rows) {
      if (amount === null || outcome === null) continue;
      const runAt = run_at.toISOString();
      const key = `${runAt} ${player_id}`;
      const known = sold.get(key) ?? { player_id, player_name, run_at: runAt, won_by: null, price: null, bids: [] };
      const reason = outcome === 'failed' && ending !== null ? bidEndingWords(ending) : null;
      sold.set(key, {
        ...known,
        ...(outcome === 'won' ? { won_by: team_id, price } : {}),
        bids: [...known.bids, { team_id, amount, outcome, reason }],
      });
    }
    return [...sold.values()];
  }
}
