import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { ActivityLine } from './ActivityLine.js';
import { FoldButton } from './FoldButton.js';
import * as t from './activity.words.en.js';

const TradeCard = lazyPanel(() => import('../trades/TradeCard.js'), 'LoneTradeCard');

export function TradeLine({
  leagueId,
  entry,
  tradeId,
  fresh,
}: {
  leagueId: string;
  entry: ActivityEntry;
  tradeId: string;
  fresh: boolean;
}) {
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: [...keys.trades(leagueId), 'one', tradeId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trade/:trade_id', { league_id: leagueId, trade_id: tradeId, signal }),
    enabled: open,
  });
  return (
    <>
      <ActivityLine
        leagueId={leagueId}
        entry={entry}
        byline
        dated
        fresh={fresh}
        action={
          <FoldButton open={open} onChange={setOpen}>
            {open ? t.hideCard : t.showAsCard}
          </FoldButton>
        }
      />
      {open && (
        <li className="border-b border-line last:border-b-0">
          {query.data !== undefined ? (
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <TradeCard leagueId={leagueId} sides={query.data.sides} share={{ at: query.data.ended_at }} />
            </Suspense>
          ) : query.error !== null ? (
            <ErrorState message={query.error.message} retry={() => void query.refetch()} />
          ) : (
            <SkeletonRows rows={3} />
          )}
        </li>
      )}
    </>
  );
}
