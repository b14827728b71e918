import { useEffect } from 'react';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { EventRow, Family } from '@crease/core/streams/event-row.js';
import { EVENTS } from '@crease/core/realtime/events.table.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { EVERYONE, idIn, type AnyEvent } from '@crease/core/realtime/socket-events.js';
import { useAuth } from './auth-store.js';
import { keys } from './league-data.js';
import { renewUser } from './own-user.js';
import { queryClient } from './query-client.js';
import { openSocket } from './socket.js';
import { StreamWatch } from './stream-watch.js';

/**
 * Events that come within this time of each other are asked about together; members ask at moments scattered over the
 * second time.
 */
const FLUSH_MS = 120;
const SCATTER_MS = 300;

/**
 * Lines of others that concern the reader count at once, before the server is asked: those about their team, and those
 * about no team. In a draft room the badge is not on screen.
 */
function countUnread(leagueId: string, actor: string | null, teamIds: readonly string[] = []) {
  if (held > 0 || (actor !== null && actor === useAuth.getState().user?.uid)) return;
  queryClient.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
    loaded === undefined || (teamIds.length > 0 && !teamIds.includes(loaded.me.team_id ?? ''))
      ? loaded
      : { ...loaded, activity: { ...loaded.activity, unread: loaded.activity.unread + 1 } },
  );
}

/** The questions of each family that the table of events names, about one league or the user themselves. */
const QUESTIONS: Readonly<Record<Family, (league: string) => readonly unknown[]>> = {
  activity: keys.activity,
  // Of this league, and of all of them.
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

/** The league that an event is about; a line for one team, and what a draft brings, is about the one that is open. */
const leagueOf = (stream: string, event: AnyEvent, here: string): string =>
  'leagueId' in event ? event.leagueId : (idIn('league', stream) ?? here);

/** A server of a later release may send events that this page does not know. */
const rowOf = ({ type }: AnyEvent): EventRow | undefined => EVENTS[type];

/** Which questions an event makes stale. */
export const staleAfter = (stream: string, event: AnyEvent, here: string): readonly (readonly unknown[])[] =>
  (rowOf(event)?.stale ?? []).map((family) => QUESTIONS[family](leagueOf(stream, event, here)));

/** An answer may be so much older than its arrival, and an event so much younger than its time. */
const UNDER_WAY_MS = 5_000;
/** A join that the server could not answer is tried again after this to twice as long. */
const PAUSE_MS = 1_000;
/** How many leagues this tab has opened. */
let openedLeagues = 0;

/** Since when what is shown of a league could be out of date without its room having told. */
const oldestShown = (leagueId: string): number =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.league(leagueId) })
    .reduce(
      (oldest, { state }) => (state.dataUpdatedAt > 0 ? Math.min(oldest, state.dataUpdatedAt) : oldest),
      Date.now(),
    );

/** The key in `pending` under which lies the question of all questions. */
const EVERYTHING = '[]';
const pending = new Map<string, readonly unknown[]>();
let flushing: ReturnType<typeof setTimeout> | undefined;
/** How many draft rooms are open in this tab. */
let held = 0;
/** How many leagues are listened for: they hear what is the user's as well. */
let listening = 0;

/**
 * Asks again. What is just being asked for the first time may have been read before the event, and is asked for once
 * more when it is there.
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
 * Many events in a row, such as the picks of a draft, make one question, and the members of a league ask it at
 * scattered moments. In a draft room nothing of it is on screen, so it waits until the room is left.
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

/** Something may have happened that was not heard. */
function askAgain() {
  pending.set(EVERYTHING, []);
  flushSoon();
}

/**
 * What only a few hear need not be scattered: an offer is in the inbox when it is made, and one's other devices show
 * what one does.
 */
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

/** Keeps the league's screens in step with the server while the component is mounted; `hold` puts the questions off. */
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
    // The first league of a tab may have been asked for before the app was there.
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
      // A computer that slept learns of it late: what counts is when the server was heard for the last time.
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

/** Streams that every connection hears whole. */
const isOwn = (stream: string): boolean => stream === EVERYONE || idIn('user', stream) !== null;

/** Asks again for everything that is shown on pages of no league. */
function askForOwn() {
  for (const key of [keys.myLeagues, keys.inbox, keys.concerns, keys.notices, keys.system])
    pending.set(JSON.stringify(key), key);
  flushSoon();
}

/**
 * Hears what is the user's own on pages that are about no league, while the component is mounted. What was missed
 * without a connection is asked for on the next one, in a league too: joining it says nothing of the user's other
 * leagues.
 */
export function useLiveUser() {
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    void openSocket().then((socket) => {
      if (left) return;
      let watch = new StreamWatch();
      // Inside a league `useLiveLeague` handles events, and a missing one.
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
      // Also right after a page was loaded: an answer that was read before the connection stood knows nothing of what
      // came in between.
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
