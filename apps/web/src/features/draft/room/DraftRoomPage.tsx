import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { enterRoom } from '../../../platform/device/open-rooms.js';
import { buttonClass } from '../../../ui/Button.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { openDraftRoom, type DraftRoom } from '../sync/draft-room.store.js';
import { liveTransport, type RoomTransport } from '../sync/draft-room.transport.js';
import { LiveRegions } from '../announce/LiveRegions.js';
import { createReactionHandler } from '../announce/reaction-handler.js';
import { RoomProvider, useDraft, type RoomScope } from '../state/room-context.js';
import { sendOutbox } from '../state/chat-outbox.js';
import { createKeptRoomUi, leaveRoomUi } from '../state/kept-words.js';
import { RoomFrame, RoomSkeleton } from './RoomFrame.js';
import * as t from './room.words.en.js';
import { usePool } from './use-pool.js';

const BoardScreen = lazyPart(() => import('./BoardScreen.js'));
const EndedRoom = lazyPart(() => import('./EndedRoom.js'));

/** `/{league_id}/draft/live/{draft_id}`: the draft room. `?view=board` shows only the board, for a big screen. */
export default function DraftRoomPage() {
  const { leagueId = '', draftId = '' } = useParams();
  const userId = useAuth((state) => state.user?.uid ?? null);
  const transport = useMemo(() => liveTransport(leagueId, draftId), [leagueId, draftId]);
  return <DraftRoomOf leagueId={leagueId} draftId={draftId} userId={userId} transport={transport} />;
}

interface RoomOf {
  leagueId: string;
  draftId: string;
  userId: string | null;
  /** The room's connection; it keeps its identity while the room is the same. */
  transport: RoomTransport;
  /** Shown instead of the room once the draft has ended, when the room has no league around it. */
  ended?: (state: DraftState) => ReactNode;
}

export function DraftRoomOf({ leagueId, draftId, userId, transport, ended }: RoomOf) {
  const board = useSearchParams()[0].get('view') === 'board';
  const [room, setRoom] = useState<DraftRoom | null>(null);
  useEffect(() => {
    const opened = openDraftRoom(draftId, userId, transport, createReactionHandler(board));
    setRoom(opened);
    const wake = () => {
      if (document.visibilityState === 'visible') opened.wake();
    };
    const network = () => opened.wake();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', network);
    window.addEventListener('offline', network);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', network);
      window.removeEventListener('offline', network);
      opened.close();
      setRoom(null);
    };
  }, [draftId, userId, transport, board]);
  return room === null ? (
    <RoomSkeleton />
  ) : (
    <Opened key={draftId} room={room} leagueId={leagueId} draftId={draftId} ended={ended} />
  );
}

interface OpenedRoom extends Pick<RoomOf, 'leagueId' | 'draftId' | 'ended'> {
  room: DraftRoom;
}

function Opened({ room, leagueId, draftId, ended }: OpenedRoom) {
  const phase = useStore(room.store, (view) => view.phase);
  const failure = useStore(room.store, (view) => view.failure);
  const there = useStore(room.store, (view) => view.state !== null);
  if (phase === 'failed')
    return <Unavailable message={failure ?? t.roomNotOpened} retry={room.retry} leagueId={leagueId} />;
  return there ? <Open room={room} leagueId={leagueId} draftId={draftId} ended={ended} /> : <RoomSkeleton />;
}

function Unavailable({ message, retry, leagueId }: { message: string; retry: () => void; leagueId: string }) {
  usePageTitle(t.draftRoomTitle);
  return (
    <div className="py-16">
      <ErrorState message={message} retry={retry} />
      <p className="mt-2 text-center">
        <Link to={paths.drafts(leagueId)} className={buttonClass('quiet')}>
          {t.allDraftsOfLeague}
        </Link>
      </p>
    </div>
  );
}

function Open({ room, leagueId, draftId, ended }: OpenedRoom) {
  const [search] = useSearchParams();
  const my = useStore(room.store, (view) => view.my);
  const userId = useStore(room.store, (view) => view.userId);
  const name = useStore(room.store, (view) => (view.state === null ? '' : draftName(view.state)));
  const over = useStore(room.store, (view) => view.state?.status === 'ended');
  // After the last pick the room opens on the board, as wide as the window.
  const [ui] = useState(() => createKeptRoomUi(draftId, over ? { single: 'board', wideBoard: true } : {}));
  useEffect(() => {
    void sendOutbox(ui, room);
    return () => leaveRoomUi(draftId, ui);
  }, [draftId, ui, room]);
  // A draft that ends while it is watched stays in view, with a link to its recap; also one that was reopened.
  const [late, setLate] = useState(over);
  if (late && !over) setLate(false);
  useEffect(() => (over ? undefined : enterRoom()), [over]);
  const { pool, error, refetch } = usePool(room, ui, leagueId, draftId, ended !== undefined);
  const scope = useMemo<RoomScope>(
    () => ({
      leagueId,
      draftId,
      at: { league_id: leagueId, draft_id: draftId },
      room,
      ui,
      pool,
      poolError: pool === null ? error : null,
      retryPool: () => void refetch(),
      actor: { userId: userId ?? '', teamIds: my.teamIds, commissioner: my.commissioner },
      alone: ended !== undefined,
    }),
    [leagueId, draftId, room, ui, pool, error, refetch, userId, my, ended],
  );
  const view = search.get('view');
  const board = view === 'board';
  return (
    <RoomProvider scope={scope}>
      {board ? (
        <Suspense fallback={<RoomSkeleton />}>
          <Title text={t.boardOf({ draft: name })} />
          <BoardScreen />
        </Suspense>
      ) : over && ended !== undefined ? (
        <Ended show={ended} />
      ) : over && view !== 'room' && (late || view === 'recap') ? (
        <Suspense fallback={<RoomSkeleton />}>
          <EndedRoom />
        </Suspense>
      ) : (
        <RoomFrame />
      )}
      <LiveRegions />
    </RoomProvider>
  );
}

function Ended({ show }: { show: (state: DraftState) => ReactNode }) {
  return show(useDraft());
}

function Title({ text }: { text: string }) {
  usePageTitle(text);
  return null;
}
