import { Link } from 'react-router-dom';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { teamPeople } from '../open-league/team-people.js';
import { paths } from '../../platform/pages/paths.js';
import { cx } from '../../ui/cx.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import * as t from './teams.words.en.js';

/** The teams while no figure distinguishes them. */
export function TeamGrid({
  leagueId,
  teams,
  mine,
}: {
  leagueId: string;
  teams: readonly TeamSummary[];
  mine: string | null;
}) {
  return (
    <ul aria-label={t.teams} className="-mb-px grid grid-cols-2 overflow-hidden sm:grid-cols-3 xl:grid-cols-4">
      {teams.map((team) => (
        <li
          key={team.team_id}
          className={cx('min-w-0 border-b border-line', team.team_id === mine && 'bg-accent-soft')}
        >
          <Link
            to={paths.team(leagueId, team.team_id)}
            className="flex min-w-0 items-center gap-2.5 px-3 py-2 outline-offset-[-2px] hover:bg-hover sm:px-4"
          >
            <Monogram name={team.team_name} picture={team.picture} />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium" title={team.team_name}>
                {team.team_name}
              </span>
              <span className="block truncate text-xs text-ink-3">{teamPeople(team) ?? t.noManagerYet}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
