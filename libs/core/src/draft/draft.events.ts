import type { DraftNamed } from './draft-name.words.js';
import type { ShortPool } from './lobby/pool-size.words.js';
import { FROM_A_LINE, of, type EventRow, type EventsOf } from '../streams/event-row.js';
import type {
  AutoMode,
  ClockSettings,
  CheckIn,
  DraftedPlayer,
  DraftNight,
  DraftOrder,
  DraftRules,
  DraftState,
  DraftTeam,
  Instant,
  OnClock,
  PickAmendment,
  PickHow,
  PickPromise,
  Sale,
  ShopAsk,
  Slot,
} from './draft.model.js';

interface Turn {
  readonly onClock: OnClock | null;
}

interface ByAuto {
  readonly auto: AutoMode;
  /** The Auto mode before this event, when the event changed it. Missing in older events. */
  readonly autoWas?: AutoMode;
  readonly timeouts: number;
}

interface Drawn {
  /** Milliseconds that the ended turn drew from its team's time bank. Omitted when it drew nothing. */
  readonly drewMs?: number;
}

/** Includes `phase` because the league's phase lists the drafts that are missing. */
const LOBBY = ['concerns', 'draftList', 'home', 'summary', 'phase'] as const;
const PICKS = ['draftList', ...FROM_A_LINE] as const;

/**
 * Event types of a draft, named in past tense. Each event contains everything that `evolve` needs to fold it. The draft
 * room folds every event itself. The league's other screens only refresh when a draft begins or ends, picks change or
 * its lobby changes.
 */
export const DRAFT_EVENTS = {
  draftCreated: { data: of<{ readonly state: DraftState }>(), to: ['lobby'], stale: LOBBY },
  draftConfigured: {
    data: of<
      DraftNamed & {
        readonly clock: ClockSettings;
        /** The previous values. Missing in older events. */
        readonly before?: DraftNamed & { readonly clock: ClockSettings };
      }
    >(),
    to: ['lobby'],
    stale: LOBBY,
  },
  orderSet: {
    data: of<{ readonly order: DraftOrder; readonly slots: readonly Slot[] }>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  /** A compensatory pick was added or removed, or a pick was forfeited or restored. `slots` is the resulting order. */
  picksAmended: {
    data: of<{ readonly amendment: PickAmendment; readonly slots: readonly Slot[] }>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  /** The date was set, changed or removed. Managers who had answered must answer again. */
  nightChanged: {
    data: of<{ readonly night: DraftNight | null; readonly before: DraftNight | null }>(),
    to: ['lobby'],
    stale: PICKS,
  },
  checkedIn: { data: of<CheckIn>(), to: ['lobby'], stale: ['draftList'] },
  /**
   * The commissioner decided whether a player counts as a rookie. It does not change the draft state, because the pool
   * is not fixed yet.
   */
  rookieOverridden: {
    data: of<{
      readonly playerId: number;
      readonly name: string;
      readonly rookie: boolean;
      readonly reason: string;
    }>(),
    to: ['lobby'],
    stale: [],
  },
  draftBegun: {
    data: of<
      {
        readonly teams: readonly DraftTeam[];
        readonly rules: DraftRules;
        readonly slots: readonly Slot[];
        readonly promises?: readonly PickPromise[];
        /** Set when the pool has fewer players than open picks. */
        readonly short?: ShortPool;
      } & Turn
    >(),
    to: ['lobby'],
    stale: PICKS,
  },
  /** `promise` is set when the draft paused itself because the pick is promised. */
  draftPaused: { data: of<{ readonly promise?: PickPromise } & Turn>(), to: ['lobby'], stale: LOBBY },
  /** `override` is the commissioner's reason for using a promised pick. The promise then no longer stops the draft. */
  draftResumed: {
    data: of<{ readonly override?: { readonly reason: string; readonly pickId: string } } & Turn>(),
    to: ['lobby'],
    stale: LOBBY,
  },
  /** `before` holds the previous settings. Missing in older events. */
  clockChanged: {
    data: of<{ readonly clock: ClockSettings; readonly before?: ClockSettings } & Turn>(),
    to: ['room'],
    stale: [],
  },
  clockExtended: { data: of<{ readonly byMs: number; readonly outage: number } & Turn>(), to: ['room'], stale: [] },
  playerPicked: {
    data: of<
      {
        readonly overall: number;
        readonly teamId: string;
        readonly player: DraftedPlayer;
        readonly how: PickHow;
        /** The user who picked. Omitted for Auto's picks, and missing in older events. */
        readonly by?: string;
        readonly at: Instant;
        readonly timedOut: boolean;
        /** The commissioner's reason when a rule was overridden. */
        readonly overridden: string | null;
        /** Set when the team bought the player in an auction. */
        readonly sale?: Sale;
      } & ByAuto &
        Drawn &
        Turn
    >(),
    to: ['log'],
    stale: PICKS,
  },
  /** A team put a player up for auction. Its bid is the opening one. */
  playerNominated: {
    data: of<
      {
        readonly lot: number;
        readonly teamId: string;
        readonly player: DraftedPlayer;
        readonly amount: number;
        readonly how: PickHow;
        readonly by?: string;
        readonly at: Instant;
        readonly timedOut: boolean;
      } & ByAuto &
        Turn
    >(),
    to: ['room'],
    stale: [],
  },
  bidPlaced: {
    data: of<
      {
        readonly lot: number;
        readonly teamId: string;
        readonly amount: number;
        readonly how: PickHow;
        readonly by?: string;
        readonly at: Instant;
      } & Turn
    >(),
    to: ['room'],
    stale: [],
  },
  /** A team nominated no player; the next team nominates. */
  nominationPassed: {
    data: of<
      { readonly teamId: string; readonly why: 'commissioner' | 'noLegalPlayer'; readonly at: Instant } & Turn
    >(),
    to: ['room'],
    stale: [],
  },
  pickSkipped: {
    data: of<
      {
        readonly overall: number;
        readonly teamId: string;
        readonly why: 'commissioner' | 'noLegalPlayer';
        readonly at: Instant;
        /** True when the clock had run out. It counts as a time-out even when no player could be picked. */
        readonly timedOut: boolean;
      } & ByAuto &
        Drawn &
        Turn
    >(),
    to: ['log'],
    stale: PICKS,
  },
  /** The clock ran out, and the pick moved to a later turn. */
  pickMoved: {
    data: of<
      {
        readonly overall: number;
        readonly teamId: string;
        /** Number of the slot after which its turn comes. */
        readonly movedAfter: number;
        readonly at: Instant;
      } & ByAuto &
        Drawn &
        Turn
    >(),
    to: ['log'],
    stale: PICKS,
  },
  /** `returned` are missed picks that have their own turns again. Omitted when empty. */
  picksUndone: {
    data: of<{ readonly overalls: readonly number[]; readonly returned?: readonly number[] } & Turn>(),
    to: ['log'],
    stale: PICKS,
  },
  playerReplaced: {
    data: of<{
      readonly overall: number;
      readonly from: DraftedPlayer;
      readonly to: DraftedPlayer;
      readonly reason: string;
      /** The user who replaced the player. Missing in older events. */
      readonly by?: string;
      /** Set when the new player broke a rule that the commissioner overrode. Missing in older events. */
      readonly overridden?: true;
    }>(),
    to: ['log'],
    stale: PICKS,
  },
  autoChanged: {
    data: of<{ readonly teamId: string; readonly auto: AutoMode } & Drawn & Turn>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  pickOwnerChanged: {
    data: of<{ readonly overalls: readonly number[]; readonly ownerTeamId: string } & Turn>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  /** The owner of a pick opened it to offers, closed it, or changed what they ask for (`again`). */
  pickShopped: {
    data: of<{
      readonly overall: number;
      readonly teamId: string;
      readonly open: boolean;
      readonly at: Instant;
      readonly asks?: readonly ShopAsk[];
      readonly again?: true;
    }>(),
    to: ['room'],
    stale: [],
  },
  teamChanged: {
    data: of<
      {
        readonly teamId: string;
        readonly change: Partial<Pick<DraftTeam, 'name' | 'picture' | 'manager' | 'auto' | 'holdings' | 'gone'>>;
      } & Turn
    >(),
    to: ['room'],
    stale: [],
  },
  /** All promises that one trade now makes about this draft. */
  promisesChanged: {
    data: of<{ readonly tradeId: string; readonly promises: readonly PickPromise[] } & Turn>(),
    to: ['room'],
    stale: [],
  },
  /** `exhausted` is set when no player was left for the open picks. */
  draftEnded: {
    data: of<{ readonly at: Instant; readonly early: boolean; readonly exhausted?: true }>(),
    to: ['lobby'],
    stale: PICKS,
  },
  /** The end was undone: the draft is paused again with the same slots. */
  draftReopened: {
    data: of<
      {
        readonly at: Instant;
        readonly teams: readonly DraftTeam[];
        readonly promises?: readonly PickPromise[];
      } & Turn
    >(),
    to: ['lobby'],
    stale: PICKS,
  },
} as const satisfies Readonly<Record<string, EventRow>>;

export type DraftEvent = EventsOf<typeof DRAFT_EVENTS>;
export type DraftEventType = DraftEvent['type'];
export type EventOf<T extends DraftEventType> = Extract<DraftEvent, { readonly type: T }>;
