import ArrowUp from 'lucide-react/icons/arrow-up-from-line';
import { useParams } from 'react-router-dom';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { callUpWords } from '@crease/core/teams/team.words.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { RuleLink } from '../../platform/MoveEffect.js';

/** Who must come up from the team's rookie bank, and until when. Whose time is over breaks a rule, and stands there. */
export function CallUps({ page }: { page: TeamPageAnswer | undefined }) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const rules = farmRules(league)?.callUp;
  const due = page?.roster.filter(
    ({ place, farm }) => place === 'rookie' && farm?.due_at != null && (!farm.overdue || rules?.alone === true),
  );
  if (!rules || page === undefined || due === undefined || due.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-1 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      {due.map(({ player_id, name, farm }) => (
        <li key={player_id} className="flex items-center gap-2.5">
          <ArrowUp size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0">
            {callUpWords({
              team: page.team.team_name,
              names: [name],
              games: rules.games,
              until: farm?.due_at == null || farm.overdue ? null : { at: farm.due_at, timeZone: league.time_zone },
            })}{' '}
            <RuleLink name="mustComeUp" />
          </span>
        </li>
      ))}
    </ul>
  );
}
