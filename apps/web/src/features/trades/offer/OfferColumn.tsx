import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { ErrorState, Panel } from '../../../ui/page/Panel.js';
import { OfferSide } from './OfferSide.js';
import type { Offer, SideIndex } from '../offer.model.js';
import type { UnsentOfferState } from './use-unsent-offer.js';
import * as t from './offer.words.en.js';

const TITLES = { own: [t.youGive, t.youGet], behalf: [t.firstTeamGives, t.secondTeamGives] } as const;

export function OfferColumn({
  leagueId,
  index,
  behalf,
  offer,
  assets,
  preview,
  onChange,
}: {
  leagueId: string;
  index: SideIndex;
  behalf: boolean;
  offer: Offer;
  assets: UnsentOfferState['assets'];
  preview: TradePreview | null;
  onChange: (offer: Offer) => void;
}) {
  const [first, second] = [assets[0].data, assets[1].data];
  const both = first !== undefined && second !== undefined ? ([first, second] as const) : null;
  const failed = assets[index].error ?? (both === null ? (assets[0].error ?? assets[1].error) : null);
  if (failed !== null && assets[index].data === undefined)
    return (
      <ErrorState
        message={failed.message}
        retry={() => void assets[index].refetch()}
        retrying={assets[index].isFetching}
      />
    );
  if (offer.sides[index].team_id === '')
    return (
      <Panel title={t.theyGive} state={{ kind: 'empty', words: t.chooseTradePartner, detail: t.assetsAppearHere }} />
    );
  if (both === null && offer.sides[1].team_id !== '')
    return <Panel title={index === 0 ? t.give : t.get} flush state={{ kind: 'loading' }} />;
  const own = assets[index].data;
  if (own === undefined) return <Panel title={t.give} flush state={{ kind: 'loading' }} />;
  return (
    <OfferSide
      leagueId={leagueId}
      offer={offer}
      index={index}
      assets={both ?? [own, own]}
      shown={preview?.sides[index].assets ?? []}
      behalf={behalf}
      title={TITLES[behalf ? 'behalf' : 'own'][index]}
      onChange={onChange}
    />
  );
}
