import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TradeEffects, TradeListEntry, TradeView } from '@crease/core/trades/trade.schema.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { chosenOf, exchangeOf, findPromisedPick } from './room-trades.model.js';
import { outcomeWords } from './trade-words.js';
import { tradeQuery } from '../../trades/trade-assets.data.js';
import { useRoomOffers } from './room-trades.data.js';
import { newOffer, OFFERS, openTrading } from '../state/room-trades.store.js';
import { Answer, Withdraw } from './OfferAnswer.js';
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
    trade === undefined ? null : findPromisedPick(state, trade.sides.flatMap(chosenOf)),
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
