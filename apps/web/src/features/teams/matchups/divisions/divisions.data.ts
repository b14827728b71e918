import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../platform/requests/api-client.js';
import { keys } from '../../../open-league/league-data.js';

/** The divisions of the league's season, or of the one that comes next. */
export const useDivisions = (leagueId: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'divisions'],
    queryFn: ({ signal }) => request('GET /:league_id/divisions', { league_id: leagueId, signal }),
    enabled,
  });
