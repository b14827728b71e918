import type { LogLine } from '@crease/core/activity/activity.words.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';

type Sql = Transaction['sql'];

/** A condition that ended because its player left, with the hold that it had on him, as far as somebody may want to take that back. */
export interface VoidedPromise {
  readonly conditionId: string;
  readonly tradeId: string;
  /** The player's id, as the hold names him; null where there was no hold. */
  readonly ref: string | null;
}

interface PromiseRow {
  id: string;
  trade_id: string;
  state: 'executed';
  text: string;
  label: string;
  teams: string[];
}

const SHOWN = `c.shown ->> 'text' as text, c.shown -> 'asset' ->> 'label' as label, array[c.from_team_id, c.to_team_id] as teams`;

/** How many open conditions stand on these players. */
export async function openPromises(sql: Sql, leagueId: string, playerIds: readonly number[]): Promise<number> {
  const [row] = await sql<{ open: number }>(
    `select count(*)::int as open from trade_condition where league_id = $1 and outcome is null and asset ->> 'kind' = 'player' and (asset ->> 'player_id')::int = any($2::int[])`,
    [leagueId, pgArray(playerIds)],
  );
  return row?.open ?? 0;
}

/**
 * Players who leave their teams without going to another one cannot be handed over any more: open conditions on them are void, and
 * whoever has them next is not held by what another team promised. For the caller's transaction, under the teams' locks; `why` is a sentence.
 */
export async function voidPromises(
  { sql, record }: Pick<Transaction, 'sql' | 'record'>,
  leagueId: string,
  playerIds: readonly number[],
  why: string,
): Promise<VoidedPromise[]> {
  if (playerIds.length === 0) return [];
  const ended = await sql<PromiseRow>(
    `update trade_condition c set outcome = 'void', confirmed_at = clock_timestamp(), note = $3
     from trade t where t.id = c.trade_id and c.league_id = $1 and c.outcome is null and c.asset ->> 'kind' = 'player' and (c.asset ->> 'player_id')::int = any($2::int[])
     returning c.id, c.trade_id, t.state, ${SHOWN}`,
    [leagueId, pgArray(playerIds), why],
  );
  if (ended.length === 0) return [];
  const held = await sql<{ condition_id: string; ref: string }>(
    'delete from frozen_asset where condition_id = any($1::text[]) returning condition_id, ref',
    [pgArray(ended.map(({ id }) => id))],
  );
  for (const promise of ended)
    await tell(record, leagueId, promise, {
      key: 'trade.conditionVoid',
      figures: { text: promise.text, asset: promise.label, why },
    });
  return ended.map(({ id, trade_id }) => ({
    conditionId: id,
    tradeId: trade_id,
    ref: held.find(({ condition_id }) => condition_id === id)?.ref ?? null,
  }));
}

/** Opens conditions again that `voidPromises` ended, when their players are back where they were. */
export async function restorePromises(
  { sql, record }: Pick<Transaction, 'sql' | 'record'>,
  leagueId: string,
  voided: readonly VoidedPromise[],
): Promise<void> {
  for (const { conditionId, tradeId, ref } of voided) {
    const [open] = await sql<PromiseRow>(
      `update trade_condition c set outcome = null, confirmed_at = null, confirmed_by = null, note = null
       from trade t where t.id = c.trade_id and c.id = $1 and c.outcome = 'void' returning c.id, c.trade_id, t.state, ${SHOWN}`,
      [conditionId],
    );
    if (!open) continue;
    if (ref !== null)
      await sql(
        `insert into frozen_asset (league_id, kind, ref, trade_id, condition_id) values ($1, 'player', $2, $3, $4) on conflict (league_id, kind, ref) do nothing`,
        [leagueId, ref, tradeId, conditionId],
      );
    await tell(record, leagueId, open, {
      key: 'trade.conditionReopened',
      figures: { text: open.text, asset: open.label },
    });
  }
}

async function tell(
  record: Transaction['record'],
  leagueId: string,
  { trade_id: tradeId, state, teams }: PromiseRow,
  says: LogLine,
): Promise<void> {
  await record(
    leagueLine({
      leagueId,
      actor: null,
      says,
      teamIds: teams,
      data: { kind: 'trade', tradeId, state },
    }),
  );
  await record(toLeague(leagueId, null, { type: 'tradeChanged', leagueId, tradeId, state }));
}
