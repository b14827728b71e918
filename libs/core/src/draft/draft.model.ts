import type { Dollars } from '../money.js';
import type { Position } from '../position.js';
import type { Season } from '../season.js';

/** Moments are ISO strings in UTC, so that a state is the same text on both sides of the wire. */
export type Instant = string;

export type DraftType = 'general' | 'rookie';
/** A mock runs on the league's real picks, caps and players and changes nothing outside itself. */
export type DraftKind = 'startup' | 'annual' | 'mock';
export type DraftStatus = 'lobby' | 'running' | 'paused' | 'ended';

/**
 * Hours in which no clock runs: minutes after midnight in a time zone; `from` may be later than `to` (over midnight).
 */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly timeZone: string;
}

export interface ClockSettings {
  /** Seconds for a pick: 15 to 86,400. */
  readonly seconds: number;
  /** Milliseconds after zero in which a pick by hand still counts. */
  readonly graceMs: number;
  /** Milliseconds that a team on Auto takes. */
  readonly autoMs: number;
  readonly quietHours: QuietHours | null;
}

/** What the league's settings demand of a roster. */
export interface DraftRules {
  readonly salaryCap: Dollars;
  readonly maxRosterSize: number;
  readonly minimums: Readonly<Record<Position, number>>;
  /** null when the league has no rookie bank. */
  readonly rookieBankSize: number | null;
  /** Roster and rookie bank hold any number: between two seasons their sizes rest. Left out where they do not. */
  readonly sizesRest?: boolean;
  /**
   * What a place costs at least: Auto leaves so much for each that remains. Left out in drafts that began before it was
   * kept.
   */
  readonly minimumSalary?: Dollars;
  /** Cap hits in the rookie bank count. Left out where they do not. */
  readonly bankOnCap?: boolean;
  /** Seconds that each team may take beyond its clocks, in all. Left out where there is no time bank. */
  readonly timeBank?: number;
}

/** What a team holds, as far as a draft needs it: the active roster by position, its cap, its rookie bank. */
export interface Holdings {
  readonly F: number;
  readonly D: number;
  readonly G: number;
  /** Charges of active players plus salary retained for others. */
  readonly capUsed: Dollars;
  readonly rookies: number;
}

/**
 * Who picks for a team: `off` the manager, `manager` Auto by their wish, `timeouts` Auto after two
 * time-outs in a row, `empty` a team without a manager.
 */
export type AutoMode = 'off' | 'manager' | 'timeouts' | 'empty';

export interface DraftTeam {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly manager: string | null;
  readonly auto: AutoMode;
  /** Time-outs in a row. */
  readonly timeouts: number;
  readonly holdings: Holdings;
  /**
   * Players whose salary the team lately retained: it may not have them back yet (docs/rules.md, Trades). Left out
   * where there are none.
   */
  readonly barred?: readonly number[];
  /** Milliseconds that are left in the team's time bank. Left out where there is none. */
  readonly bankMs?: number;
}

/** What a team retains of a player's cap hit. */
export interface RetainedShare {
  readonly teamId: string;
  readonly amount: Dollars;
}

/** A player as drafted: what the board shows and the cap needs, as it was at the moment of the pick. */
export interface DraftedPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly detail: string;
  readonly club: string | null;
  /** What the player adds to a team's cap: the cap hit less what teams of the league retain of it. */
  readonly capHit: Dollars;
  /** What they retain, by team: `capHitOf` adds it again. Left out where nobody retains anything. */
  readonly retained?: readonly RetainedShare[];
}

/** How a pick came about: by the manager's hand, the commissioner's, from the queue, by rank. */
export type PickHow = 'manual' | 'commissioner' | 'queue' | 'rank';

/** One place of the draft order. Overall numbers are 1, 2, 3 … and equal the index plus one. */
export interface Slot {
  readonly overall: number;
  readonly round: number;
  readonly pickInRound: number;
  /** The draft pick (an asset that can be traded) that stands behind this slot. */
  readonly pickId: string;
  readonly originalTeamId: string;
  readonly ownerTeamId: string;
  /** A forfeited slot keeps its number and is passed over. */
  readonly status: 'open' | 'taken' | 'skipped' | 'forfeited';
  /** 1 and more for a compensatory pick; left out for a team's own. */
  readonly extra?: number;
  readonly player: DraftedPlayer | null;
  readonly how: PickHow | null;
  readonly at: Instant | null;
  /** Milliseconds that the pick drew from its team's time bank. Left out where it drew nothing. */
  readonly drewMs?: number;
  /**
   * Its owner takes offers for it, or did; `at` is when that was said last. `asks` is what they look for, left out where
   * they did not say. Left out where it never was.
   */
  readonly shop?: { readonly open: boolean; readonly at: Instant; readonly asks?: readonly ShopAsk[] };
  /** A forfeited slot: the player for whom its owner gave it up. */
  readonly keeper?: { readonly id: number; readonly name: string };
}

/** What the owner of a pick looks for in return: picks of this draft, picks of other drafts, players of a position. */
export type ShopAsk = 'picks' | 'later' | Position;

/** The slot whose turn it is. While paused there is no deadline but a remaining time. */
export interface OnClock {
  readonly overall: number;
  readonly teamId: string;
  readonly startedAt: Instant;
  /** The end of the clock and of the team's time bank, which lies at its end. */
  readonly deadline: Instant | null;
  readonly graceMs: number;
  /** All that is left, the time bank included. */
  readonly remainingMs: number | null;
  /**
   * So many milliseconds before the end are the team's time bank: from there on the turn draws from it. Left out where
   * it has none.
   */
  readonly bankMs?: number;
}

export type OrderKind = 'snake' | 'linear' | 'manual';

/** How the order of the first round was found. */
export interface DraftOrder {
  readonly kind: OrderKind;
  /**
   * Where the first round came from. `undrawn`: it is drawn at random when the draft begins, unless it is drawn or set
   * before.
   */
  readonly source: 'undrawn' | 'random' | 'standings' | 'lottery' | 'commissioner';
  /** Number of the draw that gave this order; left out where chance had no part. */
  readonly draw?: number;
  /** How often the order of this draft has been drawn; left out before the first draw. */
  readonly draws?: number;
  /** What a lottery was drawn from: the worst of last season first. Older lotteries lack it. */
  readonly from?: readonly string[];
  /** Team ids of round 1 in turn, by original team; of an undrawn order in no particular turn. */
  readonly teamIds: readonly string[];
  /** The seed (hex) that the order was drawn from, published with it; null where chance had no part. */
  readonly seed: string | null;
  /** SHA-256 (hex) of that seed, published before the draw. */
  readonly seedHash: string | null;
  /** SHA-256 (hex) of the seed that the next draw will use: the promise that makes a draw verifiable. */
  readonly nextSeedHash: string | null;
}

/** A draft pick that an accepted trade promises: its slot is not used while the trade is open. */
export interface PickPromise {
  readonly pickId: string;
  readonly tradeId: string;
  /** The trade is under review, or was carried out and left a condition that nobody has settled. */
  readonly kind: 'review' | 'condition';
  /** When the review ends, or the day of the condition is over. */
  readonly until: Instant;
  /** The two teams, in words. */
  readonly teams: string;
}

/** When the league means to draft. A draft begins by hand all the same. */
export interface DraftNight {
  readonly at: Instant;
  /** The league's when it was set: by its clock the night is told. */
  readonly timeZone: string;
}

/** What a manager says of the night: they are there, will be, or cannot be, so that Auto picks for their team. */
export type CheckInAnswer = 'here' | 'coming' | 'away';

export interface CheckIn {
  readonly teamId: string;
  readonly answer: CheckInAnswer;
  readonly at: Instant;
}

/** What was done to the picks of a draft before it began. */
export interface PickAmendment {
  readonly what: 'added' | 'removed' | 'forfeited' | 'restored';
  readonly pickId: string;
  readonly round: number;
  readonly pickInRound: number;
  readonly overall: number;
  /** Owner of the pick. */
  readonly teamId: string;
  readonly reason: string;
}

export interface DraftState {
  readonly id: string;
  readonly leagueId: string;
  readonly season: Season;
  readonly type: DraftType;
  readonly kind: DraftKind;
  readonly name: string;
  /** User who created it; a mock is run by its creator. */
  readonly createdBy: string;
  /** Sequence number of the last event folded in. */
  readonly seq: number;
  readonly status: DraftStatus;
  readonly rounds: number;
  readonly clock: ClockSettings;
  readonly rules: DraftRules;
  readonly order: DraftOrder;
  readonly teams: readonly DraftTeam[];
  readonly slots: readonly Slot[];
  readonly onClock: OnClock | null;
  /** The last outage of the service that the clock was put back for. */
  readonly outage: number;
  /** Picks that accepted trades promise. Left out where there are none. */
  readonly promises?: readonly PickPromise[];
  /** The draft paused itself because the pick on the clock is promised; it goes on by itself when that is settled. */
  readonly held?: true;
  /** Left out where none was set. */
  readonly night?: DraftNight;
  /** One for each team whose manager has answered. Left out where there are none. */
  readonly checkIns?: readonly CheckIn[];
}

/** A player who may be drafted. The pool is fixed when the draft begins. */
export interface PoolPlayer extends DraftedPlayer {
  /** The cap hit is the last known, or the minimum salary, not a contract of this season. */
  readonly estimated: boolean;
  readonly rookie: boolean;
  /** 1 is best. */
  readonly rank: number;
}

export type { DraftEvent, DraftEventType } from './draft.events.js';
