import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TradeEffects, TradeListEntry, TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { comingShort } from '../../trades/trade-assets.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { showToast } from '../../../ui/layers/toast.js';
import { cx } from '../../../ui/cx.js';
import { chosenOf, exchangeOf, firstPromised, isPlain, outcomeWords } from './room-trades.model.js';
import { tradeQuery, useRoomOffers, useTradeCommand } from './room-trades.data.js';
import { closeTrading, newOffer, OFFERS, openTrading } from '../state/room-trades.store.js';
import { TradeGhost } from './TradeGhost.js';
import { useDraft, useScope } from '../state/room-context.js';
import * as t from './offers.words.en.js';

export function TradeOffers({ teamId }: { teamId: string }) {
  const inbox = useRoomOffers('inbox');
  const sent = useRoomOffers('sent');
  const failed = inbox.error ?? sent.error;
  if (failed !== null)
    return <ErrorState message={failed.message} retry={() => void Promise.all([inbox.refetch(), sent.refetch()])} />;
  if (inbox.data === undefined || sent.data === undefined) return <SkeletonRows rows={4} />;
  if (inbox.data.length + sent.data.length === 0)
    return (
      <EmptyState
        words={t.noOpenOffers}
        action={<Button onClick={() => openTrading(newOffer())}>{t.makeOffer}</Button>}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <Offers title={t.forYouToAnswer} entries={inbox.data} teamId={teamId} />
      <Offers title={t.madeByYou} entries={sent.data} teamId={teamId} />
    </div>
  );
}

function Offers({ title, entries, teamId }: { title: string; entries: readonly TradeListEntry[]; teamId: string }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{title}</h3>
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.trade_id} className="rounded-lg border border-line bg-surface p-3">
            <Offer entry={entry} teamId={teamId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ entry, teamId }: { entry: TradeListEntry; teamId: string }) {
  const { leagueId } = useScope();
  const { data: trade, error } = useQuery(tradeQuery(leagueId, entry.trade_id));
  const received = entry.sent_to === teamId;
  const [first, second] = entry.sides;
  const promised = useDraft((state) =>
    trade === undefined ? null : firstPromised(state, trade.sides.flatMap(chosenOf)),
  );
  const outcome = trade?.effects == null ? null : outcomeWords(trade.effects, promised);
  return (
    <>
      <p className="font-semibold text-ink">
        {received ? t.teamOffersTrade({ team: entry.requested_by_name }) : t.yourOfferTo({ team: entry.sent_to_name })}
      </p>
      <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
        <Goods title={t.youGet} lines={received ? first : second} />
        <Goods title={t.youGive} lines={received ? second : first} />
      </dl>
      {trade?.message != null && (
        <p className="mt-2 text-sm break-words text-ink-2">{t.quoted({ text: trade.message })}</p>
      )}
      {outcome !== null && (
        <p className={cx('mt-2 text-sm font-medium', outcome.kind === 'refused' ? 'text-bad' : 'text-warn')}>
          {outcome.words}
        </p>
      )}
      {error !== null && <FormAlert message={error.message} />}
      {trade?.effects != null && (
        <Ghost
          trade={trade}
          effects={trade.effects}
          teamId={teamId}
          words={
            received
              ? t.offerPreviewOf({ team: entry.requested_by_name })
              : t.yourOfferPreview({ team: entry.sent_to_name })
          }
        />
      )}
      {trade !== undefined && (received ? <Answer trade={trade} teamId={teamId} /> : <Withdraw trade={trade} />)}
    </>
  );
}

function Ghost({
  trade: { trade_id: tradeId, sides },
  effects,
  teamId,
  words,
}: {
  trade: TradeView;
  effects: TradeEffects;
  teamId: string;
  words: string;
}) {
  const exchange = useMemo(() => exchangeOf(sides, effects), [sides, effects]);
  const teamIds = useMemo(
    () => sides.map(({ team_id }) => team_id).sort((one, other) => Number(other === teamId) - Number(one === teamId)),
    [sides, teamId],
  );
  return <TradeGhost exchange={exchange} teamIds={teamIds} words={words} tradeId={tradeId} back={OFFERS} />;
}

function Goods({ title, lines }: { title: string; lines: TradeListEntry['sides'][number] }) {
  const all = [...lines.assets, ...lines.moves];
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-xs text-ink-3">{title}</dt>
      <dd>
        {all.length === 0
          ? t.nothingAtStart
          : all.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
      </dd>
    </div>
  );
}

/** Accept exactly the version shown, decline, or counter. Accepting needs a confirmation because it is final. */
function Answer({ trade, teamId }: { trade: TradeView; teamId: string }) {
  const { leagueId, draftId } = useScope();
  const [sure, setSure] = useState<string | null>(null);
  const to = { league_id: leagueId, trade_id: trade.trade_id };
  const accept = useTradeCommand(
    `accept ${trade.trade_id}`,
    (body: Pick<TradeView, 'version' | 'hash' | 'facts'> & { confirm_short?: boolean }, key) =>
      request('POST /:league_id/trades/:trade_id/accept', { ...to, body, key }),
    ({ state }) =>
      showToast({
        kind: 'success',
        text: state === 'executed' ? t.tradeCarriedOut : t.tradeAcceptedUnderReview,
      }),
  );
  const decline = useTradeCommand(
    `decline ${trade.trade_id}`,
    (body: { reason: null }, key) => request('POST /:league_id/trades/:trade_id/decline', { ...to, body, key }),
    () => showToast({ kind: 'success', text: t.offerDeclined }),
  );
  const busy = accept.isPending || decline.isPending;
  // The confirmation applies only to the version that was shown.
  const asked = sure === trade.hash;
  const short = useShortWarning(comingShort(trade.effects, [teamId]), t.acceptAnyway);
  const { version, hash, facts } = trade;
  const [theirs, mine] = trade.sides;
  return (
    <>
      {asked && short.node !== null && <div className="mt-3">{short.node}</div>}
      <FormAlert message={failureOf(accept.error ?? decline.error)} className="mt-2" />
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
            {isPlain(trade) ? (
              <Button
                disabled={busy}
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
            ) : (
              // The full trade page builds conditions, retained salary and roster moves, and links back here.
              <Link
                to={paths.newTrade(leagueId, { counter: trade.trade_id, room: draftId })}
                onClick={closeTrading}
                className={buttonClass()}
              >
                {t.counterOnItsPage}
              </Link>
            )}
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

function Withdraw({ trade }: { trade: TradeView }) {
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
