import { Link } from 'react-router-dom';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { paths } from '../../platform/pages/paths.js';
import { cx } from '../../ui/cx.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { teamPeople } from '../open-league/team-people.js';
import * as t from './teams.words.en.js';

/** A team with its manager. On a phone `phone` replaces the manager. */
export function TeamCell({
  leagueId,
  team,
  mine,
  phone = null,
  wraps = false,
}: {
  leagueId: string;
  team: TeamSummary;
  mine: boolean;
  phone?: string | null;
  /** A long name takes two lines, where columns of figures need the width. */
  wraps?: boolean;
}) {
  const manager = teamPeople(team) ?? t.noManagerYet;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Monogram name={team.team_name} picture={team.picture} />
      <span className="min-w-0">
        <Link
          to={paths.team(leagueId, team.team_id)}
          tabIndex={-1}
          className={cx(
            'block max-w-56 rounded-sm hover:underline xl:max-w-none',
            wraps ? 'leading-tight wrap-anywhere max-xl:truncate' : 'truncate',
          )}
          title={team.team_name}
        >
          {team.team_name}
        </Link>
        {phone === null ? (
          <span className="block max-w-56 truncate xl:max-w-none text-xs font-normal text-ink-3">{manager}</span>
        ) : (
          <>
            <span className="block truncate text-xs font-normal text-ink-3 sm:hidden">{phone}</span>
            <span className="hidden max-w-56 truncate xl:max-w-none text-xs font-normal text-ink-3 sm:block">
              {manager}
            </span>
          </>
        )}
      </span>
      {mine && <Badge tone="accent">{t.you}</Badge>}
    </span>
  );
}
