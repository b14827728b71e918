import { useQuery } from '@tanstack/react-query';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

export interface ContractSeason {
  readonly year: string | null;
  readonly usePrevious: boolean;
}

export function useTeamPage(leagueId: string, teamId: string, { year, usePrevious }: ContractSeason) {
  return useQuery<TeamPageAnswer>({
    // Without a season the key is that of other screens, to share their query.
    queryKey: [
      ...keys.team(leagueId, teamId),
      ...(year !== null || usePrevious ? ['contracts', year, usePrevious] : []),
    ],
    queryFn: ({ signal }) =>
      request('GET /:league_id/teams/:team_id', {
        league_id: leagueId,
        team_id: teamId,
        query: { year, usePrevious: usePrevious || null },
        signal,
      }),
    placeholderData: (before) => (before?.team.team_id === teamId ? before : undefined),
  });
}

export function usePickHistory(leagueId: string, pickId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'team', 'pick-history', pickId],
    queryFn: ({ signal }) => request('GET /pick-history/:pick_id', { pick_id: pickId, signal }),
  });
}
