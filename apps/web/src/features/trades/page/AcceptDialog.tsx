import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeEffects, TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { useGlance } from '../glance-data.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { comingShort, playersIn } from '../trade-assets.js';
import { OfferedSide } from '../OfferedSide.js';
import { TradeQuestion } from './TradeQuestion.js';
import { acceptDetail } from '../at-once.model.js';
import * as t from './page.words.en.js';

/** The reader accepts exactly the version that they have seen, with their own roster moves. */
export function AcceptDialog({
  leagueId,
  trade,
  shown,
  moves,
  effects,
  submit,
  close,
}: {
  leagueId: string;
  trade: TradeView;
  /** The version that the reader has seen. */
  shown: Pick<TradeView, 'version' | 'hash' | 'facts'>;
  /** Their own roster moves, if they changed those of the offer. */
  moves: readonly TradeMove[] | null;
  /** Effects of the trade with these moves. */
  effects: TradeEffects | null;
  /** The button's label, if it does more than accept. */
  submit?: string;
  close: () => void;
}) {
  const glance = useGlance(leagueId, playersIn(trade.sides));
  const short = useShortWarning(comingShort(effects, [trade.sides[1].team_id]), t.acceptAnyway);
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="accept"
      submit={submit}
      title={t.acceptTradeQuestion}
      detail={acceptDetail(trade)}
      done={(state) => (state === 'executed' ? t.tradeExecuted : t.tradeAcceptedUnderReview)}
      body={{
        version: shown.version,
        hash: shown.hash,
        facts: shown.facts,
        ...(moves === null ? {} : { moves }),
        ...short.body,
      }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/accept', { ...to, body })}
      disabled={!short.confirmed}
      close={close}
    >
      <div className="flex flex-col gap-4">
        <OfferedSide leagueId={leagueId} title={t.youGive} side={trade.sides[1]} glance={glance} />
        <OfferedSide leagueId={leagueId} title={t.youGet} side={trade.sides[0]} glance={glance} />
        {short.node}
      </div>
    </TradeQuestion>
  );
}
