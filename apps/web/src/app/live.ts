import { useEffect } from 'react';
import type { Envelope } from '@crease/core/streams/room.js';
import { EVERYONE, idIn, type AnyEvent } from '@crease/core/realtime/socket-events.js';
import { keys } from '../features/open-league/league-data.js';
import { queryClient } from '../platform/requests/query-client.js';
import { isLeaving } from '../platform/session/hand-over.js';
import { openSocket, type AppSocket } from '../platform/session/socket.js';
import { onEvent } from './live-events.js';
import { holdRefetches, refetchAll, refetchSoon } from './refetch.js';
import { staleAfterGap } from './stale-after.js';
import { StreamWatch } from './stream-watch.js';

/** Milliseconds: maximum age of an answer on arrival, and delay of an event. */
const UNDER_WAY_MS = 5_000;
/** Milliseconds; a failed join is retried after one to two times this. */
const PAUSE_MS = 1_000;
let openedLeagues = 0;

/** Time of a league's oldest cached data; events since then may have been missed. */
const oldestShown = (leagueId: string): number =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.league(leagueId) })
    .reduce(
      (oldest, { state }) => (state.dataUpdatedAt > 0 ? Math.min(oldest, state.dataUpdatedAt) : oldest),
      Date.now(),
    );

/** Number of leagues with a listener; those listeners also handle the user's own events. */
let listening = 0;

function refetchMissed(stream: string, here: string) {
  const stale = staleAfterGap(stream, here);
  if (stale === null) refetchAll();
  else refetchSoon(stale);
}

/** Keeps the league's screens up to date; `hold` postpones refetches. */
export function useLiveLeague(leagueId: string, hold: boolean) {
  useEffect(() => (hold ? holdRefetches() : undefined), [hold]);
  useEffect(() => {
    // /boot.js may have fetched the first league before the app started.
    const since = openedLeagues++ === 0 ? performance.timeOrigin : oldestShown(leagueId);
    return withSocket((socket) => followLeague(socket, leagueId, since));
  }, [leagueId]);
}

/** Calls `follow` once the socket is open. Returns the clean-up. */
function withSocket(follow: (socket: AppSocket) => () => void): () => void {
  let left = false;
  let leave: () => void = () => undefined;
  void openSocket().then((socket) => {
    if (!left) leave = follow(socket);
  });
  return () => {
    left = true;
    leave();
  };
}

/**
 * Joins the league and handles its events, until the returned function is called. `shownSince`: time of the oldest
 * data that is shown.
 */
function followLeague(socket: AppSocket, leagueId: string, shownSince: number): () => void {
  let left = false;
  let since = shownSince;
  const watch = new StreamWatch();
  const hear = (envelope: Envelope<AnyEvent>) => {
    if (watch.heard(envelope.stream, envelope.seq)) refetchMissed(envelope.stream, leagueId);
    onEvent(envelope, leagueId);
  };
  const pulse = ({ stream, seq }: { stream: string; seq: number }) => {
    if (watch.pulsed(stream, seq)) refetchMissed(stream, leagueId);
  };
  let heard = Infinity;
  const join = () =>
    socket.emit('league:join', { leagueId, age: Math.max(0, Date.now() - since) + UNDER_WAY_MS }, (answer) => {
      if (left) return;
      if (!answer.ok) {
        if (answer.refusal.kind === 'busy' || answer.refusal.kind === 'tooMany')
          setTimeout(again, PAUSE_MS + Math.random() * PAUSE_MS);
        return;
      }
      watch.joined(answer.streams);
      if (answer.behind) refetchAll();
      since = Infinity;
      heard = Date.now();
    });
  const again = () => {
    if (!left && socket.connected) join();
  };
  const ping = () => {
    heard = Date.now();
  };
  // After a sleep the disconnect is noticed late, so use the time of the server's last message.
  const lose = () => {
    since = Math.min(since, heard);
  };
  socket.on('event', hear);
  socket.on('pulse', pulse);
  socket.on('connect', join);
  socket.on('disconnect', lose);
  socket.io.on('ping', ping);
  listening++;
  if (socket.connected) join();
  return () => {
    left = true;
    listening--;
    socket.off('event', hear);
    socket.off('pulse', pulse);
    socket.off('connect', join);
    socket.off('disconnect', lose);
    socket.io.off('ping', ping);
    if (socket.connected && !isLeaving()) socket.emit('league:leave', { leagueId }, () => undefined);
  };
}

/** Streams of which every connection gets all events. */
const isOwn = (stream: string): boolean => stream === EVERYONE || idIn('user', stream) !== null;

/** Refetches pages outside leagues. */
const refetchOwn = () => refetchSoon([keys.myLeagues, keys.inbox, keys.concerns, keys.notices, keys.system]);

/**
 * Handles the user's events on pages outside leagues. A reconnect refetches what was missed, also inside a league,
 * because joining one does not cover the user's other leagues.
 */
export function useLiveUser() {
  useEffect(() => withSocket(followUser), []);
}

function followUser(socket: AppSocket): () => void {
  let watch = new StreamWatch();
  // Inside a league `useLiveLeague` handles events, and missing ones.
  const hear = (envelope: Envelope<AnyEvent>) => {
    const { stream, seq } = envelope;
    if (isOwn(stream)) watch.begin(stream, seq - 1);
    const missing = watch.heard(stream, seq);
    if (listening > 0) return;
    if (missing) refetchOwn();
    onEvent(envelope, '');
  };
  const pulse = ({ stream, seq }: { stream: string; seq: number }) => {
    if (isOwn(stream)) watch.begin(stream, 0);
    if (watch.pulsed(stream, seq) && listening === 0) refetchOwn();
  };
  // Also after a page load: data that was read before the connection may miss events in between.
  const meet = () => {
    watch = new StreamWatch();
    refetchOwn();
  };
  socket.on('event', hear);
  socket.on('pulse', pulse);
  socket.on('connect', meet);
  if (socket.connected) meet();
  return () => {
    socket.off('event', hear);
    socket.off('pulse', pulse);
    socket.off('connect', meet);
  };
}
