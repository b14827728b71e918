import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { useMissing } from '../../../ui/fields/use-missing.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { showToast } from '../../../ui/layers/toast.js';
import { goods, takeBackWords } from './trade-words.js';
import { tradeQuery } from '../../trades/trade-assets.data.js';
import { useCarriedOut, useTradeCommand } from './room-trades.data.js';
import { useDraft, useScope } from '../state/room-context.js';
import * as t from './offers.words.en.js';

/** Trades executed at once, which votes or the commissioner can reverse. */
export function TradesDone() {
  const { leagueId } = useScope();
  const slots = useDraft((state) => state.slots);
  const pickIds = useMemo(() => new Set(slots.map(({ pickId }) => pickId)), [slots]);
  const list = useCarriedOut();
  const trades = useQueries({
    queries: (list.data ?? []).map(({ trade_id }) => tradeQuery(leagueId, trade_id)),
  });
  if (list.error !== null) return <ErrorState message={list.error.message} retry={() => void list.refetch()} />;
  if (list.data === undefined || trades.some(({ isPending }) => isPending)) return <SkeletonRows rows={4} />;
  const ofThisDraft = ({ sides }: TradeView) =>
    sides.some(({ assets }) => assets.some((asset) => asset.kind === 'draft-pick' && pickIds.has(asset.pick_id)));
  const done = trades.flatMap(({ data }) => (data?.at_once === true && ofThisDraft(data) ? [data] : []));
  if (done.length === 0) return <EmptyState words={t.noTradeCarriedOut} detail={t.tradesDoneHint} />;
  return (
    <ul aria-label={t.carriedOut} className="flex flex-col gap-3">
      {done.map((trade) => (
        <li key={trade.trade_id} className="rounded-lg border border-line bg-surface p-3">
          <Done trade={trade} />
        </li>
      ))}
    </ul>
  );
}

function Done({ trade }: { trade: TradeView }) {
  const [reversing, setReversing] = useState(false);
  const [one, other] = trade.sides;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-ink">
        {t.twoTeams({ team: one.team_name, otherTeam: other.team_name })}
        {trade.ended_at !== null && <RelativeTime at={trade.ended_at} className="text-xs font-normal text-ink-3" />}
      </p>
      <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm wrap-anywhere sm:grid-cols-2">
        {trade.sides.map((side) => (
          <div key={side.team_id} className="min-w-0">
            <dt className="text-xs text-ink-3">{t.teamGave({ team: side.team_name })}</dt>
            <dd>{goods(side)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{takeBackWords(trade)}</p>
      {reversing ? (
        <Reverse trade={trade} close={() => setReversing(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap justify-end gap-2 empty:hidden">
          {trade.allowed.includes('vote') && <Vote trade={trade} />}
          {trade.allowed.includes('reverse') && <Button onClick={() => setReversing(true)}>{t.reverse}</Button>}
        </div>
      )}
    </>
  );
}

function Vote({ trade }: { trade: TradeView }) {
  const { leagueId } = useScope();
  const mine = trade.veto?.mine === true;
  const vote = useTradeCommand(
    `vote ${trade.trade_id}`,
    (body: { veto: boolean }, key) =>
      request('PUT /:league_id/trades/:trade_id/veto-vote', {
        league_id: leagueId,
        trade_id: trade.trade_id,
        body,
        key,
      }),
    ({ state }) =>
      showToast({
        kind: 'success',
        text: state === 'reversed' ? t.yourVoteReversedTrade : mine ? t.voteTakenBack : t.votedAgainstTrade,
      }),
  );
  return (
    <>
      <FormAlert message={failureOf(vote.error)} className="w-full" />
      <Button busy={vote.isPending} onClick={() => vote.mutate({ veto: !mine })}>
        {mine ? t.takeVoteBack : t.voteAgainst}
      </Button>
    </>
  );
}

function Reverse({ trade, close }: { trade: TradeView; close: () => void }) {
  const { leagueId } = useScope();
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const reverse = useTradeCommand(
    `reverse ${trade.trade_id}`,
    (body: { reason: string; override: boolean }, key) =>
      request('POST /:league_id/trades/:trade_id/reverse', {
        league_id: leagueId,
        trade_id: trade.trade_id,
        body,
        key,
      }),
    () => {
      showToast({ kind: 'success', text: t.tradeReversed });
      close();
    },
  );
  const missing = useMissing(form, isReason(reason), failureOf(reverse.error));
  return (
    <form
      ref={form}
      noValidate
      aria-label={t.reverseThisTrade}
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReason(reason)) missing.show();
        else if (!reverse.isPending) reverse.mutate({ reason: reason.trim(), override: false });
      }}
    >
      <ReasonField hint={t.leagueCanReadIt} autoFocus value={reason} onChange={setReason} />
      <FormAlert message={missing.notice} />
      <div className="flex justify-end gap-2">
        <Button disabled={reverse.isPending} onClick={close}>
          {t.notNow}
        </Button>
        <Button type="submit" variant="danger" busy={reverse.isPending}>
          {t.reverseTheTrade}
        </Button>
      </div>
    </form>
  );
}
