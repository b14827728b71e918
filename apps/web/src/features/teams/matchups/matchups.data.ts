import { useQuery } from '@tanstack/react-query';
import { hasMatches } from '@crease/core/leagues/formats.js';
import { request } from '../../../platform/requests/api-client.js';
import { mergeRounds } from './matchups.model.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';

export const useMatchups = (leagueId: string, season: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'matchups', season],
    queryFn: ({ signal }) => request('GET /:league_id/matchups', { league_id: leagueId, query: { season }, signal }),
    select: mergeRounds,
    enabled,
  });

/** A season of a league with matchups, now or in that season. */
export function useMatchesOf(leagueId: string, season: string | undefined) {
  const { league } = useLoadedLeague(leagueId);
  return useMatchups(
    leagueId,
    season ?? '',
    season !== undefined && (hasMatches(league) || season !== league.current_season),
  );
}

/** The season's matchups, for managers of a league that plays them. */
export function useOwnMatchups(leagueId: string) {
  const { league, me } = useLoadedLeague(leagueId);
  const now = league.phase === 'in-season' && me.team_id !== null;
  return useMatchups(leagueId, league.current_season, now && hasMatches(league));
}
