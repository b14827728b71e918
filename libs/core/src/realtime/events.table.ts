import { DRAFT_EVENTS } from '../draft/draft.events.js';
import type { PickReaction } from '../draft/reaction.rules.js';
import type { TradeState } from '../trades/trade.model.js';
import { FROM_A_LINE, of, type Audience, type EventRow, type EventsOf } from '../streams/event-row.js';

export interface ChatMessage {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly teamId: string | null;
  readonly text: string;
  readonly at: string;
}

interface OfLeague {
  readonly leagueId: string;
}

/**
 * Every type of event: its data, who hears of it, and what it makes stale. The types of what is written, sent and heard
 * follow from here, and so does what a client asks again. A `leagueId` in the data names the league whose questions are
 * meant.
 */
export const EVENTS = {
  ...DRAFT_EVENTS,
  chatSent: { data: of<{ readonly message: ChatMessage }>(), to: ['chat'], stale: [] },
  /** Somebody said something to a pick with one press, or took it back. */
  pickReacted: { data: of<PickReaction & { readonly on: boolean }>(), to: ['chat'], stale: [] },

  /** A line of the log, for the league or for one team alone. */
  activity: {
    data: of<{
      readonly actionType: string;
      readonly message: string;
      /** The teams that it is about; all of them where there are none. */
      readonly teamIds?: readonly string[];
      readonly data?: Readonly<Record<string, unknown>>;
    }>(),
    to: ['league', 'team'],
    stale: FROM_A_LINE,
  },
  /** A draft was deleted, so its own stream cannot say so any more. */
  draftChanged: {
    data: of<{ readonly draftId: string; readonly status: string }>(),
    to: ['leagueAndRoom'],
    stale: ['concerns', 'draftList', 'home', 'summary', 'phase'],
  },
  /** To everyone: players, prices or other facts that every league shows have changed. */
  leagueChanged: { data: of<object>(), to: ['league', 'everyone'], stale: ['league', 'myLeagues', 'concerns'] },
  /** The installation moved into another season. */
  seasonChanged: { data: of<object>(), to: ['everyone'], stale: ['system', 'league', 'myLeagues', 'concerns'] },
  membersChanged: { data: of<object>(), to: ['league'], stale: ['league', 'myLeagues', 'inbox', 'concerns'] },
  /** A trade has a new state. Until it is accepted only its two teams hear of it, afterwards the league. */
  tradeChanged: {
    data: of<OfLeague & { readonly tradeId: string; readonly state: TradeState }>(),
    to: ['manager', 'league'],
    stale: ['trades', 'concerns'],
    atOnce: 'manager',
  },
  tradeBlockChanged: { data: of<{ readonly teamId: string }>(), to: ['league'], stale: ['tradeBlock'] },
  /** Something was said on the board, or changed there. */
  talkChanged: { data: of<{ readonly threadId: string }>(), to: ['league'], stale: ['talk'] },
  /** A poll was put, or is over; or somebody has voted, which says nothing of what. */
  pollChanged: { data: of<{ readonly threadId: string }>(), to: ['league'], stale: ['talk', 'concerns'] },
  /** `count`: trade requests that now wait for an answer. */
  inboxChanged: {
    data: of<OfLeague & { readonly count?: number }>(),
    to: ['manager'],
    stale: ['summary', 'inbox', 'concerns'],
    atOnce: 'manager',
  },

  /** The user was told something, or has read it on another device. */
  noticesChanged: { data: of<object>(), to: ['user'], stale: ['notices'], atOnce: 'user' },
  leaguesChanged: { data: of<object>(), to: ['user'], stale: ['myLeagues', 'inbox', 'concerns'] },
  /** `id` of the newest line seen. */
  activitySeen: { data: of<OfLeague & { readonly id: string }>(), to: ['user'], stale: ['summary', 'home'] },
  /** The user has read a thread, on whichever device. */
  talkRead: { data: of<OfLeague & { readonly threadId: string }>(), to: ['user'], stale: ['talkBoard'] },
  /** Only the draft's room shows a queue, and it reads it again itself. */
  queueChanged: { data: of<{ readonly draftId: string; readonly teamId: string }>(), to: ['user'], stale: [] },
  watchListChanged: { data: of<OfLeague>(), to: ['user'], stale: ['watchList'] },
  claimsChanged: { data: of<OfLeague>(), to: ['user'], stale: ['ownClaims', 'concerns'], atOnce: 'user' },
  sheetSaved: {
    data: of<OfLeague & { readonly teamId: string }>(),
    to: ['user'],
    stale: ['ownSheet', 'savedSheets', 'concerns'],
    atOnce: 'user',
  },
  /** To the league's commissioners alone: its invitations come with their links. */
  invitationsChanged: { data: of<OfLeague>(), to: ['user'], stale: ['invitations', 'mail'] },
  /** The user's own name, picture or address. */
  profileChanged: { data: of<object>(), to: ['user'], stale: ['myLeagues', 'account'] },
  /** The user's sessions, ways to sign in, switches: what their account page shows. */
  accountChanged: { data: of<object>(), to: ['user'], stale: ['account', 'preferences'] },
} as const satisfies Readonly<Record<string, EventRow>>;

export type AnyEvent = EventsOf<typeof EVENTS>;
export type EventType = keyof typeof EVENTS;
export type ChatEvent = EventTo<'chat'>;

/** The events that may be sent to an audience. */
export type EventTo<To extends Audience> = Extract<
  AnyEvent,
  {
    type: {
      [Type in EventType]: To extends (typeof EVENTS)[Type]['to'][number] ? Type : never;
    }[EventType];
  }
>;

/** Those that carry no data: they only say that something changed. */
export type BareEventTo<To extends Audience> = {
  [Type in EventTo<To>['type']]: object extends Omit<Extract<AnyEvent, { type: Type }>, 'type'> ? Type : never;
}[EventTo<To>['type']];
