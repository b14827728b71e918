import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OpenBid } from '@crease/core/free-agents/market/decide-bids.rules.js';
import { atSalary, salarySpace } from '@crease/core/free-agents/market/bid-space.rules.js';
import { leadOf, leastMaximum, type Lead } from '@crease/core/free-agents/market/lot.rules.js';
import { lotEnd, type LotRules, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { BidPlaced, StopLotBody } from '@crease/core/free-agents/market/market.schema.js';
import { newId } from '@crease/core/ids.js';
import { judgeMoves, type RosterMove } from '@crease/core/teams/roster.rules.js';
import { rosterClosed } from '../../competition/matchups/closed-teams.queries.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { nameOf } from '../../leagues/league.log.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { clockAtQuery, clockNow, json } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { claimClosed } from '../add-limits.queries.js';
import { refusal } from '../free-agents.refusals.js';
import { biddable, holds, publishBids, refuseAboveLimit, refuseAmount, teamOf } from './bid-checks.js';
import { refuseRestricted } from '../rfa/rfa.queries.js';
import { refuseInFreeAgency } from '../ufa/ufa.queries.js';
import { BidSeal } from './bid-seal.service.js';
import { findBudgets } from './budgets.queries.js';
import { clearsAt } from './due-bids.queries.js';
import { findLots } from './lots.queries.js';

interface LotBid extends OpenBid {
  readonly season: string;
  readonly runAt: Date;
  /** The price at which the bid leads; null where it does not. */
  readonly lead: number | null;
}

interface Placing {
  readonly member: Member;
  readonly league: PlayingLeague;
  readonly rules: MarketRules;
  readonly lots: LotRules;
  readonly playerId: number;
  readonly amount: number;
  readonly drop: number | null;
}

type Writing = Pick<Transaction, 'db' | 'record'>;

/**
 * Auctions over days. The bids for a player are sealed maxima that are decided together: their run is the end of the
 * auction. `lead` of the leading bid is the price that everyone sees (docs/decisions/0162).
 */
@Injectable()
export class LotService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seal: BidSeal,
  ) {}

  /** Opens an auction, bids in one, or raises the team's own maximum. The caller has locked all teams. */
  async place({ db, record }: Writing, placing: Placing): Promise<BidPlaced> {
    const { member, league, rules, lots, playerId, amount, drop } = placing;
    const teamId = teamOf(member);
    const player = await biddable(db, league, playerId);
    const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
    const bids = await this.bidsFor(db, league.id, playerId);
    // Bids of an ended season lapse at their end.
    if (bids.some(({ runAt, season }) => runAt <= now || season !== league.season))
      throw new RefusalError(refusal('bidsUnderway', { figures: { player }, field: 'player_id' }));
    const before = storedLead(bids);
    const own = bids.find((one) => one.teamId === teamId);
    const bidId = own?.id ?? newId(randomBytes);
    const placedAt = now.getTime();
    const others = await this.payable(
      db,
      league,
      rules,
      bids.filter((one) => one !== own),
    );
    const { season } = league;
    const made = { id: bidId, teamId, playerId, amount, dropPlayerId: drop, placedAt };
    const bid: LotBid = { ...made, season, runAt: now, lead: null };
    const after = leadOf([...others, bid], rules);
    if (after === null) throw new Error('an auction with a bid has a leader');
    const isNew = before?.bid.teamId !== after.bid.teamId;
    const clears = await clearsAt(db, league.id, playerId);
    const moved = Math.max(lotEnd(lots, league.timeZone, placedAt), clears ?? 0);
    const [first] = bids;
    const endsAt = first === undefined || (isNew && lots.moves) ? new Date(moved) : first.runAt;

    const closed = (await rosterClosed(db, league, teamId)) ?? claimClosed(league, endsAt);
    if (closed) throw new RefusalError(closed);
    if (league.phase === 'free-agency') await refuseRestricted(db, league.id, { id: playerId, name: player });
    await refuseInFreeAgency(db, league, { id: playerId, name: player }, { opens: before === null, now });
    refuseLow(placing, before, teamId);
    if (drop !== null && !(await holds(db, league.id, teamId, drop)))
      throw new RefusalError(refusal('notOnTeam.drop', { field: 'drop_player_id' }));
    if (before === null) await refuseNominations(db, league.id, teamId, lots.nominations);
    if (own === undefined) await refuseAboveLimit(db, league.id, teamId);
    await this.refuseUncovered(db, placing, teamId);

    await db
      .insertInto('bid')
      .values({
        id: bidId,
        league_id: league.id,
        season,
        team_id: teamId,
        player_id: playerId,
        drop_player_id: drop,
        sealed: this.seal.close(amount, { leagueId: league.id, teamId, bidId }),
        run_at: endsAt,
        placed_by: member.userId,
        nominated: before === null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['league_id', 'team_id', 'player_id'])
          .where('decided_at', 'is', null)
          .doUpdateSet(({ ref }) => ({
            drop_player_id: ref('excluded.drop_player_id'),
            sealed: ref('excluded.sealed'),
            placed_at: ref('excluded.placed_at'),
            placed_by: ref('excluded.placed_by'),
          })),
      )
      .execute();
    await writeLead(db, { leagueId: league.id, playerId, endsAt, before, after });
    await this.publish({ db, record }, placing, { player, before, after, endsAt });
    await publishBids({ db, record }, member);
    return { bid_id: bidId, run_at: endsAt.toISOString(), leads: after.bid.teamId === teamId };
  }

  /** Ends an auction without a winner. Bids stay sealed. */
  async stop(
    member: Member,
    { player_id: playerId, reason }: StopLotBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.stopLot'));
    return this.database.write(async ({ db, record }) => {
      await lockTeams(db, member.leagueId);
      const lot = (await findLots(db, member.leagueId)).find((one) => one.player_id === playerId);
      if (lot === undefined) throw new RefusalError(refusal('noLot', { field: 'player_id' }));
      await db
        .updateTable('bid')
        .set({ outcome: 'failed', ending: json({ key: 'stopped', figures: { reason } }), decided_at: clockNow })
        .where('league_id', '=', member.leagueId)
        .where('player_id', '=', playerId)
        .where('decided_at', 'is', null)
        .execute();
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: 'freeAgents.lotStopped',
            figures: { who: await nameOf(db, member.userId), name: lot.player_name, reason },
          },
          data: { kind: 'lotStopped', playerId, name: lot.player_name },
        }),
      );
      return { success: true as const };
    }, idempotency);
  }

  /**
   * Lets an auction fall to the next bid that its team can pay, because a bid in it ended. The end time does not
   * change. Returns the leader; null without a bid.
   */
  async passLead(db: Db, league: PlayingLeague, rules: MarketRules, playerId: number): Promise<Lead<LotBid> | null> {
    const bids = await this.bidsFor(db, league.id, playerId);
    const after = leadOf(await this.payable(db, league, rules, bids), rules) ?? leadOf(bids, rules);
    if (after !== null)
      await writeLead(db, { leagueId: league.id, playerId, endsAt: after.bid.runAt, before: null, after });
    return after;
  }

  /**
   * These bids for a player with what their teams can pay of them next to the other auctions that they lead. The price
   * of the leader is reserved, so that it can pay that always.
   */
  private async payable(db: Db, league: PlayingLeague, rules: MarketRules, bids: readonly LotBid[]): Promise<LotBid[]> {
    const paid: LotBid[] = [];
    for (const bid of bids) {
      const { left } = await this.leftFor(db, league, rules, bid);
      const most = Math.max(left, bid.lead ?? 0);
      if (most >= rules.minimum) paid.push({ ...bid, amount: Math.min(bid.amount, most) });
    }
    return paid;
  }

  private async bidsFor(db: Db, leagueId: string, playerId: number): Promise<LotBid[]> {
    const rows = await db
      .selectFrom('bid')
      .select(['id', 'season', 'team_id', 'drop_player_id', 'sealed', 'placed_at', 'run_at', 'lead'])
      .where('league_id', '=', leagueId)
      .where('player_id', '=', playerId)
      .where('decided_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, season, team_id: teamId, drop_player_id, sealed, placed_at, run_at, lead }) => ({
      id,
      season,
      teamId,
      playerId,
      amount: this.opened(sealed, { leagueId, teamId, bidId: id }),
      dropPlayerId: drop_player_id,
      placedAt: placed_at.getTime(),
      runAt: run_at,
      lead,
    }));
  }

  private opened(sealed: string | null, bid: Parameters<BidSeal['open']>[1]): number {
    const amount = sealed === null ? null : this.seal.open(sealed, bid);
    if (amount === null)
      throw new Error('bids of an auction were sealed with another SESSION_SECRET: start with that one to go on');
    return amount;
  }

  /**
   * Refuses a maximum that the team cannot pay next to the auctions that it leads, or a player for whom it would have
   * no cap space or place.
   */
  private async refuseUncovered(
    db: Db,
    { league, rules, playerId, amount, drop }: Placing,
    teamId: string,
  ): Promise<void> {
    const isSalary = rules.funds === 'salary';
    const { others, maxima, left } = await this.leftFor(db, league, rules, { teamId, playerId, dropPlayerId: drop });
    if (amount > left) {
      const alone = isSalary ? 'overSpace' : 'overBudget';
      const beside = isSalary ? 'overSpace.lots' : 'overBudget.lots';
      throw new RefusalError(
        refusal(others.length === 0 ? alone : beside, {
          figures: { amount, left, maxima },
          field: 'amount',
          figure: amount,
          limit: left,
        }),
      );
    }
    const [team] = await this.books.books(db, league.id, [teamId]);
    if (!team) throw new Error('a locked team has books');
    const wins = [...others, { playerId, dropPlayerId: drop, salary: amount }];
    const drops = new Set(wins.flatMap(({ dropPlayerId }) => dropPlayerId ?? []));
    const moves: RosterMove[] = [...drops].map((id) => ({ type: 'drop' as const, playerId: id }));
    for (const { playerId: id, salary } of wins) {
      const player = await this.books.player(db, league.id, teamId, id);
      moves.unshift({ type: 'add', player: isSalary ? atSalary(player, salary) : player });
    }
    const judged = judgeMoves(team, moves, league.rules);
    if (!judged.ok) throw new RefusalError(judged.refusal);
  }

  /** The most that a team can pay for a player in addition to its maximums in other auctions. */
  private async leftFor(
    db: Db,
    league: PlayingLeague,
    rules: MarketRules,
    { teamId, playerId, dropPlayerId }: Pick<OpenBid, 'teamId' | 'playerId' | 'dropPlayerId'>,
  ) {
    const leading = await db
      .selectFrom('bid')
      .select(['id', 'player_id', 'drop_player_id', 'sealed', 'lead'])
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .where('team_id', '=', teamId)
      .where('decided_at', 'is', null)
      .where('lead', 'is not', null)
      .orderBy('id')
      .execute();
    const others = leading
      .filter(({ player_id }) => player_id !== playerId)
      .map(({ id, player_id, drop_player_id, sealed }) => ({
        playerId: player_id,
        dropPlayerId: drop_player_id,
        salary: this.opened(sealed, { leagueId: league.id, teamId, bidId: id }),
      }));
    const maxima = others.reduce((sum, { salary }) => sum + salary, 0);
    if (rules.funds === 'salary') {
      const [team] = await this.books.books(db, league.id, [teamId]);
      if (!team) throw new Error('a locked team has books');
      return { others, maxima, left: salarySpace(team, { reserved: others, dropPlayerId }, league.rules, rules.step) };
    }
    const budget = (await findBudgets(db, league)).find(({ team_id }) => team_id === teamId)?.left ?? 0;
    // The rest is without the prices of the auctions that the team leads.
    const left = Math.max(0, budget + leading.reduce((sum, { lead }) => sum + (lead ?? 0), 0) - maxima);
    return { others, maxima, left };
  }

  private async publish(
    { db, record }: Writing,
    { member, league, playerId }: Placing,
    {
      player,
      before,
      after,
      endsAt,
    }: { player: string; before: Lead<LotBid> | null; after: Lead<LotBid>; endsAt: Date },
  ): Promise<void> {
    if (before === null) {
      const { name: team } = await db
        .selectFrom('team')
        .select('name')
        .where('league_id', '=', league.id)
        .where('id', '=', after.bid.teamId)
        .executeTakeFirstOrThrow();
      const until = endsAt.toISOString();
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: {
            key: 'freeAgents.lotOpened',
            figures: { team, name: player, price: after.price, until, timeZone: league.timeZone },
          },
          teamIds: [after.bid.teamId],
          data: { kind: 'lotOpened', playerId, name: player },
        }),
      );
    } else if (before.bid.teamId !== after.bid.teamId || before.price !== after.price)
      // Without the person: only the end shows who bid and did not lead.
      await record(toLeague(league.id, null, { type: 'lotChanged', leagueId: league.id }));
  }
}

/** The leader that everyone sees, with its hidden maximum; null where no auction is open. */
function storedLead(bids: readonly LotBid[]): Lead<LotBid> | null {
  for (const bid of bids) if (bid.lead !== null) return { bid, price: bid.lead };
  return null;
}

function refuseLow({ amount, rules }: Placing, before: Lead<LotBid> | null, teamId: string): void {
  const least = leastMaximum(before, teamId, rules);
  if (before === null || amount >= least) {
    refuseAmount(amount, rules, least);
    return;
  }
  const at = { field: 'amount', figure: amount, limit: least };
  throw new RefusalError(
    before.bid.teamId === teamId
      ? refusal('lowerMaximum', { figures: { amount, least }, ...at })
      : refusal('belowPrice', { figures: { amount, price: before.price, least }, ...at }),
  );
}

async function refuseNominations(db: Db, leagueId: string, teamId: string, most: number): Promise<void> {
  const { lots } = await db
    .selectFrom('bid')
    .select(({ fn }) => fn.countAll<number>().as('lots'))
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('decided_at', 'is', null)
    .where('nominated', '=', true)
    .executeTakeFirstOrThrow();
  const open = Number(lots);
  if (open >= most)
    throw new RefusalError(refusal('tooManyLots', { figures: { open, most }, figure: open, limit: most }));
}

/** Stores the price of the leader, the end of the auction, and that the former leader was outbid. */
async function writeLead(
  db: Db,
  {
    leagueId,
    playerId,
    endsAt,
    before,
    after,
  }: { leagueId: string; playerId: number; endsAt: Date; before: Lead<LotBid> | null; after: Lead<LotBid> },
): Promise<void> {
  const outbid = before !== null && before.bid.id !== after.bid.id ? before.bid.id : '';
  await db
    .updateTable('bid')
    .set(({ ref }) => ({
      run_at: endsAt,
      lead: sql<number | null>`case when ${ref('id')} = ${after.bid.id} then ${after.price}::int end`,
      outbid_at: sql<Date | null>`case when ${ref('id')} = ${outbid} then ${clockAtQuery}
        when ${ref('id')} = ${after.bid.id} then null else ${ref('outbid_at')} end`,
    }))
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .execute();
}
