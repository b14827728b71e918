import { Link } from 'react-router-dom';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { paths } from '../../../platform/pages/paths.js';
import * as t from './hub.words.en.js';

export function TeamTodo({ leagueId, teams }: { leagueId: string; teams: PhaseAnswer['todo'] }) {
  return (
    <section aria-labelledby="team-todo" className="mt-4 border-t border-line pt-4">
      <h3 id="team-todo" tabIndex={-1} className="scroll-mt-20 font-semibold">
        {t.beforeSeason}
      </h3>
      <ul
        className="scroll-slim mt-2 grid max-h-72 gap-x-6 gap-y-2 overflow-y-auto outline-offset-[-2px] sm:grid-cols-2"
        tabIndex={0}
        aria-label={t.toDoForTeams}
      >
        {teams.map((team) => (
          <li key={team.team_id} className="min-w-0">
            <Link
              to={paths.team(leagueId, team.team_id)}
              className="rounded-sm font-medium text-accent-text hover:underline"
            >
              {team.name}
            </Link>
            <ul className="text-xs text-ink-2">
              {team.todo.map(({ rule, message }) => (
                <li key={rule}>{message}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
