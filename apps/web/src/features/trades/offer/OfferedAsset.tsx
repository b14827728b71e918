import X from 'lucide-react/icons/x';
import { budgetLabel, capSpaceLabel } from '@crease/core/trades/shown/asset.words.js';
import { conditionText, type ConditionNames } from '@crease/core/trades/shown/condition.words.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { IconButton } from '../../../ui/Button.js';
import { AssetLine } from '../AssetLine.js';
import { AssetTerms } from './AssetTerms.js';
import {
  keyOf,
  otherSide,
  retainedShare,
  setRetention,
  toggleAsset,
  type Offer,
  type SideIndex,
} from '../offer.model.js';
import type { Glance } from '../glance-data.js';
import * as t from './offer.words.en.js';

export interface OfferSideProps {
  leagueId: string;
  offer: Offer;
  index: SideIndex;
  /** Available assets of both teams, the offer's first side first. */
  assets: readonly [TradableAssetsAnswer, TradableAssetsAnswer];
  /** The same assets as the server last showed them, including those that have left a team meanwhile. */
  shown: readonly TradeAssetView[];
  title: string;
  /** A commissioner enters the trade. */
  behalf: boolean;
  onChange: (offer: Offer) => void;
}

export function useSideAssets({ leagueId, offer, index, assets, shown }: OfferSideProps) {
  const { teams } = useLoadedLeague(leagueId);
  const own = assets[index];
  const team = teams.find(({ team_id }) => team_id === offer.sides[index].team_id);
  const name = team?.team_name ?? t.theTeamTitle;
  const people = [...own.players, ...assets[otherSide(index)].players];
  const names: ConditionNames = {
    player: (id) => people.find((one) => one.player_id === id)?.name ?? t.thePlayer,
    team: (id) => teams.find((one) => one.team_id === id)?.team_name ?? t.theTeam,
    pick: (id) => own.draft_picks.find(({ pick_id }) => pick_id === id)?.label ?? t.anotherPick,
  };

  const viewOf = (asset: TradeAsset): TradeAssetView | null => {
    const key = keyOf(asset);
    const condition_text = asset.condition === null ? null : conditionText(asset.condition, names);
    if (asset.kind === 'budget') return { ...asset, condition_text, label: budgetLabel(asset) };
    if (asset.kind === 'cap-space') return { ...asset, condition_text, label: capSpaceLabel(asset) };
    const found =
      [...own.players, ...own.draft_picks, ...own.fa_picks].find((one) => keyOf(one) === key) ??
      shown.find((one) => keyOf(one) === key);
    return found === undefined ? null : { ...found, condition: asset.condition, condition_text };
  };
  const labelOf = (asset: TradeAsset): string =>
    asset.kind === 'retention'
      ? t.theSalaryRetainedOf({ player: names.player(asset.player_id) })
      : (viewOf(asset)?.label ?? t.thisAsset);
  return { team, name, viewOf, labelOf };
}

/** An asset in the offer with its terms, or a note that the team no longer owns it. */
export function OfferedAsset({
  side: { leagueId, offer, index, assets, behalf, onChange },
  asset,
  view,
  teamName,
  glance,
  onCondition,
}: {
  side: OfferSideProps;
  asset: TradeAsset;
  view: TradeAssetView | null;
  teamName: string;
  glance: Glance;
  onCondition: () => void;
}) {
  const share = asset.kind === 'player' ? retainedShare(offer.sides[index], asset.player_id) : null;
  const remove = (
    <IconButton
      size="sm"
      label={view === null ? t.takeItOut : t.takeOut({ asset: view.label })}
      icon={<X size={16} aria-hidden="true" />}
      onClick={() => onChange(toggleAsset(offer, index, asset))}
    />
  );
  if (view === null)
    return (
      <li className="flex items-center justify-between gap-2 border-b border-line px-4 py-2 text-sm text-bad last:border-b-0">
        {t.noLongerOwnedBy({ team: teamName })}
        {remove}
      </li>
    );
  return (
    <AssetLine
      leagueId={leagueId}
      asset={view}
      glance={glance}
      kept={share ?? undefined}
      after={remove}
      below={
        <AssetTerms
          leagueId={leagueId}
          asset={asset}
          own={assets[index]}
          behalf={behalf}
          share={share}
          onRetain={(next) => asset.kind === 'player' && onChange(setRetention(offer, index, asset.player_id, next))}
          onCondition={onCondition}
        />
      }
    />
  );
}
