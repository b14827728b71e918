import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { api } from '../../platform/api-client.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { clearNews, useNews } from '../../platform/live.js';
import { usePageTitle } from '../../platform/page-title.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { ActivityLine } from './ActivityLine.js';
import { KINDS, type Kind } from './activity.words.js';

/** Everything that happened in the league, newest first, page by page. */
export function ActivityPage() {
  const { leagueId = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  usePageTitle('Activity', league.league_name);
  // Filters live in the address, so that a filtered log can be passed on.
  const [parameters, setParameters] = useSearchParams();
  const start = parameters.get('start') ?? '';
  const end = parameters.get('end') ?? '';
  const kind: Kind = KINDS.find(({ value }) => value === parameters.get('type'))?.value ?? 'all';
  const team = teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? 'all';
  const set = (name: string, value: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const news = useNews((state) => state.counts[leagueId] ?? 0);
  // What is on this page has been seen.
  useEffect(() => {
    if (news > 0) clearNews(leagueId);
  }, [leagueId, news]);

  const query = useInfiniteQuery({
    queryKey: [...keys.activity(leagueId), start, end],
    queryFn: ({ pageParam, signal }) => api.get<ActivityLogAnswer>(`${leagueId}/activity-log`, { query: { start: start || null, end: end || null, before: pageParam, limit: 50 }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const entries = query.data?.pages.flatMap((page) => page.activities) ?? [];
  const shown = entries.filter((entry) => (kind === 'all' || entry.action_type === kind) && (team === 'all' || entry.team_ids.includes(team)));
  const foot = useEndless(query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError, shown.length + entries.length, () => void query.fetchNextPage());
  const filtered = start !== '' || end !== '' || kind !== 'all' || team !== 'all';

  return (
    <>
      <PageHeader title="Activity" detail="Adds, drops, moves, trades and every word of the commissioner." />
      <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <TextField label="From" type="date" value={start} max={end || undefined} onChange={(event) => set('start', event.target.value)} />
        <TextField label="To" type="date" value={end} min={start || undefined} onChange={(event) => set('end', event.target.value)} />
        <Select label="What" value={kind} options={KINDS} onChange={(value) => set('type', value)} />
        <Select label="Team" value={team} options={[{ value: 'all', label: 'All teams' }, ...teams.map((one) => ({ value: one.team_id, label: one.team_name }))]} onChange={(value) => set('team', value)} />
      </div>
      <Panel
        title="Log"
        flush
        state={panelState(query, () => (shown.length === 0 && !query.hasNextPage ? { words: filtered ? 'Nothing matches these filters' : 'No Recent Activity' } : null))}
        skeleton={<SkeletonRows rows={10} />}
      >
        <ul>
          {shown.map((entry) => (
            <ActivityLine key={entry.id} entry={entry} byline />
          ))}
        </ul>
        {query.hasNextPage && (
          <div ref={foot} className="flex justify-center border-t border-line p-3">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show older
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
}

/** Asks for more when the end of a list comes into view, and again while it stays there. `size` tells that more has arrived. */
function useEndless(more: boolean, size: number, fetchMore: () => void) {
  const foot = useRef<HTMLDivElement>(null);
  const ask = useRef(fetchMore);
  useEffect(() => {
    ask.current = fetchMore;
  });
  useEffect(() => {
    if (!more || foot.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && ask.current(), { rootMargin: '300px' });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [more, size]);
  return foot;
}
