import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from './glance-data.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { sentence } from '../../ui/text/sentence.js';
import { shortMoney, sumsOf } from './trade-assets.js';
import * as t from './trades.words.en.js';

export function SideTotal({
  leagueId,
  assets,
  glance,
}: {
  leagueId: string;
  assets: readonly TradeAssetView[];
  glance: Glance;
}) {
  const { league } = useLoadedLeague(leagueId);
  const sums = sumsOf(assets, glance);
  if (sums === null) return null;
  const current = glance.season === null || glance.season === league.current_season;
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-sunken px-4 py-2 text-sm tabular-nums">
      <div className="flex gap-x-1.5">
        <dt className="text-ink-3">{current ? t.points : t.pointsOf({ season: glance.season })}</dt>
        <dd className="text-ink-3">
          {sentence(t.totalInGames, {
            points: <b className="font-semibold text-ink">{formatPoints(sums.points)}</b>,
            games: sums.games,
          })}
        </dd>
      </div>
      <div className="flex flex-wrap gap-x-1.5">
        <dt className="text-ink-3" title={t.capHint}>
          {t.cap}
        </dt>
        <dd className="flex gap-x-1.5">
          {sums.charges.map(({ season, charge }, year) => (
            <span key={season} title={season} className={year === 0 ? 'font-semibold' : undefined}>
              <span className="sr-only">{`${season}: `}</span>
              {shortMoney(charge)}
              {year < sums.charges.length - 1 && <span aria-hidden="true"> ·</span>}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
