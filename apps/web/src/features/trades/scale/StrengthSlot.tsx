import { Suspense } from 'react';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { isInCategories, isInRoto } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';

const TradeStrength = lazyPanel(async () => ({ default: (await import('./TradeStrength.js')).TradeStrength }));

/** Strength by position before and after a trade, loaded after the page. Points decide nothing in categories. */
export function StrengthSlot({ leagueId, effects: { sides } }: { leagueId: string; effects: TradeEffects }) {
  const { league } = useLoadedLeague(leagueId);
  const unchanged = sides.every(({ joins, leaves }) => joins.length + leaves.length === 0);
  if (unchanged || isInCategories(league) || isInRoto(league)) return null;
  return (
    <Suspense fallback={<ScaleSkeleton />}>
      <TradeStrength leagueId={leagueId} sides={sides} />
    </Suspense>
  );
}
