import type { EventRow, Family } from '@crease/core/streams/event-row.js';
import { EVENTS } from '@crease/core/realtime/events.table.js';
import { idIn, type AnyEvent } from '@crease/core/realtime/socket-events.js';
import { keys } from '../features/open-league/league-data.js';

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
  ownBids: (league) => [...keys.freeAgents(league), 'bids'],
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
export const leagueOf = (stream: string, event: AnyEvent, here: string): string =>
  'leagueId' in event ? event.leagueId : (idIn('league', stream) ?? idIn('version', stream) ?? here);

/** A newer server may send events that this page does not know. */
const rowOf = ({ type }: AnyEvent): EventRow | undefined => EVENTS[type];

export const staleAfter = (stream: string, event: AnyEvent, here: string): readonly (readonly unknown[])[] =>
  (rowOf(event)?.stale ?? []).map((family) => QUESTIONS[family](leagueOf(stream, event, here)));

/**
 * Query keys that missing events of a stream may have made stale; null when any may be. A league's version counts
 * changes of that league only.
 */
export const staleAfterGap = (stream: string, here: string): readonly (readonly unknown[])[] | null =>
  idIn('version', stream) === null ? null : staleAfter(stream, { type: 'leagueChanged' }, here);

/** Only games were scored. Pages with their own stream get that there. */
export const isScoring = (event: AnyEvent): boolean => event.type === 'leagueChanged' && event.days !== undefined;

/** Events for few recipients need no random delay: offers for the inbox, and changes from the user's other devices. */
export function forFew(stream: string, event: AnyEvent): boolean {
  const few = rowOf(event)?.atOnce;
  return few !== undefined && idIn(few === 'manager' ? 'team' : 'user', stream) !== null;
}
