import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { type Refusal } from '@crease/core/result.js';
import { counterProblem } from '@crease/core/trades/counter.rules.js';
import type { TradeState, TradeTerms } from '@crease/core/trades/trade.model.js';
import { judgeTrade } from '@crease/core/trades/trade.rules.js';
import type {
  PreviewTradeBody,
  ProposeTradeBody,
  TradeAnswer,
  TradePreview,
} from '@crease/core/trades/trade.schema.js';
import { mayAct, type TradeAction } from '@crease/core/trades/trade.transitions.js';
import { wordSides } from '@crease/core/trades/shown/shown.words.js';
import { tradeEffects } from '@crease/core/trades/trade.view.js';
import type { TradeEnding } from '@crease/core/trades/trade.words.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import { BooksQueries } from '../teams/books.queries.js';
import { TradeContextQueries } from './trade-context.queries.js';
import { TradeNews, type NewsOf } from './trade.news.js';
import { TradeQueries, iso, standingOf, type TradeRow } from './trade.queries.js';
import { TradeSettlement } from './settlement/trade.settlement.js';
import { refuseOneTeam, refuseShort, sidesOf, teamsOf } from './trade.terms.js';
import { changeTrades, type TradeTransaction } from './trade.transaction.js';
import { writeAssets } from './trade.writer.js';
import { refusal } from './trades.refusals.js';
import { type Problem } from '@crease/core/trades/trade.problems.js';

/** Enough for any manager, and few enough to protect other inboxes. */
const OPEN_OFFERS = 50;

/** The managers' actions on offers until one is accepted. The caller comes from the session. */
@Injectable()
export class TradeService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly news: TradeNews,
    private readonly settlement: TradeSettlement,
  ) {}

  async preview(member: Member, body: PreviewTradeBody): Promise<TradePreview> {
    const terms: TradeTerms = { sides: body.sides };
    if (!member.commissioner && !terms.sides.some(({ team_id }) => team_id === member.teamId))
      throw new RefusalError(refusal('forbidden.build', { kind: 'forbidden' }));
    refuseOneTeam(terms);
    const loaded = await this.contexts.load(this.queries.db, member.leagueId, terms, null);
    return { sides: wordSides(sidesOf(terms, loaded)), effects: tradeEffects(terms, loaded.context) };
  }

  async propose(member: Member, body: ProposeTradeBody, idempotency: Idempotency | null): Promise<TradeAnswer> {
    const terms: TradeTerms = { sides: body.sides };
    this.refuseForeignTeam(member, terms);
    const answer = await changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        await this.books.lock(work.db, member.leagueId, teamsOf(terms));
        const open = await this.queries.openOffers(work.db, member.leagueId, terms.sides[0].team_id);
        if (open >= OPEN_OFFERS)
          throw new RefusalError(
            refusal('tooManyOffers', { figures: { most: OPEN_OFFERS }, figure: OPEN_OFFERS, limit: OPEN_OFFERS }),
          );
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
      (row) => ({ key: 'withdrawn', figures: { team: row.shown[0].team_name } }),
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
      (row) => ({ key: 'declined', figures: { team: row.shown[1].team_name, why } }),
      idempotency,
    );
  }

  private async end(
    member: Member,
    tradeId: string,
    action: TradeAction,
    to: TradeState,
    endingOf: (row: TradeRow) => TradeEnding,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.taken(work.db, member, tradeId, action);
        const ending = endingOf(row);
        const told = action === 'withdraw' ? [row.recipient_team_id] : [row.proposer_team_id];
        await this.settlement.close(work, row, to, {
          actor: member.userId,
          ending,
          mail: { teamIds: told, says: { kind: 'trade-answered', key: 'closed', figures: { reason: ending } } },
        });
        return { trade_id: row.id, state: to, version: row.version + 1 };
      },
      idempotency,
    );
  }

  /** Answers an offer with another one. The first offer ends, and the new one refers to it. */
  async counter(
    member: Member,
    tradeId: string,
    body: ProposeTradeBody,
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    const terms: TradeTerms = { sides: body.sides };
    this.refuseForeignTeam(member, terms);
    const answer = await changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.taken(work.db, member, tradeId, 'counter');
        if (terms.sides[1].team_id !== row.proposer_team_id)
          throw new RefusalError(
            refusal('invalid.counter', { figures: { team: row.shown[0].team_name }, kind: 'invalid', field: 'sides' }),
          );
        const unchanged = counterProblem(row.terms, terms);
        if (unchanged) throw new RefusalError({ ...unchanged, field: 'sides' });
        await this.settlement.close(work, row, 'countered', {
          actor: member.userId,
          ending: { key: 'countered', figures: { team: row.shown[1].team_name } },
          mail: null,
        });
        return this.offer(work, member, terms, body, row);
      },
      idempotency,
    );
    return this.settlement.armed(answer);
  }

  /** Stores an offer. The teams must be locked. */
  private async offer(
    work: TradeTransaction,
    member: Member,
    terms: TradeTerms,
    body: Pick<ProposeTradeBody, 'message' | 'days' | 'confirm_short'>,
    answered: TradeRow | null,
  ): Promise<TradeAnswer & { due: number }> {
    const { db, news } = work;
    const loaded = await this.contexts.load(db, member.leagueId, terms, null);
    const judgement = judgeTrade(terms, loaded.context);
    const impossible = judgement.problems.find(({ severity }) => severity === 'refused');
    if (impossible) throw new RefusalError(refusalOf(impossible, 'sides'));
    refuseShort(judgement, loaded, [terms.sides[0].team_id], body.confirm_short);
    const other = loaded.tradeTeams.get(terms.sides[1].team_id);
    if (other?.manager == null)
      throw new RefusalError(refusal('noManager', { figures: { team: other?.name ?? null }, field: 'sides' }));
    const shown = sidesOf(terms, loaded);
    const id = newId(randomBytes);
    const due = loaded.context.now + body.days * 86_400_000;
    const [proposerTeamId, recipientTeamId] = [terms.sides[0].team_id, terms.sides[1].team_id];
    await db
      .insertInto('trade')
      .values({
        id,
        league_id: member.leagueId,
        season: loaded.league.season,
        state: 'proposed',
        thread_id: answered?.thread_id ?? id,
        previous_id: answered?.id ?? null,
        proposer_team_id: proposerTeamId,
        recipient_team_id: recipientTeamId,
        terms: json(terms),
        shown: json(shown),
        message: body.message,
        proposed_by: member.userId,
        proposed_at: new Date(loaded.context.now),
        expires_at: new Date(due),
        due_at: new Date(due),
      })
      .execute();
    await writeAssets(db, member.leagueId, id, terms);
    const trade: NewsOf = { id, leagueId: member.leagueId, proposerTeamId, recipientTeamId, shown };
    await news.toTeams(trade, 'proposed', member.userId);
    news.inbox(trade.recipientTeamId, member.leagueId);
    news.mailTo([trade.recipientTeamId], trade, {
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

  /** The trade under its teams' locks, if the member may take this action now. */
  private async taken(db: Db, member: Member, tradeId: string, action: TradeAction): Promise<TradeRow> {
    const row = await this.queries.locked(db, member, tradeId);
    unwrap(mayAct(standingOf(row), action, member));
    return row;
  }

  private refuseForeignTeam(member: Member, terms: TradeTerms): void {
    if (member.teamId === null || terms.sides[0].team_id !== member.teamId)
      throw new RefusalError(refusal('forbidden.offer', { kind: 'forbidden' }));
    refuseOneTeam(terms);
  }
}

function refusalOf(
  { severity: _, overridable: __, teamId: ___, asset: ____, ...refusal }: Problem,
  field: string,
): Refusal {
  return { ...refusal, field };
}
