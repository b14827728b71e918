import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router-dom';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { useWide } from '../../ui/use-media.js';
import { BoardColumns } from './BoardColumns.js';
import { ThreadActs } from './ThreadActs.js';
import { ThreadList } from './ThreadList.js';
import { ThreadPosts } from './ThreadPosts.js';
import { useThread } from './talk.data.js';
import * as t from './talk.words.en.js';

/** One thread. A wide screen shows the board's list next to it. */
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
