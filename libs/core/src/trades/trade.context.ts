import type { CalendarStop } from '../leagues/calendar.rules.js';
import type { LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import type { RosterRules, TeamBooks } from '../teams/team.model.js';
import type { AssetRef } from './trade.model.js';
import type { Retention } from '../teams/retention.rules.js';

/** Everything that decides on a trade, read at one moment: rules look nothing up anywhere else. */
export interface TradeContext {
  readonly league: {
    readonly type: LeagueType;
    readonly season: Season;
    readonly settings: LeagueSettings;
    /** The cap that waits for the next season; null or left out where the present one stays. */
    readonly comingCap?: Dollars | null;
    readonly timeZone: string;
    readonly teamIds: readonly string[];
    /** From when on no trade is agreed on; null or left out where there is no such time. */
    readonly stop?: CalendarStop | null;
    /** The league is being set up: trades of before belong into its move. */
    readonly settingUp?: boolean;
  };
  /** The limits of this moment. */
  readonly rules: RosterRules;
  /** The two teams, in the order of the trade's sides. */
  readonly teams: readonly [TeamContext, TeamContext];
  readonly picks: ReadonlyMap<string, PickFacts>;
  readonly faPicks: ReadonlyMap<string, FaPickFacts>;
  readonly players: ReadonlyMap<number, PlayerFacts>;
  /** Every retention of the players concerned, ended ones of the last year too. */
  readonly retentions: readonly Retention[];
  /**
   * Assets that an accepted trade or an open condition holds, by `assetKey`. Those of this trade itself are not among
   * them.
   */
  readonly frozen: ReadonlyMap<string, FrozenFacts>;
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: number;
}

export interface TeamContext {
  readonly id: string;
  readonly name: string;
  /** This season's books and those of the next two. */
  readonly seasons: readonly TeamBooks[];
  /** Retained salary that will begin when a condition is met: it holds a slot. */
  readonly promisedRetentions: number;
}

/** What a trade needs to know of a player beyond their line in the books. */
export interface PlayerFacts {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  readonly club: string | null;
  readonly estimated: boolean;
  /** Known cap hits by season. */
  readonly capHits: Readonly<Record<Season, Dollars>>;
  /** First year without a contract. */
  readonly expiry: number | null;
  /** The team that has the player now; null for a free agent. */
  readonly teamId: string | null;
}

export interface PickFacts {
  readonly id: string;
  readonly season: Season;
  readonly type: 'general' | 'rookie';
  readonly round: number;
  readonly extra: number;
  readonly number: number | null;
  readonly originalTeamId: string;
  readonly originalTeam: string;
  readonly ownerTeamId: string;
  /** Picked with, skipped, forfeited, or of a draft that has ended or will never be held. */
  readonly used: boolean;
  /** Its draft will never be held. */
  readonly neverHeld?: boolean;
  /** Taken from its owner before the draft. */
  readonly forfeited?: boolean;
  /** Its draft has begun and has not ended. */
  readonly drafting: boolean;
  /** The same pick of next year; null where there is none. */
  readonly nextYearId: string | null;
}

export interface FaPickFacts {
  readonly id: string;
  readonly week: number;
  readonly originalTeamId: string;
  readonly originalTeam: string;
  readonly ownerTeamId: string;
  readonly expiresAt: number;
  readonly used: boolean;
  readonly penalty: boolean;
}

export interface FrozenFacts {
  /** 'under review until …', 'under a condition until …' */
  readonly words: string;
}

export const assetKey = ({ kind, ref }: AssetRef): string => `${kind}:${ref}`;
