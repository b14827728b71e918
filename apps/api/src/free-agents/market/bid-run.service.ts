import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  decideBids,
  type Attempt,
  type DecidedBid,
  type OpenBid,
} from '@crease/core/free-agents/market/decide-bids.rules.js';
import { atSalary } from '@crease/core/free-agents/market/bid-space.rules.js';
import { marketRules, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { BidEnding } from '@crease/core/free-agents/market/market.words.js';
import { claimantsIn, claimOrder, type PlacedClaimant } from '@crease/core/free-agents/waiver.rules.js';
import { newId } from '@crease/core/ids.js';
import { storedRefusal } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import { judgeMoves, type RosterMove } from '@crease/core/teams/roster.rules.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { findTable } from '../../competition/table.queries.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { clockAtQuery, exact, momentOf } from '../../platform/database/sql.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { BooksQueries, heldDraft, type PlayingLeague } from '../../teams/books.queries.js';
import { frozenDrop } from '../../teams/frozen-players.queries.js';
import { heldDrop } from '../../teams/held-players.queries.js';
import { TeamService } from '../../teams/team.service.js';
import { addsClosed } from '../add-limits.queries.js';
import { settleClaims } from '../claims.queries.js';
import { cutEarlier, retainedPlayer } from '../retained.queries.js';
import { takesBids } from './bid-checks.js';
import { postponeBids } from './bid-times.writer.js';
import { waitsUntil } from './due-bids.queries.js';
import { BidSeal } from './bid-seal.service.js';
import { writeRun } from './bid-run.writer.js';
import { ClosedBids } from './closed-bids.service.js';
import { dueBids, type DueBid } from './bids.queries.js';
import { findBidSpaces } from './bid-space.queries.js';
import { findBudgets } from './budgets.queries.js';

export interface RunBid extends OpenBid {
  readonly season: string;
  readonly name: string;
  readonly dropName: string | null;
  readonly person: string | null;
}

export interface Run {
  readonly runAt: Date;
  readonly rules: MarketRules | null;
  readonly decided: readonly DecidedBid<RunBid, BidEnding>[];
  readonly unreadable: readonly DueBid[];
  /** Teams with bids that moved to a later run. */
  readonly postponed: readonly string[];
  /** The teams with bids in the order of equal bids, with their draw. */
  readonly order: readonly PlacedClaimant[];
  readonly names: ReadonlyMap<string, string>;
  readonly seed: string;
}

/** Runs decided per league in one round; the next round continues. */
const RUNS_AT_ONCE = 20;

/** The prices of auctions in this run that a team leads. They are part of what it can pay. */
const leadsOf = (due: readonly DueBid[], teamId: string): number =>
  due.reduce((sum, { team_id, lead }) => sum + (team_id === teamId ? (lead ?? 0) : 0), 0);

const refusedBy = (refusal: Refusal): BidEnding => ({ key: 'refused', figures: { why: storedRefusal(refusal) } });

/** Decides sealed bids at their time: the highest bid that is possible gets the player. */
@Injectable()
export class BidRuns {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly rounds: LeagueRounds,
    private readonly points: ScoringService,
    private readonly seal: BidSeal,
    private readonly closed: ClosedBids,
  ) {}

  async runDue(): Promise<void> {
    const closed = await this.closed.leagues();
    const due = await this.database.db
      .selectFrom('bid')
      .select('league_id')
      .distinct()
      .where('decided_at', 'is', null)
      .where('run_at', '<=', clockAtQuery)
      .execute();
    const leagues = [...new Set([...closed, ...due.map(({ league_id }) => league_id)])];
    await this.rounds.each(
      'bids',
      leagues.map((league_id) => ({ league_id })),
      async ({ league_id }) => {
        if (closed.includes(league_id)) await this.closed.endIn(league_id);
        await this.runLeague(league_id);
      },
    );
  }

  /** The time of the next run with bids, for the timer of each process. The sweep retries runs that are past. */
  async next(): Promise<Date | null> {
    const row = await this.database.db
      .selectFrom('bid')
      .select(({ fn }) => fn.min<Date | null>('run_at').as('at'))
      .where('decided_at', 'is', null)
      .where('run_at', '>', clockAtQuery)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** Decides a league's due runs in the order of their times, each in its own transaction. */
  private async runLeague(leagueId: string): Promise<void> {
    if ((await heldDraft(this.database.db, leagueId)) !== null) return;
    for (let runs = 0; runs < RUNS_AT_ONCE; runs += 1) {
      const next = await this.database.db
        .selectFrom('bid')
        .select(({ fn }) => exact(fn.min<Date | null>('run_at')).$castTo<string | null>().as('at'))
        .where('league_id', '=', leagueId)
        .where('decided_at', 'is', null)
        .where('run_at', '<=', clockAtQuery)
        .executeTakeFirst();
      if (next?.at == null) return;
      // Equal bids need the points of games under way.
      await this.points.catchUp([leagueId]);
      if (!(await this.run(leagueId, next.at))) return;
    }
  }

  /** Decides one run. Returns false when nothing is decided because a draft is being held. */
  private async run(leagueId: string, at: string): Promise<boolean> {
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      // All teams, so that bids that are being placed for this run are in it.
      await lockTeams(db, leagueId);
      if ((await heldDraft(db, leagueId)) !== null) return false;
      const due = await dueBids(db, leagueId, momentOf(at));
      if (due.length === 0) return true;
      const league = await this.books.league(db, leagueId);
      await writeRun(transaction, league, await this.decide(transaction, league, due));
      return true;
    });
  }

  private async decide(transaction: Transaction, league: PlayingLeague, due: readonly DueBid[]): Promise<Run> {
    const { db } = transaction;
    const seed = randomBytes(32).toString('hex');
    const table = await findTable(db, league.id, league.season);
    const bidders = due.map(({ team_id }) => team_id);
    const order = claimOrder(claimantsIn(table, bidders, league.settings), seed);
    const rules = marketRules(league.settings);
    const [bids, unreadable] = this.opened(league.id, due, rules !== null && takesBids(league));
    const budgets = await findBudgets(db, league);
    const left = new Map(
      budgets.map((budget) => [budget.team_id, Math.max(0, budget.left + leadsOf(due, budget.team_id))]),
    );
    const isSalary = rules?.funds === 'salary';
    const spaces = await findBidSpaces(db, this.books, league, rules, bids);
    const steps = decideBids<RunBid, BidEnding>(bids, {
      price: rules?.price ?? 'bid',
      ties: rules?.ties ?? 'points',
      minimum: rules?.minimum ?? 0,
      step: rules?.step ?? 1,
      order: order.map(({ teamId }) => teamId),
      budgets: left,
      isMaximum: rules?.lots != null,
      ...(isSalary ? { spaces } : {}),
    });
    const runAt = due[0]?.run_at ?? new Date();
    const later = new Set<number>();
    const postponed = new Set<string>();
    let step = steps.next(null);
    while (step.done !== true) {
      const { playerId, teamId } = step.value.bid;
      const until = await waitsUntil(db, league.id, playerId);
      if (until === null) {
        const why = await this.award(transaction, league, { rules, runAt }, step.value);
        const own = bids.filter((bid) => bid.teamId === teamId);
        for (const [id, space] of await findBidSpaces(db, this.books, league, rules, own)) spaces.set(id, space);
        step = steps.next(why);
      } else {
        // The player was dropped after these bids were placed, or in this run. They stay open for a later run.
        for (const teamId of await postponeBids(db, league.id, playerId, until)) postponed.add(teamId);
        later.add(playerId);
        step = steps.next({ key: 'onTeam' });
      }
    }
    return {
      runAt,
      rules,
      decided: step.value.filter(({ bid }) => !later.has(bid.playerId)),
      unreadable,
      postponed: [...postponed].sort(),
      order,
      names: new Map(table.map(({ teamId, name }) => [teamId, name])),
      seed,
    };
  }

  /**
   * The bids with their amounts, and those that cannot be read. When bids are compared, one that was sealed with
   * another secret stops the run: its league is delayed until the secret is back.
   */
  private opened(leagueId: string, due: readonly DueBid[], compares: boolean): [RunBid[], DueBid[]] {
    const bids: RunBid[] = [];
    const unreadable: DueBid[] = [];
    for (const bid of due) {
      const { team_id: teamId, player_id: playerId } = bid;
      const amount = bid.sealed === null ? null : this.seal.open(bid.sealed, { leagueId, teamId, bidId: bid.id });
      if (amount === null) {
        if (compares && bid.sealed !== null && !this.seal.isReadable(bid.sealed))
          throw new Error('open bids were sealed with another SESSION_SECRET: start with that one to decide them');
        unreadable.push(bid);
      } else
        bids.push({
          id: bid.id,
          teamId,
          playerId,
          amount,
          dropPlayerId: bid.drop_player_id,
          placedAt: bid.placed_at.getTime(),
          season: bid.season,
          name: bid.name,
          dropName: bid.drop_name,
          person: bid.person,
        });
    }
    return [bids, unreadable];
  }

  /** Adds the player to the team if it may have them now, and pays the price. Otherwise returns the reason. */
  private async award(
    transaction: Transaction,
    league: PlayingLeague,
    { rules, runAt }: Pick<Run, 'rules' | 'runAt'>,
    { bid, price }: Attempt<RunBid>,
  ): Promise<BidEnding | null> {
    const { db } = transaction;
    if (rules === null) return { key: 'noBids' };
    if (!takesBids(league) || bid.season !== league.season) return { key: 'seasonEnded' };
    const taken = await db
      .selectFrom('roster_entry')
      .select('player_id')
      .where('league_id', '=', league.id)
      .where('player_id', '=', bid.playerId)
      .executeTakeFirst();
    if (taken) return { key: 'onTeam' };
    const [team] = await this.books.books(db, league.id, [bid.teamId]);
    if (!team) throw new Error('a locked team has books');
    const isSalary = rules.funds === 'salary';
    const known = await this.books.player(db, league.id, bid.teamId, bid.playerId);
    const player = isSalary ? atSalary(known, price) : known;
    const moves: RosterMove[] = [
      { type: 'add', player },
      ...(bid.dropPlayerId === null ? [] : [{ type: 'drop' as const, playerId: bid.dropPlayerId }]),
    ];
    const refused =
      (await addsClosed(db, league, team, { moves, at: runAt })) ??
      (await retainedPlayer(db, league.id, team, player)) ??
      (await cutEarlier(db, league, team, player, isSalary ? 'salary' : 'claim')) ??
      (await frozenDrop(db, league.id, team, moves, league.rules)) ??
      (await heldDrop(db, league, team, moves));
    if (refused) return refusedBy(refused);
    const judged = judgeMoves(team, moves, league.rules);
    if (!judged.ok) return refusedBy(judged.refusal);
    await this.teams.applyMoves(transaction, {
      league,
      team,
      moves,
      actor: null,
      ...(bid.person === null ? {} : { person: bid.person }),
      by: 'bid',
      how: 'bid',
      price,
      ...(isSalary ? { salary: price } : {}),
    });
    await settleClaims(db, league.id, [bid.playerId], { key: 'onTeam' });
    if (isSalary) return null;
    await db
      .insertInto('budget_move')
      .values({
        id: newId(randomBytes),
        league_id: league.id,
        season: league.season,
        team_id: bid.teamId,
        amount: -price,
        kind: 'won',
        bid_id: bid.id,
      })
      .execute();
    return null;
  }
}
