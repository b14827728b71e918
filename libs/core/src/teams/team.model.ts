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
  /** Depends on league and season. */
  readonly rookie: boolean;
  /** Omitted when the league uses the standard rules. */
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
   * Retained so far by the acquiring team. It ends when the player arrives (docs/rules.md, Trades). Null when it
   * retains nothing.
   */
  readonly retainedByTeam: Dollars | null;
}

export interface TeamBooks {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly HeldPlayer[];
  readonly retained: Dollars;
  readonly retainedContracts: number;
  /** Only in leagues with their own salaries. */
  readonly dead?: Dollars;
  /** Traded away in the season; below 0 when the team got some; 0 when omitted. */
  readonly spaceGiven?: Dollars;
}

/** `rosterRules` derives them from the league's settings and phase. */
export interface RosterRules {
  readonly salaryCap: Dollars;
  /** Null or omitted when there is no floor or it does not apply. */
  readonly capFloor?: Dollars | null;
  /** Null while sizes are not enforced (from the season's end to the next start). */
  readonly maxRosterSize: number | null;
  /** Null while minimums do not apply. */
  readonly minimums: Readonly<Record<Position, number>> | null;
  /** They apply from the season's start. Omitted in season and before the first drafts. */
  readonly comingMinimums?: Readonly<Record<Position, number>>;
  /** Counted while `maxRosterSize` is; omitted when the league limits none. */
  readonly positionLimits?: PositionLimits;
  readonly irSlots: number;
  /** Does not count toward the cap; omitted when all charges count. */
  readonly irRelief?: Dollars;
  readonly rookieBank: boolean;
  /** Null while sizes are not enforced, and when the league has no rookie bank. */
  readonly rookieBankSize: number | null;
  readonly retentionSlots: number;
  /** Omitted when the standard rules apply. */
  readonly farm?: FarmRules;
  /** Omitted in leagues on NHL cap hits. */
  readonly cut?: CutRules;
  readonly waiversRun?: boolean;
}

/** These decide which charges count toward the cap. */
export type CapRules = Pick<RosterRules, 'farm' | 'irRelief'>;
