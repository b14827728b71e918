import { useState } from 'react';
import { useParams } from 'react-router-dom';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { Button } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { useWide } from '../../ui/use-media.js';
import { NewThreadDialog } from './NewThreadDialog.js';
import { BoardColumns } from './BoardColumns.js';
import { ThreadList } from './ThreadList.js';
import { ThreadPosts } from './ThreadPosts.js';
import { namesIn } from './WritingField.js';
import { useBoard } from './talk.data.js';
import * as t from './talk.words.en.js';

/** The league's board. A wide screen shows a thread next to the list: the first with new posts, or else the first. */
export function BoardPage() {
  const { leagueId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  usePageTitle(t.board, loaded.league.league_name);
  const query = useBoard(leagueId);
  const wide = useWide();
  const [writing, setWriting] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  const first = threads.find(({ unread }) => unread > 0) ?? threads[0];
  // Reading a thread changes which one is first; the open one stays.
  if (wide && first !== undefined && !threads.some(({ id }) => id === opened)) setOpened(first.id);
  const canWrite = query.data?.pages[0]?.can_write ?? false;
  const begin = canWrite ? (
    <Button
      variant="primary"
      icon={<MessageSquarePlus size={16} aria-hidden="true" />}
      onClick={() => setWriting(true)}
    >
      {t.newThread}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader
        title={t.board}
        hint={t.boardOfLeague({ league: loaded.league.league_name })}
        actions={threads.length > 0 ? begin : undefined}
      />
      {wide && opened !== null ? (
        <BoardColumns list={<ThreadList leagueId={leagueId} current={opened} begin={begin} />}>
          <ThreadPosts key={opened} leagueId={leagueId} threadId={opened} titled />
        </BoardColumns>
      ) : (
        <ThreadList leagueId={leagueId} begin={begin} />
      )}
      {writing && <NewThreadDialog leagueId={leagueId} names={namesIn(loaded)} onClose={() => setWriting(false)} />}
    </>
  );
}
