import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { Button } from '../../ui/Button.js';
import { ActivityLine } from './ActivityLine.js';
import { FoldButton } from './FoldButton.js';
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
      <ActivityLine
        leagueId={leagueId}
        entry={entry}
        byline
        dated
        fresh={fresh}
        action={
          <FoldButton open={open} busy={open && query.isPending} onChange={setOpen}>
            {(open ? t.hideEarlierLines : t.showEarlierLines)({ count: lines - 1 })}
          </FoldButton>
        }
      />
      {open && !query.isPending && (
        <li className="border-b border-line last:border-b-0">
          <ul className="bg-sunken pl-5">
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
        </li>
      )}
    </>
  );
}
