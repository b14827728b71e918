import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostReaction } from '@crease/core/talk/talk.rules.js';
import type { ThreadAnswer } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { showToast } from '../../ui/toast.js';

/** The threads of a league's board, page by page. */
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

/** A thread from its newest posts back, put in the order in which they are read. */
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
    // Pages that were asked for at different times may overlap.
    .filter(({ id }) => !known.has(id) && known.add(id));
  return { query, newest: pages[0], posts };
}

/** What is on screen has been read, on all devices. */
export function useRead(leagueId: string, threadId: string, newest: ThreadAnswer | undefined) {
  const number = newest?.posts.at(-1)?.number ?? 0;
  const seen = newest?.seen ?? 0;
  const writes = newest !== undefined;
  useEffect(() => {
    if (!writes || number <= seen) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      // The site owner looks in without a mark of their own; nothing is lost where it cannot be kept.
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

/** Asks again for what the board shows, here at once; the others hear of it. */
export function useTalkChanged(leagueId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.talk(leagueId) });
}

/** Says something to a post with one press, or takes it back. */
export function useReact(leagueId: string, threadId: string) {
  const changed = useTalkChanged(leagueId);
  return useMutation({
    mutationFn: ({ postId, reaction, on }: { postId: string; reaction: PostReaction; on: boolean }) =>
      request('PUT /:league_id/talk/:thread_id/posts/:post_id/reaction', {
        league_id: leagueId,
        thread_id: threadId,
        post_id: postId,
        body: { reaction, on },
      }),
    onSuccess: changed,
    onError: (error) => showToast({ kind: 'error', text: error.message }),
  });
}
