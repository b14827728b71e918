import type { ConditionOutcome } from '@crease/core/trades/conditions/condition.rules.js';
import { capital } from '@crease/core/text.rules.js';
import { unknownPlayer, unknownTeam } from '@crease/core/trades/shown/condition.words.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { ConditionRow } from './condition.queries.js';
import type { LoadedContext } from '../trade-context.queries.js';
import { refusal } from '../trades.refusals.js';

export function assetsOf(condition: ConditionRow, outcome: ConditionOutcome): TradeAsset[] {
  const free = { ...condition.asset, condition: null };
  if (outcome === 'met')
    return free.kind === 'player' && (condition.retained_percent ?? condition.retained_dollars) !== null
      ? [
          free,
          {
            kind: 'retention',
            player_id: free.player_id,
            percent: condition.retained_percent,
            dollars: condition.retained_dollars,
            condition: null,
          },
        ]
      : [free];
  return condition.instead_pick_id === null
    ? []
    : [{ kind: 'draft-pick', pick_id: condition.instead_pick_id, condition: null }];
}

/** The refusal to retain salary of a team's own player. */
export const holdsThePlayer = (
  { context, tradeTeams }: LoadedContext,
  teamId: string,
  playerId: number,
): RefusalError =>
  new RefusalError(
    refusal('holdsPlayer', {
      figures: {
        player: context.players.get(playerId)?.name ?? capital(unknownPlayer(playerId)),
        team: tradeTeams.get(teamId)?.name ?? unknownTeam(),
      },
    }),
  );
