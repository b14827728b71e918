import { Suspense } from 'react';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { playersIn } from '../trade-assets.js';
import type { CardSides } from '../TradeCard.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';

const TradeScale = lazyPanel(() => import('./TradeScale.js'), 'TradeScale');

/** The scale of a trade, loaded after the page. Renders nothing for a trade without players. */
export function ScaleSlot({ leagueId, sides }: { leagueId: string; sides: CardSides }) {
  if (playersIn(sides).length === 0) return null;
  return (
    <Suspense fallback={<ScaleSkeleton />}>
      <TradeScale leagueId={leagueId} sides={sides} />
    </Suspense>
  );
}
