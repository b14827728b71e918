import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Lock from 'lucide-react/icons/lock';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Pin from 'lucide-react/icons/pin';
import type { ThreadSummary } from '@crease/core/talk/talk.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge, CountBadge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { NewThreadDialog } from './NewThreadDialog.js';
import { namesIn } from './WritingField.js';
import { useBoard } from './talk.data.js';
import * as t from './talk.words.en.js';

/** The league's board: its threads, pinned ones first, then by their last post. */
export function BoardPage() {
  const { leagueId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  usePageTitle(t.board, loaded.league.league_name);
  const query = useBoard(leagueId);
  const [writing, setWriting] = useState(false);
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  const canWrite = query.data?.pages[0]?.can_write ?? false;
  const begin = (
    <Button
      variant="primary"
      icon={<MessageSquarePlus size={16} aria-hidden="true" />}
      onClick={() => setWriting(true)}
    >
      {t.newThread}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.board}
        hint={t.boardOfLeague({ league: loaded.league.league_name })}
        actions={canWrite && threads.length > 0 ? begin : undefined}
      />
      <Panel
        title={t.threads}
        flush
        state={panelState(query, () =>
          threads.length === 0
            ? {
                words: t.noThreadsYet,
                detail: t.noThreadsHint,
                action: canWrite ? begin : undefined,
              }
            : null,
        )}
        skeleton={<SkeletonRows rows={8} />}
        footer={query.hasNextPage ? <ShowMore query={query} words={t.showOlderThreads} /> : undefined}
      >
        <ul>
          {threads.map((thread) => (
            <ThreadLine key={thread.id} leagueId={leagueId} thread={thread} />
          ))}
        </ul>
      </Panel>
      {writing && <NewThreadDialog leagueId={leagueId} names={namesIn(loaded)} onClose={() => setWriting(false)} />}
    </>
  );
}

function ThreadLine({ leagueId, thread }: { leagueId: string; thread: ThreadSummary }) {
  const replies = thread.posts - 1;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.thread(leagueId, thread.id)}
        className={cx(
          'flex min-h-13 items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover',
          thread.unread > 0 && 'shadow-[inset_3px_0_0_var(--accent)]',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            {thread.pinned && <Pin size={14} aria-label={t.pinned} className="shrink-0 text-ink-3" />}
            {thread.closed && <Lock size={14} aria-label={t.closed} className="shrink-0 text-ink-3" />}
            <span
              className={cx('min-w-0 truncate', thread.unread > 0 ? 'font-semibold' : 'font-medium')}
              title={thread.title}
            >
              {thread.title}
            </span>
            {thread.poll !== null && (
              <Badge tone={thread.poll === 'open' ? 'accent' : 'neutral'}>
                {thread.poll === 'open' ? t.poll : t.pollOver}
              </Badge>
            )}
          </span>
          <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
            <span className="max-w-full truncate">{`${thread.last_by}, `}</span>
            <RelativeTime at={thread.last_at} />
            <span>{replies === 0 ? t.noRepliesYet : replies === 1 ? t.oneReply : t.replies({ count: replies })}</span>
          </span>
        </span>
        <CountBadge count={thread.unread} words={t.newPostCount({ count: thread.unread })} className="shrink-0" />
      </Link>
    </li>
  );
}
