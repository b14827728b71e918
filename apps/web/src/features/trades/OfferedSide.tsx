import type { TradeSideView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from './glance-data.js';
import { keptOf, seasonsOf } from './trade-assets.js';
import { AssetLine } from './AssetLine.js';
import { SideTotal } from './SideTotal.js';
import { AssetHead } from './TradeAssetRow.js';
import { keyOf } from './offer.model.js';
import * as t from './trades.words.en.js';

/** One team's assets in a frame, for lists and confirmations. */
export function OfferedSide({
  leagueId,
  side,
  glance,
  title = t.teamGives({ team: side.team_name }),
}: {
  leagueId: string;
  side: TradeSideView;
  glance: Glance;
  title?: string;
}) {
  return (
    <section
      aria-label={title}
      className="@container/assets min-w-0 overflow-hidden rounded-md border border-line bg-surface text-sm"
    >
      <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-medium wrap-anywhere text-ink-2">
        {title}
      </h3>
      {side.assets.length === 0 ? (
        <p className="px-4 py-2 text-ink-3">{t.nothing}</p>
      ) : (
        <>
          {side.assets.some(({ kind }) => kind === 'player') && <AssetHead seasons={seasonsOf(glance, side.assets)} />}
          <ul>
            {side.assets.map((asset) => (
              <AssetLine
                key={keyOf(asset)}
                leagueId={leagueId}
                asset={asset}
                glance={glance}
                kept={asset.kind === 'player' ? keptOf(side.assets, asset.player_id) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <SideTotal leagueId={leagueId} assets={side.assets} glance={glance} />
    </section>
  );
}
