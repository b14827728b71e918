import type { Share } from '@crease/core/teams/retention.rules.js';
import type { ReactNode } from 'react';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from './glance-data.js';
import { keptOf, seasonsOf } from './trade-assets.js';
import { AssetHead, AssetMark, ConditionNote, PlainRow, PlayerRow } from './TradeAssetRow.js';
import { cx } from '../../ui/cx.js';
import { keyOf } from './offer.model.js';

export function AssetLine({
  leagueId,
  asset,
  glance,
  kept,
  after,
  below,
}: {
  leagueId: string;
  asset: TradeAssetView;
  glance: Glance;
  /** The share that the giving team retains. */
  kept?: Share | null;
  after?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-4 py-2 last:border-b-0">
      <div className={cx('flex min-h-8 gap-2', asset.kind === 'player' ? 'items-start' : 'items-center')}>
        {asset.kind === 'player' ? (
          <PlayerRow leagueId={leagueId} player={asset} glance={glance.of(asset.player_id)} kept={kept} />
        ) : (
          <>
            <span className="flex w-7 justify-center">
              <AssetMark asset={asset} />
            </span>
            <PlainRow leagueId={leagueId} asset={asset} />
          </>
        )}
        {after}
      </div>
      {asset.condition_text !== null && <ConditionNote>{asset.condition_text}</ConditionNote>}
      {below}
    </li>
  );
}

interface AssetsProps {
  leagueId: string;
  assets: readonly TradeAssetView[];
  glance: Glance;
}

export function AssetLines({ leagueId, assets, glance }: AssetsProps) {
  return (
    <>
      {assets.some(({ kind }) => kind === 'player') && <AssetHead seasons={seasonsOf(glance, assets)} />}
      <ul>
        {assets.map((asset) => (
          <AssetLine
            key={keyOf(asset)}
            leagueId={leagueId}
            asset={asset}
            glance={glance}
            kept={asset.kind === 'player' ? keptOf(assets, asset.player_id) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
