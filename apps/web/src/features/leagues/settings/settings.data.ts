import { useQuery } from '@tanstack/react-query';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { leagueTime } from '../../open-league/league-time.js';
import * as t from './settings.words.en.js';

export function useSettings(leagueId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'settings'],
    queryFn: ({ signal }) => request('GET /:league_id/settings', { league_id: leagueId, signal }),
  });
}

export const beginsWords = (
  { due_at: due, season }: Pick<SettingChangeView, 'due_at' | 'season'>,
  timeZone: string,
): string => {
  if (due !== null) return t.beginsAt({ moment: leagueTime(due, timeZone) });
  return season === null ? t.beginsNextSeason : t.beginsInSeason({ season });
};
