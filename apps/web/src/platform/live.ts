import { useEffect } from 'react';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/realtime/room.js';
import { useAuth } from './auth-store.js';
import { keys } from './league-data.js';
import { renewUser } from './own-user.js';
import { queryClient } from './query-client.js';
import { openSocket } from './socket.js';
import { StreamWatch } from './stream-watch.js';

/** Events that come within this time of each other are asked about together; members ask at moments scattered over the second time. */
const FLUSH_MS = 120;
const SCATTER_MS = 300;

/** Lines of others that nobody has looked at yet count at once, before the server is asked. In a draft room the badge is not on screen. */
function countUnread(leagueId: string, actor: string | null) {
  if (held > 0 || (actor !== null && actor === useAuth.getState().user?.uid)) return;
  queryClient.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
    loaded === undefined ? loaded : { ...loaded, activity: { ...loaded.activity, unread: loaded.activity.unread + 1 } },
  );
}

/** Everything that can follow from a line of the log. */
const life = (league: string) => [
  keys.activity(league),
  keys.home(league),
  keys.summary(league),
  [...keys.league(league), 'team'],
  [...keys.league(league), 'players'],
  keys.freeAgents(league),
  keys.phase(league),
  keys.protection(league),
  keys.trades(league),
];

/**
 * Which questions an event makes stale; a line for one team, and what a draft brings, is about the league that is open. The draft room
 * folds its events itself: what the league's other screens hear of a draft are its begin and end, its picks, who lost one again, and what its
 * lobby shows.
 */
export function staleAfter(stream: string, event: AnyEvent, here: string): readonly (readonly unknown[])[] {
  const league = stream.startsWith('league:') ? stream.slice('league:'.length) : here;
  switch (event.type) {
    case 'activity':
      return life(league);
    case 'draftCreated':
    case 'draftConfigured':
    case 'draftPaused':
    case 'draftResumed':
    case 'draftChanged':
      // The league's phase names the drafts that are missing.
      return [keys.drafts(league), keys.home(league), keys.summary(league), keys.phase(league)];
    case 'orderSet':
    case 'picksAmended':
    case 'pickOwnerChanged':
    case 'autoChanged':
      return [keys.drafts(league)];
    case 'draftBegun':
    case 'playerPicked':
    case 'pickSkipped':
    case 'picksUndone':
    case 'playerReplaced':
    case 'draftEnded':
    case 'draftReopened':
      return [keys.drafts(league), ...life(league)];
    case 'leagueChanged':
      return [keys.league(league), keys.myLeagues];
    case 'seasonChanged':
      return [keys.system, keys.league(league), keys.myLeagues];
    case 'membersChanged':
      return [keys.league(league), keys.myLeagues, keys.inbox];
    case 'inboxChanged':
      return [keys.summary(event.leagueId), keys.inbox];
    case 'tradeChanged':
      return [keys.trades(event.leagueId)];
    case 'tradeBlockChanged':
      return [[...keys.trades(league), 'block']];
    case 'activitySeen':
      return [keys.summary(event.leagueId), keys.home(event.leagueId)];
    case 'watchListChanged':
      return [keys.watchList(event.leagueId)];
    case 'claimsChanged':
      return [[...keys.freeAgents(event.leagueId), 'claims']];
    case 'sheetSaved':
      return [
        [...keys.protection(event.leagueId), 'own'],
        [...keys.protection(event.leagueId), 'saved'],
      ];
    case 'invitationsChanged':
      return [keys.invitations(event.leagueId), keys.mail(event.leagueId)];
    case 'leaguesChanged':
      return [keys.myLeagues, keys.inbox];
    case 'profileChanged':
      return [keys.myLeagues, keys.account];
    case 'accountChanged':
      return [keys.account, keys.preferences];
    default:
      return [];
  }
}

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

/** Asks again. What is just being asked for the first time may have been read before the event, and is asked for once more when it is there. */
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
 * Many events in a row, such as the picks of a draft, make one question, and the members of a league ask it at scattered moments. In a
 * draft room nothing of it is on screen, so it waits until the room is left.
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

/** What only a few hear need not be scattered: an offer is in the inbox when it is made, and one's other devices show what one does. */
const forFew = (stream: string, event: AnyEvent) =>
  event.type === 'inboxChanged' ||
  event.type === 'claimsChanged' ||
  event.type === 'sheetSaved' ||
  (event.type === 'tradeChanged' && stream.startsWith('team:'));

function onEvent({ stream, event, actor }: Envelope<AnyEvent>, here: string) {
  for (const queryKey of staleAfter(stream, event, here)) {
    if (held === 0 && forFew(stream, event)) ask(queryKey);
    else pending.set(JSON.stringify(queryKey), queryKey);
  }
  if (event.type === 'profileChanged') void renewUser();
  if (event.type === 'activity')
    countUnread(stream.startsWith('league:') ? stream.slice('league:'.length) : here, actor);
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

/**
 * Hears what is the user's own on pages that are about no league, while the component is mounted. What was missed without a connection
 * is asked for on the next one, in a league too: joining it says nothing of the user's other leagues.
 */
export function useLiveUser() {
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    void openSocket().then((socket) => {
      if (left) return;
      const hear = (envelope: Envelope<AnyEvent>) => {
        if (listening === 0) onEvent(envelope, '');
      };
      // Also right after a page was loaded: an answer that was read before the connection stood knows nothing of what came in between.
      const meet = () => {
        for (const key of [keys.myLeagues, keys.inbox]) pending.set(JSON.stringify(key), key);
        flushSoon();
      };
      socket.on('event', hear);
      socket.on('connect', meet);
      if (socket.connected) meet();
      leave = () => {
        socket.off('event', hear);
        socket.off('connect', meet);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, []);
}
