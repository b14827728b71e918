import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostReaction } from '@crease/core/talk/talk.rules.js';
import type { ThreadAnswer } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useChange } from '../../platform/requests/use-change.js';
import { showToast } from '../../ui/layers/toast.js';

export function useBoard(leagueId: string) {
  return useInfiniteQuery({
    queryKey: [...keys.talk(leagueId), 'board', 'list'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /:league_id/talk', {
        league_id: leagueId,
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** A thread's posts, loaded from the newest back and returned in reading order. */
export function useThread(leagueId: string, threadId: string) {
  const query = useInfiniteQuery({
    queryKey: [...keys.talk(leagueId), 'thread', threadId],
    queryFn: ({ pageParam, signal }) =>
      request('GET /:league_id/talk/:thread_id', {
        league_id: leagueId,
        thread_id: threadId,
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.earlier,
  });
  const pages = query.data?.pages ?? [];
  const known = new Set<string>();
  const posts = pages
    .toReversed()
    .flatMap((page) => page.posts)
    // Pages fetched at different times may overlap.
    .filter(({ id }) => !known.has(id) && known.add(id));
  return { query, newest: pages[0], posts };
}

/** Marks visible posts as read on all devices. */
export function useRead(leagueId: string, threadId: string, newest: ThreadAnswer | undefined) {
  const number = newest?.posts.at(-1)?.number ?? 0;
  const seen = newest?.seen ?? 0;
  const writes = newest !== undefined;
  useEffect(() => {
    if (!writes || number <= seen) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      // The site owner may read without being a member.
      request('POST /:league_id/talk/:thread_id/read', {
        league_id: leagueId,
        thread_id: threadId,
        body: { number },
      }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [leagueId, threadId, number, seen, writes]);
}

/** Refetches the board; an event notifies other members. */
export function useTalkChanged(leagueId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.talk(leagueId) });
}

export function useReact(leagueId: string, threadId: string) {
  const changed = useTalkChanged(leagueId);
  return useChange({
    send: ({ postId, reaction, on }: { postId: string; reaction: PostReaction; on: boolean }) =>
      request('PUT /:league_id/talk/:thread_id/posts/:post_id/reaction', {
        league_id: leagueId,
        thread_id: threadId,
        post_id: postId,
        body: { reaction, on },
      }),
    onDone: changed,
    onError: (error) => showToast({ kind: 'error', text: error.message }),
  });
}
