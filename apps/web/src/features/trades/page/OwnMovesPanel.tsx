import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { useTradeAssets } from '../trades-data.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { MovesEditor, rosterAfter } from '../offer/MovesEditor.js';
import { offerOf } from '../offer.model.js';
import * as t from './page.words.en.js';

export function OwnMovesPanel({
  leagueId,
  trade,
  moves,
  onChange,
}: {
  leagueId: string;
  trade: TradeView;
  moves: readonly TradeMove[];
  onChange: (moves: readonly TradeMove[]) => void;
}) {
  const own = useTradeAssets(leagueId, trade.sent_to);
  const others = useTradeAssets(leagueId, trade.requested_by);
  const { sides } = offerOf(trade);
  return (
    <Panel
      title={t.yourMovesWithTrade}
      state={panelState(own.data === undefined ? own : others)}
      skeleton={<SkeletonRows rows={2} lead={false} />}
    >
      {own.data !== undefined && others.data !== undefined && (
        <MovesEditor
          teamName={trade.sides[1].team_name}
          roster={rosterAfter(own.data.players, sides[1], others.data.players, sides[0])}
          moves={moves}
          onChange={onChange}
        />
      )}
    </Panel>
  );
}
