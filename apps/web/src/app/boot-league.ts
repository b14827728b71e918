import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { takeBootAnswer } from '../platform/session/boot.js';
import { concernsQuery } from '../features/open-league/concerns-data.js';
import { keys } from '../features/open-league/league-data.js';
import { queryClient } from '../platform/requests/query-client.js';

/** Moves the league data that /boot.js prefetched into the query cache for the first render. */
export async function takeBootLeague(leagueId: string): Promise<void> {
  const summary = await takeBootAnswer<LeagueAnswer>(leagueId);
  if (summary !== null) queryClient.setQueryData(keys.summary(leagueId), summary);
  const concerns = await takeBootAnswer<ConcernsAnswer>(`${leagueId}/concerns`);
  if (concerns !== null) queryClient.setQueryData(concernsQuery(leagueId).queryKey, concerns);
}
