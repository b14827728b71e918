import type { DraftType } from '../draft-type.js';
import type { CalendarStop, TradeStart } from '../leagues/calendar.rules.js';
import type { LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import { exemptFromWaivers } from '../teams/roster.rules.js';
import type { HeldPlayer, RosterRules, TeamBooks } from '../teams/team.model.js';
import type { AssetRef } from './trade.model.js';
import type { Retention } from '../teams/retention.rules.js';
import type { HeldBy } from './words/held.words.js';

/** All data that decides on a trade, read at one moment. The rules use no other source. */
export interface TradeContext {
  readonly league: {
    readonly type: LeagueType;
    readonly season: Season;
    readonly settings: LeagueSettings;
    readonly comingCap?: Dollars | null;
    readonly timeZone: string;
    readonly teamIds: readonly string[];
    /** When agreeing on trades stops; null or omitted when it does not. */
    readonly stop?: CalendarStop | null;
    /** When agreeing on trades begins; null or omitted when it is not limited. */
    readonly start?: TradeStart | null;
    /** The trade was accepted. Rules on agreeing on trades no longer apply. */
    readonly agreed?: boolean;
    /** During setup, past trades belong to the league's move instead. */
    readonly settingUp?: boolean;
  };
  readonly rules: RosterRules;
  /** The two teams in the order of the trade's sides. */
  readonly teams: readonly [TeamContext, TeamContext];
  readonly picks: ReadonlyMap<string, PickFacts>;
  readonly faPicks: ReadonlyMap<string, FaPickFacts>;
  readonly players: ReadonlyMap<number, PlayerFacts>;
  /** Retentions of the players involved, including those ended within the last year. */
  readonly retentions: readonly Retention[];
  /**
   * Assets held by other accepted trades or open conditions, by `assetKey`. Assets held by this trade are not included.
   */
  readonly frozen: ReadonlyMap<string, HeldBy>;
  /** The first day on which the team may drop an added player. Omitted without such players. */
  readonly held?: ReadonlyMap<number, { readonly first: string }>;
  /** Teams whose rosters are closed, because they have no match left in the play-offs. Omitted without such teams. */
  readonly closed?: ReadonlySet<string>;
  /** The database's time in milliseconds since 1970. */
  readonly now: number;
}

export const exemptInTrade = ({ teams, rules }: Pick<TradeContext, 'teams' | 'rules'>): ReadonlySet<number> =>
  exemptFromWaivers(
    teams.flatMap(({ seasons }) => seasons[0]?.players ?? []),
    rules,
  );

export interface TeamContext {
  readonly id: string;
  readonly name: string;
  /** The team's books for this season and the next two. */
  readonly seasons: readonly TeamBooks[];
  /** Number of retentions that depend on an open condition; each uses a slot. */
  readonly promisedRetentions: number;
  /** The part of its budget for bids that the team can give; omitted in leagues without bids. */
  readonly budgetLeft?: number;
  /** The auctions that the team leads; omitted when it leads none. */
  readonly leads?: Leads;
  /** Other trades agreed on in the season; 0 when omitted. */
  readonly trades?: number;
}

/** Money and places that a team's leading bids keep. */
export interface Leads {
  /** The players, as they would be on the team. */
  readonly players: readonly HeldPlayer[];
  /** Players that the team drops when it wins. Only the team knows them. */
  readonly drops: readonly number[];
}

export interface PlayerFacts {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  readonly club: string | null;
  readonly estimated: boolean;
  readonly capHits: Readonly<Record<Season, Dollars>>;
  /** First season without a contract. */
  readonly expiry: number | null;
  /** The player's current team; null for a free agent. */
  readonly teamId: string | null;
}

export interface PickFacts {
  readonly id: string;
  readonly season: Season;
  readonly type: DraftType;
  readonly round: number;
  readonly extra: number;
  readonly number: number | null;
  readonly originalTeamId: string;
  readonly originalTeam: string;
  readonly ownerTeamId: string;
  /** The pick was made, skipped or forfeited, or its draft has ended or will never take place. */
  readonly used: boolean;
  readonly neverHeld?: boolean;
  /** Taken from its owner before the draft. */
  readonly forfeited?: boolean;
  /** The draft is running or paused. */
  readonly drafting: boolean;
  /** Next year's pick of the same round and team; null without one. */
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

export const assetKey = ({ kind, ref }: AssetRef): string => `${kind}:${ref}`;
