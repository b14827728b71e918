import { Suspense } from 'react';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { hasMatches, isDecidedByPoints, isInRoto } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';

const TradeStrength = lazyPanel(() => import('./TradeStrength.js'), 'TradeStrength');
const TradeOutlook = lazyPanel(() => import('./TradeOutlook.js'), 'TradeOutlook');

/**
 * Both teams before and after a trade, loaded after the page: strength where points decide, and the outlook of matchups
 * and categories in a season.
 */
export function StrengthSlot({ leagueId, effects: { sides } }: { leagueId: string; effects: TradeEffects }) {
  const { league } = useLoadedLeague(leagueId);
  if (sides.every(({ joins, leaves }) => joins.length + leaves.length === 0)) return null;
  return (
    <>
      {isDecidedByPoints(league) && (
        <Suspense fallback={<ScaleSkeleton />}>
          <TradeStrength leagueId={leagueId} sides={sides} />
        </Suspense>
      )}
      {league.phase === 'in-season' && (hasMatches(league) || isInRoto(league)) && (
        <Suspense fallback={<ScaleSkeleton low />}>
          <TradeOutlook leagueId={leagueId} sides={sides} />
        </Suspense>
      )}
    </>
  );
}
