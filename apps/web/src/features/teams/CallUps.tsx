import ArrowUp from 'lucide-react/icons/arrow-up-from-line';
import { useParams } from 'react-router-dom';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { callUpWords } from '@crease/core/teams/team.words.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { RuleLink } from '../moves/MoveEffect.js';

/** Players who must leave the rookie bank, and by when. Overdue ones are listed as a broken rule. */
export function CallUps({ page }: { page: TeamPageAnswer | undefined }) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const rules = farmRules(league)?.callUp;
  const due = page?.roster.filter(
    ({ place, farm }) => place === 'rookie' && farm?.due_at != null && (!farm.overdue || rules?.alone === true),
  );
  if (!rules || page === undefined || due === undefined || due.length === 0) return null;
  // Groups players with the same due day: 'A and B have played …'.
  const days = [...new Set(due.map(({ farm }) => (farm?.overdue === true ? null : (farm?.due_at ?? null))))];
  return (
    <ul className="mb-4 flex flex-col gap-1 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      {days.map((at) => (
        <li key={at} className="flex items-center gap-2.5">
          <ArrowUp size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0">
            {callUpWords({
              team: page.team.team_name,
              names: due
                .filter(({ farm }) => (farm?.overdue === true ? null : farm?.due_at) === at)
                .map(({ name }) => name),
              games: rules.games,
              until: at === null ? null : { at, timeZone: league.time_zone },
            })}{' '}
            <RuleLink name="mustComeUp" />
          </span>
        </li>
      ))}
    </ul>
  );
}
