import { shopped } from '@crease/core/draft/offers/shop.rules.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { useRoomOffers } from './room-trades.data.js';
import {
  closeTrading,
  DONE,
  newOffer,
  OFFERS,
  openTrading,
  SHOPPED,
  useTrading,
  type Trading,
} from '../state/room-trades.store.js';
import { ShoppedPicks } from './ShoppedPicks.js';
import { useDraft } from '../state/room-context.js';
import { TradeBuilder } from './TradeBuilder.js';
import { TradeOffers } from './TradeOffers.js';
import { TradesDone } from './TradesDone.js';
import * as t from './offers.words.en.js';

const BEGIN: Readonly<Record<Trading['view'], () => Trading>> = {
  offers: () => OFFERS,
  build: () => newOffer(),
  shopped: () => SHOPPED,
  done: () => DONE,
};

/**
 * Trades inside the room. Members can vote on executed trades, and commissioners reverse them. Users without a team see
 * only shopped picks and executed trades.
 */
export default function TradeDialog({ teamId }: { teamId: string | null }) {
  const trading = useTrading((state) => state.trading);
  const waiting = useRoomOffers('inbox', teamId !== null).data?.length;
  const count = useDraft((state) => shopped(state).length);
  if (trading === null) return null;
  const counter = trading.view === 'build' && trading.counter !== null;
  const done = { value: 'done' as const, label: t.carriedOut };
  const shop = { value: 'shopped' as const, label: t.shopped, ...(count === 0 ? {} : { count }) };
  const view = teamId !== null || trading.view === 'shopped' ? trading.view : 'done';
  return (
    <Dialog open onClose={closeTrading} size="lg" title={t.tradeDraftPicks} description={t.onlyTwoTeamsSeeOffer}>
      <Tabs
        label={t.trades}
        value={view}
        tabs={
          teamId === null
            ? [shop, done]
            : [
                { value: 'offers', label: t.offers, ...(waiting === undefined ? {} : { count: waiting }) },
                { value: 'build', label: counter ? t.counterOffer : t.newOffer },
                shop,
                done,
              ]
        }
        onChange={(chosen) => openTrading(BEGIN[chosen]())}
        panelClassName="pt-4"
      >
        {teamId !== null && trading.view === 'offers' && <TradeOffers teamId={teamId} />}
        {teamId !== null && trading.view === 'build' && (
          <TradeBuilder key={JSON.stringify(trading)} teamId={teamId} start={trading} />
        )}
        {view === 'shopped' && <ShoppedPicks teamId={teamId} />}
        {view === 'done' && <TradesDone />}
      </Tabs>
    </Dialog>
  );
}
