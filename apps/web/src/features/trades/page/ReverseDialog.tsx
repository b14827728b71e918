import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { TradeQuestion } from './TradeQuestion.js';
import * as t from './page.words.en.js';

/** Reverses a trade if all assets can return. */
export function ReverseDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const view = useQuery({
    queryKey: [...keys.trades(leagueId), 'reversal', trade.trade_id],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trades/:trade_id/reversal', { league_id: leagueId, trade_id: trade.trade_id, signal }),
    gcTime: 0,
  });
  const hindered =
    view.data === undefined || view.data.reasons.length > 0 || (view.data.overridable.length > 0 && !override);
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="reverse"
      danger
      title={t.reverseTradeQuestion}
      detail={t.everythingGoesBack}
      done={t.tradeReversed}
      body={{ reason: reason.trim(), override }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/reverse', { ...to, body })}
      disabled={hindered || !isReason(reason)}
      close={close}
    >
      {view.data === undefined ? (
        view.error === null ? (
          <SkeletonRows rows={2} lead={false} />
        ) : (
          <ErrorState message={view.error.message} retry={() => void view.refetch()} />
        )
      ) : null}
      {view.data !== undefined && [...view.data.reasons, ...view.data.overridable].length > 0 && (
        <div className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          <p className="font-medium">{view.data.reasons.length > 0 ? t.cannotBeTakenBack : t.wouldBreakRule}</p>
          <ul className="list-inside list-disc">
            {[...view.data.reasons, ...view.data.overridable].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {view.data !== undefined && view.data.reasons.length === 0 && (
        <>
          {view.data.overridable.length > 0 && (
            <Checkbox label={t.overrideTheRules} checked={override} missing={!override} onChange={setOverride} />
          )}
          <ReasonField hint={t.leagueCanReadHint} autoFocus value={reason} onChange={setReason} />
        </>
      )}
    </TradeQuestion>
  );
}
