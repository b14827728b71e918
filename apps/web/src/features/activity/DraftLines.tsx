import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { Button } from '../../ui/Button.js';
import { cx } from '../../ui/cx.js';
import { ActivityLine } from './ActivityLine.js';
import * as t from './activity.words.en.js';

/** A page of a draft's log lines that are older than the line `before`. Loads nothing while `before` is null. */
const useDraftLines = (leagueId: string, draftId: string, before: string | null) =>
  useInfiniteQuery({
    queryKey: [...keys.activity(leagueId), 'draft', draftId],
    queryFn: ({ pageParam, signal }) =>
      request('GET /:league_id/activity-log', {
        league_id: leagueId,
        query: { draft: draftId, before: pageParam, limit: 100 },
        signal,
      }),
    initialPageParam: before,
    getNextPageParam: (page) => page.next,
    enabled: before !== null,
  });

export function DraftLines({
  leagueId,
  entry,
  draftId,
  lines,
  fresh,
}: {
  leagueId: string;
  entry: ActivityEntry;
  draftId: string;
  lines: number;
  fresh: boolean;
}) {
  const [open, setOpen] = useState(false);
  const query = useDraftLines(leagueId, draftId, open ? entry.id : null);
  const older = query.data?.pages.flatMap((page) => page.activities) ?? [];
  return (
    <>
      <ActivityLine leagueId={leagueId} entry={entry} byline fresh={fresh} />
      <li className="border-b border-line last:border-b-0">
        <Button
          variant="quiet"
          className="ml-9 max-w-[calc(100%-2.25rem)]"
          aria-expanded={open}
          busy={open && query.isPending}
          icon={
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx('transition-transform duration-fast', open && 'rotate-180')}
            />
          }
          onClick={() => setOpen(!open)}
        >
          <span className="whitespace-normal">
            {(open ? t.hideEarlierLines : t.showEarlierLines)({ count: lines - 1 })}
          </span>
        </Button>
        {open && (
          <ul className="border-t border-line bg-sunken pl-5">
            {older.map((line) => (
              <ActivityLine key={line.id} leagueId={leagueId} entry={line} byline />
            ))}
            {query.error !== null && <li className="px-4 py-2.5 text-bad">{query.error.message}</li>}
            {query.hasNextPage && (
              <li className="p-3">
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t.showOlder}
                </Button>
              </li>
            )}
          </ul>
        )}
      </li>
    </>
  );
}
