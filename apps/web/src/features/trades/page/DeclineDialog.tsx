import { useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { ReasonField } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { TradeQuestion } from './TradeQuestion.js';
import * as t from './page.words.en.js';

export function DeclineDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="decline"
      title={t.declineOfferQuestion}
      detail={t.teamWillBeTold({ team: trade.sides[0].team_name })}
      done={t.offerDeclined}
      body={{ reason: reason.trim() || null }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/decline', { ...to, body })}
      close={close}
    >
      <ReasonField hint={t.declineReasonHint} autoFocus value={reason} onChange={setReason} />
    </TradeQuestion>
  );
}
