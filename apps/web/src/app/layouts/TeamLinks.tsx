import { NavLink } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { cx } from '../../ui/cx.js';
import * as t from './layouts.words.en.js';

/** Teams that have a manager, plus the user's own, by name. All teams when none has a manager yet. */
export function managedTeams({ teams, me }: LoadedLeague) {
  const managed = teams.filter((team) => team.hasManager || team.team_id === me.team_id);
  return managed.length === 0 ? teams : managed;
}

export function TeamLinks({
  loaded,
  teams = managedTeams(loaded),
  marked = true,
  onChoose,
  className,
}: {
  loaded: LoadedLeague;
  teams?: LoadedLeague['teams'];
  /** Shows a mark next to the user's team. Screen readers always get it. */
  marked?: boolean;
  onChoose?: () => void;
  className?: string;
}) {
  const { league, me } = loaded;
  return (
    <ul className={cx('flex flex-col', className)}>
      {teams.map((team) => (
        <li key={team.team_id}>
          <NavLink
            to={paths.team(league.league_id, team.team_id)}
            onClick={onChoose}
            className="flex min-h-8 items-center gap-2 rounded-md px-2 text-sm text-ink-2 outline-offset-[-2px] hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-text pointer-coarse:min-h-control"
          >
            <Monogram name={team.team_name} picture={team.picture} size="xs" />
            <span className="min-w-0 flex-1 truncate" title={team.team_name}>
              {team.team_name}
            </span>
            {team.team_id === me.team_id && (
              <Check size={14} aria-label={t.yourTeamLabel} className={marked ? 'shrink-0' : 'sr-only'} />
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
