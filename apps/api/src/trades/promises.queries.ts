import { sql, type Expression } from 'kysely';
import type { LogLine } from '@crease/core/activity/activity.words.js';
import { goodOf } from '@crease/core/trades/shown/shown.words.js';
import type { TradeAsset, TradeState } from '@crease/core/trades/trade.model.js';
import type { ConditionNote } from '@crease/core/trades/trade.words.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { anyOf, clockNow, json } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';

/** A condition that ended because its player left, with its hold on the player, so that it can be restored. */
export interface VoidedPromise {
  readonly conditionId: string;
  readonly tradeId: string;
  /** The player's id in `frozen_asset`; null when there was no hold. */
  readonly ref: string | null;
}

const TOLD = ['c.id', 'c.trade_id', 't.state', 'c.shown', 'c.from_team_id', 'c.to_team_id'] as const;

const isPromised = (asset: Expression<TradeAsset>, playerIds: readonly number[]) =>
  sql<boolean>`(${asset} ->> 'kind' = 'player' and (${asset} ->> 'player_id')::int = any(${playerIds}::int[]))`;

export async function openPromises(db: Db, leagueId: string, playerIds: readonly number[]): Promise<number> {
  const row = await db
    .selectFrom('trade_condition')
    .where('league_id', '=', leagueId)
    .where('outcome', 'is', null)
    .where(({ ref }) => isPromised(ref('asset'), playerIds))
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirst();
  return row?.open ?? 0;
}

/**
 * Voids the open conditions on players who leave without joining another team, since they cannot be handed over any
 * more. Runs in the caller's transaction under the teams' locks.
 */
export async function voidPromises(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  leagueId: string,
  playerIds: readonly number[],
  why: ConditionNote,
): Promise<VoidedPromise[]> {
  if (playerIds.length === 0) return [];
  const ended = await db
    .updateTable('trade_condition as c')
    .from('trade as t')
    .set({ outcome: 'void', confirmed_at: clockNow, why: json(why) })
    .whereRef('t.league_id', '=', 'c.league_id')
    .whereRef('t.id', '=', 'c.trade_id')
    .where('c.league_id', '=', leagueId)
    .where('c.outcome', 'is', null)
    .where(({ ref }) => isPromised(ref('c.asset'), playerIds))
    .returning(TOLD)
    .execute();
  if (ended.length === 0) return [];
  const held = await db
    .deleteFrom('frozen_asset')
    .where('league_id', '=', leagueId)
    .where('condition_id', '=', anyOf(ended.map(({ id }) => id)))
    .returning(['condition_id', 'ref'])
    .execute();
  for (const promise of ended) {
    const asset = goodOf(promise.shown.asset);
    await tell(record, leagueId, promise, {
      key: 'trade.conditionVoid',
      figures: { text: asset, asset, why },
    });
  }
  return ended.map(({ id, trade_id }) => ({
    conditionId: id,
    tradeId: trade_id,
    ref: held.find(({ condition_id }) => condition_id === id)?.ref ?? null,
  }));
}

export async function restorePromises(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  leagueId: string,
  voided: readonly VoidedPromise[],
): Promise<void> {
  for (const { conditionId, tradeId, ref } of voided) {
    const open = await db
      .updateTable('trade_condition as c')
      .from('trade as t')
      .set({ outcome: null, confirmed_at: null, confirmed_by: null, note: null, why: null })
      .whereRef('t.league_id', '=', 'c.league_id')
      .whereRef('t.id', '=', 'c.trade_id')
      .where('c.league_id', '=', leagueId)
      .where('c.id', '=', conditionId)
      .where('c.outcome', '=', 'void')
      .returning(TOLD)
      .executeTakeFirst();
    if (!open) continue;
    if (ref !== null)
      await db
        .insertInto('frozen_asset')
        .values({ league_id: leagueId, kind: 'player', ref, trade_id: tradeId, condition_id: conditionId })
        .onConflict((conflict) => conflict.columns(['league_id', 'kind', 'ref']).doNothing())
        .execute();
    const asset = goodOf(open.shown.asset);
    await tell(record, leagueId, open, { key: 'trade.conditionReopened', figures: { text: asset, asset } });
  }
}

async function tell(
  record: Transaction['record'],
  leagueId: string,
  promise: { trade_id: string; state: TradeState; from_team_id: string; to_team_id: string },
  says: LogLine,
): Promise<void> {
  const { trade_id: tradeId, state } = promise;
  await record(
    leagueLine({
      leagueId,
      actor: null,
      says,
      teamIds: [promise.from_team_id, promise.to_team_id],
      data: { kind: 'trade', tradeId, state },
    }),
  );
  await record(toLeague(leagueId, null, { type: 'tradeChanged', leagueId, tradeId, state }));
}
