import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../platform/api-client.js';
import { TradeQuestion } from './TradeQuestion.js';
import { acceptDetail } from './at-once.words.js';

/** The reader accepts exactly what they have seen, with their own roster moves. */
export function AcceptDialog({
  leagueId,
  trade,
  shown,
  moves,
  close,
}: {
  leagueId: string;
  trade: TradeView;
  /** What the reader has seen of it. */
  shown: Pick<TradeView, 'version' | 'hash' | 'facts'>;
  /** Their own roster moves, where they chose others than the offer holds. */
  moves: readonly TradeMove[] | null;
  close: () => void;
}) {
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="accept"
      title="Accept this trade?"
      detail={acceptDetail(trade)}
      done={(state) => (state === 'executed' ? 'Trade executed' : 'Trade accepted; it is under review')}
      body={{ version: shown.version, hash: shown.hash, facts: shown.facts, ...(moves === null ? {} : { moves }) }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/accept', { ...to, body })}
      close={close}
    >
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Goods title="You give" side={trade.sides[1]} />
        <Goods title="You get" side={trade.sides[0]} />
      </dl>
    </TradeQuestion>
  );
}

function Goods({ title, side }: { title: string; side: TradeView['sides'][number] }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{title}</dt>
      <dd>
        {side.assets.length === 0
          ? 'Nothing'
          : side.assets.map((asset) => (
              <span key={asset.label} className="block">
                {asset.label}
                {asset.condition_text !== null && (
                  <span className="block text-xs text-warn">{asset.condition_text}</span>
                )}
              </span>
            ))}
      </dd>
    </div>
  );
}
