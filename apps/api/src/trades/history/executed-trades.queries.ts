import type { TreeItem, TreeMove, TreePromise, TreeTrade } from '@crease/core/trades/history/trade-tree.rules.js';
import { wordCondition } from '@crease/core/trades/shown/shown.words.js';
import type { Db } from '../../platform/database/database.js';
import { ms } from '../trade-picks.queries.js';
import { iso } from '../trade.queries.js';
import type { TradeStep } from '../trade.stored.js';
import type { Promised, RetentionRow } from './trade-tree.queries.js';

interface ExecutedTrade {
  readonly id: string;
  readonly teams: readonly [string, string];
  readonly steps: readonly { readonly step: TradeStep; readonly at: string }[];
  readonly promises: readonly TreePromise[];
}

/** Executed trades that were not reversed, with what their conditions have moved and still hold. */
export async function loadExecutedTrades(
  db: Db,
  leagueId: string,
): Promise<{ trades: ExecutedTrade[]; promised: Map<string, Promised> }> {
  const rows = await db
    .selectFrom('trade')
    .where('league_id', '=', leagueId)
    .where('state', '=', 'executed')
    .where('ended_at', 'is not', null)
    .select(({ ref }) => ['id', 'done', 'proposer_team_id', 'recipient_team_id', ms(ref('ended_at')).as('at')])
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  const conditions = await db
    .selectFrom('trade_condition')
    .where('league_id', '=', leagueId)
    .select(({ ref }) => [
      'id',
      'trade_id',
      'from_team_id',
      'to_team_id',
      'outcome',
      'done',
      'shown',
      ms(ref('confirmed_at')).as('at'),
    ])
    .orderBy('trade_id')
    .orderBy('number')
    .execute();
  const promised = new Map(
    conditions.map(({ id, shown, from_team_id: from }) => [id, { asset: wordCondition(shown).asset, from }]),
  );
  const trades = rows.map((row): ExecutedTrade => {
    const own = conditions.filter(({ trade_id }) => trade_id === row.id);
    const at = iso(row.at ?? 0);
    return {
      id: row.id,
      teams: [row.proposer_team_id, row.recipient_team_id],
      steps: [
        ...row.done.map((step) => ({ step, at })),
        ...own.flatMap((condition) => condition.done.map((step) => ({ step, at: iso(condition.at ?? row.at ?? 0) }))),
      ],
      promises: own
        .filter(({ outcome }) => outcome !== 'met')
        .map(({ id, to_team_id: to, shown, outcome }) => ({
          item: { kind: shown.asset.kind, ref: id },
          to,
          text: wordCondition(shown).text,
          waits: outcome === null,
        })),
    };
  });
  return { trades, promised };
}

export function treeTrade(
  { id, teams, steps, promises }: ExecutedTrade,
  retentions: ReadonlyMap<string, RetentionRow>,
): TreeTrade {
  const moves = steps.flatMap(({ step, at }): TreeMove[] => {
    switch (step.op) {
      case 'player':
        return [move({ kind: 'player', ref: String(step.player_id) }, step, at)];
      case 'draft-pick':
      case 'fa-pick':
        return [move({ kind: step.op, ref: step.pick_id }, step, at)];
      case 'budget':
      case 'cap-space':
        return [move({ kind: step.op, ref: String(step.amount) }, step, at)];
      case 'retention': {
        const from = retentions.get(step.id)?.team_id;
        if (from === undefined) return [];
        return [move({ kind: 'retention', ref: step.id }, { from, to: teams[0] === from ? teams[1] : teams[0] }, at)];
      }
      case 'retention-ended':
      case 'drop':
      case 'place':
      case 'condition':
        return [];
    }
  });
  return { id, moves, promises };
}

const move = (item: TreeItem, { from, to }: { from: string; to: string }, at: string): TreeMove => ({
  item,
  from,
  to,
  at,
});
