import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { refuse, type Refusal } from '@crease/core/result.js';
import {
  refsOf,
  reviewHours,
  type TradeMove,
  type TradeState,
  type TradeTerms,
} from '@crease/core/trades/trade.model.js';
import { judgeTrade } from '@crease/core/trades/trade.rules.js';
import type {
  AcceptTradeBody,
  EnterTradeBody,
  PreviewTradeBody,
  ProposeTradeBody,
  TradeAnswer,
  TradePreview,
} from '@crease/core/trades/trade.schema.js';
import { mayAct, type TradeAction } from '@crease/core/trades/trade.transitions.js';
import { hoursToReview } from '@crease/core/trades/veto.rules.js';
import { changedFacts, isObjection, tradeEffects, tradeFacts } from '@crease/core/trades/trade.view.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { forbidden, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { BooksQueries } from '../teams/books.queries.js';
import { TradeContextQueries, databaseNow, type LoadedContext, type Sql } from './trade-context.queries.js';
import { freeze, heldBy, TradeExecution } from './trade.execution.js';
import { TradeNews, type NewsOf, namesOf, givesOf } from './trade.news.js';
import { TradeQueries, hashOf, iso, standingOf, type TradeRow } from './trade.queries.js';
import { TradeSettlement } from './trade.settlement.js';
import { newsOf, refuseIllegal, rulesOf, sidesOf } from './trade.terms.js';
import { trading, type Work } from './trade.work.js';

/** Nobody needs more offers at once, and nobody may fill another's inbox. */
const OPEN_OFFERS = 50;

/** What managers do with offers, one method for each. Who they are comes from the session. */
@Injectable()
export class TradeService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly news: TradeNews,
    private readonly settlement: TradeSettlement,
    private readonly execution: TradeExecution,
  ) {}

  /** What an offer would do. Writes nothing. */
  async preview(member: Member, body: PreviewTradeBody): Promise<TradePreview> {
    const terms: TradeTerms = { sides: body.sides };
    if (!member.commissioner && !terms.sides.some(({ team_id }) => team_id === member.teamId))
      throw forbidden('You can only build trades of your own team.', 'Open the trade from your team page.');
    refuseOneTeam(terms);
    const loaded = await this.contexts.load(this.queries.sql, member.leagueId, terms, null);
    return { sides: sidesOf(terms, loaded), effects: tradeEffects(terms, loaded.context) };
  }

  async propose(member: Member, body: ProposeTradeBody, idempotency: Idempotency | null): Promise<TradeAnswer> {
    const terms: TradeTerms = { sides: body.sides };
    this.refuseForeignHand(member, terms);
    const answer = await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        await this.books.lock(work.sql, member.leagueId, teamsOf(terms));
        const [open] = await work.sql<{ count: number }>(
          `select count(*)::int as count from trade where proposer_team_id = $1 and state = 'proposed'`,
          [member.teamId],
        );
        if ((open?.count ?? 0) >= OPEN_OFFERS)
          throw new RefusalError({
            name: 'tooManyOffers',
            message: `You have ${OPEN_OFFERS} open offers.`,
            figure: OPEN_OFFERS,
            limit: OPEN_OFFERS,
            fix: 'Withdraw one first.',
          });
        return this.offer(work, member, terms, body, null);
      },
      idempotency,
    );
    return this.settlement.armed(answer);
  }

  async withdraw(member: Member, tradeId: string, idempotency: Idempotency | null): Promise<TradeAnswer> {
    return this.end(
      member,
      tradeId,
      'withdraw',
      'withdrawn',
      (row) => `${row.shown[0].team_name} withdrew the offer.`,
      idempotency,
    );
  }

  async decline(
    member: Member,
    tradeId: string,
    why: string | null,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.end(
      member,
      tradeId,
      'decline',
      'declined',
      (row) => `${row.shown[1].team_name} declined${why === null ? '.' : `: ${why}`}`,
      idempotency,
    );
  }

  /** Ends an offer in whoever's right it is. */
  private async end(
    member: Member,
    tradeId: string,
    action: TradeAction,
    to: TradeState,
    words: (row: TradeRow) => string,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.taken(work.sql, member, tradeId, action);
        const reason = words(row);
        const told = action === 'withdraw' ? [row.recipient_team_id] : [row.proposer_team_id];
        await this.settlement.close(work, row, to, reason, {
          actor: member.userId,
          mail: { teamIds: told, of: (why) => ({ kind: 'trade-answered', key: 'closed', figures: { reason: why } }) },
        });
        return { trade_id: row.id, state: to, version: row.version + 1 };
      },
      idempotency,
    );
  }

  /** Answers an offer with another. The first ends, and the two know each other. */
  async counter(
    member: Member,
    tradeId: string,
    body: ProposeTradeBody,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    const terms: TradeTerms = { sides: body.sides };
    this.refuseForeignHand(member, terms);
    const answer = await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.taken(work.sql, member, tradeId, 'counter');
        if (terms.sides[1].team_id !== row.proposer_team_id)
          throw new RefusalError({
            name: 'invalid',
            kind: 'invalid',
            field: 'sides',
            message: 'A counter-offer goes back to the team that made the offer.',
            fix: `Make it to ${row.shown[0].team_name}.`,
          });
        await this.settlement.close(
          work,
          row,
          'countered',
          `${row.shown[1].team_name} answered with a counter-offer.`,
          { actor: member.userId, mail: null },
        );
        return this.offer(work, member, terms, body, row);
      },
      idempotency,
    );
    return this.settlement.armed(answer);
  }

  /** Writes an offer; the teams are locked. */
  private async offer(
    work: Work,
    member: Member,
    terms: TradeTerms,
    body: Pick<ProposeTradeBody, 'message' | 'days'>,
    answered: TradeRow | null,
  ): Promise<TradeAnswer & { due: number }> {
    const { sql, news } = work;
    const loaded = await this.contexts.load(sql, member.leagueId, terms, null);
    const judgement = judgeTrade(terms, loaded.context);
    const impossible = judgement.problems.find(({ severity }) => severity === 'refused');
    if (impossible) throw new RefusalError(refusalOf(impossible, 'sides'));
    const other = loaded.faces.get(terms.sides[1].team_id);
    if (other?.manager == null)
      throw new RefusalError({
        name: 'noManager',
        message: `${other?.name ?? 'This team'} has no manager who could answer.`,
        field: 'sides',
        fix: 'Ask your commissioner to enter the trade.',
      });
    const shown = sidesOf(terms, loaded);
    const id = newId(randomBytes);
    const due = loaded.context.now + body.days * 86_400_000;
    await sql(
      `insert into trade (id, league_id, season, state, thread_id, previous_id, proposer_team_id, recipient_team_id, terms, shown, message, proposed_by, proposed_at, expires_at, due_at)
       values ($1, $2, $3, 'proposed', $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12::timestamptz, $13::timestamptz, $13::timestamptz)`,
      [
        id,
        member.leagueId,
        loaded.league.season,
        answered?.thread_id ?? id,
        answered?.id ?? null,
        terms.sides[0].team_id,
        terms.sides[1].team_id,
        JSON.stringify(terms),
        JSON.stringify(shown),
        body.message,
        member.userId,
        iso(loaded.context.now),
        iso(due),
      ],
    );
    await writeAssets(sql, id, terms);
    const trade: NewsOf = {
      id,
      leagueId: member.leagueId,
      proposerTeamId: terms.sides[0].team_id,
      recipientTeamId: terms.sides[1].team_id,
      shown,
    };
    await news.toTeams(trade, 'proposed', member.userId);
    news.inbox(trade.recipientTeamId, member.leagueId);
    news.letter([trade.recipientTeamId], trade, {
      kind: 'trade-received',
      key: 'offer',
      figures: {
        team: shown[0].team_name,
        counter: Boolean(answered),
        message: body.message,
        until: { at: iso(due), timeZone: loaded.league.timeZone },
      },
    });
    return { trade_id: id, state: 'proposed', version: 1, due };
  }

  /**
   * Says yes to exactly what was shown. Decided on both teams' books under their locks: legal, or refused with what stands against it;
   * and refused with what has changed, when anything has.
   */
  async accept(
    member: Member,
    tradeId: string,
    body: AcceptTradeBody,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    const answer = await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { sql } = work;
        const row = await this.taken(sql, member, tradeId, 'accept');
        if (row.expires_at !== null && row.expires_at <= (await databaseNow(sql)))
          throw new RefusalError({
            name: 'offerExpired',
            message: 'This offer has expired.',
            fix: 'Ask for a new one.',
          });
        const asShown = await this.contexts.load(sql, member.leagueId, row.terms, row.id);
        this.refuseChanged(row, asShown, body);
        const terms = body.moves ? withMoves(row.terms, row.recipient_team_id, body.moves) : row.terms;
        const loaded = body.moves ? await this.contexts.load(sql, member.leagueId, terms, row.id) : asShown;
        refuseIllegal(judgeTrade(terms, loaded.context), loaded, false);
        await freeze(sql, member.leagueId, row.id, heldBy(terms, loaded), null);
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

  /** Accepted: under review from now on, or, in a league without review, executed in the same transaction. */
  private async agreed(
    work: Work,
    row: TradeRow,
    loaded: LoadedContext,
    { actor, hours, override }: { actor: string; hours: number; override: string | null },
  ): Promise<TradeAnswer & { due: number | null }> {
    const { sql, news } = work;
    const now = await databaseNow(sql);
    const until = now + hours * 3_600_000;
    const shown = sidesOf(row.terms, loaded);
    const state: TradeState = hours > 0 ? 'in-review' : 'accepted';
    const allowed = rulesOf(loaded);
    await sql(
      `update trade set state = $2, version = version + 1, terms = $3::jsonb, shown = $4::jsonb, accepted_at = $5::timestamptz, answered_by = $6, review_until = $7::timestamptz, due_at = coalesce($7::timestamptz, $5::timestamptz), trade_rules = $8::jsonb, commissioners_own = $9 where id = $1`,
      [
        row.id,
        state,
        JSON.stringify(row.terms),
        JSON.stringify(shown),
        iso(now),
        actor,
        hours > 0 ? iso(until) : null,
        JSON.stringify(allowed),
        row.commissioners_own,
      ],
    );
    const trade = newsOf(row, shown);
    await news.toTeams(trade, state, actor);
    news.inbox(row.recipient_team_id, row.league_id);
    const accepted: TradeRow = {
      ...row,
      state,
      version: row.version + 1,
      shown,
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
      },
    });
    news.letter([row.proposer_team_id], trade, {
      kind: 'trade-answered',
      key: 'accepted',
      figures: { team: shown[1].team_name, until: { at: iso(until), timeZone: loaded.league.timeZone } },
    });
    return { trade_id: row.id, state, version: row.version + 1, due: until };
  }

  /**
   * Enters what two teams agreed on elsewhere. Executed at once; under review when it is a commissioner's own trade, so that nobody
   * decides alone in his own favour.
   */
  async enter(member: Member, body: EnterTradeBody, idempotency: Idempotency | null): Promise<TradeAnswer> {
    requireCommissioner(member, 'enter a trade for two teams');
    const terms: TradeTerms = { sides: body.sides };
    refuseOneTeam(terms);
    const answer = await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { sql } = work;
        await this.books.lock(sql, member.leagueId, teamsOf(terms));
        const loaded = await this.contexts.load(sql, member.leagueId, terms, null);
        refuseIllegal(judgeTrade(terms, loaded.context), loaded, body.override);
        const id = newId(randomBytes);
        const shown = sidesOf(terms, loaded);
        await sql(
          `insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms, shown, on_behalf, proposed_by, due_at)
         values ($1, $2, $3, 'accepted', $1, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, clock_timestamp())`,
          [
            id,
            member.leagueId,
            loaded.league.season,
            terms.sides[0].team_id,
            terms.sides[1].team_id,
            JSON.stringify(terms),
            JSON.stringify(shown),
            JSON.stringify({ reason: body.reason, override: body.override }),
            member.userId,
          ],
        );
        await writeAssets(sql, id, terms);
        await freeze(sql, member.leagueId, id, heldBy(terms, loaded), null);
        const row = await this.queries.byId(sql, id);
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

  /** The trade under its teams' locks, if the member may do this with it now. */
  private async taken(sql: Sql, member: Member, tradeId: string, action: TradeAction): Promise<TradeRow> {
    const seen = await this.queries.find(sql, member, tradeId);
    await this.books.lock(sql, member.leagueId, [seen.proposer_team_id, seen.recipient_team_id]);
    const row = await this.queries.find(sql, member, tradeId, true);
    unwrap(mayAct(standingOf(row), action, member));
    return row;
  }

  private refuseForeignHand(member: Member, terms: TradeTerms): void {
    if (member.teamId === null || terms.sides[0].team_id !== member.teamId)
      throw forbidden('You can only offer what your own team has.', 'Open the trade from your team page.');
    refuseOneTeam(terms);
  }

  private refuseChanged(row: TradeRow, loaded: LoadedContext, body: AcceptTradeBody): void {
    const facts = tradeFacts(sidesOf(row.terms, loaded), tradeEffects(row.terms, loaded.context));
    if (body.version === row.version && body.hash === hashOf(row.version, facts)) return;
    const changed = body.facts ? changedFacts(body.facts, facts) : {};
    // What now stands against the trade is named first: it decides.
    const entries = Object.entries(changed).sort(([a], [b]) => Number(isObjection(b)) - Number(isObjection(a)));
    const lines = entries.map(([what, how]) =>
      isObjection(what) ? how.replace(/^new: /, '').replace(/\.$/, '') : `${what}: ${how}`,
    );
    const words =
      lines.length === 0
        ? 'Something in this trade has changed since you opened it.'
        : `This has changed since you opened the trade: ${lines.slice(0, 3).join('; ')}${lines.length > 3 ? `, and ${lines.length - 3} more` : ''}.`;
    throw new RefusalError({
      name: 'offerChanged',
      message: words,
      fix: 'Look at it again, then accept.',
      ...(lines.length === 0 ? {} : { fields: changed }),
    });
  }
}

const teamsOf = (terms: TradeTerms): string[] => terms.sides.map(({ team_id }) => team_id);

/** Two sides of one team are no trade, and could not even be read as one. */
function refuseOneTeam(terms: TradeTerms): void {
  if (terms.sides[0].team_id !== terms.sides[1].team_id) return;
  throw new RefusalError({
    name: 'sameTeam',
    kind: 'invalid',
    field: 'sides',
    message: 'A trade is between two teams.',
    fix: 'Choose another team.',
  });
}

const withMoves = (terms: TradeTerms, teamId: string, moves: readonly TradeMove[]): TradeTerms => {
  const [first, second] = terms.sides;
  return {
    sides: [
      first.team_id === teamId ? { ...first, moves } : first,
      second.team_id === teamId ? { ...second, moves } : second,
    ],
  };
};

async function writeAssets(sql: Sql, tradeId: string, terms: TradeTerms): Promise<void> {
  for (const side of terms.sides)
    for (const { kind, ref } of refsOf(side))
      await sql('insert into trade_asset (trade_id, kind, ref, team_id) values ($1, $2, $3, $4)', [
        tradeId,
        kind,
        ref,
        side.team_id,
      ]);
}

function refusalOf({ name, message, fix, figure, limit }: Refusal, field: string): Refusal {
  return refuse(name, message, {
    field,
    ...(fix === undefined ? {} : { fix }),
    ...(figure === undefined ? {} : { figure }),
    ...(limit === undefined ? {} : { limit }),
  }).refusal;
}
