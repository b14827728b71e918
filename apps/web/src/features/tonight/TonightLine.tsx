import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import { isInCategories } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { paths } from '../../platform/pages/paths.js';
import { useTonight, type Tonight } from './tonight-data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './tonight.words.en.js';

/** A team's points and players tonight. Renders nothing on a day without games. */
export function TonightLine({
  leagueId,
  teamId,
  mine,
  link = false,
  className,
}: {
  leagueId: string;
  teamId: string;
  mine: boolean;
  link?: boolean;
  className?: string;
}) {
  const { league } = useLoadedLeague(leagueId);
  const night = useTonight(leagueId);
  if (night === null) return null;
  const { all, ahead } = night.playing(teamId);
  const points = night.points(teamId);
  return (
    <div className={cx('flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm', className)}>
      <p>
        {!isInCategories(league) && (points !== 0 || ahead < all) && (
          <>
            {sentence(t.pointsTonight, {
              points: <strong className="font-semibold tabular-nums">{formatPoints(points)}</strong>,
              count: points,
            })}
            {' · '}
          </>
        )}
        <span className="text-ink-2">{playingWords(all, ahead, mine)}</span>
      </p>
      <TonightSource night={night} />
      {link && (
        <span className="flex flex-wrap gap-x-4 sm:ml-auto">
          {league.lineups !== 'off' && mine && (
            <Link to={paths.bestLineup(leagueId, teamId)} className="text-accent-text hover:underline">
              {t.setBestLineUp}
            </Link>
          )}
          <Link to={paths.tonight(leagueId)} className="text-accent-text hover:underline">
            {t.openTonight}
          </Link>
        </span>
      )}
    </div>
  );
}

/** Age of running games' figures. */
export function TonightSource({ night: { source, failing } }: { night: Pick<Tonight, 'source' | 'failing'> }) {
  if (source === null) return null;
  return <span className={cx('block text-xs', failing ? 'font-medium text-warn' : 'text-ink-3')}>{source}</span>;
}

/** '7 of your players play tonight'; once games have begun, the number still to play. */
export function playingWords(all: number, ahead: number, mine: boolean): string {
  if (all === 0) return mine ? t.youHaveNoPlayersTonight : t.noPlayerPlaysTonight;
  return t.playersTonight({ all, ahead, mine });
}
