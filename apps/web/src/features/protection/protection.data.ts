import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

export const sheetKey = (leagueId: string) => [...keys.protection(leagueId), 'own'] as const;

export function useSheet(leagueId: string, enabled: boolean) {
  return useQuery({
    queryKey: sheetKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/protection-sheet', { league_id: leagueId, signal }),
    enabled,
  });
}

export function usePublishedSheets(leagueId: string, season: string) {
  return useQuery({
    queryKey: [...keys.protection(leagueId), 'published', season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/protection-sheets', { league_id: leagueId, query: { season }, signal }),
  });
}

export function useSavedSheets(leagueId: string) {
  return useQuery({
    queryKey: [...keys.protection(leagueId), 'saved'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/protection-sheets/saved', { league_id: leagueId, signal })).teams,
  });
}
