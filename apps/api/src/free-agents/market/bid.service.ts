import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BidBody, BidPlaced } from '@crease/core/free-agents/market/market.schema.js';
import { salarySpace } from '@crease/core/free-agents/market/bid-space.rules.js';
import { marketRules, runOfBid, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import { newId } from '@crease/core/ids.js';
import { rosterClosed } from '../../competition/matchups/closed-teams.queries.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import type { Member } from '../../platform/http/member.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { claimClosed } from '../add-limits.queries.js';
import { refusal } from '../free-agents.refusals.js';
import {
  biddable,
  decidedRefusal,
  holds,
  openBid,
  publishBids,
  refuseAboveLimit,
  refuseAmount,
  requireBids,
  teamOf,
} from './bid-checks.js';
import { BidSeal } from './bid-seal.service.js';
import { clearsAt } from './due-bids.queries.js';
import { findBudgets } from './budgets.queries.js';
import { LotService } from './lot.service.js';

@Injectable()
export class BidService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seal: BidSeal,
    private readonly lots: LotService,
  ) {}

  /** Places or changes the team's bid for the player. The run judges roster and cap. */
  async place(
    member: Member,
    { player_id: playerId, amount, drop_player_id: drop }: BidBody,
    idempotency: Idempotency | null,
  ): Promise<BidPlaced> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      // A bid in an auction changes those of other teams.
      if (marketRules((await this.books.league(db, member.leagueId)).settings)?.lots != null)
        await lockTeams(db, member.leagueId);
      // A run locks all teams first, so a bid is either part of it or placed for a later one.
      else await this.books.lock(db, member.leagueId, [teamId]);
      const league = await this.books.league(db, member.leagueId);
      const rules = requireBids(league);
      if (rules.lots !== null)
        return this.lots.place(
          { db, record },
          { member, league, rules, lots: rules.lots, playerId, amount, drop: drop ?? null },
        );
      const player = await biddable(db, league, playerId);
      const clears = await clearsAt(db, league.id, playerId);
      const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
      const runAt = new Date(runOfBid(rules, league.timeZone, now.getTime(), clears));
      const closed = (await rosterClosed(db, league, teamId)) ?? claimClosed(league, runAt);
      if (closed) throw new RefusalError(closed);
      refuseAmount(amount, rules, rules.minimum);
      if (drop != null && !(await holds(db, league.id, teamId, drop)))
        throw new RefusalError(refusal('notOnTeam.drop', { field: 'drop_player_id' }));
      const left = await this.leftFor(db, league, rules, { teamId, drop: drop ?? null });
      if (amount > left)
        throw new RefusalError(
          refusal(rules.funds === 'salary' ? 'overSpace' : 'overBudget', {
            figures: { amount, left },
            field: 'amount',
            figure: amount,
            limit: left,
          }),
        );
      const open = await openBid(db, league.id, teamId, playerId);
      // A change would move the bid to another run.
      if (open !== null && open.run_at <= now)
        throw new RefusalError(refusal('bidsUnderway', { figures: { player }, field: 'player_id' }));
      if (open === null) await refuseAboveLimit(db, league.id, teamId);
      const bidId = open?.id ?? newId(randomBytes);
      await db
        .insertInto('bid')
        .values({
          id: bidId,
          league_id: league.id,
          season: league.season,
          team_id: teamId,
          player_id: playerId,
          drop_player_id: drop ?? null,
          sealed: this.seal.close(amount, { leagueId: league.id, teamId, bidId }),
          run_at: runAt,
          placed_by: member.userId,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'team_id', 'player_id'])
            .where('decided_at', 'is', null)
            .doUpdateSet(({ ref }) => ({
              drop_player_id: ref('excluded.drop_player_id'),
              sealed: ref('excluded.sealed'),
              run_at: ref('excluded.run_at'),
              placed_at: ref('excluded.placed_at'),
              placed_by: ref('excluded.placed_by'),
            })),
        )
        .execute();
      await publishBids({ db, record }, member);
      return { bid_id: bidId, run_at: runAt.toISOString() };
    }, this.seal.protectKey(idempotency));
  }

  /** The most that a team can pay for a bid with this drop: its budget, or the salary for which it has cap space. */
  private async leftFor(
    db: Db,
    league: PlayingLeague,
    { funds, step }: MarketRules,
    { teamId, drop }: { readonly teamId: string; readonly drop: number | null },
  ): Promise<number> {
    if (funds === 'budget') return (await findBudgets(db, league)).find(({ team_id }) => team_id === teamId)?.left ?? 0;
    const [team] = await this.books.books(db, league.id, [teamId]);
    if (!team) throw new Error('a locked team has books');
    return salarySpace(team, { reserved: [], dropPlayerId: drop }, league.rules, step);
  }

  /** Deletes an open bid. */
  async withdraw(member: Member, bidId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      if (marketRules((await this.books.league(db, member.leagueId)).settings)?.lots != null)
        throw new RefusalError(refusal('lotBidStands'));
      const bid = await db
        .selectFrom('bid as b')
        .innerJoin('player as p', 'p.id', 'b.player_id')
        .select((eb) => [
          'b.player_id',
          'p.full_name as player',
          eb('b.decided_at', 'is not', null).as('decided'),
          eb('b.run_at', '<=', clockNow).as('due'),
        ])
        .where('b.league_id', '=', member.leagueId)
        .where('b.id', '=', bidId)
        .where('b.team_id', '=', teamId)
        .executeTakeFirst();
      if (!bid) throw notFound('bid');
      if (bid.decided) throw new RefusalError(await decidedRefusal(db, member.leagueId, bid.player_id, bid.player));
      if (bid.due) throw new RefusalError(refusal('bidsUnderway', { figures: { player: bid.player } }));
      await db.deleteFrom('bid').where('league_id', '=', member.leagueId).where('id', '=', bidId).execute();
      await publishBids({ db, record }, member);
      return { success: true as const };
    }, idempotency);
  }
}
