import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ApiRefusal } from '../../platform/requests/api-client.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { ErrorState, Panel } from '../../ui/page/Panel.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { PostItem } from './PostItem.js';
import { Reply } from './Reply.js';
import { ThreadActs } from './ThreadActs.js';
import { namesIn } from './WritingField.js';
import { usePostActs } from './use-post-acts.js';
import { useRead, useThread } from './talk.data.js';
import * as t from './talk.words.en.js';

export function ThreadPage() {
  const { leagueId = '', threadId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  const { query, newest, posts } = useThread(leagueId, threadId);
  const title = newest?.thread.title;
  usePageTitle(title ?? t.board, loaded.league.league_name);
  useRead(leagueId, threadId, newest);
  const asked = useAsked(query, posts);
  // Posts that were new on arrival stay marked until the user leaves.
  const [arrival, setArrival] = useState<{ thread: string; seen: number } | null>(null);
  if (newest !== undefined && arrival?.thread !== threadId) setArrival({ thread: threadId, seen: newest.seen });
  const acts = usePostActs(leagueId, threadId);
  const names = namesIn(loaded);
  const back = (
    <Link to={paths.talk(leagueId)} className="rounded-sm text-sm text-accent-text hover:underline">
      {t.backToBoard}
    </Link>
  );

  if (newest === undefined || title === undefined) return <NotLoaded query={query} back={back} />;
  const { thread, can_write: canWrite, can_moderate: canModerate } = newest;
  return (
    <div className="max-w-4xl">
      <PageHeader
        title={title}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            {back}
            {thread.pinned && <Badge>{t.pinned}</Badge>}
            {thread.closed && <Badge tone="warn">{t.closed}</Badge>}
          </span>
        }
        actions={canModerate ? <ThreadActs leagueId={leagueId} thread={thread} /> : undefined}
      />
      <Panel title={thread.posts === 1 ? t.onePost : t.posts({ count: thread.posts })} flush>
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
    </div>
  );
}

function NotLoaded({ query, back }: { query: ReturnType<typeof useThread>['query']; back: ReactNode }) {
  const missing = query.error instanceof ApiRefusal && query.error.status === 404;
  return (
    <>
      <PageHeader title={t.board} detail={back} />
      {query.error === null ? (
        <div role="status" aria-label={t.loading}>
          <SkeletonRows rows={6} />
        </div>
      ) : (
        <ErrorState
          message={missing ? t.threadIsGone : query.error.message}
          retry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </>
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
