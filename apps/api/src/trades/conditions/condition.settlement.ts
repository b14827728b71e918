import { Injectable } from '@nestjs/common';
import { decisiveViolations, takesIn, violationWords } from '@crease/core/teams/cap.rules.js';
import type { ConditionOutcome } from '@crease/core/trades/conditions/condition.rules.js';
import { endsOnArrival, OVER_WHOLE, retentionProblems } from '@crease/core/teams/retention.rules.js';
import { capHitOf } from '@crease/core/trades/trade.books.js';
import { unknownPlayer } from '@crease/core/trades/shown/condition.words.js';
import { goodOf } from '@crease/core/trades/shown/shown.words.js';
import { refsOf, type TradeAsset } from '@crease/core/trades/trade.model.js';
import type { ConditionNote } from '@crease/core/trades/trade.words.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow, json } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { conditionOf, type ConditionRow } from './condition.queries.js';
import { TradeContextQueries, type LoadedContext } from '../trade-context.queries.js';
import { TradeExecution } from '../settlement/trade.execution.js';
import { TradeQueries, type TradeRow } from '../trade.queries.js';
import { TradeSettlement } from '../settlement/trade.settlement.js';
import type { TradeStep } from '../trade.stored.js';
import { asAccepted, newsOf } from '../trade.terms.js';
import type { TradeTransaction } from '../trade.transaction.js';
import { unfreezeCondition } from '../trade.writer.js';
import { refusal } from '../trades.refusals.js';
import { makeRoom, orOverride, SETTLE } from '../words/advice.words.js';
import { assetsOf, holdsThePlayer } from './condition.assets.js';

export interface Decision {
  readonly outcome: ConditionOutcome;
  /** The commissioner; null when votes or the date decide. */
  readonly by: string | null;
  readonly note: ConditionNote | string | null;
  /** Ignores the rules of cap and roster. */
  readonly override: boolean;
}

/** Moves a condition's assets in the caller's transaction, or throws a refusal. */
@Injectable()
export class ConditionSettlement {
  constructor(
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly trades: TradeExecution,
    private readonly settlement: TradeSettlement,
  ) {}

  /** The condition and its trade, read under both teams' locks. */
  async locked(work: TradeTransaction, seen: ConditionRow): Promise<{ row: TradeRow; condition: ConditionRow }> {
    await this.books.lock(work.db, seen.league_id, [seen.from_team_id, seen.to_team_id]);
    const row = await this.queries.inLeague(work.db, seen.league_id, seen.trade_id, true);
    const condition = await conditionOf(work.db, seen.league_id, seen.id);
    if (!row) throw new Error('a condition belongs to a trade');
    if (condition.outcome !== null) throw new RefusalError(refusal('conditionSettled'));
    return { row, condition };
  }

  async settle(work: TradeTransaction, row: TradeRow, condition: ConditionRow, decision: Decision): Promise<void> {
    const { db, news } = work;
    const { outcome, by, note } = decision;
    const goods = assetsOf(condition, outcome);
    const done = await this.execute(work, row, condition, goods, decision);
    await this.end(db, condition, { outcome, by, note, done });
    const trade = newsOf(row);
    const asset = goodOf(condition.shown.asset);
    const instead = condition.shown.instead && goodOf(condition.shown.instead);
    const receiver = row.shown.find(({ team_id }) => team_id === condition.to_team_id)?.team_name ?? '';
    const giver = row.shown.find(({ team_id }) => team_id === condition.from_team_id)?.team_name ?? '';
    const met = outcome === 'met';
    const owner =
      goods.length === 0
        ? { team: giver, asset, stays: true }
        : { team: receiver, asset: met ? asset : (instead ?? asset), stays: false };
    const says = {
      key: 'trade.conditionSettled',
      figures: { met, text: asset, owner, note },
    } as const;
    await news.toTeams(trade, row.state, by);
    news.toLeague(trade, row.state, by, says);
    news.mailTo([row.proposer_team_id, row.recipient_team_id], trade, {
      kind: 'trade-answered',
      key: 'conditionSettled',
      figures: { line: says.figures },
    });
    if (done.length > 0) await this.settlement.cancelOffers(work, row.league_id, refsOf({ assets: goods }), row.id);
  }

  /** Voids a condition when neither outcome can be executed. Its asset stays where it is and is free again. */
  async voidCondition(
    work: TradeTransaction,
    row: TradeRow,
    condition: ConditionRow,
    why: ConditionNote,
  ): Promise<void> {
    const asset = goodOf(condition.shown.asset);
    await unfreezeCondition(work.db, condition.league_id, condition.id);
    await this.end(work.db, condition, { outcome: 'void', by: null, note: why, done: [] });
    work.news.toLeague(newsOf(row), row.state, null, {
      key: 'trade.conditionVoid',
      figures: { text: asset, asset, why },
    });
  }

  private async end(
    db: Db,
    condition: ConditionRow,
    ended: { outcome: ConditionOutcome | 'void'; by: string | null; note: Decision['note']; done: TradeStep[] },
  ): Promise<void> {
    await db
      .updateTable('trade_condition')
      .set({
        outcome: ended.outcome,
        confirmed_by: ended.by,
        confirmed_at: clockNow,
        ...(ended.note === null || typeof ended.note === 'string' ? { note: ended.note } : { why: json(ended.note) }),
        done: json(ended.done),
      })
      .where('league_id', '=', condition.league_id)
      .where('id', '=', condition.id)
      .execute();
  }

  private async execute(
    work: TradeTransaction,
    row: TradeRow,
    condition: ConditionRow,
    goods: readonly TradeAsset[],
    { override, by }: Pick<Decision, 'override' | 'by'>,
  ): Promise<TradeStep[]> {
    const { db } = work;
    const { league_id: leagueId, from_team_id: from, to_team_id: to } = condition;
    await unfreezeCondition(db, leagueId, condition.id);
    if (goods.length === 0) {
      await this.trades.tellPromises(work, leagueId, condition.trade_id);
      return [];
    }
    await this.trades.lockDrafts(db, leagueId);
    const sides = [
      { team_id: from, assets: goods, moves: [] },
      { team_id: to, assets: [], moves: [] },
    ] as const;
    const loaded = asAccepted(await this.contexts.load(db, leagueId, { sides }, condition.trade_id), row);
    const before = await this.books.books(db, leagueId, [from, to]);
    for (const asset of goods)
      if (asset.kind === 'draft-pick' && loaded.context.picks.get(asset.pick_id)?.used) throw used(condition);
    const gone = new Set(goods.flatMap((asset) => (asset.kind === 'player' ? [asset.player_id] : [])));
    for (const asset of goods) {
      if (asset.kind !== 'retention') continue;
      if (!gone.has(asset.player_id) && loaded.context.players.get(asset.player_id)?.teamId === from)
        throw holdsThePlayer(loaded, from, asset.player_id);
      await this.refuseRetention(db, asset, loaded, { gets: gone.has(asset.player_id) ? to : null, override, by });
    }
    const steps: TradeStep[] = [];
    for (const asset of goods) steps.push(...(await this.trades.hand(db, condition.trade_id, asset, from, to, loaded)));
    const after = await this.books.books(db, leagueId, [from, to]);
    for (const [index, team] of before.entries()) {
      const then = after[index];
      if (!then || override) continue;
      const violation = decisiveViolations(team, then, loaded.league.rules, takesIn(team, then)).find(
        ({ decisive }) => decisive,
      );
      if (!violation) continue;
      const { message, fix } = violationWords(team.name, violation);
      const { rule, figure, limit } = violation;
      throw new RefusalError({
        name: rule,
        message,
        figure,
        limit,
        fix: by === null ? (fix ?? makeRoom()) : orOverride(fix ?? makeRoom()),
      });
    }
    await this.trades.tellDrafts(
      work,
      loaded.league,
      [from, to],
      new Map(goods.flatMap((asset) => (asset.kind === 'draft-pick' ? [[asset.pick_id, to] as const] : []))),
      condition.trade_id,
    );
    return steps;
  }

  /**
   * Refuses to retain more than the whole contract: other teams may have begun to retain since the promise. A
   * commissioner cannot override this. `gets` is the team that receives the player at the same time; its own retention
   * ends.
   */
  private async refuseRetention(
    db: Db,
    { player_id, percent, dollars = null }: Extract<TradeAsset, { kind: 'retention' }>,
    { context, league }: LoadedContext,
    { gets, override, by }: { gets: string | null } & Pick<Decision, 'override' | 'by'>,
  ): Promise<void> {
    const capHit =
      capHitOf(context, player_id) ?? (await this.books.player(db, league.id, context.teams[0].id, player_id)).capHit;
    const player = { id: player_id, name: context.players.get(player_id)?.name ?? unknownPlayer(player_id), capHit };
    const ends = gets === null ? [] : endsOnArrival(context.retentions, player_id, gets, league.season);
    const problems = retentionProblems(
      { team: context.teams[0], player, percent, dollars },
      league.settings,
      league.season,
      context.retentions.filter((retention) => !ends.includes(retention)),
    );
    const whole = problems.find(({ name }) => name === OVER_WHOLE);
    if (whole) throw new RefusalError({ ...whole, fix: SETTLE.notMet });
    const [problem] = problems;
    if (problem && !override)
      throw new RefusalError({ ...problem, fix: by === null ? SETTLE.notMet : SETTLE.overrideOrNotMet });
  }
}

const used = (condition: ConditionRow): RefusalError =>
  new RefusalError(refusal('pickUsed', { figures: { instead: condition.instead_pick_id !== null } }));
