import { useEffect } from 'react';
import { create } from 'zustand';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/realtime/room.js';
import { keys } from './league-data.js';
import { queryClient } from './query-client.js';
import { openSocket } from './socket.js';

/** What has happened in each league since its activity log was last looked at, in this tab. */
export const useNews = create<{ counts: Readonly<Record<string, number>> }>(() => ({ counts: {} }));

export const addNews = (leagueId: string) => useNews.setState(({ counts }) => ({ counts: { ...counts, [leagueId]: (counts[leagueId] ?? 0) + 1 } }));
export const clearNews = (leagueId: string) => useNews.setState(({ counts }) => ({ counts: { ...counts, [leagueId]: 0 } }));

/** Events that come within this time of each other are asked about together. */
const FLUSH_MS = 400;

/** Which questions an event makes stale. Draft and chat events belong to the draft room, which folds them itself. */
export function staleAfter(stream: string, event: AnyEvent): readonly (readonly unknown[])[] {
  const league = stream.startsWith('league:') ? stream.slice('league:'.length) : '';
  switch (event.type) {
    case 'activity':
      return [keys.activity(league), keys.home(league), keys.summary(league), [...keys.league(league), 'team'], [...keys.league(league), 'players'], keys.trades(league)];
    case 'draftChanged':
      return [keys.drafts(league), keys.home(league), keys.summary(league)];
    case 'leagueChanged':
      return [keys.league(league), keys.myLeagues];
    case 'membersChanged':
      return [keys.league(league), keys.myLeagues];
    case 'inboxChanged':
      return [keys.summary(event.leagueId)];
    case 'tradeChanged':
      return [keys.trades(event.leagueId)];
    case 'tradeBlockChanged':
      return [[...keys.trades(league), 'block']];
    case 'leaguesChanged':
      return [keys.myLeagues];
    default:
      return [];
  }
}

const pending = new Map<string, readonly unknown[]>();
let flushing: ReturnType<typeof setTimeout> | undefined;
let held = 0;

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
      const stale = [...pending.values()];
      pending.clear();
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    },
    FLUSH_MS + Math.random() * FLUSH_MS,
  );
}

/** What only the managers of a trade hear need not be scattered: an offer is in the inbox when it is made. */
const forFew = (stream: string, event: AnyEvent) => event.type === 'inboxChanged' || (event.type === 'tradeChanged' && stream.startsWith('team:'));

function onEvent({ stream, event }: Envelope<AnyEvent>) {
  for (const queryKey of staleAfter(stream, event)) {
    if (held === 0 && forFew(stream, event)) void queryClient.invalidateQueries({ queryKey });
    else pending.set(JSON.stringify(queryKey), queryKey);
  }
  if (event.type === 'activity') addNews(stream.slice('league:'.length));
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
    void openSocket().then((socket) => {
      if (left) return;
      const join = () => socket.emit('league:join', { leagueId }, () => undefined);
      socket.on('event', onEvent);
      socket.on('connect', join);
      if (socket.connected) join();
      leave = () => {
        socket.off('event', onEvent);
        socket.off('connect', join);
        if (socket.connected) socket.emit('league:leave', { leagueId }, () => undefined);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, [leagueId]);
}
