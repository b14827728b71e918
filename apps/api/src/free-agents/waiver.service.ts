import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ClaimBody, ClaimOrderBody } from '@crease/core/free-agents/free-agents.schema.js';
import { hasBids } from '@crease/core/free-agents/market/market.rules.js';
import type { ClaimEnding } from '@crease/core/free-agents/waiver.words.js';
import { newId } from '@crease/core/ids.js';
import { rosterClosed } from '../competition/matchups/closed-teams.queries.js';
import { tellPeople } from '../leagues/team-people.queries.js';
import { Database, type Db, type Idempotency, type Transaction } from '../platform/database/database.js';
import { anyOf, clockNow, json } from '../platform/database/sql.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { BooksQueries } from '../teams/books.queries.js';
import { forgetStay } from '../teams/put-back.queries.js';
import { givePlayer, releasePlayers } from '../teams/roster.writer.js';
import { refusal } from './free-agents.refusals.js';
import { claimClosed } from './add-limits.queries.js';

@Injectable()
export class WaiverService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  /** Makes or changes a claim. Legality is checked when the waiver ends. */
  async claim(
    member: Member,
    { player_id, drop_player_id, moves: sent, priority }: ClaimBody,
    idempotency: Idempotency | null,
  ): Promise<{ claim_id: string }> {
    const teamId = teamOf(member);
    const moves = sent ?? [];
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      const waiver = await db
        .selectFrom('waiver as w')
        .innerJoin('player as p', 'p.id', 'w.player_id')
        .select((eb) => ['w.id', 'w.clears_at', eb('w.clears_at', '<=', clockNow).as('over')])
        .where('w.league_id', '=', member.leagueId)
        .where('w.player_id', '=', player_id)
        .where('w.resolved_at', 'is', null)
        .forShare('w')
        .executeTakeFirst();
      if (!waiver || waiver.over) {
        throw new RefusalError(refusal('notOnWaivers', { field: 'player_id' }));
      }
      const league = await this.books.league(db, member.leagueId);
      if (hasBids(league.settings)) throw new RefusalError(refusal('noClaims'));
      const closed = (await rosterClosed(db, league, teamId)) ?? claimClosed(league, waiver.clears_at);
      if (closed) throw new RefusalError(closed);
      if (drop_player_id != null && !(await holdsAll(db, member.leagueId, teamId, [drop_player_id])))
        throw new RefusalError(refusal('notOnTeam.drop', { field: 'drop_player_id' }));
      const others = [...new Set(moves.map((move) => move.player_id))].filter((id) => id !== player_id);
      if (!(await holdsAll(db, member.leagueId, teamId, others)))
        throw new RefusalError(refusal('notOnTeam.move', { field: 'moves' }));
      const { id } = await db
        .insertInto('waiver_claim')
        .values({
          id: newId(randomBytes),
          waiver_id: waiver.id,
          league_id: member.leagueId,
          team_id: teamId,
          drop_player_id: drop_player_id ?? null,
          priority: priority ?? (await this.lastPlace(db, member, waiver.id)) + 1,
          moves: json(moves),
          claimed_by: member.userId,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'waiver_id', 'team_id'])
            .where('withdrawn_at', 'is', null)
            .doUpdateSet(({ ref }) => ({
              drop_player_id: ref('excluded.drop_player_id'),
              priority: ref('excluded.priority'),
              moves: ref('excluded.moves'),
              claimed_by: ref('excluded.claimed_by'),
              // A claim that ended while the roster was closed.
              outcome: null,
              ending: null,
            })),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await tell({ db, record }, member);
      return { claim_id: id };
    }, idempotency);
  }

  /** The last place among a team's open claims on other players. */
  private async lastPlace(db: Db, member: Member, waiverId: string): Promise<number> {
    const row = await db
      .selectFrom('waiver_claim as c')
      .innerJoin('waiver as w', (join) =>
        join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
      )
      .select(({ fn }) => fn.max<number | null>('c.priority').as('priority'))
      .where('c.league_id', '=', member.leagueId)
      .where('c.team_id', '=', teamOf(member))
      .where('c.withdrawn_at', 'is', null)
      .where('w.resolved_at', 'is', null)
      .where('w.id', '<>', waiverId)
      .executeTakeFirst();
    return row?.priority ?? 0;
  }

  /** Sets the order of a team's open claims. The list must name all of them. */
  async order(
    member: Member,
    { claim_ids }: ClaimOrderBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      const open = await db
        .selectFrom('waiver_claim as c')
        .innerJoin('waiver as w', (join) =>
          join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
        )
        .select('c.id')
        .where('c.league_id', '=', member.leagueId)
        .where('c.team_id', '=', teamId)
        .where('c.withdrawn_at', 'is', null)
        .where('c.outcome', 'is', null)
        .where('w.resolved_at', 'is', null)
        .orderBy('c.id')
        .forUpdate('c')
        .execute();
      const wanted = new Set(claim_ids);
      if (wanted.size !== claim_ids.length || open.length !== wanted.size || open.some(({ id }) => !wanted.has(id))) {
        throw new RefusalError(refusal('claimsChanged', { field: 'claim_ids' }));
      }
      await db
        .updateTable('waiver_claim as c')
        .from(
          sql<{ id: string; priority: number }>`unnest(${claim_ids}::text[]) with ordinality`.as<'place'>(
            sql`place (id, priority)`,
          ),
        )
        .set(({ ref }) => ({ priority: ref('place.priority') }))
        .where('c.league_id', '=', member.leagueId)
        .whereRef('c.id', '=', 'place.id')
        .execute();
      await tell({ db, record }, member);
      return { success: true as const };
    }, idempotency);
  }

  /** Withdraws a claim while the waiver is open. */
  async withdraw(member: Member, claimId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ db, record }) => {
      // The decision locks the claimants' teams, so no claim is withdrawn during it.
      await this.books.lock(db, member.leagueId, [teamId]);
      const claim = await db
        .selectFrom('waiver_claim as c')
        .innerJoin('waiver as w', (join) =>
          join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
        )
        .select((eb) => eb.and([eb('w.resolved_at', 'is', null), eb('c.withdrawn_at', 'is', null)]).as('open'))
        .where('c.id', '=', claimId)
        .where('c.league_id', '=', member.leagueId)
        .where('c.team_id', '=', teamId)
        .forUpdate('c')
        .executeTakeFirst();
      if (!claim) throw notFound('claim');
      if (!claim.open) throw new RefusalError(refusal('claimDecided'));
      await db
        .updateTable('waiver_claim')
        .set({ withdrawn_at: clockNow })
        .where('league_id', '=', member.leagueId)
        .where('id', '=', claimId)
        .execute();
      await tell({ db, record }, member);
      return { success: true as const };
    }, idempotency);
  }

  /**
   * Ends every waiver of a league at its season's end. Players on their way to a rookie bank go into it. Returns the
   * waivers and the claims on them.
   */
  async closeAll(db: Db, leagueId: string): Promise<{ waivers: string[]; claims: string[] }> {
    const closed = await db
      .updateTable('waiver')
      .set({ resolved_at: clockNow })
      .where('league_id', '=', leagueId)
      .where('resolved_at', 'is', null)
      .returning(['id', 'player_id', 'dropped_by', 'to_bank'])
      .execute();
    for (const { player_id, dropped_by } of closed.filter(({ to_bank }) => to_bank))
      await givePlayer(db, leagueId, player_id, { to: dropped_by, place: 'rookie', by: 'cleared' });
    const waivers = closed.map(({ id }) => id);
    const seasonEnded: ClaimEnding = { key: 'seasonEnded' };
    const lost = await db
      .updateTable('waiver_claim')
      .set({ outcome: 'lost', ending: json(seasonEnded) })
      .where('league_id', '=', leagueId)
      .where('waiver_id', '=', anyOf(waivers))
      .where('withdrawn_at', 'is', null)
      .where('outcome', 'is', null)
      .returning('id')
      .execute();
    return { waivers, claims: lost.map(({ id }) => id) };
  }

  /**
   * Undoes `closeAll`: waivers closed at `closedAt` get their remaining time back, and their claims count again.
   * Players on their way to a rookie bank are on waivers again.
   */
  async reopen(
    db: Db,
    leagueId: string,
    waivers: readonly string[],
    claims: readonly string[],
    closedAt: string,
  ): Promise<void> {
    const open = await db
      .selectFrom('waiver')
      .select(['player_id', 'dropped_by'])
      .where('league_id', '=', leagueId)
      .where('id', '=', anyOf(waivers))
      .where('to_bank', '=', true)
      .execute();
    for (const { player_id, dropped_by } of open) {
      const [stay] = await releasePlayers(db, leagueId, { teamId: dropped_by, playerIds: [player_id], sent: true });
      if (stay) await forgetStay(db, leagueId, stay);
    }
    await db
      .updateTable('waiver')
      .set(({ ref }) => ({
        resolved_at: null,
        // Citus refuses a time with a zone plus an interval in an update.
        clears_at: sql<Date>`(${ref('clears_at')} at time zone 'utc' + (clock_timestamp() - ${closedAt}::timestamptz)) at time zone 'utc'`,
      }))
      .where('league_id', '=', leagueId)
      .where('id', '=', anyOf(waivers))
      .execute();
    await db
      .updateTable('waiver_claim')
      .set({ outcome: null, reason: null, ending: null })
      .where('league_id', '=', leagueId)
      .where('id', '=', anyOf(claims))
      .execute();
  }
}

function teamOf(member: Member): string {
  if (member.teamId === null) throw new RefusalError(refusal('forbidden.claim', { kind: 'forbidden' }));
  return member.teamId;
}

/** True when the team has all of these players. The ids must be distinct. */
async function holdsAll(db: Db, leagueId: string, teamId: string, playerIds: readonly number[]): Promise<boolean> {
  const held = await db
    .selectFrom('roster_entry')
    .select('player_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('player_id', '=', anyOf(playerIds))
    .execute();
  return held.length === playerIds.length;
}

/** Publishes to the team's people alone, because claims are secret until decided. */
async function tell(transaction: Pick<Transaction, 'db' | 'record'>, member: Member): Promise<void> {
  const { leagueId, userId: actor } = member;
  await tellPeople(transaction, { leagueId, teamId: teamOf(member), actor }, { type: 'claimsChanged', leagueId });
}
