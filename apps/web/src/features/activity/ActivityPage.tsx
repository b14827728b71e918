import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
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
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [team, setTeam] = useState('all');
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
  const filtered = start !== '' || end !== '' || kind !== 'all' || team !== 'all';

  return (
    <>
      <PageHeader title="Activity" detail="Adds, drops, moves, trades and every word of the commissioner." />
      <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <TextField label="From" type="date" value={start} max={end || undefined} onChange={(event) => setStart(event.target.value)} />
        <TextField label="To" type="date" value={end} min={start || undefined} onChange={(event) => setEnd(event.target.value)} />
        <Select label="What" value={kind} options={KINDS} onChange={setKind} />
        <Select label="Team" value={team} options={[{ value: 'all', label: 'All teams' }, ...teams.map((one) => ({ value: one.team_id, label: one.team_name }))]} onChange={setTeam} />
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
          <div className="flex justify-center border-t border-line p-3">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show older
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
}
