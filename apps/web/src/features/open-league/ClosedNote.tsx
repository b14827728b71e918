import { useLoadedLeague } from './league-data.js';
import * as t from './open-league.words.en.js';

/**
 * Says that a team has no match left in the play-offs, so that its roster is closed. Renders nothing for other teams.
 * Default: the reader's own team.
 */
export function ClosedNote({ leagueId, teamId }: { leagueId: string; teamId?: string }) {
  const { me, teams, teams_out: out } = useLoadedLeague(leagueId);
  const id = teamId ?? me.team_id;
  const team = teams.find((one) => one.team_id === id);
  const state = out.find((one) => one.team_id === id);
  if (team === undefined || state === undefined) return null;
  return (
    <p className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      {state.opened ? t.rosterOpened({ team: team.team_name }) : t.rosterClosed({ team: team.team_name })}
    </p>
  );
}
