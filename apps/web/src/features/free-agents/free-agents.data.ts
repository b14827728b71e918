import { useQuery } from '@tanstack/react-query';
import type { ActivityEntry, ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { AddLimitView } from '@crease/core/free-agents/free-agents.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

const picksQuery = (leagueId: string) => ({
  queryKey: [...keys.freeAgents(leagueId), 'picks'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request('GET /:league_id/free-agents/picks', { league_id: leagueId, signal }),
});

export const useFaPicks = (leagueId: string) => useQuery({ ...picksQuery(leagueId), select: ({ picks }) => picks });

export const useAddLimits = (leagueId: string): readonly AddLimitView[] =>
  useQuery({ ...picksQuery(leagueId), select: ({ add_limits }) => add_limits }).data ?? [];

export const claimsKey = (leagueId: string) => [...keys.freeAgents(leagueId), 'claims'] as const;

/** The own team's claims; others are secret until they are decided. */
export function useClaims(leagueId: string) {
  return useQuery({
    queryKey: claimsKey(leagueId),
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/free-agents/claims', { league_id: leagueId, signal })).claims,
  });
}

export interface DecidedWaiver extends ActivityEntry {
  /** The seed of the draw between tied teams; null when there was no draw. */
  seed: string | null;
  won: boolean;
}

const LINES = 100;
/** Number of waivers shown, and maximum number of log pages searched, because other lines lie in between. */
const ENOUGH = 30;
const MOST_PAGES = 5;

export function useDecidedWaivers(leagueId: string) {
  return useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'decided'],
    queryFn: async ({ signal }): Promise<DecidedWaiver[]> => {
      const found: ActivityEntry[] = [];
      let before: string | null = null;
      for (let page = 0; page < MOST_PAGES && found.length < ENOUGH; page += 1) {
        const { activities, next }: ActivityLogAnswer = await request('GET /:league_id/activity-log', {
          league_id: leagueId,
          query: { type: 'others', limit: LINES, before },
          signal,
        });
        found.push(...activities.filter(({ data }) => data.kind === 'waiver'));
        before = next;
        if (before === null) break;
      }
      return found.map((entry) => ({
        ...entry,
        seed: typeof entry.data.seed === 'string' ? entry.data.seed : null,
        won: typeof entry.data.wonBy === 'string',
      }));
    },
  });
}
