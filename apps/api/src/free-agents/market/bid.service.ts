import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BidBody, BidPlaced } from '@crease/core/free-agents/market/market.schema.js';
import { marketRules, runOfBid, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import { newId } from '@crease/core/ids.js';
import { rosterClosed } from '../../competition/matchups/closed-teams.queries.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import type { Member } from '../../platform/http/member.js';
import { knownIn, playableIn } from '../../players/players.queries.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { claimClosed } from '../add-limits.queries.js';
import { refusal } from '../free-agents.refusals.js';
import { BidSeal } from './bid-seal.service.js';
import { clearsAt } from './due-bids.queries.js';
import { findBudgets } from './budgets.queries.js';

/** Sealed bids for free agents: teams place, change and withdraw them until their run. */
@Injectable()
export class BidService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seal: BidSeal,
  ) {}

  /** Places a bid, or changes the team's open bid for the player. The roster and the cap are judged in the run. */
  async place(
    member: Member,
    { player_id: playerId, amount, drop_player_id: drop }: BidBody,
    idempotency: Idempotency | null,
  ): Promise<BidPlaced> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      // A run locks all teams first, so a bid is either part of it or placed for a later one.
      await this.books.lock(db, member.leagueId, [teamId]);
      const league = await this.books.league(db, member.leagueId);
      const rules = requireBids(league);
      const player = await biddable(db, league, playerId);
      const clears = await clearsAt(db, league.id, playerId);
      const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
      const runAt = new Date(runOfBid(rules, league.timeZone, now.getTime(), clears));
      const closed = (await rosterClosed(db, league, teamId)) ?? claimClosed(league, runAt);
      if (closed) throw new RefusalError(closed);
      if (amount < rules.minimum)
        throw new RefusalError(
          refusal('belowMinimumBid', {
            figures: { amount, least: rules.minimum },
            field: 'amount',
            figure: amount,
            limit: rules.minimum,
          }),
        );
      const left = (await findBudgets(db, league)).find(({ team_id }) => team_id === teamId)?.left ?? 0;
      if (amount > left)
        throw new RefusalError(
          refusal('overBudget', { figures: { amount, left }, field: 'amount', figure: amount, limit: left }),
        );
      if (drop != null && !(await holds(db, league.id, teamId, drop)))
        throw new RefusalError(refusal('notOnTeam.drop', { field: 'drop_player_id' }));
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
              placed_at: clockNow,
              placed_by: ref('excluded.placed_by'),
            })),
        )
        .execute();
      await publish({ db, record }, member);
      return { bid_id: bidId, run_at: runAt.toISOString() };
    }, this.seal.keyed(idempotency));
  }

  /** Withdraws an open bid. Nothing of it is kept. */
  async withdraw(member: Member, bidId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
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
      await publish({ db, record }, member);
      return { success: true as const };
    }, idempotency);
  }
}

function teamOf(member: Member): string {
  if (member.teamId === null) throw new RefusalError(refusal('forbidden.bid', { kind: 'forbidden' }));
  return member.teamId;
}

/** The rules of a league's bids. Refuses where there are none, and outside of the season. */
function requireBids(league: PlayingLeague): MarketRules {
  const rules = marketRules(league.settings);
  if (rules === null) throw new RefusalError(refusal('weeklyPicks'));
  if (league.phase !== 'in-season') throw new RefusalError(refusal('bidsOutOfSeason'));
  return rules;
}

/** The name of a player whom teams can bid for. A player who was won gets the price and the winner as the refusal. */
async function biddable(db: Db, league: PlayingLeague, playerId: number): Promise<string> {
  const row = await db
    .selectFrom('player as p')
    .leftJoin('roster_entry as r', (join) => join.on('r.league_id', '=', league.id).onRef('r.player_id', '=', 'p.id'))
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select([
      'p.full_name as name',
      't.name as holder',
      knownIn(league.id).as('known'),
      playableIn(league.id).as('playable'),
    ])
    .where('p.id', '=', playerId)
    .executeTakeFirst();
  if (!row?.known) throw notFound('player');
  if (row.holder !== null) {
    const sale = await lastSale(db, league.id, playerId);
    throw new RefusalError(
      sale !== null && sale.team === row.holder
        ? refusal('soldByBid', { figures: { player: row.name, ...sale }, field: 'player_id' })
        : refusal('playerTaken', { figures: { player: row.name, holder: row.holder }, field: 'player_id' }),
    );
  }
  if (!row.playable)
    throw new RefusalError(refusal('notPlayable', { figures: { player: row.name }, field: 'player_id' }));
  return row.name;
}

/** The winner and the price of a player's last sale; null without one. */
async function lastSale(db: Db, leagueId: string, playerId: number): Promise<{ team: string; price: number } | null> {
  const sale = await db
    .selectFrom('bid as b')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'b.league_id').onRef('t.id', '=', 'b.team_id'))
    .select(['t.name as team', 'b.price'])
    .where('b.league_id', '=', leagueId)
    .where('b.player_id', '=', playerId)
    .where('b.outcome', '=', 'won')
    .where('b.decided_at', 'is not', null)
    .orderBy('b.decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sale === undefined ? null : { team: sale.team, price: sale.price ?? 0 };
}

async function decidedRefusal(db: Db, leagueId: string, playerId: number, player: string) {
  const sale = await lastSale(db, leagueId, playerId);
  return sale === null
    ? refusal('bidDecided', { figures: { player } })
    : refusal('bidDecided.sold', { figures: { player, ...sale } });
}

/** Open bids of a team at a time. */
const MOST_OPEN = 50;

async function refuseAboveLimit(db: Db, leagueId: string, teamId: string): Promise<void> {
  const { bids } = await db
    .selectFrom('bid')
    .select(({ fn }) => fn.countAll<number>().as('bids'))
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  const open = Number(bids);
  if (open < MOST_OPEN) return;
  const figures = { open, most: MOST_OPEN };
  throw new RefusalError(refusal('tooManyBids', { figures, figure: open, limit: MOST_OPEN }));
}

/** The team's open bid for a player; null without one. The caller has locked the team. */
async function openBid(db: Db, leagueId: string, teamId: string, playerId: number) {
  const bid = await db
    .selectFrom('bid')
    .select(['id', 'run_at'])
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return bid ?? null;
}

async function holds(db: Db, leagueId: string, teamId: string, playerId: number): Promise<boolean> {
  const held = await db
    .selectFrom('roster_entry')
    .select('player_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return held !== undefined;
}

/** Publishes to the devices of the team's people alone, because bids are sealed. */
async function publish(transaction: Pick<Transaction, 'db' | 'record'>, member: Member): Promise<void> {
  const { leagueId, userId: actor } = member;
  await tellPeople(transaction, { leagueId, teamId: teamOf(member), actor }, { type: 'bidsChanged', leagueId });
}
