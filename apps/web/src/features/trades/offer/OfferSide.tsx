import { Suspense, useState } from 'react';
import X from 'lucide-react/icons/x';
import { conditionText, type ConditionNames } from '@crease/core/trades/conditions/condition.rules.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { useGlance } from '../glance-data.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { IconButton } from '../../../ui/Button.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { AssetLine } from '../AssetLine.js';
import { AssetPicker } from './AssetPicker.js';
import { AssetTerms } from './AssetTerms.js';
import { SideTotal } from '../SideTotal.js';
import { MovesEditor, rosterAfter } from './MovesEditor.js';
import {
  gives,
  keyOf,
  otherOf,
  retainedShare,
  setCondition,
  setRetention,
  toggleAsset,
  withSide,
  type Offer,
  type SideIndex,
} from '../offer.model.js';
import * as t from './offer.words.en.js';

const ConditionDialog = lazyPart(async () => ({ default: (await import('./ConditionDialog.js')).ConditionDialog }));

interface OfferSideProps {
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

/** One column of the builder: the team's assets in the offer, its own moves, and its other assets. */
export function OfferSide({ leagueId, offer, index, assets, shown, title, behalf, onChange }: OfferSideProps) {
  const { teams } = useLoadedLeague(leagueId);
  const [conditional, setConditional] = useState<TradeAsset | null>(null);
  const side = offer.sides[index];
  const other = offer.sides[otherOf(index)];
  const own = assets[index];
  const team = teams.find(({ team_id }) => team_id === side.team_id);
  const name = team?.team_name ?? t.theTeamTitle;
  const people = [...own.players, ...assets[otherOf(index)].players];
  const names: ConditionNames = {
    player: (id) => people.find((one) => one.player_id === id)?.name ?? t.thePlayer,
    team: (id) => teams.find((one) => one.team_id === id)?.team_name ?? t.theTeam,
    pick: (id) => own.draft_picks.find(({ pick_id }) => pick_id === id)?.label ?? t.anotherPick,
  };

  const viewOf = (asset: TradeAsset): TradeAssetView | null => {
    const key = keyOf(asset);
    const condition_text = asset.condition === null ? null : conditionText(asset.condition, names);
    const found =
      [...own.players, ...own.draft_picks, ...own.fa_picks].find((one) => keyOf(one) === key) ??
      shown.find((one) => keyOf(one) === key);
    return found === undefined ? null : { ...found, condition: asset.condition, condition_text };
  };
  // Loaded for the whole team at once, so that ticking a player needs no request.
  const glance = useGlance(
    leagueId,
    own.players.map(({ player_id }) => player_id),
  );
  const main = side.assets.filter((asset) => asset.kind !== 'retention');
  const labelOf = (asset: TradeAsset): string =>
    asset.kind === 'retention'
      ? t.theSalaryRetainedOf({ player: names.player(asset.player_id) })
      : (viewOf(asset)?.label ?? t.thisAsset);
  const expiry =
    conditional?.kind === 'fa-pick'
      ? own.fa_picks.find(({ pick_id }) => pick_id === conditional.pick_id)?.expiry_date
      : undefined;

  return (
    <Panel
      flush
      bodyClassName="@container/assets"
      title={
        <span className="flex items-center gap-2">
          <Monogram name={name} picture={team?.picture} />
          <span className="min-w-0 wrap-anywhere">
            {title}
            <span className="block text-xs font-normal text-ink-3">{name}</span>
          </span>
        </span>
      }
    >
      {main.length === 0 ? (
        <p className="border-b border-line px-4 py-4 text-sm text-ink-3">{t.nothingTickedYet}</p>
      ) : (
        <ul aria-label={t.teamGives({ team: name })} className="border-b border-line">
          {main.map((asset) => {
            const view = viewOf(asset);
            const key = keyOf(asset);
            const remove = (
              <IconButton
                size="sm"
                label={view === null ? t.takeItOut : t.takeOut({ asset: labelOf(asset) })}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => onChange(toggleAsset(offer, index, asset))}
              />
            );
            if (view === null)
              return (
                <li
                  key={key}
                  className="flex items-center justify-between gap-2 border-b border-line px-4 py-2 text-sm text-bad last:border-b-0"
                >
                  {t.noLongerOwnedBy({ team: name })}
                  {remove}
                </li>
              );
            return (
              <AssetLine
                key={key}
                leagueId={leagueId}
                asset={view}
                glance={glance}
                kept={asset.kind === 'player' ? retainedShare(side, asset.player_id) : undefined}
                after={remove}
                below={
                  <AssetTerms
                    asset={asset}
                    own={own}
                    behalf={behalf}
                    share={asset.kind === 'player' ? retainedShare(side, asset.player_id) : null}
                    onRetain={(share) =>
                      asset.kind === 'player' && onChange(setRetention(offer, index, asset.player_id, share))
                    }
                    onCondition={() => setConditional(asset)}
                  />
                }
              />
            );
          })}
        </ul>
      )}
      <SideTotal
        leagueId={leagueId}
        assets={side.assets.flatMap((asset) => viewOf(asset) ?? retained(asset))}
        glance={glance}
      />
      <AssetPicker
        leagueId={leagueId}
        teamName={name}
        assets={own}
        side={side}
        onToggle={(asset) => onChange(toggleAsset(offer, index, asset))}
      />
      <div className="border-t border-line px-4 py-3">
        <h3 className="mb-2 text-xs font-medium text-ink-3">{t.movesInSameTransaction}</h3>
        <MovesEditor
          teamName={name}
          roster={rosterAfter(own.players, side, assets[otherOf(index)].players, other)}
          moves={side.moves}
          onChange={(moves) => onChange(withSide(offer, index, { ...side, moves }))}
        />
      </div>
      {conditional !== null && (
        <Suspense>
          <ConditionDialog
            leagueId={leagueId}
            asset={conditional}
            label={labelOf(conditional)}
            round={roundOf(viewOf(conditional))}
            picks={own.draft_picks.filter((pick) => !gives(side, keyOf(pick)) && pick.frozen === null)}
            players={people}
            lastDay={expiry === undefined ? null : dayBefore(expiry)}
            onClose={() => setConditional(null)}
            onSave={(condition) => {
              onChange(setCondition(offer, index, keyOf(conditional), condition));
              setConditional(null);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Retained salary in the form that the sums need; the lists do not show it as an asset. */
const retained = (asset: TradeAsset): TradeAssetView[] =>
  asset.kind === 'retention'
    ? [{ ...asset, condition_text: null, label: '', name: '', amount: 0, through_season: '' }]
    : [];

const roundOf = (asset: TradeAssetView | null): number | null => (asset?.kind === 'draft-pick' ? asset.round : null);

const DAY_MS = 86_400_000;
const dayBefore = (time: string): string => new Date(Date.parse(time) - DAY_MS).toISOString().slice(0, 10);
