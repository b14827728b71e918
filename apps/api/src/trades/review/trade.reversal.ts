import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { decisiveViolations, takesIn, violationWords } from '@crease/core/teams/cap.rules.js';
import { goodWords } from '@crease/core/trades/shown/shown.words.js';
import type { AssetRef } from '@crease/core/trades/trade.model.js';
import type { TradeAnswer, TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { mayAct } from '@crease/core/trades/trade.transitions.js';
import type { TradeEnding, VotesAgainst } from '@crease/core/trades/trade.words.js';
import type { LogLine } from '@crease/core/activity/activity.words.js';
import { releasedByTrade, takeContract } from '../../contracts/contracts.tables.js';
import { movePick } from '../../leagues/draft-picks.tables.js';
import { handFaPick } from '../../free-agents/fa-pick.writer.js';
import { settleClaims } from '../../free-agents/claims.queries.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { clockNow, isSo, json, orNow } from '../../platform/database/sql.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RefusalError, unwrap } from '../../platform/refusal.error.js';
import { inForce } from '../../players/player-cost.queries.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { changePlace, givePlayer, handPlayer } from '../../teams/roster.writer.js';
import { overWhole } from '../settlement/retention.queries.js';
import { removeRetention, resumeRetention } from '../settlement/retention.writer.js';
import { goesInTurn, usableUntil } from '../trade-picks.queries.js';
import { TradeExecution } from '../settlement/trade.execution.js';
import { TradeNews, namesOf } from '../trade.news.js';
import { TradeQueries, type TradeRow } from '../trade.queries.js';
import { TradeSettlement } from '../settlement/trade.settlement.js';
import { reversalObjections as objections } from '../settlement/reversal.words.js';
import { undoBudget, undoCapSpace } from './undo-amounts.js';
import { TradeStandings } from './trade.standings.js';
import type { TradeStep } from '../trade.stored.js';
import { newsOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { changeTrade, unfreezeCondition } from '../trade.writer.js';
import { refusal } from '../trades.refusals.js';

/** Objections to a reversal: facts, and rules of cap and roster that a commissioner may override. */
interface Hindrances {
  readonly reasons: string[];
  readonly overridable: string[];
}

/** Thrown to roll back a preview. */
class Rehearsed extends Error {
  constructor(readonly found: Hindrances) {
    super('rehearsed');
  }
}

/** Reverses an executed trade, last step first, while everything is still where the trade put it. */
@Injectable()
export class TradeReversal {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: TradeQueries,
    private readonly standings: TradeStandings,
    private readonly execution: TradeExecution,
    private readonly settlement: TradeSettlement,
    private readonly news: TradeNews,
  ) {}

  /** Previews a reversal with its objections: runs all steps and rolls them back. */
  async preview(member: Member, tradeId: string): Promise<TradeReversalView> {
    requireCommissioner(member, refusal('forbidden.reverse'));
    try {
      await changeTrades(this.database, this.news, member.userId, async (work) => {
        const row = await this.locked(work, member, tradeId);
        throw new Rehearsed(await this.takeBack(work, row));
      });
      throw new Error('a rehearsal never ends well');
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
      const { reasons, overridable } = error.found;
      return { possible: reasons.length + overridable.length === 0, reasons, overridable };
    }
  }

  async reverse(
    member: Member,
    tradeId: string,
    body: { reason: string; override: boolean },
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    requireCommissioner(member, refusal('forbidden.reverse'));
    return changeTrades(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.locked(work, member, tradeId);
        const { reasons, overridable } = await this.takeBack(work, row);
        const against = [...reasons, ...(body.override ? [] : overridable)];
        if (against.length > 0)
          throw new RefusalError(refusal('notReversible', { figures: { against, overridable: reasons.length === 0 } }));
        return this.reversed(work, row, {
          actor: member.userId,
          ending: { key: 'reversed', figures: { why: body.reason } },
          says: {
            key: 'trade.reversed',
            figures: {
              teams: namesOf(row.shown),
              reason: body.reason,
              overridden: body.override && overridable.length > 0,
            },
          },
        });
      },
      idempotency,
    );
  }

  /** Reverses the trade in the transaction of the deciding vote, under both teams' locks. */
  async byVotes(work: TradeTransaction, row: TradeRow, votes: VotesAgainst): Promise<TradeAnswer> {
    const { reasons, overridable } = await this.takeBack(work, row);
    const against = [...reasons, ...overridable];
    if (against.length > 0) throw new RefusalError(refusal('notReversible.vote', { figures: { against } }));
    return this.reversed(work, row, {
      actor: null,
      ending: { key: 'reversedByVotes', figures: votes },
      says: { key: 'trade.reversedByVotes', figures: { teams: namesOf(row.shown), ...votes } },
    });
  }

  /** Stores and publishes the reversal after all steps are undone. */
  private async reversed(
    work: TradeTransaction,
    row: TradeRow,
    { actor, ending, says }: { actor: string | null; ending: TradeEnding; says: LogLine },
  ): Promise<TradeAnswer> {
    await changeTrade(work.db, row, { state: 'reversed', ending: json(ending), ended_at: clockNow });
    const trade = newsOf(row);
    await work.news.toTeams(trade, 'reversed', actor);
    work.news.toLeague(trade, 'reversed', actor, says);
    work.news.mailTo([row.proposer_team_id, row.recipient_team_id], trade, {
      kind: 'trade-vetoed',
      key: 'reversed',
      figures: { teams: namesOf(row.shown), reason: ending },
    });
    await this.settlement.cancelOffers(work, row.league_id, returnedBy(row.done), row.id, 'returned');
    return { trade_id: row.id, state: 'reversed', version: row.version + 1 };
  }

  private async locked(work: TradeTransaction, member: Member, tradeId: string): Promise<TradeRow> {
    const row = await this.queries.locked(work.db, member, tradeId);
    unwrap(mayAct(await this.standings.of(work.db, row), 'reverse', member));
    return row;
  }

  /** Undoes all steps that can be undone, and returns the reasons for the others. */
  private async takeBack(work: TradeTransaction, row: TradeRow): Promise<Hindrances> {
    const { db } = work;
    const league = await this.books.league(db, row.league_id);
    await this.execution.lockDrafts(db, row.league_id);
    const teamIds = [row.proposer_team_id, row.recipient_team_id];
    const before = await this.books.books(db, row.league_id, teamIds);
    const reasons: string[] = [];
    const owners = new Map<string, string>();
    for (const step of [...row.done].reverse()) {
      const why = await this.undo(work, row, step);
      if (why !== null) reasons.push(why);
      else if (step.op === 'draft-pick') owners.set(step.pick_id, step.from);
    }
    reasons.push(...(await overWhole(db, row)));
    if (reasons.length > 0) return { reasons, overridable: [] };
    const after = await this.books.books(db, row.league_id, teamIds);
    const overridable = before.flatMap((team, index) => {
      const then = after[index];
      if (!then) return [];
      return decisiveViolations(team, then, league.rules, takesIn(team, then))
        .filter(({ decisive }) => decisive)
        .map((violation) => violationWords(team.name, violation).message);
    });
    try {
      await this.execution.tellDrafts(work, league, teamIds, owners, row.id);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return { reasons: [error.refusal.message], overridable };
    }
    return { reasons, overridable };
  }

  /** Undoes one step. Returns the reason when it is impossible, otherwise null. */
  private async undo({ db }: TradeTransaction, row: TradeRow, step: TradeStep): Promise<string | null> {
    switch (step.op) {
      case 'player':
        return this.undoPlayer(db, row, step);
      case 'drop':
        return this.undoDrop(db, row, step);
      case 'place':
        await changePlace(db, row.league_id, step.player_id, { team: step.team_id, from: step.to, to: step.from });
        return null;
      case 'draft-pick':
        return this.undoDraftPick(db, row, step);
      case 'fa-pick':
        return this.undoFaPick(db, row, step);
      case 'budget':
        return undoBudget(db, await this.books.league(db, row.league_id), row, step);
      case 'cap-space':
        return undoCapSpace(db, await this.books.league(db, row.league_id), row, step);
      case 'retention':
        await removeRetention(db, row.league_id, step.id);
        return null;
      case 'retention-ended':
        await resumeRetention(db, row.league_id, step.id);
        return null;
      case 'condition':
        return this.undoCondition(db, row, step);
    }
  }

  private async undoPlayer(db: Db, row: TradeRow, step: Step<'player'>): Promise<string | null> {
    const now = await whereNow(db, row.league_id, step.player_id)
      .select(({ exists, selectFrom }) =>
        isSo(
          exists(
            selectFrom('frozen_asset as f')
              .select('f.ref')
              .where('f.league_id', '=', row.league_id)
              .where('f.kind', '=', 'player')
              .where('f.ref', '=', String(step.player_id)),
          ),
        ).as('frozen'),
      )
      .executeTakeFirst();
    const name = now?.name;
    if (now?.team_id !== step.to) return objections.playerMoved({ name, team: now?.team ?? null });
    if (now.frozen) return objections.playerPromised({ name });
    const { to: from, from: to, from_place: place } = step;
    const back = await handPlayer(db, row.league_id, step.player_id, { from, to, place, by: `trade:${row.id}` });
    return back ? null : objections.playerGone({ name, team: String(now.team) });
  }

  private async undoDrop(db: Db, row: TradeRow, step: Step<'drop'>): Promise<string | null> {
    const now = await whereNow(db, row.league_id, step.player_id).executeTakeFirst();
    if (now?.team != null) return objections.droppedTaken({ name: now.name, team: now.team });
    // While the waiver is open, and after it the contract that the trade released.
    const resumed = sql<boolean>`(${inForce} or ${releasedByTrade(row.league_id, row.id)})`;
    await takeContract(db, row.league_id, step.player_id, resumed);
    await settleClaims(db, row.league_id, [step.player_id], { key: 'tradeReversed' });
    // Fails when another team adds the player at this moment.
    const back = await givePlayer(db, row.league_id, step.player_id, {
      to: step.team_id,
      place: step.place,
      by: `trade:${row.id}`,
    });
    return back ? null : objections.droppedTaken({ name: now?.name, team: null });
  }

  private async undoDraftPick(db: Db, row: TradeRow, step: Step<'draft-pick'>): Promise<string | null> {
    const now = await db
      .selectFrom('draft_pick as d')
      .innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'd.league_id').onRef('t.id', '=', 'd.owner_team_id'),
      )
      .where('d.league_id', '=', row.league_id)
      .where('d.id', '=', step.pick_id)
      .select(({ or, exists, selectFrom }) => [
        'd.season',
        'd.type',
        'd.round',
        'd.owner_team_id as owner',
        't.name as team',
        isSo(
          or([
            exists(
              selectFrom('draft_selection as s')
                .innerJoin('draft as x', (join) =>
                  join.onRef('x.league_id', '=', 's.league_id').onRef('x.id', '=', 's.draft_id'),
                )
                .select('s.overall')
                .whereRef('s.league_id', '=', 'd.league_id')
                .whereRef('s.pick_id', '=', 'd.id')
                .where('x.kind', '<>', 'mock'),
            ),
            exists(
              selectFrom('draft as x')
                .select('x.id')
                .whereRef('x.league_id', '=', 'd.league_id')
                .whereRef('x.season', '=', 'd.season')
                .whereRef('x.type', '=', 'd.type')
                .where('x.kind', '<>', 'mock')
                .where((draft) =>
                  draft.or([
                    draft('x.status', '=', 'ended'),
                    draft.and([draft('x.on_clock', '>', draft.ref('d.pick_number')), goesInTurn('x')]),
                  ]),
                ),
            ),
          ]),
        ).as('used'),
        isSo(
          exists(
            selectFrom('frozen_asset as f')
              .select('f.ref')
              .whereRef('f.league_id', '=', 'd.league_id')
              .where('f.kind', '=', 'draft-pick')
              .whereRef('f.ref', '=', 'd.id'),
          ),
        ).as('frozen'),
      ])
      .executeTakeFirst();
    if (!now) return objections.draftPickGone();
    const pick = { season: now.season, type: now.type, round: now.round };
    if (now.used) return objections.pickUsed({ pick });
    if (now.owner !== step.to) return objections.pickMoved({ pick, team: now.team });
    if (now.frozen) return objections.pickPromised({ pick });
    const back = await movePick(db, row.league_id, step.pick_id, { from: step.to, to: step.from });
    return back ? null : objections.pickLost({ pick, team: now.team });
  }

  private async undoFaPick(db: Db, row: TradeRow, step: Step<'fa-pick'>): Promise<string | null> {
    // A penalty does not lock the teams, so lock the pick itself.
    const now = await db
      .selectFrom('fa_pick as f')
      .innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'f.league_id').onRef('t.id', '=', 'f.owner_team_id'),
      )
      .where('f.league_id', '=', row.league_id)
      .where('f.id', '=', step.pick_id)
      .select(({ eb, ref, exists, selectFrom }) => [
        'f.week',
        'f.owner_team_id as owner',
        't.name as team',
        'f.player_id',
        'f.penalty',
        isSo(eb(usableUntil(ref('f.expires_at')), '<=', clockNow)).as('expired'),
        isSo(
          exists(
            selectFrom('frozen_asset as x')
              .select('x.ref')
              .whereRef('x.league_id', '=', 'f.league_id')
              .where('x.kind', '=', 'fa-pick')
              .whereRef('x.ref', '=', 'f.id'),
          ),
        ).as('frozen'),
      ])
      .forUpdate('f')
      .executeTakeFirst();
    if (!now) return objections.faPickGone();
    const pick = { week: now.week };
    if (now.player_id !== null) return objections.pickUsed({ pick });
    if (now.owner !== step.to) return objections.pickMoved({ pick, team: now.team });
    if (now.penalty) return objections.pickForfeited({ pick });
    if (now.expired) return objections.pickExpired({ pick });
    if (now.frozen) return objections.pickPromised({ pick });
    // The pick is locked, so the update only fails when it has just expired.
    const back = await handFaPick(db, row.league_id, step.pick_id, { from: step.to, to: step.from });
    return back ? null : objections.pickExpired({ pick });
  }

  private async undoCondition(db: Db, row: TradeRow, step: Step<'condition'>): Promise<string | null> {
    const now = await db
      .selectFrom('trade_condition')
      .select(['outcome', 'done', 'shown'])
      .where('league_id', '=', row.league_id)
      .where('id', '=', step.id)
      .executeTakeFirst();
    if (now && now.outcome !== null && now.done.length > 0)
      return objections.conditionSettled({ asset: goodWords(now.shown.asset) });
    await unfreezeCondition(db, row.league_id, step.id);
    await db
      .updateTable('trade_condition')
      .set(({ fn, ref, val }) => ({
        outcome: fn.coalesce(ref('outcome'), val('void' as const)),
        confirmed_at: orNow(ref('confirmed_at')),
      }))
      .where('league_id', '=', row.league_id)
      .where('id', '=', step.id)
      .execute();
    return null;
  }
}

type Step<K extends TradeStep['op']> = Extract<TradeStep, { op: K }>;

const whereNow = (db: Db, leagueId: string, playerId: number) =>
  db
    .selectFrom('player as p')
    .leftJoin('roster_entry as r', (join) => join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', leagueId))
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .where('p.id', '=', playerId)
    .select(['p.full_name as name', 'r.team_id', 't.name as team']);

/** Assets that go back to their earlier team. Open offers that name them are cancelled. */
function returnedBy(done: readonly TradeStep[]): AssetRef[] {
  return done.flatMap((step): AssetRef[] => {
    if (step.op === 'player') return [{ kind: 'player', ref: String(step.player_id) }];
    return step.op === 'draft-pick' || step.op === 'fa-pick' ? [{ kind: step.op, ref: step.pick_id }] : [];
  });
}
