import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** Table of a season decided by roto points. */
export const useRoto = (leagueId: string, season: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'roto', season],
    queryFn: ({ signal }) => request('GET /:league_id/roto', { league_id: leagueId, query: { season }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
