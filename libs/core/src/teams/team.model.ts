import type { FarmRules } from '../leagues/farm.rules.js';
import type { Dollars } from '../money.js';
import type { Place, Position } from '../position.js';

export const IR_STATUSES: readonly string[] = ['IR', 'LTIR', 'Out'];

/** A player of a team, with what the rules need to know. */
export interface HeldPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly capHit: Dollars;
  /** The cap hit is the last known one or the minimum salary: there is no contract of the season. */
  readonly estimated?: boolean;
  /** What other teams retain of the cap hit. */
  readonly retainedByOthers: Dollars;
  readonly place: Place;
  readonly status: string;
  /** Counts as a rookie in this league and season. */
  readonly rookie: boolean;
  /** What the league's own rules of its bank ask for; left out where they ask for nothing beyond the standard. */
  readonly farm?: FarmFacts;
  /**
   * Until when a healthy player has to leave injured reserve (ISO time), and whether that time is over. Left out where
   * nothing was announced.
   */
  readonly irReturn?: { readonly dueAt: string; readonly over: boolean };
}

/** A player as the rules of a league's rookie bank see them. */
export interface FarmFacts {
  /** NHL games of the season. */
  readonly games: number;
  /** They were in a rookie bank of the league before and came up. */
  readonly broughtUp: boolean;
  /** Until when they must come up, ISO time; null where nothing is due. */
  readonly dueAt: string | null;
  /** That time is over. */
  readonly overdue: boolean;
}

/** A player as they would come to a team. */
export interface Newcomer extends HeldPlayer {
  /**
   * What the team that gets the player retains of their salary so far. It ends when they arrive (docs/rules.md,
   * Trades). Null when it retains nothing.
   */
  readonly retainedByTeam: Dollars | null;
}

/** A team as the rules see it: its players and the salary it retains of players elsewhere. */
export interface TeamBooks {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly HeldPlayer[];
  /** Sum of the amounts this team retains. */
  readonly retained: Dollars;
  /** Contracts it retains a part of. */
  readonly retainedContracts: number;
}

/** The limits that apply now. Made by `rosterRules` from the league's settings and phase. */
export interface RosterRules {
  readonly salaryCap: Dollars;
  /** What a team must use of the cap; null or left out where there is no floor, and while it does not apply. */
  readonly capFloor?: Dollars | null;
  /** null while roster sizes rest (from the season's end to the next one's start). */
  readonly maxRosterSize: number | null;
  /** null while minimums do not apply. */
  readonly minimums: Readonly<Record<Position, number>> | null;
  /** Out of season: the minimums that hold from the season's start. Left out in season and before the first drafts. */
  readonly comingMinimums?: Readonly<Record<Position, number>>;
  readonly irSlots: number;
  readonly rookieBank: boolean;
  /** null while its size rests, and when the league has no rookie bank. */
  readonly rookieBankSize: number | null;
  readonly retentionSlots: number;
  /** The league's own rules of its rookie bank; left out where they are the standard ones. */
  readonly farm?: FarmRules;
  /** Players can be put on waivers now. */
  readonly waiversRun?: boolean;
}
