import { useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { ReasonField } from '../../../ui/ReasonField.js';
import { request } from '../../../platform/api-client.js';
import { TradeQuestion } from './TradeQuestion.js';

export function DeclineDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="decline"
      title="Decline the offer?"
      detail={`${trade.sides[0].team_name} will be told.`}
      done="Offer declined"
      body={{ reason: reason.trim() || null }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/decline', { ...to, body })}
      close={close}
    >
      <ReasonField hint="Optional. Only the two teams see it." autoFocus value={reason} onChange={setReason} />
    </TradeQuestion>
  );
}
