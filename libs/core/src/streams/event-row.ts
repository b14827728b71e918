/**
 * Audiences of an event, each with the stream that numbers it and the socket rooms that receive it:
 *
 * | audience | stream | rooms |
 * |---|---|---|
 * | `everyone` | the installation's | every signed-in socket |
 * | `league` | the league's | the league |
 * | `leagueAndRoom` | the league's | the league, and the room of a draft |
 * | `team` | the team's | the team |
 * | `manager` | the team's | the team, and all sockets of its manager |
 * | `user` | the user's | the user |
 * | `room` | the draft's | the draft's room |
 * | `log` | the draft's | the draft's room; the league too when the event is in the league's log |
 * | `lobby` | the draft's | the draft's room and the league |
 * | `chat` | the chat's | the draft's room |
 * | `matchup` | the matchup's | the matchup's page |
 */
export type Audience =
  'everyone' | 'league' | 'leagueAndRoom' | 'team' | 'manager' | 'user' | 'room' | 'log' | 'lobby' | 'chat' | 'matchup';

/** Groups of client queries. An event makes some of them stale. */
export type Family =
  | 'activity'
  | 'concerns'
  | 'draftList'
  | 'freeAgents'
  | 'home'
  | 'invitations'
  | 'league'
  | 'mail'
  | 'ownBids'
  | 'ownClaims'
  | 'ownSheet'
  | 'phase'
  | 'players'
  | 'protection'
  | 'savedSheets'
  | 'summary'
  | 'talk'
  | 'talkBoard'
  | 'team'
  | 'tradeBlock'
  | 'trades'
  | 'watchList'
  | 'account'
  | 'inbox'
  | 'myLeagues'
  | 'notices'
  | 'preferences'
  | 'system';

export interface EventRow {
  /** The event's data; only its type is used. */
  readonly data: object | undefined;
  readonly to: readonly Audience[];
  readonly stale: readonly Family[];
  /** Few receivers, so they may all refetch immediately. */
  readonly atOnce?: 'manager' | 'user';
}

/** Declares the type of an event's data. It has no value at run time. */
export const of = <Data extends object>(): Data | undefined => undefined;

export type DataOf<Row extends EventRow> = Exclude<Row['data'], undefined>;

export type EventsOf<Table extends Readonly<Record<string, EventRow>>> = {
  [Type in keyof Table]: { readonly type: Type } & DataOf<Table[Type]>;
}[keyof Table];

export const FROM_A_LINE = [
  'activity',
  'concerns',
  'home',
  'summary',
  'team',
  'players',
  'freeAgents',
  'phase',
  'protection',
  'trades',
] as const satisfies readonly Family[];
