import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router-dom';
import type { ThreadSummary } from '@crease/core/talk/talk.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { useWide } from '../../ui/use-media.js';
import { BoardColumns } from './BoardColumns.js';
import { ThreadList } from './ThreadList.js';
import { ThreadPosts } from './ThreadPosts.js';
import { useThread, useTalkChanged } from './talk.data.js';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './talk.words.en.js';

export function ThreadPage() {
  const { leagueId = '', threadId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  const { newest } = useThread(leagueId, threadId);
  const thread = newest?.thread;
  usePageTitle(thread?.title ?? t.board, loaded.league.league_name);
  const wide = useWide();
  const posts = <ThreadPosts key={threadId} leagueId={leagueId} threadId={threadId} />;
  return (
    <div className={wide ? undefined : 'max-w-4xl'}>
      <PageHeader
        title={thread?.title ?? t.board}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to={paths.talk(leagueId)}
              className="flex items-center gap-0.5 rounded-sm text-sm text-accent-text hover:underline"
            >
              <ChevronLeft size={14} aria-hidden="true" />
              {t.board}
            </Link>
            {thread?.pinned === true && <Badge>{t.pinned}</Badge>}
            {thread?.closed === true && <Badge tone="warn">{t.closed}</Badge>}
          </span>
        }
        actions={
          thread !== undefined && newest?.can_moderate === true ? (
            <ThreadActs leagueId={leagueId} thread={thread} />
          ) : undefined
        }
      />
      {wide ? <BoardColumns list={<ThreadList leagueId={leagueId} current={threadId} />}>{posts}</BoardColumns> : posts}
    </div>
  );
}

function ThreadActs({ leagueId, thread }: { leagueId: string; thread: ThreadSummary }) {
  const changed = useTalkChanged(leagueId);
  const change = useChange({
    send: (body: { pinned?: boolean; closed?: boolean }) =>
      request('PATCH /:league_id/talk/:thread_id', { league_id: leagueId, thread_id: thread.id, body }),
    onDone: changed,
    onError: (error) => showToast({ kind: 'error', text: error.message }),
  });
  return (
    <>
      <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ pinned: !thread.pinned })}>
        {thread.pinned ? t.unpin : t.pin}
      </Button>
      <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ closed: !thread.closed })}>
        {thread.closed ? t.reopenThread : t.closeThread}
      </Button>
    </>
  );
}
