import { Suspense, useEffect, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useAuth } from '../../../platform/session/auth-store.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { enterRoom } from '../../../platform/device/open-rooms.js';
import { buttonClass } from '../../../ui/Button.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { openDraftRoom, type DraftRoom } from '../sync/draft-room.store.js';
import { liveTransport } from '../sync/draft-room.transport.js';
import { LiveRegions } from '../announce/LiveRegions.js';
import { buildPool } from '../state/pool.model.js';
import { reacting } from '../announce/reacting.js';
import { RoomProvider, type RoomScope } from '../state/room-context.js';
import { createRoomUi } from '../state/room-ui.store.js';
import { RoomFrame, RoomSkeleton } from './RoomFrame.js';
import * as t from './room.words.en.js';

const BoardScreen = lazyPart(() => import('./BoardScreen.js'));

/** `/{league_id}/draft/live/{draft_id}`: the draft room. `?view=board` shows only the board, for a big screen. */
export default function DraftRoomPage() {
  const { leagueId = '', draftId = '' } = useParams();
  const userId = useAuth((state) => state.user?.uid ?? null);
  const board = useSearchParams()[0].get('view') === 'board';
  const [room, setRoom] = useState<DraftRoom | null>(null);
  useEffect(() => {
    const opened = openDraftRoom(draftId, userId, liveTransport(leagueId, draftId), reacting(board));
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
  }, [leagueId, draftId, userId, board]);
  return room === null ? <RoomSkeleton /> : <Opened key={draftId} room={room} leagueId={leagueId} draftId={draftId} />;
}

function Opened({ room, leagueId, draftId }: { room: DraftRoom; leagueId: string; draftId: string }) {
  const phase = useStore(room.store, (view) => view.phase);
  const failure = useStore(room.store, (view) => view.failure);
  const there = useStore(room.store, (view) => view.state !== null);
  if (phase === 'failed')
    return <Unavailable message={failure ?? t.roomNotOpened} retry={room.retry} leagueId={leagueId} />;
  return there ? <Open room={room} leagueId={leagueId} draftId={draftId} /> : <RoomSkeleton />;
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

function Open({ room, leagueId, draftId }: { room: DraftRoom; leagueId: string; draftId: string }) {
  const [search] = useSearchParams();
  const [ui] = useState(() => createRoomUi());
  const my = useStore(room.store, (view) => view.my);
  const userId = useStore(room.store, (view) => view.userId);
  const name = useStore(room.store, (view) => view.state?.name ?? '');
  const over = useStore(room.store, (view) => view.state?.status === 'ended');
  useEffect(() => (over ? undefined : enterRoom()), [over]);
  const { pool, error, refetch } = usePool(room, leagueId, draftId);
  const scope = useMemo<RoomScope>(
    () => ({
      leagueId,
      draftId,
      room,
      ui,
      pool,
      poolError: pool === null ? error : null,
      retryPool: () => void refetch(),
      actor: { userId: userId ?? '', teamIds: my.teamIds, commissioner: my.commissioner },
    }),
    [leagueId, draftId, room, ui, pool, error, refetch, userId, my],
  );
  const board = search.get('view') === 'board';
  return (
    <RoomProvider scope={scope}>
      {board ? (
        <Suspense fallback={<RoomSkeleton />}>
          <Title text={t.boardOf({ draft: name })} />
          <BoardScreen />
        </Suspense>
      ) : (
        <RoomFrame />
      )}
      <LiveRegions />
    </RoomProvider>
  );
}

/** The draft's players; null until they have loaded. */
function usePool({ store }: DraftRoom, leagueId: string, draftId: string) {
  const season = useStore(store, (view) => view.state?.season ?? '');
  const lobby = useStore(store, (view) => view.state?.status === 'lobby');
  const poolChanges = useStore(store, (view) => view.poolChanges);
  const client = useQueryClient();
  useEffect(() => {
    if (poolChanges > 0) void client.invalidateQueries({ queryKey: draftKeys.pool(draftId, 'lobby') });
  }, [client, draftId, poolChanges]);
  // On slow connections load the players first and their statistics once the list is shown.
  const brief = useQuery({
    queryKey: draftKeys.pool(draftId, 'brief'),
    queryFn: () => draftApi.briefPool(leagueId, draftId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The pool is fixed when the draft begins; before that it follows the league's rosters.
  const query = useQuery({
    queryKey: draftKeys.pool(draftId, lobby ? 'lobby' : 'fixed'),
    queryFn: ({ signal }) => draftApi.pool(leagueId, draftId, signal),
    enabled: !brief.isPending,
    staleTime: lobby ? 60_000 : Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    refetchOnWindowFocus: lobby,
    refetchOnReconnect: lobby,
  });
  const players = (query.data ?? brief.data)?.players;
  const pool = useMemo(() => (players === undefined ? null : buildPool(players, season)), [players, season]);
  return { pool, error: query.error, refetch: query.refetch };
}

function Title({ text }: { text: string }) {
  usePageTitle(text);
  return null;
}
