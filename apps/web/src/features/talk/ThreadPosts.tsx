import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiRefusal } from '../../platform/requests/api-client.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { ErrorState, Panel } from '../../ui/page/Panel.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { PostItem } from './PostItem.js';
import { Reply } from './Reply.js';
import { namesIn } from './WritingField.js';
import { usePostActs } from './use-post-acts.js';
import { useRead, useThread } from './talk.data.js';
import * as t from './talk.words.en.js';

/** A thread's posts, newest last, and the reply field. Reading marks posts as read. */
export function ThreadPosts({
  leagueId,
  threadId,
  titled = false,
}: {
  leagueId: string;
  threadId: string;
  /** The panel names the thread, because the page does not. */
  titled?: boolean;
}) {
  const loaded = useLoadedLeague(leagueId);
  const { query, newest, posts } = useThread(leagueId, threadId);
  useRead(leagueId, threadId, newest);
  const asked = useAsked(query, posts);
  // Posts that were new on arrival stay marked until the user leaves.
  const [arrival, setArrival] = useState<{ thread: string; seen: number } | null>(null);
  if (newest !== undefined && arrival?.thread !== threadId) setArrival({ thread: threadId, seen: newest.seen });
  const acts = usePostActs(leagueId, threadId);
  const names = namesIn(loaded);
  if (newest === undefined) return <NotLoaded query={query} />;
  const { thread, can_write: canWrite, can_moderate: canModerate } = newest;
  const count = thread.posts === 1 ? t.onePost : t.posts({ count: thread.posts });
  return (
    <>
      <Panel
        title={
          titled ? (
            <Link to={paths.thread(leagueId, threadId)} className="rounded-sm wrap-anywhere hover:underline">
              {thread.title}
            </Link>
          ) : (
            count
          )
        }
        actions={titled ? <span className="text-xs text-ink-3">{count}</span> : undefined}
        flush
      >
        {query.hasNextPage && (
          <div className="border-b border-line px-4 py-2">
            <ShowMore query={query} words={t.showEarlierPosts} />
          </div>
        )}
        <ol>
          {posts.map((post) => (
            <PostItem
              key={post.id}
              leagueId={leagueId}
              threadId={threadId}
              post={post}
              names={names}
              canModerate={canModerate}
              canReact={canWrite}
              fresh={arrival !== null && arrival.seen > 0 && post.number > arrival.seen && !post.author.me}
              asked={post.number === asked}
              onAct={acts.ask}
            />
          ))}
        </ol>
      </Panel>
      {canWrite && <Reply leagueId={leagueId} threadId={threadId} names={names} />}
      {thread.closed && <p className="mt-3 text-sm text-ink-3">{t.threadClosedToPosts}</p>}
      {acts.dialog}
    </>
  );
}

function NotLoaded({ query }: { query: ReturnType<typeof useThread>['query'] }) {
  const missing = query.error instanceof ApiRefusal && query.error.status === 404;
  return query.error === null ? (
    <div role="status" aria-label={t.loading}>
      <SkeletonRows rows={6} />
    </div>
  ) : (
    <ErrorState
      message={missing ? t.threadIsGone : query.error.message}
      retry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

/** Loads the post in the address, and scrolls to it once. */
function useAsked(query: ReturnType<typeof useThread>['query'], posts: readonly { number: number }[]): number | null {
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get('post'));
  const shown = useRef<number | null>(null);
  const first = posts[0]?.number ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (!(asked > 0) || first === 0 || shown.current === asked) return;
    if (asked < first && hasNextPage) {
      if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
      return;
    }
    shown.current = asked;
    const post = document.getElementById(`post-${asked}`);
    post?.scrollIntoView({ block: 'center' });
    post?.focus({ preventScroll: true });
  }, [asked, first, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return asked > 0 ? asked : null;
}
