import { Link } from 'react-router-dom';
import Moon from 'lucide-react/icons/moon';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { paths } from '../../platform/pages/paths.js';
import { cx } from '../../ui/cx.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { useTonight } from './tonight-data.js';
import * as t from './tonight.words.en.js';

/**
 * Leads to Tonight on a day with games. `teamId`: the team whose points are named. Renders nothing on other days and
 * outside the season.
 */
export function TonightStrip({ leagueId, teamId }: { leagueId: string; teamId: string | null }) {
  const { league, me } = useLoadedLeague(leagueId);
  const night = useTonight(leagueId);
  if (night === null || league.phase !== 'in-season') return null;
  const points = teamId === null || !isDecidedByPoints(league) ? null : night.points(teamId);
  const left = teamId === null ? 0 : night.playing(teamId).left;
  return (
    <Link
      to={paths.tonight(leagueId)}
      className="inline-flex items-center gap-1.5 rounded-sm text-accent-text hover:underline"
    >
      <Moon size={14} aria-hidden="true" className={cx('shrink-0', night.failing && 'text-warn')} />
      {[
        t.tonight,
        ...(night.source === null ? [] : [night.source]),
        ...(points === null || points === 0 ? [] : [t.pointsTonight({ points: formatPoints(points), count: points })]),
        ...(left === 0 ? [] : [t.stillToPlay({ count: left, mine: teamId === me.team_id })]),
      ].join(' · ')}
    </Link>
  );
}
