import { Link } from 'react-router-dom';
import Lock from 'lucide-react/icons/lock';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import type { ThreadSummary } from '@crease/core/talk/talk.answers.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge, CountBadge } from '../../ui/marks/Badge.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { plainText } from '../../ui/text/plain-text.js';
import { useBoard } from './talk.data.js';
import * as t from './talk.words.en.js';

/** The threads of a league's board: pinned ones first, then by their last post. */
export function ThreadList({
  leagueId,
  current = null,
  begin,
}: {
  leagueId: string;
  current?: string | null;
  /** The button that begins a thread, for an empty board. */
  begin?: ReactNode;
}) {
  const query = useBoard(leagueId);
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  return (
    <Panel
      title={t.threads}
      untitled
      flush
      state={panelState(query, () =>
        threads.length === 0 ? { words: t.noThreadsYet, detail: t.noThreadsHint, action: begin } : null,
      )}
      skeleton={<SkeletonRows rows={8} />}
      footer={query.hasNextPage ? <ShowMore query={query} words={t.showOlderThreads} /> : undefined}
    >
      <ul>
        {threads.map((thread) => (
          <ThreadLine key={thread.id} leagueId={leagueId} thread={thread} current={thread.id === current} />
        ))}
      </ul>
    </Panel>
  );
}

function ThreadLine({ leagueId, thread, current }: { leagueId: string; thread: ThreadSummary; current: boolean }) {
  const replies = thread.posts - 1;
  const unread = thread.unread > 0;
  const begins = thread.last_post === null ? '' : plainText(thread.last_post);
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.thread(leagueId, thread.id)}
        aria-current={current ? 'true' : undefined}
        className={cx(
          'flex min-h-13 items-start gap-3 px-4 py-1.5 outline-offset-[-2px]',
          current ? 'bg-accent-soft' : 'hover:bg-hover',
          unread && 'shadow-[inset_3px_0_0_var(--accent)]',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            {thread.pinned && <Pin size={14} aria-label={t.pinned} className="shrink-0 text-ink-3" />}
            {thread.closed && <Lock size={14} aria-label={t.closed} className="shrink-0 text-ink-3" />}
            <span className={cx('min-w-0 truncate', unread ? 'font-semibold' : 'font-medium')} title={thread.title}>
              {thread.title}
            </span>
            {thread.poll !== null && (
              <Badge tone={thread.poll === 'open' ? 'accent' : 'neutral'}>
                {thread.poll === 'open' ? t.poll : t.pollOver}
              </Badge>
            )}
          </span>
          <span
            className={cx(
              'line-clamp-1 text-sm sm:mt-0.5 sm:line-clamp-2 wrap-anywhere',
              unread ? 'text-ink' : 'text-ink-2',
            )}
          >
            <span className="font-medium">{thread.last_by}</span>
            {begins !== '' && `: ${begins}`}
          </span>
          <span className="flex flex-wrap gap-x-2 text-xs sm:mt-0.5 text-ink-3">
            <RelativeTime at={thread.last_at} />
            <span>{replies === 0 ? t.noRepliesYet : replies === 1 ? t.oneReply : t.replies({ count: replies })}</span>
          </span>
        </span>
        <CountBadge count={thread.unread} words={t.newPostCount({ count: thread.unread })} className="shrink-0" />
      </Link>
    </li>
  );
}
