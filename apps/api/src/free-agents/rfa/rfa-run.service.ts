import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { inOrderOfOffers, rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import type { OfferEnding } from '@crease/core/free-agents/rfa/rfa.words.js';
import { claimOrder } from '@crease/core/free-agents/waiver.rules.js';
import { storedRefusal } from '@crease/core/refusals.js';
import { lastFinalTable } from '../../competition/final-tables.queries.js';
import { setContracts } from '../../contracts/contracts.tables.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { clockAtQuery, clockNow, json } from '../../platform/database/sql.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { TeamService } from '../../teams/team.service.js';
import { openLetGo } from '../ufa/ufa.writer.js';
import { Compensation, type Inside } from './compensation.service.js';
import { contractOf, OfferChecks } from './offer-checks.service.js';
import { OfferSeal, type OfferTerms } from './offer-seal.service.js';
import { offerRows, openAgents, type AgentRow, type OfferRow } from './rfa.queries.js';
import { writeDecided, writeMatchable, type Decided } from './rfa.writer.js';

interface Counting extends OfferTerms {
  readonly id: string;
  readonly teamId: string;
  readonly row: OfferRow;
}

type Work = Transaction & Inside;

/** Compares sealed offers at their time, and ends the time to match. */
@Injectable()
export class RfaRuns {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly checks: OfferChecks,
    private readonly compensation: Compensation,
    private readonly rounds: LeagueRounds,
    private readonly seal: OfferSeal,
  ) {}

  async runDue(): Promise<void> {
    const leagues = await this.database.db
      .selectFrom('restricted_agent')
      .select('league_id')
      .distinct()
      .where('decided_at', 'is', null)
      .where(({ fn }) => fn.coalesce('match_until', 'offers_until'), '<=', clockAtQuery)
      .execute();
    await this.rounds.each('restricted-agents', leagues, ({ league_id }) => this.runLeague(league_id));
  }

  /** The time of the next comparison or the next end of a time to match, for the timer of each process. */
  async next(): Promise<Date | null> {
    const row = await this.database.db
      .selectFrom('restricted_agent')
      .select(({ fn }) => fn.min<Date | null>(fn.coalesce('match_until', 'offers_until')).as('at'))
      .where('decided_at', 'is', null)
      .where(({ fn }) => fn.coalesce('match_until', 'offers_until'), '>', clockAtQuery)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  async deciding<T>(decide: (work: Work) => Promise<T>, idempotency?: Idempotency | null): Promise<T> {
    let after: (() => void)[] = [];
    const result = await this.database.write((transaction) => {
      after = [];
      return decide({ ...transaction, afterCommit: (publish) => void after.push(publish) });
    }, idempotency);
    for (const publish of after) publish();
    return result;
  }

  private async runLeague(leagueId: string): Promise<void> {
    await this.deciding(async (work) => {
      const { db } = work;
      // All teams, so that offers being made are in this comparison or refused.
      await lockTeams(db, leagueId);
      const league = await this.books.league(db, leagueId);
      const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
      const due = (await openAgents(db, leagueId)).filter(
        ({ match_until, offers_until }) => (match_until ?? offers_until) <= now,
      );
      const seed = randomBytes(32).toString('hex');
      for (const agent of due)
        if (agent.match_until === null) await this.compare(work, league, agent, seed);
        else await this.answer(work, league, agent, { match: false, actor: null, seed });
    });
  }

  /** Opens the time to match the best offer that its team can carry out. Without one the team can keep the player. */
  private async compare(transaction: Transaction, league: PlayingLeague, agent: AgentRow, seed: string): Promise<void> {
    const { db } = transaction;
    let best: Counting | null = null;
    for (const offer of await this.counting(db, league, agent, seed)) {
      const signing = { playerId: agent.player_id, salary: offer.salary, years: offer.years };
      const { refused: unsigned } = await this.checks.judge(db, league, offer.teamId, signing);
      const refused = unsigned ?? (await this.compensation.price(db, league, offer.teamId, offer.salary)).refused;
      if (refused === null) {
        best = offer;
        break;
      }
      await endOffer(db, league.id, offer.id, { key: 'refused', figures: { why: storedRefusal(refused) } });
    }
    const hours = rfaRules(league.settings)?.matchHours ?? 0;
    const { match_until: until } = await db
      .updateTable('restricted_agent')
      .set({
        match_until: sql<Date>`${clockNow} + ${hours} * interval '1 hour'`,
        offer_id: best?.id ?? null,
      })
      .where('league_id', '=', league.id)
      .where('season', '=', agent.season)
      .where('player_id', '=', agent.player_id)
      .returning('match_until')
      .executeTakeFirstOrThrow();
    await writeMatchable(transaction, league, agent, { offered: best !== null, until: until ?? new Date() });
  }

  /** The offers that count, best first. Offers that cannot be read end. */
  private async counting(db: Db, league: PlayingLeague, agent: AgentRow, seed: string): Promise<Counting[]> {
    const rows = await offerRows(db, league.id, agent.season).where('o.player_id', '=', agent.player_id).execute();
    const offers: Counting[] = [];
    for (const row of rows) {
      if (row.outcome !== null) continue;
      const key = { leagueId: league.id, teamId: row.team_id, offerId: row.id };
      const terms = row.sealed === null ? null : this.seal.open(row.sealed, key);
      if (terms === null) await endOffer(db, league.id, row.id, { key: 'unreadable' });
      else offers.push({ id: row.id, teamId: row.team_id, row, ...terms });
    }
    const last = await lastFinalTable(db, league.id);
    const order = claimOrder(
      offers.map(({ teamId }) => {
        const place = last?.table.find((line) => line.teamId === teamId);
        return { teamId, points: 0, ...(place === undefined ? {} : { rank: place.rank }) };
      }),
      seed,
    );
    return inOrderOfOffers(
      offers,
      order.map(({ teamId }) => teamId),
    );
  }

  /** Ends a player's time to match. The caller has locked all teams. */
  async answer(
    work: Work,
    league: PlayingLeague,
    agent: AgentRow,
    { match, actor, seed = randomBytes(32).toString('hex') }: { match: boolean; actor: string | null; seed?: string },
  ): Promise<void> {
    const { db } = work;
    const offers = await this.counting(db, league, agent, seed);
    const best = offers.find(({ id }) => id === agent.offer_id) ?? null;
    if (match) {
      const terms = best ?? { salary: agent.salary, years: rfaRules(league.settings)?.least ?? 1 };
      const refused = await this.sign(work, league, agent, {
        teamId: agent.team_id,
        terms,
        how: 'match',
        actor,
      });
      if (refused) throw new RefusalError(refused);
      await this.close(work, league, agent, { outcome: best === null ? 'kept' : 'matched', terms, best });
      return;
    }
    if (best === null) {
      await this.close(work, league, agent, { outcome: 'free', terms: null, best: null });
      await openLetGo(db, league, agent);
      return;
    }
    const { picks, refused: unpaid } = await this.compensation.price(db, league, best.teamId, best.salary);
    const refused =
      unpaid ?? (await this.sign(work, league, agent, { teamId: best.teamId, terms: best, how: 'offer', actor: null }));
    if (refused === null) {
      await this.compensation.pay(work, league, agent, { from: best.teamId, picks });
      const compensation = picks.map(({ season, type, round }) => ({ season, type, round }));
      await this.close(work, league, agent, { outcome: 'signed', terms: best, best, compensation });
      return;
    }
    // The team has spent its space or its picks since. The next offer counts, and the former team can match that one.
    await endOffer(db, league.id, best.id, { key: 'refused', figures: { why: storedRefusal(refused) } });
    await this.compare(work, league, agent, seed);
  }

  /** Signs the player on these terms, or returns a refusal. */
  private async sign(
    transaction: Transaction,
    league: PlayingLeague,
    agent: AgentRow,
    {
      teamId,
      terms: { salary, years },
      how,
      actor,
    }: { teamId: string; terms: OfferTerms; how: 'offer' | 'match'; actor: string | null },
  ) {
    const { db } = transaction;
    const playerId = agent.player_id;
    const { team, moves, refused } = await this.checks.judge(db, league, teamId, { playerId, salary, years });
    if (refused) return refused;
    await this.teams.applyMoves(transaction, { league, team, moves, actor, by: how, how, price: salary });
    const { firstSeason, lastSeason, kind } = contractOf(league, { salary, years });
    await setContracts(db, league.id, [
      {
        player_id: playerId,
        salary,
        first_season: firstSeason,
        last_season: lastSeason,
        kind,
        source: 'signing',
      },
    ]);
    return null;
  }

  private async close(
    transaction: Transaction,
    league: PlayingLeague,
    agent: AgentRow,
    {
      outcome,
      terms,
      best,
      compensation = [],
    }: Pick<Decided, 'outcome' | 'terms'> & Partial<Pick<Decided, 'compensation'>> & { best: Counting | null },
  ): Promise<void> {
    const { db } = transaction;
    const rows = await offerRows(db, league.id, agent.season).where('o.player_id', '=', agent.player_id).execute();
    const offers = rows.map((row) => ({
      row,
      terms:
        row.sealed === null
          ? null
          : this.seal.open(row.sealed, { leagueId: league.id, teamId: row.team_id, offerId: row.id }),
    }));
    await writeDecided(transaction, league, agent, { outcome, terms, bestId: best?.id ?? null, compensation, offers });
  }
}

/** An offer that does not count any more. Its terms stay sealed until the player is decided. */
async function endOffer(db: Db, leagueId: string, id: string, ending: OfferEnding): Promise<void> {
  await db
    .updateTable('rfa_offer')
    .set({ outcome: 'failed', ending: json(ending) })
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute();
}
