import { Suspense, useEffect } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { CountBadge } from '../../../ui/marks/Badge.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { cx } from '../../../ui/cx.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { isUndrawn } from '../state/board.model.js';
import { announce, showTold } from '../announce/announcements.js';
import { newsOf } from './trade-words.js';
import { useRoomOffers, useTradeHearing, useTradesHere, useTradingTeam } from './room-trades.data.js';
import {
  closeTrading,
  DONE,
  dropGhost,
  newOffer,
  OFFERS,
  openTrading,
  SHOPPED,
  useTrading,
} from '../state/room-trades.store.js';
import { ShopButton } from './Shop.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { play } from '../announce/sound.js';
import * as t from './offers.words.en.js';

const TradeDialog = lazyPart(() => import('./TradeDialog.js'));

/** Trades inside the room: announces new offers and opens the dialog over the draft. */
export function RoomTrades() {
  const teamId = useTradingTeam();
  return useTradesHere() ? <Trading teamId={teamId} /> : null;
}

function Trading({ teamId }: { teamId: string | null }) {
  const { leagueId, room } = useScope();
  const userId = useView((view) => view.userId);
  const open = useTrading((state) => state.trading !== null);
  useEffect(
    () => () => {
      closeTrading();
      dropGhost();
    },
    [],
  );
  useTradeHearing(leagueId, userId, (tradeId) => {
    if (teamId === null) return;
    // Fetched separately from the dialog's list query, which is cancelled when the trade leaves the list.
    void request('GET /:league_id/trade/:trade_id', { league_id: leagueId, trade_id: tradeId }).then(
      (trade) => {
        const { state } = room.store.getState();
        const news = newsOf(trade, teamId, state === null || isUndrawn(state) ? [] : state.slots);
        if (news === null) return;
        play('next');
        announce(`${news.text}. ${news.detail}`, news.offer);
        const { text, detail } = news;
        showTold({
          kind: 'info',
          text,
          detail,
          ...(news.offer ? { action: { label: t.answerOffer, run: () => openTrading(OFFERS) } } : {}),
        });
      },
      // The trade was deleted: nothing to announce.
      () => undefined,
    );
  });
  return open ? (
    <Suspense>
      <TradeDialog teamId={teamId} />
    </Suspense>
  ) : null;
}

/** Initial tab without a team: shopped picks if there are any, otherwise executed trades. */
const useWithoutTeam = () => useDraft((state) => (state.slots.some(isShopped) ? SHOPPED : DONE));

/** In the room's header: opens the offers, with the number that wait for an answer. */
export function RoomTradesButton() {
  const teamId = useTradingTeam();
  const here = useTradesHere();
  const waiting = useRoomOffers('inbox', teamId !== null).data?.length ?? 0;
  const without = useWithoutTeam();
  if (!here) return null;
  return (
    // On small screens only while an offer waits; otherwise it is in the menu.
    <span className={cx('relative inline-flex', waiting === 0 && 'max-sm:hidden short:hidden')}>
      <IconButton
        label={t.trades}
        icon={<ArrowLeftRight size={18} aria-hidden="true" />}
        onClick={() => openTrading(teamId === null ? without : waiting > 0 ? OFFERS : newOffer())}
      />
      <CountBadge
        count={waiting}
        words={t.tradeOffersWait({ count: waiting })}
        className="pointer-events-none absolute -top-1 -right-1 short:top-0.5"
      />
    </span>
  );
}

export function RoomTradesItem() {
  const teamId = useTradingTeam();
  const here = useTradesHere();
  const without = useWithoutTeam();
  return here ? (
    <MenuItem
      icon={<ArrowLeftRight size={16} aria-hidden="true" />}
      onSelect={() => openTrading(teamId === null ? without : OFFERS)}
    >
      {t.trades}
    </MenuItem>
  ) : null;
}

/** Offers or shops one's own open pick, or asks for another team's. */
export function PickTradeButton({ slot, close }: { slot: Slot; close: () => void }) {
  const teamId = useTradingTeam();
  if (teamId === null || slot.status !== 'open') return null;
  const own = slot.ownerTeamId === teamId;
  return (
    <>
      <Button
        variant="primary"
        icon={<ArrowLeftRight size={16} aria-hidden="true" />}
        onClick={() => {
          close();
          openTrading(newOffer(own ? { give: [slot.pickId] } : { partner: slot.ownerTeamId, want: slot.pickId }));
        }}
      >
        {own ? t.offerThisPick : t.offerForThisPick}
      </Button>
      {own && <ShopButton slot={slot} />}
    </>
  );
}

/** Next to a team: starts an offer of picks to that team, or to any team when it is the user's own. */
export function TeamTradeButton({ teamId: partner }: { teamId: string }) {
  const teamId = useTradingTeam();
  if (teamId === null) return null;
  return (
    <Button size="sm" onClick={() => openTrading(newOffer(partner === teamId ? {} : { partner }))}>
      {partner === teamId ? t.tradePicks : t.offerTrade}
    </Button>
  );
}
