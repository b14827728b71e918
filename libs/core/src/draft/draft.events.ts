import type { ShortPool } from './pool-size.rules.js';
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
  ShopAsk,
  Slot,
} from './draft.model.js';

interface Turn {
  readonly onClock: OnClock | null;
}

interface ByAuto {
  readonly auto: AutoMode;
  /** Who picked for the team before, where that ended with this. Older events lack it. */
  readonly autoWas?: AutoMode;
  readonly timeouts: number;
}

interface Drawn {
  /** Milliseconds that the turn which ends here drew from its team's time bank. Left out where it drew nothing. */
  readonly drewMs?: number;
}

/** The league's phase names the drafts that are missing. */
const LOBBY = ['concerns', 'draftList', 'home', 'summary', 'phase'] as const;
const PICKS = ['draftList', ...FROM_A_LINE] as const;

/**
 * What happened in a draft, in past tense. Each event holds all that is needed to fold it: `evolve` says what it does
 * to the draft. The room folds its events itself; what the league's other screens hear of a draft are its begin and
 * end, its picks, who lost one again, and what its lobby shows.
 */
export const DRAFT_EVENTS = {
  draftCreated: { data: of<{ readonly state: DraftState }>(), to: ['lobby'], stale: LOBBY },
  draftConfigured: {
    data: of<{
      readonly name: string;
      readonly clock: ClockSettings;
      /** As it was. Older events lack it. */
      readonly before?: { readonly name: string; readonly clock: ClockSettings };
    }>(),
    to: ['lobby'],
    stale: LOBBY,
  },
  orderSet: {
    data: of<{ readonly order: DraftOrder; readonly slots: readonly Slot[] }>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  /** A compensatory pick came or went, or a pick was forfeited or given back; `slots` is how they lie afterwards. */
  picksAmended: {
    data: of<{ readonly amendment: PickAmendment; readonly slots: readonly Slot[] }>(),
    to: ['lobby'],
    stale: ['draftList'],
  },
  /** The date was set, changed or taken back. Whoever had answered is asked again. */
  nightChanged: {
    data: of<{ readonly night: DraftNight | null; readonly before: DraftNight | null }>(),
    to: ['lobby'],
    stale: PICKS,
  },
  /** A manager has said whether they will be there. */
  checkedIn: { data: of<CheckIn>(), to: ['lobby'], stale: ['draftList'] },
  /** The commissioner said whether a player counts as a rookie. It stands beside the draft, whose pool is not fixed yet. */
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
        /** A pool with fewer players than open picks. */
        readonly short?: ShortPool;
      } & Turn
    >(),
    to: ['lobby'],
    stale: PICKS,
  },
  /** `promise`: the draft paused itself, because that is promised. */
  draftPaused: { data: of<{ readonly promise?: PickPromise } & Turn>(), to: ['lobby'], stale: LOBBY },
  /** `override`: the commissioner's reason for using a promised pick, whose promise no longer stops the draft. */
  draftResumed: {
    data: of<{ readonly override?: { readonly reason: string; readonly pickId: string } } & Turn>(),
    to: ['lobby'],
    stale: LOBBY,
  },
  /** `before`: as it was; older events lack it. */
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
        readonly at: Instant;
        /** The clock had run out. */
        readonly timedOut: boolean;
        /** The commissioner's reason, where a rule was overridden. */
        readonly overridden: string | null;
      } & ByAuto &
        Drawn &
        Turn
    >(),
    to: ['log'],
    stale: PICKS,
  },
  pickSkipped: {
    data: of<
      {
        readonly overall: number;
        readonly teamId: string;
        readonly why: 'commissioner' | 'noLegalPlayer';
        readonly at: Instant;
        /** The clock had run out; that counts, also where there was nobody to take. */
        readonly timedOut: boolean;
      } & ByAuto &
        Drawn &
        Turn
    >(),
    to: ['log'],
    stale: PICKS,
  },
  picksUndone: { data: of<{ readonly overalls: readonly number[] } & Turn>(), to: ['log'], stale: PICKS },
  playerReplaced: {
    data: of<{
      readonly overall: number;
      readonly from: DraftedPlayer;
      readonly to: DraftedPlayer;
      readonly reason: string;
      /** A rule stood against the new player and was overridden, for that reason. Older events lack it. */
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
  /** The owner of a pick takes offers for it from now on, or no longer; or says what they look for (`again`). */
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
        readonly change: Partial<Pick<DraftTeam, 'name' | 'picture' | 'manager' | 'auto' | 'holdings'>>;
      } & Turn
    >(),
    to: ['room'],
    stale: [],
  },
  /** What a trade promises of this draft, from now on all of it. */
  promisesChanged: {
    data: of<{ readonly tradeId: string; readonly promises: readonly PickPromise[] } & Turn>(),
    to: ['room'],
    stale: [],
  },
  /** `exhausted`: no player was left for the picks that are open. */
  draftEnded: {
    data: of<{ readonly at: Instant; readonly early: boolean; readonly exhausted?: true }>(),
    to: ['lobby'],
    stale: PICKS,
  },
  /** The end was taken back: the draft is paused, with the slots that it had. */
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
