import { useMemo, useState } from 'react';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { changedFacts } from '@crease/core/trades/trade.facts.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { offerOf, withSide } from '../offer.model.js';
import { usePreview } from '../trades.data.js';
import { useRemedy } from './use-remedy.js';

/** The version of the trade that the reader last confirmed having seen. */
type Seen = Pick<TradeView, 'version' | 'hash' | 'facts'>;

/** What changed since the reader opened the trade, and its effects with the reader's own moves. */
export function useTradeReview(leagueId: string, trade: TradeView) {
  const { me } = useLoadedLeague(leagueId);
  const [seen, setSeen] = useState<Seen>(trade);
  const [moves, setMoves] = useState<readonly TradeMove[] | null>(null);
  const mayAccept = trade.allowed.includes('accept');
  const changed = useMemo(
    () => (mayAccept && seen.hash !== trade.hash ? changedFacts(seen.facts, trade.facts) : []),
    [mayAccept, seen, trade],
  );
  // The reader's own moves replace those in the offer.
  const offer = useMemo(() => {
    const terms = offerOf(trade);
    return moves === null ? terms : withSide(terms, 1, { ...terms.sides[1], moves });
  }, [trade, moves]);
  const preview = usePreview(leagueId, moves === null ? null : offer);
  const effects = moves === null ? trade.effects : (preview.data?.effects ?? trade.effects);
  const remedy = useRemedy(leagueId, { offer, effects, teamId: me.team_id ?? '', on: mayAccept });
  const confirmSeen = () => setSeen(trade);
  return { mayAccept, changed, seen, confirmSeen, moves, setMoves, offer, effects, remedy };
}
