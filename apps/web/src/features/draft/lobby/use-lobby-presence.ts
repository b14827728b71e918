import { useEffect, useState } from 'react';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { openSocket } from '../../../platform/session/socket.js';

/** Users in the lobby or room, including this one. Empty until the server has answered. */
export function useLobbyPresence(draftId: string, since: number): readonly PresentUser[] {
  const [present, setPresent] = useState<readonly PresentUser[]>([]);
  // `since` matters only when joining first: a separate query refreshes the draft.
  const [first] = useState(since);
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    void openSocket().then((socket) => {
      if (left) return;
      const join = () => socket.emit('draft:join', { draftId, since: first }, () => undefined);
      const tell = (body: { draftId: string; users: readonly PresentUser[] }) => {
        if (body.draftId === draftId) setPresent(body.users);
      };
      const lose = () => setPresent([]);
      socket.on('presence', tell);
      socket.on('connect', join);
      socket.on('disconnect', lose);
      if (socket.connected) join();
      leave = () => {
        socket.off('presence', tell);
        socket.off('connect', join);
        socket.off('disconnect', lose);
        if (socket.connected) socket.emit('draft:leave', { draftId }, () => undefined);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, [draftId, first]);
  return present;
}
