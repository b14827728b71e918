import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The standings of a season and their development; null requests the default season. */
export const useRace = (leagueId: string, season: string | null, enabled = true) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'race', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/race', {
        league_id: leagueId,
        query: season === null ? {} : { season },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled,
  });

export const useHistory = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'history'],
    queryFn: ({ signal }) => request('GET /:league_id/history', { league_id: leagueId, signal }),
  });

export const useChampionRosters = (leagueId: string, season: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'history', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/history/rosters', { league_id: leagueId, query: { season }, signal }),
  });

export const useBrought = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'brought'],
    queryFn: ({ signal }) => request('GET /:league_id/brought', { league_id: leagueId, signal }),
  });

export const useBroughtRosters = (leagueId: string, season: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'brought', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/brought/rosters', { league_id: leagueId, query: { season }, signal }),
  });
