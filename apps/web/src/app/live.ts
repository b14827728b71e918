import { useEffect } from 'react';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { EventRow, Family } from '@crease/core/streams/event-row.js';
import { EVENTS } from '@crease/core/realtime/events.table.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { EVERYONE, idIn, type AnyEvent } from '@crease/core/realtime/socket-events.js';
import { useAuth } from '../platform/session/auth-store.js';
import { keys } from '../features/open-league/league-data.js';
import { renewUser } from '../platform/session/own-user.js';
import { queryClient } from '../platform/requests/query-client.js';
import { openSocket } from '../platform/session/socket.js';
import { StreamWatch } from './stream-watch.js';

/**
 * In milliseconds. Events within FLUSH_MS cause one refetch. SCATTER_MS is the range of a random delay that spreads the
 * members' requests.
 */
const FLUSH_MS = 120;
const SCATTER_MS = 300;

/**
 * Counts a new log line as unread before the refetch: lines by other users about the reader's team or about no team. A
 * draft room does not show the badge.
 */
function countUnread(leagueId: string, actor: string | null, teamIds: readonly string[] = []) {
  if (held > 0 || (actor !== null && actor === useAuth.getState().user?.uid)) return;
  queryClient.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
    loaded === undefined || (teamIds.length > 0 && !teamIds.includes(loaded.me.team_id ?? ''))
      ? loaded
      : { ...loaded, activity: { ...loaded.activity, unread: loaded.activity.unread + 1 } },
  );
}

/** Query keys of each family in the table of events, by league id. */
const QUESTIONS: Readonly<Record<Family, (league: string) => readonly unknown[]>> = {
  activity: keys.activity,
  // Concerns of this league and of all leagues share a prefix.
  concerns: () => keys.concerns,
  draftList: keys.drafts,
  freeAgents: keys.freeAgents,
  home: keys.home,
  invitations: keys.invitations,
  league: keys.league,
  mail: keys.mail,
  ownClaims: (league) => [...keys.freeAgents(league), 'claims'],
  ownSheet: (league) => [...keys.protection(league), 'own'],
  phase: keys.phase,
  players: (league) => [...keys.league(league), 'players'],
  protection: keys.protection,
  savedSheets: (league) => [...keys.protection(league), 'saved'],
  summary: keys.summary,
  talk: keys.talk,
  talkBoard: (league) => [...keys.talk(league), 'board'],
  team: (league) => [...keys.league(league), 'team'],
  tradeBlock: (league) => [...keys.trades(league), 'block'],
  trades: keys.trades,
  watchList: keys.watchList,
  account: () => keys.account,
  inbox: () => keys.inbox,
  myLeagues: () => keys.myLeagues,
  notices: () => keys.notices,
  preferences: () => keys.preferences,
  system: () => keys.system,
};

/** The league of an event. Team events and draft events carry none and belong to the open league. */
const leagueOf = (stream: string, event: AnyEvent, here: string): string =>
  'leagueId' in event ? event.leagueId : (idIn('league', stream) ?? here);

/** A newer server may send events that this page does not know. */
const rowOf = ({ type }: AnyEvent): EventRow | undefined => EVENTS[type];

/** The query keys that an event invalidates. */
export const staleAfter = (stream: string, event: AnyEvent, here: string): readonly (readonly unknown[])[] =>
  (rowOf(event)?.stale ?? []).map((family) => QUESTIONS[family](leagueOf(stream, event, here)));

/** In milliseconds: maximum age of an answer on arrival, and maximum delay of an event. */
const UNDER_WAY_MS = 5_000;
/** In milliseconds: a join that the server could not answer is retried after one to two times this. */
const PAUSE_MS = 1_000;
/** Number of leagues opened in this tab. */
let openedLeagues = 0;

/** Time of the oldest data of a league in the cache, from which on events may have been missed. */
const oldestShown = (leagueId: string): number =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.league(leagueId) })
    .reduce(
      (oldest, { state }) => (state.dataUpdatedAt > 0 ? Math.min(oldest, state.dataUpdatedAt) : oldest),
      Date.now(),
    );

/** The key in `pending` for a refetch of everything. */
const EVERYTHING = '[]';
const pending = new Map<string, readonly unknown[]>();
let flushing: ReturnType<typeof setTimeout> | undefined;
/** Number of open draft rooms in this tab. */
let held = 0;
/** Number of leagues with a listener; those listeners also handle the user's own events. */
let listening = 0;

/**
 * Invalidates queries. A query in its first fetch may have read the data before the event, so it is invalidated again
 * when it finishes.
 */
function ask(queryKey: readonly unknown[]) {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    query.promise?.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
  void queryClient.invalidateQueries({ queryKey });
}

/**
 * Batches invalidations: a series of events, such as picks of a draft, causes one refetch after a random delay. A draft
 * room shows none of this data, so the refetch waits until it is left.
 */
function flushSoon() {
  if (held > 0 || flushing !== undefined || pending.size === 0) return;
  flushing = setTimeout(
    () => {
      flushing = undefined;
      if (held > 0) return;
      const stale = pending.has(EVERYTHING) ? [[]] : [...pending.values()];
      pending.clear();
      for (const queryKey of stale) ask(queryKey);
    },
    FLUSH_MS + Math.random() * SCATTER_MS,
  );
}

/** Refetches everything, because events may have been missed. */
function askAgain() {
  pending.set(EVERYTHING, []);
  flushSoon();
}

/** Events for few recipients need no random delay: offers for the inbox, and changes from the user's other devices. */
function forFew(stream: string, event: AnyEvent): boolean {
  const few = rowOf(event)?.atOnce;
  return few !== undefined && idIn(few === 'manager' ? 'team' : 'user', stream) !== null;
}

function onEvent({ stream, event, actor }: Envelope<AnyEvent>, here: string) {
  for (const queryKey of staleAfter(stream, event, here)) {
    if (held === 0 && forFew(stream, event)) ask(queryKey);
    else pending.set(JSON.stringify(queryKey), queryKey);
  }
  if (event.type === 'profileChanged') void renewUser();
  if (event.type === 'activity') countUnread(leagueOf(stream, event, here), actor, event.teamIds);
  flushSoon();
}

/** Keeps the league's screens up to date while mounted; `hold` postpones refetches. */
export function useLiveLeague(leagueId: string, hold: boolean) {
  useEffect(() => {
    if (!hold) return;
    held++;
    return () => {
      held--;
      flushSoon();
    };
  }, [hold]);
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    // /boot.js may have fetched the first league before the app started.
    let since = openedLeagues++ === 0 ? performance.timeOrigin : oldestShown(leagueId);
    void openSocket().then((socket) => {
      if (left) return;
      const watch = new StreamWatch();
      const hear = (envelope: Envelope<AnyEvent>) => {
        if (watch.heard(envelope.stream, envelope.seq)) askAgain();
        onEvent(envelope, leagueId);
      };
      const pulse = ({ stream, seq }: { stream: string; seq: number }) => {
        if (watch.pulsed(stream, seq)) askAgain();
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
          if (answer.behind) askAgain();
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
      leave = () => {
        listening--;
        socket.off('event', hear);
        socket.off('pulse', pulse);
        socket.off('connect', join);
        socket.off('disconnect', lose);
        socket.io.off('ping', ping);
        if (socket.connected) socket.emit('league:leave', { leagueId }, () => undefined);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, [leagueId]);
}

/** Streams of which every connection gets all events. */
const isOwn = (stream: string): boolean => stream === EVERYONE || idIn('user', stream) !== null;

/** Refetches the data of pages outside leagues. */
function askForOwn() {
  for (const key of [keys.myLeagues, keys.inbox, keys.concerns, keys.notices, keys.system])
    pending.set(JSON.stringify(key), key);
  flushSoon();
}

/**
 * Handles the user's own events on pages outside leagues while mounted. A reconnect refetches what was missed, also
 * inside a league, because joining one does not cover the user's other leagues.
 */
export function useLiveUser() {
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    void openSocket().then((socket) => {
      if (left) return;
      let watch = new StreamWatch();
      // Inside a league `useLiveLeague` handles events, and missing ones.
      const hear = (envelope: Envelope<AnyEvent>) => {
        const { stream, seq } = envelope;
        if (isOwn(stream)) watch.begin(stream, seq - 1);
        const missing = watch.heard(stream, seq);
        if (listening > 0) return;
        if (missing) askForOwn();
        onEvent(envelope, '');
      };
      const pulse = ({ stream, seq }: { stream: string; seq: number }) => {
        if (isOwn(stream)) watch.begin(stream, 0);
        if (watch.pulsed(stream, seq) && listening === 0) askForOwn();
      };
      // Also after a page load: data that was read before the connection may miss events in between.
      const meet = () => {
        watch = new StreamWatch();
        askForOwn();
      };
      socket.on('event', hear);
      socket.on('pulse', pulse);
      socket.on('connect', meet);
      if (socket.connected) meet();
      leave = () => {
        socket.off('event', hear);
        socket.off('pulse', pulse);
        socket.off('connect', meet);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, []);
}
