import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { locale } from '@crease/core/locale.js';
import type { Share } from '@crease/core/teams/retention.rules.js';
import type { ReactNode } from 'react';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from './glance-data.js';
import { aheadOf, keptOf, seasonsOf, shortMoney, sumsOf, type SideAhead } from './trade-assets.js';
import { AssetHead, AssetMark, ConditionNote, PlainRow, PlayerRow } from './TradeAssetRow.js';
import { cx } from '../../ui/cx.js';
import { sentence } from '../../ui/text/sentence.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { useGamesAhead } from '../tonight/games-ahead.js';
import { keyOf } from './offer.model.js';
import * as t from './trades.words.en.js';

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

/* `SideTotal` is in this file, so that all pages with assets load both in one script. */

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
  const games = useGamesAhead(leagueId);
  const sums = sumsOf(assets, glance);
  if (sums === null) return null;
  const current = glance.season === null || glance.season === league.current_season;
  const ahead = aheadOf(assets, glance, games);
  // Fantasy points decide nothing in categories.
  const inPoints = isDecidedByPoints(league);
  return (
    <dl
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-sunken px-4 py-2 text-sm tabular-nums',
        // The total of one player repeats their row, and a phone has no room for it.
        sums.players < 2 && 'max-sm:hidden',
      )}
    >
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
              <span className="sr-only">{locale.labelled(season, '')}</span>
              {shortMoney(charge)}
              {year < sums.charges.length - 1 && <span aria-hidden="true"> ·</span>}
            </span>
          ))}
        </dd>
      </div>
      {ahead !== null && (
        <>
          <Ahead
            label={games?.isMatchup === true ? t.thisMatchup : t.thisWeek}
            ahead={ahead.period}
            inPoints={inPoints}
          />
          {ahead.season !== null && ahead.season.games > 0 && (
            <Ahead label={t.restOfSeason} ahead={ahead.season} inPoints={inPoints} />
          )}
        </>
      )}
    </dl>
  );
}

/** Games to come, and their likely points. */
function Ahead({ label, ahead, inPoints }: { label: string; ahead: SideAhead; inPoints: boolean }) {
  return (
    <div className="flex gap-x-1.5">
      <dt className="text-ink-3" title={t.gamesAheadHint}>
        {label}
      </dt>
      <dd className="text-ink-3">
        {t.gamesAhead({ games: ahead.games, points: inPoints ? formatPoints(Math.round(ahead.points)) : null })}
      </dd>
    </div>
  );
}
