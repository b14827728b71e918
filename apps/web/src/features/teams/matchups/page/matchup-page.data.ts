import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../platform/requests/api-client.js';
import { keys } from '../../../open-league/league-data.js';

/** A matchup with the players of both sides. `season`: the league's when omitted. */
export const useMatchupPage = (leagueId: string, period: string, number: string, season: string | null) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'matchups', season, period, number],
    queryFn: ({ signal }) =>
      request('GET /:league_id/matchups/:period/:number', {
        league_id: leagueId,
        period,
        number,
        query: season === null ? {} : { season },
        signal,
      }),
  });
