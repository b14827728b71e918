import type { ValueOf } from '../answer.parts.js';
import { FROM_A_LINE, of, type EventRow, type EventsOf } from '../streams/event-row.js';
import type { event } from './draft-event.answers.js';

type AnyEvent = ValueOf<typeof event>;

/** An event's data, as `draft-event.answers.ts` declares them. */
const like = <Type extends AnyEvent['type']>(_type: Type) => of<Omit<Extract<AnyEvent, { type: Type }>, 'type'>>();

/** Includes `phase` because the league's phase lists the drafts that are missing. */
const LOBBY = ['concerns', 'draftList', 'home', 'summary', 'phase'] as const;
const PICKS = ['draftList', ...FROM_A_LINE] as const;

/**
 * Each event contains everything that `evolve` needs. The draft room folds every event; other screens only refresh when
 * a draft begins or ends, picks change or its lobby changes.
 */
export const DRAFT_EVENTS = {
  draftCreated: { data: like('draftCreated'), to: ['lobby'], stale: LOBBY },
  draftConfigured: { data: like('draftConfigured'), to: ['lobby'], stale: LOBBY },
  orderSet: { data: like('orderSet'), to: ['lobby'], stale: ['draftList'] },
  /** A compensatory pick was added or removed, or a pick was forfeited or restored. `slots` is the resulting order. */
  picksAmended: { data: like('picksAmended'), to: ['lobby'], stale: ['draftList'] },
  /** The date was set, changed or removed. Managers who had answered must answer again. */
  nightChanged: { data: like('nightChanged'), to: ['lobby'], stale: PICKS },
  checkedIn: { data: like('checkedIn'), to: ['lobby'], stale: ['draftList'] },
  /**
   * The commissioner decided whether a player counts as a rookie. It does not change the draft state, because the pool
   * is not fixed yet.
   */
  rookieOverridden: { data: like('rookieOverridden'), to: ['lobby'], stale: [] },
  draftBegun: { data: like('draftBegun'), to: ['lobby'], stale: PICKS },
  draftPaused: { data: like('draftPaused'), to: ['lobby'], stale: LOBBY },
  draftResumed: { data: like('draftResumed'), to: ['lobby'], stale: LOBBY },
  clockChanged: { data: like('clockChanged'), to: ['room'], stale: [] },
  clockExtended: { data: like('clockExtended'), to: ['room'], stale: [] },
  playerPicked: { data: like('playerPicked'), to: ['log'], stale: PICKS },
  /** A team put a player up for auction. Its bid is the opening one. */
  playerNominated: { data: like('playerNominated'), to: ['room'], stale: [] },
  bidPlaced: { data: like('bidPlaced'), to: ['room'], stale: [] },
  /** A team nominated no player; the next team nominates. */
  nominationPassed: { data: like('nominationPassed'), to: ['room'], stale: [] },
  pickSkipped: { data: like('pickSkipped'), to: ['log'], stale: PICKS },
  /** The clock ran out, and the pick moved to a later turn. */
  pickMoved: { data: like('pickMoved'), to: ['log'], stale: PICKS },
  picksUndone: { data: like('picksUndone'), to: ['log'], stale: PICKS },
  playerReplaced: { data: like('playerReplaced'), to: ['log'], stale: PICKS },
  autoChanged: { data: like('autoChanged'), to: ['lobby'], stale: ['draftList'] },
  pickOwnerChanged: { data: like('pickOwnerChanged'), to: ['lobby'], stale: ['draftList'] },
  /** The owner of a pick opened it to offers, closed it, or changed what they ask for (`again`). */
  pickShopped: { data: like('pickShopped'), to: ['room'], stale: [] },
  teamChanged: { data: like('teamChanged'), to: ['room'], stale: [] },
  /** All promises that one trade now makes about this draft. */
  promisesChanged: { data: like('promisesChanged'), to: ['room'], stale: [] },
  draftEnded: { data: like('draftEnded'), to: ['lobby'], stale: PICKS },
  /** The end was undone: the draft is paused again with the same slots. */
  draftReopened: { data: like('draftReopened'), to: ['lobby'], stale: PICKS },
} as const satisfies Readonly<Record<string, EventRow>>;

export type DraftEvent = EventsOf<typeof DRAFT_EVENTS>;
export type DraftEventType = DraftEvent['type'];
export type EventOf<T extends DraftEventType> = Extract<DraftEvent, { readonly type: T }>;
