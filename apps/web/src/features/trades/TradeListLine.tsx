import { Link } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { TradeListEntry } from '@crease/core/trades/trade.schema.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import type { Glance } from './glance-data.js';
import { TradeCard } from './TradeCard.js';
import { OfferedSide } from './OfferedSide.js';
import { STATE } from './trade.words.js';
import * as t from './trades.words.en.js';

/** Open trades show all figures, because the reader must judge them. */
export const OPEN: ReadonlySet<string> = new Set(['proposed', 'accepted', 'in-review']);

export function TradeListLine({
  leagueId,
  trade,
  glance,
}: {
  leagueId: string;
  trade: TradeListEntry;
  glance: Glance;
}) {
  const { word, tone } = STATE[trade.state];
  return (
    <li className="relative border-b border-line px-4 py-3 text-sm last:border-b-0 hover:bg-hover">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <Link
          to={paths.trade(leagueId, trade.trade_id)}
          className="flex min-w-0 flex-wrap items-center gap-x-1.5 rounded-sm font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {trade.requested_by_name}
          <ArrowLeftRight size={14} aria-label={t.and} className="shrink-0 text-ink-3" />
          {trade.sent_to_name}
        </Link>
        {trade.waiting_for_me && <Badge tone="accent">{t.waitsForYou}</Badge>}
        {trade.conditions_open > 0 && <Badge tone="warn">{t.openConditions({ count: trade.conditions_open })}</Badge>}
        <RelativeTime at={trade.ended_at ?? trade.proposed_at} className="ml-auto text-xs text-ink-3" />
      </p>
      <div className="pointer-events-none relative mt-2 [&_a]:pointer-events-auto">
        {trade.state === 'executed' ? (
          <div className="overflow-hidden rounded-md border border-line bg-surface">
            <TradeCard leagueId={leagueId} sides={trade.shown} glance={glance} />
          </div>
        ) : OPEN.has(trade.state) ? (
          <div className="grid gap-2 sm:grid-cols-2">
            {trade.shown.map((side) => (
              <OfferedSide key={side.team_id} leagueId={leagueId} side={side} glance={glance} />
            ))}
          </div>
        ) : (
          <InWords trade={trade} />
        )}
      </div>
      {trade.reason !== null && <p className="mt-1 text-xs text-ink-3">{trade.reason}</p>}
    </li>
  );
}

/** A trade that was not executed, as text. */
function InWords({ trade }: { trade: TradeListEntry }) {
  const names = [trade.requested_by_name, trade.sent_to_name];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {trade.sides.map((side, index) => (
        <div key={side.team_id} className="min-w-0 wrap-anywhere">
          <dt className="text-xs text-ink-3">{t.teamGives({ team: names[index] ?? '' })}</dt>
          <dd className="break-words text-ink-2">
            {side.assets.length === 0
              ? t.nothing
              : side.assets.map((asset) => (
                  <span key={asset} className="block">
                    {asset}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
