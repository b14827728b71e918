import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/api-client.js';
import { keys } from '../../../platform/league-data.js';

/** The table of a season with how it came about; null asks for the season that comes first. */
export const useRace = (leagueId: string, season: string | null) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'race', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/race', {
        league_id: leagueId,
        query: season === null ? {} : { season },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const useHistory = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'history'],
    queryFn: ({ signal }) => request('GET /:league_id/history', { league_id: leagueId, signal }),
  });

/** Trades and drafts of before the league came here. */
export const useBrought = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'brought'],
    queryFn: ({ signal }) => request('GET /:league_id/brought', { league_id: leagueId, signal }),
  });

/** The rosters of a season of before the league came here. */
export const useBroughtRosters = (leagueId: string, season: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'brought', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/brought/rosters', { league_id: leagueId, query: { season }, signal }),
  });
