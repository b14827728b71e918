import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { SideCaps } from '../../trades/SideCaps.js';
import { comingShort } from '../../trades/trade-assets.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { showToast } from '../../../ui/layers/toast.js';
import { closeTrading, openTrading } from '../state/room-trades.store.js';
import { useScope } from '../state/room-context.js';
import { chosenOf, isPlain } from './room-trades.model.js';
import { useTradeCommand } from './room-trades.data.js';
import * as t from './offers.words.en.js';

/** Accept exactly the version shown, decline, or counter. Accepting needs a confirmation because it is final. */
export function Answer({ trade, teamId }: { trade: TradeView; teamId: string }) {
  const [sure, setSure] = useState<string | null>(null);
  const { accept, decline } = useAnswers(trade.trade_id);
  const busy = accept.isPending || decline.isPending;
  // The confirmation applies only to the version that was shown.
  const asked = sure === trade.hash;
  const short = useShortWarning(comingShort(trade.effects, [teamId]), t.acceptAnyway);
  const { version, hash, facts } = trade;
  return (
    <>
      {asked && short.node !== null && <div className="mt-3">{short.node}</div>}
      <FormAlert message={failureOf(accept.error ?? decline.error)} className="mt-2" />
      {trade.effects !== null && <SideCaps effects={trade.effects} className="mt-3" />}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {asked ? (
          <Button disabled={busy} onClick={() => setSure(null)}>
            {t.notYet}
          </Button>
        ) : (
          <>
            <Button busy={decline.isPending} disabled={busy} onClick={() => decline.mutate({ reason: null })}>
              {t.decline}
            </Button>
            <CounterButton trade={trade} disabled={busy} />
          </>
        )}
        {trade.sent_to === teamId && trade.allowed.includes('accept') && (
          <Button
            variant="primary"
            busy={accept.isPending}
            disabled={busy || (asked && !short.confirmed)}
            onClick={() => (asked ? accept.mutate({ version, hash, facts, ...short.body }) : setSure(hash))}
          >
            {asked ? t.acceptTrade : t.accept}
          </Button>
        )}
      </div>
    </>
  );
}

function useAnswers(tradeId: string) {
  const { leagueId } = useScope();
  const to = { league_id: leagueId, trade_id: tradeId };
  const accept = useTradeCommand(
    `accept ${tradeId}`,
    (body: Pick<TradeView, 'version' | 'hash' | 'facts'> & { confirm_short?: boolean }, key) =>
      request('POST /:league_id/trades/:trade_id/accept', { ...to, body, key }),
    ({ state }) =>
      showToast({
        kind: 'success',
        text: state === 'executed' ? t.tradeCarriedOut : t.tradeAcceptedUnderReview,
      }),
  );
  const decline = useTradeCommand(
    `decline ${tradeId}`,
    (body: { reason: null }, key) => request('POST /:league_id/trades/:trade_id/decline', { ...to, body, key }),
    () => showToast({ kind: 'success', text: t.offerDeclined }),
  );
  return { accept, decline };
}

function CounterButton({ trade, disabled }: { trade: TradeView; disabled: boolean }) {
  const { leagueId, draftId } = useScope();
  const [theirs, mine] = trade.sides;
  if (isPlain(trade))
    return (
      <Button
        disabled={disabled}
        onClick={() =>
          openTrading({
            view: 'build',
            partner: trade.requested_by,
            give: chosenOf(mine),
            want: chosenOf(theirs),
            counter: trade.trade_id,
          })
        }
      >
        {t.makeCounterOffer}
      </Button>
    );
  return (
    // The full trade page builds conditions, retained salary and roster moves, and links back here.
    <Link
      to={paths.newTrade(leagueId, { counter: trade.trade_id, room: draftId })}
      onClick={closeTrading}
      className={buttonClass()}
    >
      {t.counterOnItsPage}
    </Link>
  );
}

export function Withdraw({ trade }: { trade: TradeView }) {
  const { leagueId } = useScope();
  const withdraw = useTradeCommand(
    `withdraw ${trade.trade_id}`,
    (_: null, key) =>
      request('POST /:league_id/trades/:trade_id/withdraw', { league_id: leagueId, trade_id: trade.trade_id, key }),
    () => showToast({ kind: 'success', text: t.offerWithdrawn }),
  );
  return (
    <>
      <FormAlert message={failureOf(withdraw.error)} className="mt-2" />
      <div className="mt-3 flex justify-end">
        <Button size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate(null)}>
          {t.withdraw}
        </Button>
      </div>
    </>
  );
}
