import { useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { TermTip } from '../../open-league/TermTip.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { TradeQuestion } from './TradeQuestion.js';
import * as t from './page.words.en.js';

export function VetoDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <TradeQuestion
      leagueId={leagueId}
      trade={trade}
      action="veto"
      danger
      title={t.vetoTradeQuestion}
      detail={t.everythingStays}
      tip={<TermTip leagueId={leagueId} term="tradeReview" />}
      done={t.tradeVetoed}
      body={{ reason: reason.trim() }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/veto', { ...to, body })}
      disabled={!isReason(reason)}
      close={close}
    >
      <ReasonField hint={t.leagueCanReadHint} autoFocus value={reason} onChange={setReason} />
    </TradeQuestion>
  );
}
