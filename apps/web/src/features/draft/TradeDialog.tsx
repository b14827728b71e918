import { Dialog } from '../../ui/Dialog.js';
import { Tabs } from '../../ui/Tabs.js';
import { useRoomOffers } from './room-trades.data.js';
import { closeTrading, newOffer, OFFERS, openTrading, useTrading } from './room-trades.store.js';
import { TradeBuilder } from './TradeBuilder.js';
import { TradeOffers } from './TradeOffers.js';

/** Trades of draft picks without leaving the room: offers to answer, and a new one. */
export default function TradeDialog({ teamId }: { teamId: string }) {
  const trading = useTrading((state) => state.trading);
  const waiting = useRoomOffers('inbox').data?.length;
  if (trading === null) return null;
  const counter = trading.view === 'build' && trading.counter !== null;
  return (
    <Dialog
      open
      onClose={closeTrading}
      size="lg"
      title="Trade draft picks"
      description="Nobody but the two teams sees an offer before it is accepted."
    >
      <Tabs
        label="Trades"
        value={trading.view}
        tabs={[
          { value: 'offers', label: 'Offers', ...(waiting === undefined ? {} : { count: waiting }) },
          { value: 'build', label: counter ? 'Counter-offer' : 'New offer' },
        ]}
        onChange={(view) => openTrading(view === 'offers' ? OFFERS : newOffer())}
        panelClassName="pt-4"
      >
        {trading.view === 'offers' ? (
          <TradeOffers teamId={teamId} />
        ) : (
          <TradeBuilder key={JSON.stringify(trading)} teamId={teamId} start={trading} />
        )}
      </Tabs>
    </Dialog>
  );
}
