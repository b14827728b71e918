import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { locale } from '@crease/core/locale.js';
import { newId } from '@crease/core/ids.js';
import { carriedOutAtOnce, onlyDraftPicks } from '@crease/core/trades/draft-trade.rules.js';
import { reviewHours, type TradeMove, type TradeState, type TradeTerms } from '@crease/core/trades/trade.model.js';
import { judgeTrade } from '@crease/core/trades/trade.rules.js';
import type { AcceptTradeBody, EnterTradeBody, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { mayAct } from '@crease/core/trades/trade.transitions.js';
import { wordSides } from '@crease/core/trades/shown/shown.words.js';
import { tradeEffects } from '@crease/core/trades/trade.view.js';
import { changedFacts, tradeFacts } from '@crease/core/trades/trade.facts.js';
import { hoursToReview } from '@crease/core/trades/veto.rules.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { clockNow, json } from '../../platform/database/sql.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RefusalError, unwrap } from '../../platform/refusal.error.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { TradeContextQueries, databaseNow, type LoadedContext } from '../trade-context.queries.js';
import { TradeExecution } from './trade.execution.js';
import { heldBy } from './trade.holdings.js';
import { TradeNews, givesOf, namesOf } from '../trade.news.js';
import { TradeQueries, hashOf, iso, standingOf, type TradeRow } from '../trade.queries.js';
import { TradeSettlement } from './trade.settlement.js';
import type { TradeRules } from '../trade.stored.js';
import { newsOf, refuseIllegal, refuseOneTeam, refuseShort, rulesOf, sidesOf, teamsOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { changeTrade, freeze, writeAssets } from '../trade.writer.js';
import { refusal } from '../trades.refusals.js';

/** Accepts offers, and enters a commissioner's trades for two teams. */
@Injectable()
export class TradeAcceptance {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly news: TradeNews,
    private readonly settlement: TradeSettlement,
    private readonly execution: TradeExecution,
  ) {}

  /**
   * Accepts exactly the trade that was shown, judged under both teams' locks. Refuses with the objections when it is
   * illegal, or with the changes when anything differs.
   */
  async accept(
    member: Member,
    tradeId: string,
    body: AcceptTradeBody,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    const answer = await changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { db } = work;
        const row = await this.queries.locked(db, member, tradeId);
        unwrap(mayAct(standingOf(row), 'accept', member));
        if (row.expires_at !== null && row.expires_at <= (await databaseNow(db)))
          throw new RefusalError(refusal('offerExpired'));
        // Locks running drafts, so that no pick is made meanwhile.
        if (onlyDraftPicks(row.terms)) await this.execution.lockDrafts(db, member.leagueId);
        const asShown = await this.contexts.load(db, member.leagueId, row.terms, row.id);
        refuseChanged(row, asShown, body);
        const terms = body.moves ? withMoves(row.terms, row.recipient_team_id, body.moves) : row.terms;
        const loaded = body.moves ? await this.contexts.load(db, member.leagueId, terms, row.id) : asShown;
        const judgement = judgeTrade(terms, loaded.context);
        refuseIllegal(judgement, loaded, false);
        refuseShort(judgement, loaded, [row.recipient_team_id], body.confirm_short);
        await freeze(db, member.leagueId, row.id, heldBy(terms, loaded), null);
        return this.agreed(work, { ...row, terms }, loaded, {
          actor: member.userId,
          hours: hoursToReview(reviewHours(loaded.league.settings), { commissionersOwn: row.commissioners_own }),
          override: null,
        });
      },
      idempotency,
    );
    return this.settlement.armed(answer);
  }

  /**
   * Marks a trade as accepted and starts its review. Executes it in the same transaction when the league has no review,
   * or when a running draft leaves no time for one.
   */
  private async agreed(
    work: TradeTransaction,
    row: TradeRow,
    loaded: LoadedContext,
    { actor, hours: set, override }: { actor: string; hours: number; override: string | null },
  ): Promise<TradeAnswer & { due: number | null }> {
    const { db, news } = work;
    const atOnce = carriedOutAtOnce(row.terms, loaded.context);
    const hours = atOnce ? 0 : set;
    const now = await databaseNow(db);
    const until = now + hours * 3_600_000;
    const shown = sidesOf(row.terms, loaded);
    const state: TradeState = hours > 0 ? 'in-review' : 'accepted';
    const allowed: TradeRules = { ...rulesOf(loaded), ...(atOnce ? { at_once: true } : {}) };
    const reviewUntil = hours > 0 ? new Date(until) : null;
    await changeTrade(db, row, {
      state,
      terms: json(row.terms),
      shown: json(shown),
      accepted_at: new Date(now),
      // The trade belongs to the season in which the teams agree; the offer may be older.
      season: loaded.league.season,
      answered_by: actor,
      review_until: reviewUntil,
      due_at: reviewUntil ?? new Date(now),
      trade_rules: json(allowed),
      commissioners_own: row.commissioners_own,
    });
    const trade = newsOf(row, shown);
    await news.toTeams(trade, state, actor);
    news.inbox(row.recipient_team_id, row.league_id);
    const accepted: TradeRow = {
      ...row,
      state,
      version: row.version + 1,
      shown,
      season: loaded.league.season,
      accepted_at: now,
      trade_rules: allowed,
    };
    if (hours === 0) {
      await this.settlement.execute(work, accepted, loaded, { actor, override });
      return { trade_id: row.id, state: 'executed', version: row.version + 2, due: null };
    }
    await this.execution.tellPromises(work, row.league_id, row.id);
    news.toLeague(trade, state, actor, {
      key: 'trade.agreed',
      figures: {
        teams: namesOf(shown),
        sides: givesOf(shown),
        until: iso(until),
        timeZone: loaded.league.timeZone,
        ...(row.commissioners_own ? { own: true as const } : {}),
        ...enteredOf(row),
      },
    });
    news.mailTo([row.proposer_team_id], trade, {
      kind: 'trade-answered',
      key: 'accepted',
      figures: { team: shown[1].team_name, until: { at: iso(until), timeZone: loaded.league.timeZone } },
    });
    return { trade_id: row.id, state, version: row.version + 1, due: until };
  }

  /**
   * Executes a trade that two teams agreed on elsewhere. A commissioner's own trade is reviewed instead, so that they
   * cannot decide it alone, except for picks of a running draft, because the other managers can reverse it.
   */
  async enter(member: Member, body: EnterTradeBody, idempotency: Idempotency | null): Promise<TradeAnswer> {
    requireCommissioner(member, refusal('forbidden.enter'));
    const terms: TradeTerms = { sides: body.sides };
    refuseOneTeam(terms);
    const answer = await changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { db } = work;
        await this.books.lock(db, member.leagueId, teamsOf(terms));
        if (onlyDraftPicks(terms)) await this.execution.lockDrafts(db, member.leagueId);
        const loaded = await this.contexts.load(db, member.leagueId, terms, null);
        const judgement = judgeTrade(terms, loaded.context);
        refuseIllegal(judgement, loaded, body.override);
        refuseShort(judgement, loaded, teamsOf(terms), body.confirm_short);
        const id = newId(randomBytes);
        const shown = sidesOf(terms, loaded);
        await db
          .insertInto('trade')
          .values({
            id,
            league_id: member.leagueId,
            season: loaded.league.season,
            state: 'accepted',
            thread_id: id,
            proposer_team_id: terms.sides[0].team_id,
            recipient_team_id: terms.sides[1].team_id,
            terms: json(terms),
            shown: json(shown),
            on_behalf: json({ reason: body.reason, override: body.override }),
            proposed_by: member.userId,
            due_at: clockNow,
          })
          .execute();
        await writeAssets(db, member.leagueId, id, terms);
        await freeze(db, member.leagueId, id, heldBy(terms, loaded), null);
        const row = await this.queries.inLeague(db, member.leagueId, id);
        if (!row) throw new Error('the trade was not written');
        const own = row.commissioners_own
          ? hoursToReview(reviewHours(loaded.league.settings), { commissionersOwn: true })
          : 0;
        return this.agreed(work, row, loaded, {
          actor: member.userId,
          hours: own,
          override: body.override ? body.reason : null,
        });
      },
      idempotency,
    );
    return this.settlement.armed(answer);
  }
}

/** Refuses a trade that differs from the shown one, and lists the differences. */
function refuseChanged(row: TradeRow, loaded: LoadedContext, body: AcceptTradeBody): void {
  const facts = tradeFacts(wordSides(sidesOf(row.terms, loaded)), tradeEffects(row.terms, loaded.context));
  if (body.version === row.version && body.hash === hashOf(row.version, facts)) return;
  const { facts: seen } = body;
  const changed = seen === undefined ? [] : changedFacts(seen, facts);
  const lines = changed.map(({ what, how, objection }) => (objection ? withoutStop(how) : locale.labelled(what, how)));
  const fields = Object.fromEntries(changed.map(({ key, what, how, objection }) => [objection ? key : what, how]));
  throw new RefusalError(refusal('offerChanged', { figures: { lines }, ...(lines.length === 0 ? {} : { fields }) }));
}

/** The objections are joined to one sentence. */
const withoutStop = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence);

const withMoves = (terms: TradeTerms, teamId: string, moves: readonly TradeMove[]): TradeTerms => {
  const [first, second] = terms.sides;
  return {
    sides: [
      first.team_id === teamId ? { ...first, moves } : first,
      second.team_id === teamId ? { ...second, moves } : second,
    ],
  };
};

const enteredOf = ({ on_behalf: entered }: TradeRow) =>
  entered === null ? {} : { entered: { reason: entered.reason, override: entered.override === true } };
