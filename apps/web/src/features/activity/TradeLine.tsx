import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { ActivityLine } from './ActivityLine.js';
import * as t from './activity.words.en.js';

const TradeCard = lazyPart(async () => ({ default: (await import('../trades/TradeCard.js')).LoneTradeCard }));

/** An executed trade in the log: its line, with a button that shows its card. */
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
      <ActivityLine leagueId={leagueId} entry={entry} byline fresh={fresh} />
      <li className="border-b border-line last:border-b-0">
        <Button
          variant="quiet"
          size="sm"
          className="my-1 ml-9"
          aria-expanded={open}
          icon={
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx('transition-transform duration-fast', open && 'rotate-180')}
            />
          }
          onClick={() => setOpen(!open)}
        >
          {open ? t.hideCard : t.showAsCard}
        </Button>
        {open && (
          <div className="border-t border-line">
            {query.data !== undefined ? (
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <TradeCard leagueId={leagueId} sides={query.data.sides} share={{ at: query.data.ended_at }} />
              </Suspense>
            ) : query.error !== null ? (
              <ErrorState message={query.error.message} retry={() => void query.refetch()} />
            ) : (
              <SkeletonRows rows={3} />
            )}
          </div>
        )}
      </li>
    </>
  );
}
