import type { FarmRules } from '../leagues/farm.rules.js';
import type { Dollars } from '../money.js';
import type { Place, Position } from '../position.js';
import type { CutRules } from './cuts/cut.rules.js';
import type { PositionLimits } from './position-limits.model.js';

export const IR_STATUSES: readonly string[] = ['IR', 'LTIR', 'Out'];

export interface HeldPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  /** 'C', 'LW' or 'RW' for a forward, if known. */
  readonly detail?: string;
  readonly capHit: Dollars;
  /** No contract for the season: the last known hit or the minimum salary. */
  readonly estimated?: boolean;
  readonly retainedByOthers: Dollars;
  readonly place: Place;
  readonly status: string;
  /** Counts as a rookie in this league and season. */
  readonly rookie: boolean;
  /** Data for the league's rookie bank rules; omitted when the league uses the standard ones. */
  readonly farm?: FarmFacts;
  /** The deadline of a healthy player to leave injured reserve (ISO time). Omitted when none was announced. */
  readonly irReturn?: { readonly dueAt: string; readonly over: boolean };
}

export interface FarmFacts {
  /** NHL games of the season. */
  readonly games: number;
  /** The player was called up from a rookie bank of the league before. */
  readonly broughtUp: boolean;
  /** Call-up deadline (ISO time); null when there is none. */
  readonly dueAt: string | null;
  readonly overdue: boolean;
}

export interface Newcomer extends HeldPlayer {
  /**
   * Amount of the player's salary that the acquiring team retains so far. It ends when the player arrives
   * (docs/rules.md, Trades). Null when it retains nothing.
   */
  readonly retainedByTeam: Dollars | null;
}

export interface TeamBooks {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly HeldPlayer[];
  readonly retained: Dollars;
  readonly retainedContracts: number;
  /** Dead cap of players that it has cut, in leagues with their own salaries. Omitted when there is none. */
  readonly dead?: Dollars;
  /** Cap space that the team has traded away in the season; below 0 when it got some; 0 when omitted. */
  readonly spaceGiven?: Dollars;
}

/** The current limits. `rosterRules` derives them from the league's settings and phase. */
export interface RosterRules {
  readonly salaryCap: Dollars;
  /** Minimum cap use; null or omitted when there is no floor or it does not apply. */
  readonly capFloor?: Dollars | null;
  /** Null while sizes are not enforced (from the season's end to the next start). */
  readonly maxRosterSize: number | null;
  /** Null while minimums do not apply. */
  readonly minimums: Readonly<Record<Position, number>> | null;
  /**
   * In the offseason: the minimums that apply from the season's start. Omitted in season and before the first drafts.
   */
  readonly comingMinimums?: Readonly<Record<Position, number>>;
  /** The most players by position, counted while `maxRosterSize` is; omitted when the league limits none. */
  readonly positionLimits?: PositionLimits;
  readonly irSlots: number;
  /** Charges on injured reserve that do not count toward the cap; omitted when none of them counts. */
  readonly irRelief?: Dollars;
  readonly rookieBank: boolean;
  /** Null while sizes are not enforced, and when the league has no rookie bank. */
  readonly rookieBankSize: number | null;
  readonly retentionSlots: number;
  /** The league's own rookie bank rules; omitted when the standard ones apply. */
  readonly farm?: FarmRules;
  /** The cost of cutting a player; omitted in leagues on NHL cap hits. */
  readonly cut?: CutRules;
  readonly waiversRun?: boolean;
}

/** The rules that decide which charges count toward the cap. */
export type CapRules = Pick<RosterRules, 'farm' | 'irRelief'>;
