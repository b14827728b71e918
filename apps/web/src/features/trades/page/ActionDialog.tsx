import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import { useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { AcceptDialog } from './AcceptDialog.js';
import { ReverseDialog } from './ReverseDialog.js';
import { TradeQuestion } from './TradeQuestion.js';
import type { TradeActionsProps } from './TradeActions.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { TermTip } from '../../open-league/TermTip.js';
import * as t from './page.words.en.js';

/** The dialog that asks before an action; counter-offers and votes have none. */
export function ActionDialog({
  action,
  leagueId,
  trade,
  shown,
  accepting,
  submit,
  close,
}: Pick<TradeActionsProps, 'leagueId' | 'trade' | 'shown'> & {
  action: TradeAction;
  accepting: Pick<TradeActionsProps, 'moves' | 'effects'>;
  submit: string;
  close: () => void;
}) {
  if (action === 'accept')
    return (
      <AcceptDialog
        leagueId={leagueId}
        trade={trade}
        shown={shown}
        moves={accepting.moves}
        effects={accepting.effects}
        submit={submit}
        close={close}
      />
    );
  if (action === 'decline') return <DeclineDialog leagueId={leagueId} trade={trade} close={close} />;
  if (action === 'withdraw')
    return (
      <TradeQuestion
        leagueId={leagueId}
        trade={trade}
        action="withdraw"
        title={t.withdrawOfferQuestion}
        detail={t.teamCanNoLongerAccept({ team: trade.sides[1].team_name })}
        done={t.offerWithdrawn}
        body={null}
        send={(_, to) => request('POST /:league_id/trades/:trade_id/withdraw', to)}
        close={close}
      />
    );
  if (action === 'veto') return <VetoDialog leagueId={leagueId} trade={trade} close={close} />;
  return action === 'reverse' ? <ReverseDialog leagueId={leagueId} trade={trade} close={close} /> : null;
}

function DeclineDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
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
      <ReasonField optional hint={t.declineReasonHint} autoFocus value={reason} onChange={setReason} />
    </TradeQuestion>
  );
}

function VetoDialog({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
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
