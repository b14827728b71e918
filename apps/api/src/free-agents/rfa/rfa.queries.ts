import { Injectable } from '@nestjs/common';
import { minimumOf } from '@crease/core/contracts/contract.rules.js';
import type { RestrictedAgentView, RestrictedAnswer } from '@crease/core/free-agents/rfa/rfa.answers.js';
import { compensationRules } from '@crease/core/free-agents/rfa/compensation.rules.js';
import { inOrderOfOffers, rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import { offerEndingWords } from '@crease/core/free-agents/rfa/rfa.words.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { Database, type Db } from '../../platform/database/database.js';
import { nameOrder } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { OfferSeal } from './offer-seal.service.js';
import { refusal } from './rfa.refusals.js';

/** Restricted free agents shown, open ones first. */
const AGENTS_SHOWN = 200;

const agentRows = (db: Db, leagueId: string) =>
  db
    .selectFrom('restricted_agent as a')
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .innerJoin('team as t', (on) => on.onRef('t.league_id', '=', 'a.league_id').onRef('t.id', '=', 'a.team_id'))
    .select(['a.season', 'a.player_id', 'a.team_id', 'a.salary', 'a.offers_until', 'a.match_until', 'a.offer_id'])
    .select(['a.decided_at', 'a.outcome', 'p.full_name as name', 'p.position', 't.name as team'])
    .where('a.league_id', '=', leagueId);
export type AgentRow = Awaited<ReturnType<ReturnType<typeof agentRows>['execute']>>[number];

/** A player who is a restricted free agent and not decided; null for others. The caller has locked the teams. */
export async function openAgent(db: Db, leagueId: string, playerId: number): Promise<AgentRow | null> {
  const row = await agentRows(db, leagueId)
    .where('a.player_id', '=', playerId)
    .where('a.decided_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Refuses a player who is a restricted free agent and not decided. No override lifts it. */
export async function refuseRestricted(
  db: Db,
  leagueId: string,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  if ((await openAgent(db, leagueId, id)) === null) return;
  throw new RefusalError(refusal('restrictedNow', { figures: { player: name }, field: 'player_id' }));
}

export const openAgents = (db: Db, leagueId: string) =>
  agentRows(db, leagueId).where('a.decided_at', 'is', null).orderBy('a.player_id').execute();

/** The offers for restricted free agents of a league, in the order of their ids. */
export const offerRows = (db: Db, leagueId: string, season: string) =>
  db
    .selectFrom('rfa_offer as o')
    .innerJoin('team as t', (on) => on.onRef('t.league_id', '=', 'o.league_id').onRef('t.id', '=', 'o.team_id'))
    .leftJoin('app_user as u', 'u.id', 'o.placed_by')
    .select(['o.id', 'o.season', 'o.player_id', 'o.team_id', 'o.sealed', 'o.salary', 'o.years', 'o.outcome'])
    .select(['o.ending', 'o.compensation', 't.name as team'])
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('person'))
    .where('o.league_id', '=', leagueId)
    .where('o.season', '=', season)
    .orderBy('o.id');
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['execute']>>[number];

@Injectable()
export class RfaQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seal: OfferSeal,
  ) {}

  /** Restricted free agents, with the offers that the member may see. */
  async list({ leagueId, teamId }: Member): Promise<RestrictedAnswer> {
    const { db } = this.database;
    const { settings } = await this.books.league(db, leagueId);
    const rules = rfaRules(settings);
    const agents = await agentRows(db, leagueId)
      .orderBy('a.season', 'desc')
      .orderBy((eb) => eb('a.decided_at', 'is', null), 'desc')
      .orderBy(({ fn }) => fn.coalesce('a.match_until', 'a.offers_until'))
      .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
      .limit(AGENTS_SHOWN)
      .execute();
    const offers: OfferRow[] = [];
    for (const season of new Set(agents.map((agent) => agent.season)))
      offers.push(...(await offerRows(db, leagueId, season).execute()));
    return {
      minimum: minimumOf(settings),
      step: settings.salary_step ?? 1,
      least: rules?.least ?? 1,
      most: rules?.most ?? 1,
      compensation: compensationRules(settings),
      players: agents.map((agent) =>
        this.viewOf(
          agent,
          offers.filter(({ season, player_id }) => season === agent.season && player_id === agent.player_id),
          { leagueId, teamId },
        ),
      ),
    };
  }

  private viewOf(
    agent: AgentRow,
    offers: readonly OfferRow[],
    { leagueId, teamId }: { leagueId: string; teamId: string | null },
  ): RestrictedAgentView {
    const open = agent.decided_at === null;
    const own = open ? offers.find((offer) => offer.team_id === teamId && offer.outcome === null) : undefined;
    const ownTerms = own && this.termsOf(leagueId, own);
    const best = open && agent.offer_id !== null ? offers.find(({ id }) => id === agent.offer_id) : undefined;
    // Before the decision only the two teams see the best offer.
    const seesBest = best !== undefined && teamId !== null && (teamId === agent.team_id || teamId === best.team_id);
    const bestTerms = seesBest ? this.termsOf(leagueId, best) : null;
    return {
      player_id: agent.player_id,
      player_name: agent.name,
      position: agent.position,
      season: agent.season,
      team_id: agent.team_id,
      salary: agent.salary,
      offers_until: agent.offers_until.toISOString(),
      match_until: agent.match_until?.toISOString() ?? null,
      best: best !== undefined && bestTerms ? { team_id: best.team_id, ...bestTerms } : null,
      own: own && ownTerms ? { offer_id: own.id, ...ownTerms, placed_by: own.person } : null,
      outcome: agent.outcome,
      decided_at: agent.decided_at?.toISOString() ?? null,
      offers: open ? [] : shownOffers(offers),
    };
  }

  private termsOf(leagueId: string, { id, team_id: teamId, sealed }: OfferRow) {
    return sealed === null ? null : this.seal.open(sealed, { leagueId, teamId, offerId: id });
  }
}

/** The offers of a decided player, best first. */
function shownOffers(offers: readonly OfferRow[]): RestrictedAgentView['offers'] {
  const shown = offers.flatMap(({ id, team_id, salary, years, outcome, ending, compensation }) =>
    salary === null || years === null || outcome === null
      ? []
      : [
          {
            id,
            teamId: team_id,
            salary,
            years,
            outcome,
            reason: outcome !== 'failed' || ending === null ? null : offerEndingWords(ending),
            compensation: [...(compensation ?? [])],
          },
        ],
  );
  return inOrderOfOffers(shown, []).map(({ id: _, teamId, ...offer }) => ({ team_id: teamId, ...offer }));
}
