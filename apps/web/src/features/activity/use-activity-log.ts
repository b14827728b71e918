import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Unread } from '@crease/core/answer.parts.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { useParameters } from '../../platform/pages/parameters.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { KINDS, type Kind } from './activity.model.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';

/** In milliseconds: time in view after which a line counts as seen. */
const GLANCE_MS = 900;

/** Filters are in the address, so that a filtered log can be shared. */
export function useLogFilters(teams: readonly TeamSummary[]) {
  const [parameters, setParameters] = useParameters();
  const start = parameters.get('start') ?? '';
  const end = parameters.get('end') ?? '';
  const kind: Kind = KINDS.find(({ value }) => value === parameters.get('type'))?.value ?? 'all';
  const team = teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? 'all';
  const set = (values: Readonly<Partial<Record<'start' | 'end' | 'type' | 'team', string>>>) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values))
          if (value === '' || value === 'all') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = () => setParameters(() => new URLSearchParams(), { replace: true });
  const filtered = start !== '' || end !== '' || kind !== 'all' || team !== 'all';
  return { filters: { start, end, kind, team }, filtered, set, clear };
}

export const useActivityLog = (
  leagueId: string,
  { start, end, kind, team }: ReturnType<typeof useLogFilters>['filters'],
) =>
  useInfiniteQuery({
    queryKey: [...keys.activity(leagueId), start, end, kind, team],
    queryFn: ({ pageParam, signal }) =>
      request('GET /:league_id/activity-log', {
        league_id: leagueId,
        query: {
          start: start || null,
          end: end || null,
          type: kind === 'all' ? null : kind,
          team: team === 'all' ? null : team,
          before: pageParam,
          limit: 50,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Reports lines up to `newest` as read while the page is visible. Returns a function that marks everything as read. */
export function useSeen(leagueId: string, newest: string | null, { unread, seen_id }: Unread): () => void {
  const client = useQueryClient();
  const see = useRef((id: string | null) => {
    void request('POST /:league_id/activity-log/seen', { league_id: leagueId, body: id === null ? {} : { id } }).then(
      (activity) =>
        client.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
          loaded === undefined ? loaded : { ...loaded, activity },
        ),
      // The badge stays, and the next visit retries.
      () => undefined,
    );
  });
  const due = newest !== null && (unread > 0 || seen_id === null) && Number(newest) > Number(seen_id ?? 0);
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => see.current(newest), GLANCE_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [due, newest]);
  return () => see.current(null);
}

/** Fetches more while the list's end is in view. `size` changes when more has arrived. */
export function useEndless(more: boolean, size: number, fetchMore: () => void) {
  const foot = useRef<HTMLDivElement>(null);
  const ask = useRef(fetchMore);
  useEffect(() => {
    ask.current = fetchMore;
  });
  useEffect(() => {
    if (!more || foot.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && ask.current(), {
      rootMargin: '300px',
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [more, size]);
  return foot;
}
