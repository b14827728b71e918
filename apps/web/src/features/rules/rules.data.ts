import { useQuery } from '@tanstack/react-query';
import type { RulesAnswer, RulesHistoryAnswer } from '@crease/core/settings/rulebook.schema.js';
import { api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';

export const rulesKey = (leagueId: string) => [...keys.league(leagueId), 'rules'] as const;

/** The rulebook: what the settings say, and what the commissioner added. */
export function useRules(leagueId: string) {
  return useQuery({
    queryKey: rulesKey(leagueId),
    queryFn: ({ signal }) => api.get<RulesAnswer>(`${leagueId}/rules`, { signal }),
  });
}

/** Every version of the commissioner's text and every change of the settings, newest first. */
export function useRulesHistory(leagueId: string) {
  return useQuery({
    queryKey: [...rulesKey(leagueId), 'history'],
    queryFn: ({ signal }) => api.get<RulesHistoryAnswer>(`${leagueId}/rules/text/history`, { signal }),
  });
}
