import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import type { Unread } from '@crease/core/answer.parts.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { keys, useLoadedLeague } from '../open-league/league-data.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { Select } from '../../ui/fields/Select.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { ActivityLine } from './ActivityLine.js';
import { DraftLines } from './DraftLines.js';
import { TradeLine } from './TradeLine.js';
import { executedTrade, KINDS, type Kind } from './activity.model.js';
import { wholeLog } from './whole-log.js';
import * as t from './activity.words.en.js';

/** The server counts unread lines up to this number. */
const UNREAD_SHOWN = 100;

/** The league's log, newest first, in pages. */
export function ActivityPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me, activity } = useLoadedLeague(leagueId);
  usePageTitle(t.activity, league.league_name);
  // Filters are in the address, so that a filtered log can be shared.
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
  const query = useInfiniteQuery({
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
  const shown = query.data?.pages.flatMap((page) => page.activities) ?? [];
  const foot = useEndless(
    query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError,
    shown.length,
    () => void query.fetchNextPage(),
  );
  const filtered = start !== '' || end !== '' || kind !== 'all' || team !== 'all';

  // Lines that were new on arrival, or arrive while the page is open, stay marked until the user leaves.
  const [seenBefore] = useState(() => Number(activity.seen_id ?? 0));
  const myId = useAuth((state) => state.user?.uid ?? null);
  const markSeen = useSeen(leagueId, filtered ? null : (shown[0]?.id ?? null), activity);

  return (
    <>
      <PageHeader
        title={t.activity}
        detail={t.activityHint}
        actions={
          filtered && activity.unread > 0 ? (
            <Button onClick={markSeen}>
              {t.markAllAsSeen({ count: activity.unread >= UNREAD_SHOWN ? '99+' : activity.unread })}
            </Button>
          ) : undefined
        }
      />
      <div
        role="search"
        aria-label={t.filterLog}
        className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1fr_1.2fr_1.4fr_auto]"
      >
        <TextField
          label={t.from}
          type="date"
          value={start}
          max={end || undefined}
          onChange={(event) => set('start', event.target.value)}
        />
        <TextField
          label={t.to}
          type="date"
          value={end}
          min={start || undefined}
          onChange={(event) => set('end', event.target.value)}
        />
        <Select label={t.what} value={kind} options={KINDS} onChange={(value) => set('type', value)} />
        <Select
          label={t.team}
          value={team}
          options={[
            { value: 'all', label: t.allTeams },
            ...teams.map((one) => ({ value: one.team_id, label: one.team_name })),
          ]}
          onChange={(value) => set('team', value)}
        />
        {filtered && (
          <Button variant="quiet" className="max-lg:col-span-2" onClick={() => setParameters({}, { replace: true })}>
            {t.showEverything}
          </Button>
        )}
      </div>
      <Panel
        title={t.log}
        flush
        actions={
          <DownloadCsv
            name="activity"
            disabled={shown.length === 0}
            table={() =>
              wholeLog(leagueId, { start, end, kind, team }, (id) => teams.find((one) => one.team_id === id)?.team_name)
            }
          />
        }
        state={panelState(query, () =>
          shown.length === 0 && !query.hasNextPage
            ? filtered
              ? { words: t.noEntryMatches }
              : { words: t.noRecentActivity, detail: t.noRecentActivityHint }
            : null,
        )}
        skeleton={<SkeletonRows rows={10} />}
      >
        <ul>
          {shown.map((entry, index) => {
            const isNews = Number(entry.id) > seenBefore;
            const wasNews = Number(shown[index - 1]?.id ?? 0) > seenBefore;
            return (
              <Fragment key={lineKey(entry)}>
                {seenBefore > 0 && !isNews && wasNews && <SeenBefore />}
                <LogLine leagueId={leagueId} entry={entry} fresh={isNews && concerns(entry, myId, me.team_id)} />
              </Fragment>
            );
          })}
        </ul>
        {query.hasNextPage && (
          <div ref={foot} className="flex justify-center border-t border-line p-3">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.showOlder}
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
}

/** Same rule as the badge: lines by other users about the reader's team or about the whole league. */
const concerns = ({ actor_id, team_ids }: ActivityEntry, me: string | null, myTeam: string | null): boolean =>
  (actor_id === null || actor_id !== me) && (team_ids.length === 0 || (myTeam !== null && team_ids.includes(myTeam)));

/** The draft whose lines this entry groups; null for a single line. */
const draftIn = ({ data: { draftId, lines } }: ActivityEntry) =>
  typeof draftId === 'string' && typeof lines === 'number' && lines > 1 ? { draftId, lines } : null;

const lineKey = (entry: ActivityEntry): string => draftIn(entry)?.draftId ?? entry.id;

function LogLine({ leagueId, entry, fresh }: { leagueId: string; entry: ActivityEntry; fresh: boolean }) {
  const draft = draftIn(entry);
  const tradeId = executedTrade(entry);
  if (draft !== null) return <DraftLines leagueId={leagueId} entry={entry} {...draft} fresh={fresh} />;
  if (tradeId !== null) return <TradeLine leagueId={leagueId} entry={entry} tradeId={tradeId} fresh={fresh} />;
  return <ActivityLine leagueId={leagueId} entry={entry} byline fresh={fresh} />;
}

/** Divider: everything above it happened since the reader's last visit, including lines that do not concern them. */
function SeenBefore() {
  return (
    <li className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-medium text-ink-3">{t.beforeLastVisit}</li>
  );
}

/** In milliseconds: time in view after which a line counts as seen. */
const GLANCE_MS = 900;

/**
 * Reports to the server how far the reader has read, for all of their devices: up to `newest` while the page is
 * visible. Returns a function that marks everything as read.
 */
function useSeen(leagueId: string, newest: string | null, { unread, seen_id }: Unread): () => void {
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

/**
 * Fetches more when the end of a list comes into view, and again while it stays there. `size` changes when more has
 * arrived.
 */
function useEndless(more: boolean, size: number, fetchMore: () => void) {
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
