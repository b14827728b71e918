import { useQuery } from '@tanstack/react-query';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import { request } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';

/** When the settings of a league may be changed, and what is coming. */
export function useSettings(leagueId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'settings'],
    queryFn: ({ signal }) => request('GET /:league_id/settings', { league_id: leagueId, signal }),
  });
}

const moments = new Map<string, Intl.DateTimeFormat>();

/** A moment by the league's own clock: "Mon, Nov 24, 12:00 AM". */
export function leagueTime(at: string, timeZone: string): string {
  const format =
    moments.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  moments.set(timeZone, format);
  return format.format(Date.parse(at));
}

/** When what is coming begins to hold. */
export const beginsWords = (
  { due_at: due, season }: Pick<SettingChangeView, 'due_at' | 'season'>,
  timeZone: string,
): string => (due === null ? `From ${season ?? 'the next season'}` : `From ${leagueTime(due, timeZone)}`);
