import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OfferPlaced } from '@crease/core/free-agents/rfa/rfa.answers.js';
import { rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import type { OfferBody } from '@crease/core/free-agents/rfa/rfa.schema.js';
import { newId } from '@crease/core/ids.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { Compensation } from './compensation.service.js';
import { OfferChecks, type Signing } from './offer-checks.service.js';
import { OfferSeal } from './offer-seal.service.js';
import { openAgent, type AgentRow } from './rfa.queries.js';
import { refusal } from './rfa.refusals.js';
import { RfaRuns } from './rfa-run.service.js';

type Done = { success: true };

@Injectable()
export class OfferService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly checks: OfferChecks,
    private readonly compensation: Compensation,
    private readonly seal: OfferSeal,
    private readonly runs: RfaRuns,
  ) {}

  /** Makes or changes the team's offer for the player. */
  async place(
    member: Member,
    { player_id: playerId, salary, years }: OfferBody,
    idempotency: Idempotency | null,
  ): Promise<OfferPlaced> {
    const teamId = teamOf(member);
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      // A run locks all teams first, so an offer is either part of it or refused.
      await this.books.lock(db, member.leagueId, [teamId]);
      const league = await this.books.league(db, member.leagueId);
      const rules = rfaRules(league.settings);
      const agent = await openAgent(db, league.id, playerId);
      if (rules === null || agent === null) throw new RefusalError(refusal('noRestricted', { field: 'player_id' }));
      if (agent.team_id === teamId)
        throw new RefusalError(refusal('ownRestricted', { figures: { player: agent.name }, field: 'player_id' }));
      await refuseAfterOffers(db, agent);
      const { least, most } = rules;
      if (years < least || years > most)
        throw new RefusalError(
          refusal('offerYears', {
            figures: { years, least, most },
            field: 'years',
            figure: years,
            limit: years < least ? least : most,
          }),
        );
      const others = await this.otherOffers(db, league.id, teamId, playerId);
      const { refused } = await this.checks.judge(db, league, teamId, { playerId, salary, years }, others);
      if (refused) throw new RefusalError(refused);
      const otherSalaries = others.map((other) => other.salary);
      const price = await this.compensation.price(db, league, teamId, salary, otherSalaries);
      if (price.refused) throw new RefusalError(price.refused);
      const known = await db
        .selectFrom('rfa_offer')
        .select('id')
        .where('league_id', '=', league.id)
        .where('season', '=', agent.season)
        .where('player_id', '=', playerId)
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      const offerId = known?.id ?? newId(randomBytes);
      await db
        .insertInto('rfa_offer')
        .values({
          id: offerId,
          league_id: league.id,
          season: agent.season,
          player_id: playerId,
          team_id: teamId,
          sealed: this.seal.close({ salary, years }, { leagueId: league.id, teamId, offerId }),
          placed_by: member.userId,
        })
        .onConflict((conflict) =>
          conflict.columns(['league_id', 'season', 'player_id', 'team_id']).doUpdateSet(({ ref }) => ({
            sealed: ref('excluded.sealed'),
            placed_at: ref('excluded.placed_at'),
            placed_by: ref('excluded.placed_by'),
          })),
        )
        .execute();
      await publish(transaction, member);
      return { offer_id: offerId, decided_at: agent.offers_until.toISOString() };
    }, this.seal.protectKey(idempotency));
  }

  /** Deletes an open offer. */
  async withdraw(member: Member, offerId: string, idempotency: Idempotency | null): Promise<Done> {
    const teamId = teamOf(member);
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      await this.books.lock(db, member.leagueId, [teamId]);
      const offer = await db
        .selectFrom('rfa_offer')
        .select('player_id')
        .where('league_id', '=', member.leagueId)
        .where('id', '=', offerId)
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      if (!offer) throw notFound('bid');
      const agent = await openAgent(db, member.leagueId, offer.player_id);
      if (agent === null) throw new RefusalError(refusal('noRestricted'));
      await refuseAfterOffers(db, agent);
      await db.deleteFrom('rfa_offer').where('league_id', '=', member.leagueId).where('id', '=', offerId).execute();
      await publish(transaction, member);
      return { success: true as const };
    }, idempotency);
  }

  /** The former team matches the best offer, or lets the player go. */
  async answer(member: Member, playerId: number, match: boolean, idempotency: Idempotency | null): Promise<Done> {
    const teamId = teamOf(member);
    return this.runs.deciding(async (work) => {
      const { db } = work;
      await lockTeams(db, member.leagueId);
      const league = await this.books.league(db, member.leagueId);
      const agent = await openAgent(db, league.id, playerId);
      if (agent === null) throw new RefusalError(refusal('noRestricted'));
      if (agent.team_id !== teamId) throw new RefusalError(refusal('forbidden.answer', { kind: 'forbidden' }));
      if (agent.match_until === null || !(await isAhead(db, agent.match_until)))
        throw new RefusalError(refusal('notToAnswer', { figures: { player: agent.name } }));
      await this.runs.answer(work, league, agent, { match, actor: member.userId });
      return { success: true as const };
    }, idempotency);
  }

  /** The team's other undecided offers. All must fit under the cap together. */
  private async otherOffers(db: Db, leagueId: string, teamId: string, playerId: number): Promise<Signing[]> {
    const rows = await db
      .selectFrom('rfa_offer')
      .select(['id', 'player_id', 'sealed'])
      .where('league_id', '=', leagueId)
      .where('team_id', '=', teamId)
      .where('player_id', '<>', playerId)
      .where('outcome', 'is', null)
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id: offerId, player_id, sealed }) => {
      const terms = sealed === null ? null : this.seal.open(sealed, { leagueId, teamId, offerId });
      return terms === null ? [] : [{ playerId: player_id, ...terms }];
    });
  }
}

function teamOf(member: Member): string {
  if (member.teamId === null) throw new RefusalError(refusal('forbidden.offer', { kind: 'forbidden' }));
  return member.teamId;
}

async function isAhead(db: Db, at: Date): Promise<boolean> {
  const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
  return at > now;
}

async function refuseAfterOffers(db: Db, agent: AgentRow): Promise<void> {
  if (agent.match_until === null && (await isAhead(db, agent.offers_until))) return;
  throw new RefusalError(refusal('offersOver', { figures: { player: agent.name }, field: 'player_id' }));
}

/** Publishes to the devices of the team's people alone, because offers are sealed. */
async function publish(transaction: Pick<Transaction, 'db' | 'record'>, member: Member): Promise<void> {
  const { leagueId, userId: actor } = member;
  await tellPeople(transaction, { leagueId, teamId: teamOf(member), actor }, { type: 'offersChanged', leagueId });
}
