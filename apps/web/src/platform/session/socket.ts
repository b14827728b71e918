import type { Socket } from 'socket.io-client';
import { wordFormerNames } from '@crease/core/auth/words/former.words.js';
import type { ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import { OUTDATED, PROTOCOL_VERSION } from '@crease/core/realtime/socket-events.js';
import { create } from 'zustand';
import { endSession, freshToken, renew, useAuth } from './auth-store.js';
import { showToast } from '../../ui/layers/toast.js';
import { reloadOldRelease } from '../device/old-release.js';
import { queryClient } from '../requests/query-client.js';
import { isLeaving, leaveSocket, takeSocket } from './hand-over.js';
import * as t from './session.words.en.js';

export type AppSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
export type Connection = 'live' | 'connecting' | 'offline';

export const useConnection = create<{ state: Connection }>(() => ({ state: 'connecting' }));

/** Wait in milliseconds after a refusal for too many tabs. */
const REFUSED_PAUSE_MS = 60_000;

let opening: Promise<AppSocket> | null = null;

/**
 * The tab's only socket, opened on first use and closed on sign-out. It reconnects with growing random delays; rooms
 * must be joined again on `connect`.
 */
export function openSocket(): Promise<AppSocket> {
  if (opening !== null) return opening;
  const left = takeSocket();
  const mine = (left ?? createSocket()).then((socket) => {
    wordArrivals(socket);
    socket.auth = (give) => {
      void freshToken().then((token) => give({ token, protocol: PROTOCOL_VERSION }));
    };
    /** Each session and account has one socket. */
    const current = () => opening === mine;
    const connectIn = (ms: number) => setTimeout(() => current() && socket.connect(), ms);
    let refused = false;
    socket.on('refused', () => {
      refused = true;
    });
    socket.on('connect', () => useConnection.setState({ state: 'live' }));
    socket.on('disconnect', (reason) => {
      useConnection.setState({ state: navigator.onLine ? 'connecting' : 'offline' });
      // socket.io does not reconnect after a disconnect by the server.
      if (reason === 'io server disconnect') connectIn(refused ? REFUSED_PAUSE_MS : 1000 + Math.random() * 2000);
      refused = false;
    });
    socket.on('connect_error', ({ message }) => {
      if (message === OUTDATED) {
        if (reloadOldRelease()) return;
        useConnection.setState({ state: navigator.onLine ? 'connecting' : 'offline' });
        showToast({
          kind: 'error',
          text: t.newReleaseIsOut,
          detail: t.reloadPageHint,
          action: { label: t.reload, run: () => location.reload() },
        });
        connectIn(60_000);
        return;
      }
      useConnection.setState({ state: navigator.onLine ? 'connecting' : 'offline' });
      // socket.io does not retry a refused handshake. The token may have expired, the database may be down, or the
      // session may have ended unnoticed, which the renewal detects.
      if (message === 'unauthenticated' && current()) void renew();
      const pause = message === 'tryAgain' ? 500 + Math.random() * 1000 : 3000 + Math.random() * 4000;
      if (!socket.active) connectIn(pause);
    });
    socket.on('session:ended', ({ reason }) => current() && endSession(reason === 'idle' ? 'timed-out' : 'signed-out'));
    if (left === null) return socket;
    if (socket.connected) useConnection.setState({ state: 'live' });
    else if (!socket.active) socket.connect();
    return socket;
  });
  opening = mine;
  return mine;
}

/** Words names of deleted accounts in events and answers, again when the app of another language takes over. */
function wordArrivals({ io }: AppSocket): void {
  const { add }: AppSocket['io']['decoder'] = Object.getPrototypeOf(io['decoder']);
  io['decoder'].add = (packet: unknown) =>
    add.call(io['decoder'], typeof packet === 'string' ? wordFormerNames(packet) : packet);
}

const createSocket = (): Promise<AppSocket> =>
  import('socket.io-client').then(({ io }) =>
    io({
      transports: ['websocket'],
      reconnectionDelay: 400,
      reconnectionDelayMax: 8_000,
      randomizationFactor: 0.5,
    }),
  );

window.addEventListener('online', () => {
  void opening?.then((socket) => socket.connect());
});
window.addEventListener('offline', () => useConnection.setState({ state: 'offline' }));

useAuth.subscribe((now, before) => {
  if (before.status !== 'signed-in' || now.status === 'signed-in') return;
  const closing = opening;
  opening = null;
  if (isLeaving()) leaveSocket(closing?.then((socket) => socket.off()) ?? null);
  else void closing?.then((socket) => socket.disconnect());
  queryClient.clear();
});
