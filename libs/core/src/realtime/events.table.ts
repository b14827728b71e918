import type { ValueOf } from '../answer.parts.js';
import type { draftChatAnswer } from '../draft/draft.answers.js';
import { DRAFT_EVENTS } from '../draft/draft.events.js';
import type { PickReaction } from '../draft/reaction.rules.js';
import type { MatchupNews } from '../competition/matchups/matchup-news.js';
import type { TradeState } from '../trades/trade.model.js';
import { FROM_A_LINE, of, type Audience, type EventRow, type EventsOf } from '../streams/event-row.js';

export type ChatMessage = ValueOf<typeof draftChatAnswer>['messages'][number];

interface OfLeague {
  readonly leagueId: string;
}

/**
 * All event types, each with its data, audience and the queries it makes stale. The types for writing, sending and
 * receiving events derive from this table. So does the list of queries that a client refetches. A `leagueId` in the
 * data limits the stale queries to that league.
 */
export const EVENTS = {
  ...DRAFT_EVENTS,
  chatSent: { data: of<{ readonly message: ChatMessage }>(), to: ['chat'], stale: [] },
  pickReacted: { data: of<PickReaction & { readonly on: boolean }>(), to: ['chat'], stale: [] },

  /** A line of the log, for the league or for one team. Clients refetch it in the language of their reader. */
  activity: {
    data: of<{
      readonly actionType: string;
      /** The teams that the line is about; all teams when omitted. */
      readonly teamIds?: readonly string[];
      readonly data?: Readonly<Record<string, unknown>>;
    }>(),
    to: ['league', 'team'],
    stale: FROM_A_LINE,
  },
  /** A draft was deleted, so its own stream no longer exists. */
  draftChanged: {
    data: of<{ readonly draftId: string; readonly status: string }>(),
    to: ['leagueAndRoom'],
    stale: ['concerns', 'draftList', 'home', 'summary', 'phase'],
  },
  /**
   * Sent to everyone when players, prices or other data shared by all leagues changed. In a league it is a new version,
   * which is counted and not stored. With `days` only games of these days were scored: pages that follow their own
   * stream get the change there.
   */
  leagueChanged: {
    data: of<{ readonly days?: readonly string[] }>(),
    to: ['league', 'everyone'],
    stale: ['league', 'myLeagues', 'concerns'],
  },
  /** Games of a matchup were scored. Its page folds it. `after`: the league's version that caused it. */
  matchupScored: { data: of<MatchupNews & { readonly after: number }>(), to: ['matchup'], stale: [] },
  maintenanceChanged: { data: of<object>(), to: ['everyone'], stale: ['system'] },
  seasonChanged: { data: of<object>(), to: ['everyone'], stale: ['system', 'league', 'myLeagues', 'concerns'] },
  membersChanged: { data: of<object>(), to: ['league'], stale: ['league', 'myLeagues', 'inbox', 'concerns'] },
  /** A trade changed its state. Before acceptance only its two teams get the event, afterwards the league. */
  tradeChanged: {
    data: of<OfLeague & { readonly tradeId: string; readonly state: TradeState }>(),
    to: ['manager', 'league'],
    stale: ['trades', 'concerns'],
    atOnce: 'manager',
  },
  tradeBlockChanged: { data: of<{ readonly teamId: string }>(), to: ['league'], stale: ['tradeBlock'] },
  talkChanged: { data: of<{ readonly threadId: string }>(), to: ['league'], stale: ['talk'] },
  /** A poll was opened or closed, or a member voted. The event does not reveal the vote. */
  pollChanged: { data: of<{ readonly threadId: string }>(), to: ['league'], stale: ['talk', 'concerns'] },
  inboxChanged: {
    data: of<OfLeague>(),
    to: ['manager'],
    stale: ['summary', 'inbox', 'concerns'],
    atOnce: 'manager',
  },

  noticesChanged: { data: of<object>(), to: ['user'], stale: ['notices'], atOnce: 'user' },
  leaguesChanged: { data: of<object>(), to: ['user'], stale: ['myLeagues', 'inbox', 'concerns'] },
  /** `id` of the newest line seen. */
  activitySeen: { data: of<OfLeague & { readonly id: string }>(), to: ['user'], stale: ['summary', 'home'] },
  talkRead: { data: of<OfLeague & { readonly threadId: string }>(), to: ['user'], stale: ['talkBoard'] },
  /** Only the draft room shows a queue, and refetches it itself. */
  queueChanged: { data: of<{ readonly draftId: string; readonly teamId: string }>(), to: ['user'], stale: [] },
  watchListChanged: { data: of<OfLeague>(), to: ['user'], stale: ['watchList'] },
  claimsChanged: { data: of<OfLeague>(), to: ['user'], stale: ['ownClaims', 'concerns'], atOnce: 'user' },
  /** A bid of the user's team was placed, changed or withdrawn. The event does not say which. */
  bidsChanged: { data: of<OfLeague>(), to: ['user'], stale: ['ownBids', 'concerns'], atOnce: 'user' },
  lotChanged: { data: of<OfLeague>(), to: ['league'], stale: ['freeAgents'] },
  /** An offer of the user's team for a restricted free agent was made, changed or withdrawn. It does not say which. */
  offersChanged: { data: of<OfLeague>(), to: ['user'], stale: ['freeAgents', 'concerns'], atOnce: 'user' },
  restrictedChanged: { data: of<OfLeague>(), to: ['league'], stale: ['freeAgents', 'concerns'] },
  sheetSaved: {
    data: of<OfLeague & { readonly teamId: string }>(),
    to: ['user'],
    stale: ['ownSheet', 'savedSheets', 'concerns'],
    atOnce: 'user',
  },
  protectedSaved: {
    data: of<OfLeague & { readonly draftId: string }>(),
    to: ['user'],
    stale: ['concerns'],
    atOnce: 'user',
  },
  /** Sent to the league's commissioners only, because invitations contain their links. */
  invitationsChanged: { data: of<OfLeague>(), to: ['user'], stale: ['invitations', 'mail'] },
  profileChanged: { data: of<object>(), to: ['user'], stale: ['myLeagues', 'account'] },
  accountChanged: { data: of<object>(), to: ['user'], stale: ['account', 'preferences'] },
} as const satisfies Readonly<Record<string, EventRow>>;

export type AnyEvent = EventsOf<typeof EVENTS>;
export type EventType = keyof typeof EVENTS;
export type ChatEvent = EventTo<'chat'>;

export type EventTo<To extends Audience> = Extract<
  AnyEvent,
  {
    type: {
      [Type in EventType]: To extends (typeof EVENTS)[Type]['to'][number] ? Type : never;
    }[EventType];
  }
>;

export type BareEventTo<To extends Audience> = {
  [Type in EventTo<To>['type']]: object extends Omit<Extract<AnyEvent, { type: Type }>, 'type'> ? Type : never;
}[EventTo<To>['type']];
