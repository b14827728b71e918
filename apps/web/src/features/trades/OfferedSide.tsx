import type { TradeSideView } from '@crease/core/trades/trade.schema.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import type { Glance } from './glance-data.js';
import { AssetLines, SideTotal } from './AssetLine.js';
import * as t from './trades.words.en.js';

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
      <h3 className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-1.5 text-xs font-medium text-ink-2">
        <Monogram name={side.team_name} picture={side.picture} size="xs" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h3>
      {side.assets.length === 0 ? (
        <p className="px-4 py-2 text-ink-3">{t.nothing}</p>
      ) : (
        <AssetLines leagueId={leagueId} assets={side.assets} glance={glance} />
      )}
      <SideTotal leagueId={leagueId} assets={side.assets} glance={glance} />
    </section>
  );
}
