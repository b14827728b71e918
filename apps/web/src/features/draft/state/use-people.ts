import { useMemo } from 'react';
import type { DraftTeam } from '@crease/core/draft/draft.model.js';
import { useLeague } from '../../open-league/league-data.js';
import { teamPeople } from '../../open-league/team-people.js';
import { useScope } from './room-context.js';

export type PeopleOf = (team: Pick<DraftTeam, 'id' | 'manager'>) => string | null;

/** Names a team's managers; null without a manager. Co-managers come from the league, which a visitor's draft lacks. */
export function useTeamPeople(leagueId: string | undefined): PeopleOf {
  const teams = useLeague(leagueId).data?.teams;
  return useMemo(() => {
    const byId = new Map(teams?.map((team) => [team.team_id, team]));
    return ({ id, manager }) => {
      const team = byId.get(id);
      return manager === null || team === undefined ? manager : (teamPeople(team) ?? manager);
    };
  }, [teams]);
}

/** The same inside the room. */
export function usePeople(): PeopleOf {
  const { leagueId, alone = false } = useScope();
  return useTeamPeople(alone ? undefined : leagueId);
}
