import { useQuery } from '@tanstack/react-query';
import type {
  PublishedSheetsAnswer,
  SavedSheetsAnswer,
  SheetAnswer,
} from '@crease/core/protection/protection.schema.js';
import { api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';

export const sheetKey = (leagueId: string) => [...keys.protection(leagueId), 'own'] as const;

/** The reader's own sheet with everything that it is judged by. */
export function useSheet(leagueId: string, enabled: boolean) {
  return useQuery({
    queryKey: sheetKey(leagueId),
    queryFn: ({ signal }) => api.get<SheetAnswer>(`${leagueId}/protection-sheet`, { signal }),
    enabled,
  });
}

/** Everybody's sheets of a season, once they are locked. */
export function usePublishedSheets(leagueId: string, season: string) {
  return useQuery({
    queryKey: [...keys.protection(leagueId), 'published', season],
    queryFn: ({ signal }) =>
      api.get<PublishedSheetsAnswer>(`${leagueId}/protection-sheets`, { query: { season }, signal }),
  });
}

/** Which teams have saved a sheet; for commissioners. */
export function useSavedSheets(leagueId: string) {
  return useQuery({
    queryKey: [...keys.protection(leagueId), 'saved'],
    queryFn: async ({ signal }) =>
      (await api.get<SavedSheetsAnswer>(`${leagueId}/protection-sheets/saved`, { signal })).teams,
  });
}
