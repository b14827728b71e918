import { Suspense, useState, type ComponentProps } from 'react';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { useGlance } from '../glance-data.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { usePhone } from '../../../ui/use-media.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { AssetPicker } from './AssetPicker.js';
import { SideTotal } from '../AssetLine.js';
import { MovesEditor, rosterAfter } from './MovesEditor.js';
import { gives, keyOf, otherSide, setAmount, setCondition, toggleAsset, withSide } from '../offer.model.js';
import { type OfferSideProps, useSideAssets, OfferedAsset } from './OfferedAsset.js';
import * as t from './offer.words.en.js';

const ConditionDialog = lazyPart(() => import('./ConditionDialog.js'), 'ConditionDialog');

export function OfferSide(props: OfferSideProps) {
  const { leagueId, offer, index, assets, title, onChange } = props;
  const [conditional, setConditional] = useState<TradeAsset | null>(null);
  const phone = usePhone();
  const side = offer.sides[index];

  const own = assets[index];
  const { team, name, viewOf, labelOf } = useSideAssets(props);
  // Loaded for the whole team at once, so that ticking a player needs no request.
  const glance = useGlance(
    leagueId,
    own.players.map(({ player_id }) => player_id),
  );
  const main = side.assets.filter((asset) => asset.kind !== 'retention');

  return (
    <Panel
      flush
      // On a phone the step names the side's team.
      untitled={phone}
      bodyClassName="@container/assets"
      title={<SideTitle title={title} name={name} picture={team?.picture} />}
    >
      {main.length === 0 ? (
        <p className="border-b border-line px-4 py-4 text-sm text-ink-3 max-sm:sr-only short:sr-only">
          {t.nothingTickedYet}
        </p>
      ) : (
        <ul aria-label={t.teamGives({ team: name })} className="border-b border-line">
          {main.map((asset) => (
            <OfferedAsset
              key={keyOf(asset)}
              side={props}
              asset={asset}
              view={viewOf(asset)}
              teamName={name}
              glance={glance}
              onCondition={() => setConditional(asset)}
            />
          ))}
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
        onAmount={(given) => onChange(setAmount(offer, index, given))}
      />
      <OwnMoves side={props} teamName={name} />
      {conditional !== null && (
        <AssetCondition
          side={props}
          asset={conditional}
          label={labelOf(conditional)}
          view={viewOf(conditional)}
          onClose={() => setConditional(null)}
        />
      )}
    </Panel>
  );
}

function SideTitle({ title, ...team }: ComponentProps<typeof Monogram> & { title: string }) {
  return (
    <span className="flex items-center gap-2">
      <Monogram {...team} />
      <span className="min-w-0 wrap-anywhere short:flex short:flex-wrap short:items-baseline short:gap-x-2">
        {title}
        <span className="block text-xs font-normal text-ink-3">{team.name}</span>
      </span>
    </span>
  );
}

function AssetCondition({
  side: { leagueId, offer, index, assets, onChange },
  asset,
  label,
  view,
  onClose,
}: {
  side: OfferSideProps;
  asset: TradeAsset;
  label: string;
  view: TradeAssetView | null;
  onClose: () => void;
}) {
  const own = assets[index];
  const expiry =
    asset.kind === 'fa-pick' ? own.fa_picks.find(({ pick_id }) => pick_id === asset.pick_id)?.expiry_date : undefined;
  return (
    <Suspense>
      <ConditionDialog
        leagueId={leagueId}
        asset={asset}
        label={label}
        round={roundOf(view)}
        picks={own.draft_picks.filter((pick) => !gives(offer.sides[index], keyOf(pick)) && pick.frozen === null)}
        players={[...own.players, ...assets[otherSide(index)].players]}
        lastDay={expiry === undefined ? null : dayBefore(expiry)}
        onClose={onClose}
        onSave={(condition) => {
          onChange(setCondition(offer, index, keyOf(asset), condition));
          onClose();
        }}
      />
    </Suspense>
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

function OwnMoves({ side: { offer, index, assets, onChange }, teamName }: { side: OfferSideProps; teamName: string }) {
  const side = offer.sides[index];
  const theirs = otherSide(index);
  return (
    <div className="border-t border-line px-4 py-3">
      <h3 className="mb-2 text-xs font-medium text-ink-3">{t.movesInSameTransaction}</h3>
      <MovesEditor
        teamName={teamName}
        roster={rosterAfter(assets[index].players, side, assets[theirs].players, offer.sides[theirs])}
        moves={side.moves}
        onChange={(moves) => onChange(withSide(offer, index, { ...side, moves }))}
      />
    </div>
  );
}
