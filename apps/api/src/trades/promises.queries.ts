import { pgArray, type Transaction } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/league-line.js';

/**
 * Players who leave their teams without going to another one cannot be handed over any more: open conditions on them are void, and
 * whoever has them next is not held by what another team promised. For the caller's transaction, under the teams' locks; `why` is a sentence.
 */
export async function voidPromises({ sql, record }: Pick<Transaction, 'sql' | 'record'>, leagueId: string, playerIds: readonly number[], why: string): Promise<void> {
  if (playerIds.length === 0) return;
  const ended = await sql<{ id: string; trade_id: string; state: 'executed'; text: string; label: string; teams: string[] }>(
    `update trade_condition c set outcome = 'void', confirmed_at = clock_timestamp(), note = $3
     from trade t where t.id = c.trade_id and c.league_id = $1 and c.outcome is null and c.asset ->> 'kind' = 'player' and (c.asset ->> 'player_id')::int = any($2::int[])
     returning c.id, c.trade_id, t.state, c.shown ->> 'text' as text, c.shown -> 'asset' ->> 'label' as label, array[c.from_team_id, c.to_team_id] as teams`,
    [leagueId, pgArray(playerIds), why],
  );
  if (ended.length === 0) return;
  await sql('delete from frozen_asset where condition_id = any($1::text[])', [pgArray(ended.map(({ id }) => id))]);
  const stream = `league:${leagueId}`;
  for (const { trade_id: tradeId, state, text, label, teams } of ended) {
    await record(leagueLine({ leagueId, actor: null, actionType: 'others', message: `Condition void: ${text}. ${label} goes to nobody. ${why}`, teamIds: teams, data: { kind: 'trade', tradeId, state } }));
    await record({ stream, leagueId, event: { type: 'tradeChanged', leagueId, tradeId, state }, rooms: [stream], actor: null });
  }
}
