import { useQuery } from '@tanstack/react-query';
import type { ContractLine } from '@crease/core/contracts/contract.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The contracts of a league with its own salaries. */
export function useContracts(leagueId: string, enabled = true) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'contracts'],
    queryFn: ({ signal }) => request('GET /:league_id/contracts', { league_id: leagueId, signal }),
    enabled,
  });
}

export function useTeamContracts(leagueId: string, teamId: string, enabled = true) {
  const query = useContracts(leagueId, enabled);
  return { query, lines: query.data?.players.filter(({ team_id }) => team_id === teamId) ?? [] };
}

/** True while the manager can still choose the length. */
export const waits = ({ contract }: ContractLine): boolean => contract?.sign_until != null;
