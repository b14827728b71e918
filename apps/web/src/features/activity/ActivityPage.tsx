import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { useTalkUnread } from '../talk/unread-talk.data.js';
import { DownloadCsvItem } from '../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { formatPastDay } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import { NewsDot } from '../../ui/marks/Badge.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { PageMenu } from '../../ui/page/PageMenu.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { ActivityLine } from './ActivityLine.js';
import { DraftLines } from './DraftLines.js';
import { TradeLine } from './TradeLine.js';
import { byDay, executedTrade } from './activity.model.js';
import { LogFilters, LogFilterSheet } from './LogFilters.js';
import { useLogFilters, useActivityLog, useSeen, useEndless } from './use-activity-log.js';
import { request } from '../../platform/requests/api-client.js';
import type { CsvTable } from '../../platform/files/csv.js';
import { everyPage } from '../../platform/requests/every-page.js';
import * as t from './activity.words.en.js';

/** The server counts unread lines up to this number. */
const UNREAD_SHOWN = 100;

export function ActivityPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, activity } = useLoadedLeague(leagueId);
  usePageTitle(t.activity, league.league_name);
  const log = useLogFilters(teams);
  const { filters, filtered } = log;
  const query = useActivityLog(leagueId, filters);
  const shown = query.data?.pages.flatMap((page) => page.activities) ?? [];

  // Lines that are new on arrival, or arrive later, stay marked until the user leaves.
  const [seenBefore] = useState(() => Number(activity.seen_id ?? 0));
  const markSeen = useSeen(leagueId, filtered ? null : (shown[0]?.id ?? null), activity);

  return (
    <>
      <PageHeader
        title={t.activity}
        filters={<LogFilters {...log} teams={teams} timeZone={league.time_zone} />}
        actions={
          <>
            <BoardLink leagueId={leagueId} />
            <LogFilterSheet {...log} teams={teams} timeZone={league.time_zone} />
            {filtered && activity.unread > 0 && (
              <Button onClick={markSeen}>
                {t.markAllAsSeen({ count: activity.unread >= UNREAD_SHOWN ? '99+' : activity.unread })}
              </Button>
            )}
            <PageMenu>
              <DownloadCsvItem
                name="activity"
                disabled={shown.length === 0}
                table={() => wholeLog(leagueId, filters, (id) => teams.find((one) => one.team_id === id)?.team_name)}
              />
            </PageMenu>
          </>
        }
      />
      <Panel
        title={t.log}
        untitled
        flush
        state={panelState(query, () =>
          shown.length === 0 && !query.hasNextPage
            ? filtered
              ? {
                  words: t.noEntryMatches,
                  action: <Button onClick={log.clear}>{t.showEverything}</Button>,
                }
              : { words: t.noRecentActivity, detail: t.noRecentActivityHint }
            : null,
        )}
        skeleton={<SkeletonRows rows={10} />}
      >
        <LogLines leagueId={leagueId} shown={shown} seenBefore={seenBefore} />
        {query.hasNextPage && <OlderLines query={query} size={shown.length} />}
      </Panel>
    </>
  );
}

/** The phone's bar has no tab for the board. */
function BoardLink({ leagueId }: { leagueId: string }) {
  const unread = useTalkUnread(leagueId);
  return (
    <Link to={paths.talk(leagueId)} className={buttonClass('secondary', 'md', 'sm:hidden')}>
      <MessagesSquare size={16} aria-hidden="true" />
      <span>{t.board}</span>
      <NewsDot count={unread} words={t.unreadThreads({ count: unread })} />
    </Link>
  );
}

function OlderLines({ query, size }: { query: ReturnType<typeof useActivityLog>; size: number }) {
  const foot = useEndless(
    !query.isFetchingNextPage && !query.isFetchNextPageError,
    size,
    () => void query.fetchNextPage(),
  );
  return (
    <div ref={foot} className="flex justify-center border-t border-line p-3">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t.showOlder}
      </Button>
    </div>
  );
}

function LogLines({
  leagueId,
  shown,
  seenBefore,
}: {
  leagueId: string;
  shown: readonly ActivityEntry[];
  seenBefore: number;
}) {
  const { me } = useLoadedLeague(leagueId);
  const myId = useAuth((state) => state.user?.uid ?? null);
  const now = useNow();
  const isNews = ({ id }: ActivityEntry) => Number(id) > seenBefore;
  const divided = new Set(
    shown.filter((entry, index) => {
      const before = shown[index - 1];
      return seenBefore > 0 && before !== undefined && isNews(before) && !isNews(entry);
    }),
  );
  return (
    <>
      {[...byDay(shown, (time) => formatPastDay(time, now))].map(([day, lines]) => (
        <Fragment key={day}>
          <h3 className="border-y border-line bg-sunken px-4 py-1 text-xs font-semibold text-ink-2 first:border-t-0">
            {day}
          </h3>
          <ul>
            {lines.map((entry) => (
              <Fragment key={lineKey(entry)}>
                {divided.has(entry) && <SeenBefore />}
                <LogLine leagueId={leagueId} entry={entry} fresh={isNews(entry) && concerns(entry, myId, me.team_id)} />
              </Fragment>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

/** Same rule as the badge: lines by other users about the reader's team or about the whole league. */
const concerns = ({ actor_id, team_ids }: ActivityEntry, me: string | null, myTeam: string | null): boolean =>
  (actor_id === null || actor_id !== me) && (team_ids.length === 0 || (myTeam !== null && team_ids.includes(myTeam)));

/** The draft that this entry groups; null for a single line. */
const draftIn = ({ data: { draftId, lines } }: ActivityEntry) =>
  typeof draftId === 'string' && typeof lines === 'number' && lines > 1 ? { draftId, lines } : null;

const lineKey = (entry: ActivityEntry): string => draftIn(entry)?.draftId ?? entry.id;

function LogLine({ leagueId, entry, fresh }: { leagueId: string; entry: ActivityEntry; fresh: boolean }) {
  const draft = draftIn(entry);
  const tradeId = executedTrade(entry);
  if (draft !== null) return <DraftLines leagueId={leagueId} entry={entry} {...draft} fresh={fresh} />;
  if (tradeId !== null) return <TradeLine leagueId={leagueId} entry={entry} tradeId={tradeId} fresh={fresh} />;
  return <ActivityLine leagueId={leagueId} entry={entry} byline dated fresh={fresh} />;
}

/** Divider: everything above it happened since the reader's last visit, including lines that do not concern them. */
function SeenBefore() {
  return (
    <li className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-medium text-ink-3">{t.beforeLastVisit}</li>
  );
}

const PAGE = 100;

interface Filter {
  readonly start: string;
  readonly end: string;
  readonly kind: string;
  readonly team: string;
}

async function wholeLog(
  leagueId: string,
  { start, end, kind, team }: Filter,
  teamName: (id: string) => string | undefined,
): Promise<CsvTable> {
  const lines = await everyPage<ActivityEntry, string>(async (before) => {
    const page = await request('GET /:league_id/activity-log', {
      league_id: leagueId,
      query: {
        start: start || null,
        end: end || null,
        type: kind === 'all' ? null : kind,
        team: team === 'all' ? null : team,
        before,
        limit: PAGE,
      },
    });
    return { rows: page.activities, next: page.next };
  });
  return {
    head: [t.dateColumn, t.whatColumn, t.messageColumn, t.byColumn, t.teamsColumn],
    keys: [null, 'action_type'],
    rows: lines.map((line) => [
      line.date,
      line.action_type,
      line.message,
      line.actor,
      line.team_ids.flatMap((id) => teamName(id) ?? []).join('; '),
    ]),
  };
}
