/**
 * Whom an event can be meant for, each with the stream that numbers it and the socket rooms that hear it:
 *
 * | audience | stream | rooms |
 * |---|---|---|
 * | `everyone` | the installation's | every signed-in socket |
 * | `league` | the league's | the league |
 * | `leagueAndRoom` | the league's | the league, and the room of a draft |
 * | `team` | the team's | the team |
 * | `manager` | the team's | the team, and its manager wherever they are |
 * | `user` | the user's | the user |
 * | `room` | the draft's | the draft's room |
 * | `log` | the draft's | the draft's room; the league as well where it stands in the league's log |
 * | `lobby` | the draft's | the draft's room and the league |
 * | `chat` | the chat's | the draft's room |
 */
export type Audience =
  'everyone' | 'league' | 'leagueAndRoom' | 'team' | 'manager' | 'user' | 'room' | 'log' | 'lobby' | 'chat';

/** Families of questions that a client asks: what one of them shows can be out of date after an event. */
export type Family =
  // of one league
  | 'activity'
  | 'concerns'
  | 'draftList'
  | 'freeAgents'
  | 'home'
  | 'invitations'
  | 'league'
  | 'mail'
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
  // of the user, or of everybody
  | 'account'
  | 'inbox'
  | 'myLeagues'
  | 'notices'
  | 'preferences'
  | 'system';

/** One type of event: its data, who hears of it, and what it makes stale on their screens. */
export interface EventRow {
  /** What the event carries. Only its type counts. */
  readonly data: object | undefined;
  readonly to: readonly Audience[];
  readonly stale: readonly Family[];
  /** Few people hear of it, so they may all ask again at once. */
  readonly atOnce?: 'manager' | 'user';
}

/** The data of an event, as a type: nothing of it exists when the program runs. */
export const of = <Data extends object>(): Data | undefined => undefined;

export type DataOf<Row extends EventRow> = Exclude<Row['data'], undefined>;

/** The union of a table's events, as they travel. */
export type EventsOf<Table extends Readonly<Record<string, EventRow>>> = {
  [Type in keyof Table]: { readonly type: Type } & DataOf<Table[Type]>;
}[keyof Table];

/** Everything that can follow from a line of the log. */
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
