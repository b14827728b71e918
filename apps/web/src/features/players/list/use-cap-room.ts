import { useMemo } from 'react';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import { useLoadedLeague } from '../../open-league/league-data.js';

/** The reader's team with its cap space now; null without a team. */
export function useCapRoom(leagueId: string): CapRoom | null {
  const { me, teams } = useLoadedLeague(leagueId);
  const space = teams.find(({ team_id }) => team_id === me.team_id)?.cap_space;
  return useMemo(
    () => (me.team_id === null || space === undefined ? null : { teamId: me.team_id, space }),
    [me.team_id, space],
  );
}
