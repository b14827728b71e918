import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { takeBootAnswer } from './boot.js';
import { concernsQuery } from './concerns-data.js';
import { keys } from './league-data.js';
import { queryClient } from './query-client.js';

/** Moves the league data that /boot.js prefetched into the query cache, so that the first render is complete. */
export async function takeBootLeague(leagueId: string): Promise<void> {
  const summary = await takeBootAnswer<LeagueAnswer>(leagueId);
  if (summary !== null) queryClient.setQueryData(keys.summary(leagueId), summary);
  const concerns = await takeBootAnswer<ConcernsAnswer>(`${leagueId}/concerns`);
  if (concerns !== null) queryClient.setQueryData(concernsQuery(leagueId).queryKey, concerns);
}
