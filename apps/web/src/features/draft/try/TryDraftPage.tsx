import { Suspense, useCallback, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { serveLocally } from '../../../platform/requests/api-client.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { draftIdOf, TRY_LEAGUE, VISITOR, type OpenServer, type TryServer } from './try.model.js';
import { loadTryPlayers } from './try-players.js';
import { openWorkerRoom } from './worker-room.js';
import * as t from './try.words.en.js';

const DraftRoomOf = lazyPart(() => import('../room/DraftRoomPage.js'), 'DraftRoomOf');
const TryRecap = lazyPart(() => import('./TryRecap.js'), 'TryRecap');

let attempts = 0;
/** Counts drafts over all visits of the page, because queues are kept by the draft's id. */
const nextAttempt = (): number => attempts++;

/** `/try`: a draft against Auto for visitors. It runs in the browser alone: no call, no socket, nothing is stored. */
export function TryDraftPage({ open = openWorkerRoom }: { open?: OpenServer }) {
  usePageTitle(t.pageTitle);
  const [attempt, setAttempt] = useState(nextAttempt);
  const { data, error, refetch } = useQuery({
    queryKey: ['try-players'],
    queryFn: loadTryPlayers,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const again = useCallback(() => setAttempt(nextAttempt()), []);
  if (error !== null) return <ErrorState message={error.message} retry={() => void refetch()} className="py-16" />;
  if (data === undefined) return null;
  return (
    <Suspense>
      <Attempt key={attempt} attempt={attempt} players={data} open={open} again={again} />
    </Suspense>
  );
}

interface AttemptProps {
  attempt: number;
  players: readonly PoolEntry[];
  open: OpenServer;
  again: () => void;
}

function Attempt({ attempt, players, open, again }: AttemptProps) {
  const [room, setRoom] = useState<TryServer | null>(null);
  useEffect(() => {
    const opened = open(attempt, players);
    const stop = serveLocally(TRY_LEAGUE, opened.answer);
    const onVisibility = () => opened.setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    setRoom(opened);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      setRoom(null);
      // Parts of the room send what is not saved yet when they are taken away, which is after this.
      queueMicrotask(() => {
        stop();
        opened.close();
      });
    };
  }, [attempt, players, open]);
  const ended = useCallback(
    (state: DraftState) => (
      <Suspense>
        <TryRecap state={state} players={players} again={again} />
      </Suspense>
    ),
    [players, again],
  );
  if (room === null) return null;
  return (
    <DraftRoomOf
      leagueId={TRY_LEAGUE}
      draftId={draftIdOf(attempt)}
      userId={VISITOR}
      transport={room.transport}
      ended={ended}
    />
  );
}
