import type { TradeTeams } from './picks/trade-teams.js';
import type { DraftNamed } from './draft-name.words.js';
import type { DraftType } from '../draft-type.js';
import type { Dollars } from '../money.js';
import type { Position } from '../position.js';
import type { Season } from '../season.js';
import type { ForwardDetail, PositionLimits } from '../teams/position-limits.model.js';
import type { LotteryRules } from './order/lottery.rules.js';

/** An ISO string in UTC, so that a state serializes to the same text on client and server. */
export type Instant = string;

/** A mock uses the league's real picks, caps and players, and changes nothing outside itself. */
export type DraftKind = 'startup' | 'annual' | 'mock';
export type DraftStatus = 'lobby' | 'running' | 'paused' | 'ended';

/**
 * Hours in which no clock runs, in minutes after midnight in a time zone. `fromMinute` may be later than `toMinute` for
 * hours that cross midnight.
 */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly timeZone: string;
}

export interface ClockSettings {
  /** Seconds per pick: 15 to 86,400. */
  readonly seconds: number;
  /** Milliseconds after zero in which a manual pick still counts. */
  readonly graceMs: number;
  /** Milliseconds until Auto picks. */
  readonly autoMs: number;
  readonly quietHours: QuietHours | null;
}

export interface DraftRules {
  readonly salaryCap: Dollars;
  readonly maxRosterSize: number;
  readonly minimums: Readonly<Record<Position, number>>;
  /** The most players by position. Omitted when none is limited and while sizes are not enforced. */
  readonly positionLimits?: PositionLimits;
  /** null when the league has no rookie bank. */
  readonly rookieBankSize: number | null;
  /** True when roster and rookie bank sizes are not enforced, as between two seasons. Omitted when they are. */
  readonly sizesRest?: boolean;
  /** Minimum price of a roster place. Auto keeps this amount for each remaining place. Missing in older drafts. */
  readonly minimumSalary?: Dollars;
  /** True when cap hits in the rookie bank count. Omitted otherwise. */
  readonly bankOnCap?: boolean;
  /**
   * Seconds that each team may take beyond its pick clocks during the whole draft. Omitted when there is no time bank.
   */
  readonly timeBank?: number;
  /** The most players that a team can lose in a draft from other teams' rosters. Omitted without a limit. */
  readonly mostLost?: number;
  /** Where a pick moves when its clock has run out. Omitted when a player is picked for the team at once. */
  readonly missedPick?: 'end_of_round' | 'one_round_later';
  /** Set when teams bid for the players. Omitted when they pick in turn. */
  readonly auction?: AuctionRules;
}

/** Rules of an auction (docs/rules.md, Drafts). Amounts are whole units. The pick clock is the nomination clock. */
export interface AuctionRules {
  /** The budget of each team for the whole draft. */
  readonly budget: number;
  /** The opening bid, and the least price of a place. */
  readonly minimum: number;
  /** How much a bid must exceed the one before. */
  readonly raise: number;
  /** Seconds of the bid clock. Each bid restarts it. */
  readonly bidSeconds: number;
  /** Set when the price becomes the player's salary. The cap then limits bids, too. */
  readonly salaries?: true;
  /**
   * The part of each team's budget that its keepers take, by team. Set where keepers have prices; then each active
   * keeper fills a place of the roster.
   */
  readonly kept?: Readonly<Record<string, number>>;
}

/** The player who is being auctioned, with the leading bid. */
export interface AuctionLot {
  /** Lots are numbered through the draft. A number is never used again, also after an undo. */
  readonly number: number;
  readonly player: DraftedPlayer;
  readonly nominatorId: string;
  /** The team that leads. */
  readonly teamId: string;
  readonly amount: number;
  /** Number of bids, the opening one included. */
  readonly bids: number;
  /** How the leading bid was placed: by the manager, by the commissioner, from the queue or by rank. */
  readonly how: PickHow;
  /** The user who placed it. Omitted for Auto. */
  readonly by?: string;
}

export interface AuctionState {
  /** Number of the last lot; 0 before the first. */
  readonly lots: number;
  /** null while a team nominates. */
  readonly lot: AuctionLot | null;
}

/** How a slot of an auction got its player. */
export interface Sale {
  readonly lot: number;
  readonly price: number;
  readonly nominatorId: string;
  readonly bids: number;
}

/** The parts of a team's roster that a draft needs: active players by position, cap used and rookie bank. */
export interface Holdings {
  readonly F: number;
  readonly D: number;
  readonly G: number;
  /** The forwards whose exact position is known. Missing in older drafts, which have no position limits. */
  readonly forwards?: Readonly<Record<ForwardDetail, number>>;
  /** Charges of active players plus salary retained for others. */
  readonly capUsed: Dollars;
  readonly rookies: number;
}

/**
 * Picks for a team: `off` is the manager, `manager` is Auto by the manager's choice, `timeouts` is Auto after two
 * consecutive time-outs, `empty` is Auto for a team without a manager.
 */
export type AutoMode = 'off' | 'manager' | 'timeouts' | 'empty';

export interface DraftTeam {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly manager: string | null;
  readonly auto: AutoMode;
  readonly timeouts: number;
  readonly holdings: Holdings;
  /**
   * Players whose salary the team recently retained. It may not acquire them yet (docs/rules.md, Trades). Omitted when
   * empty.
   */
  readonly barred?: readonly number[];
  /** Players of the pool that left the team's active roster since the draft began. Omitted when empty. */
  readonly gone?: readonly number[];
  /** Milliseconds left in the team's time bank. Omitted when it has none. */
  readonly bankMs?: number;
}

/** The part of a player's cap hit that a team retains. */
export interface RetainedShare {
  readonly teamId: string;
  readonly amount: Dollars;
}

/** A drafted player with the fields that the board and the cap need, as of the moment of the pick. */
export interface DraftedPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly detail: string;
  readonly club: string | null;
  /** The amount that the player adds to a team's cap: the cap hit less what the league's teams retain. */
  readonly capHit: Dollars;
  /** Retained amounts by team; `capHitOf` adds them back. Omitted when empty. */
  readonly retained?: readonly RetainedShare[];
  /** The team that has the player, in a draft from other teams' rosters. Omitted in other drafts. */
  readonly from?: string;
}

/** How a pick was made: by the manager, by the commissioner, from the queue or by rank. */
export type PickHow = 'manual' | 'commissioner' | 'queue' | 'rank';

/** One place in the draft order. Overall numbers start at 1 and equal the index plus one. */
export interface Slot {
  readonly overall: number;
  readonly round: number;
  readonly pickInRound: number;
  /** The draft pick (a tradable asset) that this slot belongs to. */
  readonly pickId: string;
  readonly originalTeamId: string;
  readonly ownerTeamId: string;
  /** A forfeited slot keeps its number and is skipped. */
  readonly status: 'open' | 'taken' | 'skipped' | 'forfeited';
  /** 1 or more for a compensatory pick; omitted for a team's own pick. */
  readonly extra?: number;
  readonly player: DraftedPlayer | null;
  readonly how: PickHow | null;
  /** The user who picked. Omitted for Auto's picks, and for picks made before people were stored. */
  readonly by?: string;
  readonly at: Instant | null;
  /** Milliseconds that the pick drew from its team's time bank. Omitted when it drew nothing. */
  readonly drewMs?: number;
  /**
   * The pick's offer mark: `open` while its owner takes offers. `at` is when it was last opened or closed. `asks` is
   * what the owner looks for, if stated. Omitted when the pick was never opened to offers.
   */
  readonly shop?: { readonly open: boolean; readonly at: Instant; readonly asks?: readonly ShopAsk[] };
  /** Its pick was missed: its turn comes after the slot of this number. Omitted while it has its own turn. */
  readonly movedAfter?: number;
  /** Set for a player bought in an auction. */
  readonly sale?: Sale;
  /** For a forfeited slot: the keeper that the owner gave the pick up for. */
  readonly keeper?: { readonly id: number; readonly name: string };
}

/** Assets that a pick's owner wants in return: picks of this draft, picks of other drafts, or players of a position. */
export type ShopAsk = 'picks' | 'later' | Position;

/** The slot on the clock. While the draft is paused it has a remaining time instead of a deadline. */
export interface OnClock {
  readonly overall: number;
  readonly teamId: string;
  readonly startedAt: Instant;
  /** End of the turn: the pick clock followed by the team's time bank. */
  readonly deadline: Instant | null;
  readonly graceMs: number;
  /** Remaining milliseconds, including the time bank. */
  readonly remainingMs: number | null;
  /** The last `bankMs` milliseconds of the turn come from the team's time bank. Omitted without a time bank. */
  readonly bankMs?: number;
}

export type OrderKind = 'snake' | 'linear' | 'manual';

export interface DraftOrder {
  readonly kind: OrderKind;
  /**
   * Source of the first round. An `undrawn` order is found when the draft begins, unless it is drawn or set earlier: at
   * random, or as the league's settings say. `best`: by the standings, the best first. `same`: as in another draft.
   */
  readonly source: 'undrawn' | 'random' | 'standings' | 'best' | 'lottery' | 'same' | 'commissioner';
  /** Number of the draw that gave this order; omitted when it was not drawn. */
  readonly draw?: number;
  /** How often this draft's order has been drawn; omitted before the first draw. */
  readonly draws?: number;
  /**
   * Teams that took part in the lottery, last season's worst first. Missing in older lotteries. Teams of the order that
   * are not among them pick ahead of the lottery.
   */
  readonly from?: readonly string[];
  /** The rules of the lottery. Missing in older lotteries, which had the usual ones. */
  readonly lottery?: LotteryRules;
  /** Original teams in the order of round 1. An undrawn order lists them in no particular order. */
  readonly teamIds: readonly string[];
  /** The seed (hex) of the draw, published with the order. Null when the order was not drawn. */
  readonly seed: string | null;
  /** SHA-256 (hex) of that seed, published before the draw. */
  readonly seedHash: string | null;
  /** SHA-256 (hex) of the seed for the next draw. Publishing it in advance makes the draw verifiable. */
  readonly nextSeedHash: string | null;
}

/** A draft pick promised by an accepted trade. Its slot cannot be used while the trade is open. */
export interface PickPromise {
  readonly pickId: string;
  readonly tradeId: string;
  /**
   * `review`: the trade is under review. `condition`: the trade was executed and one of its conditions is still open.
   */
  readonly kind: 'review' | 'condition';
  /** When the review ends or the condition's day is over. */
  readonly until: Instant;
  readonly teams: TradeTeams;
}

/** The date on which the league plans to draft. A commissioner still starts the draft manually. */
export interface DraftNight {
  readonly at: Instant;
  /** The league's time zone when the date was set. The date is shown in this zone. */
  readonly timeZone: string;
}

/** A manager's answer about the draft night: here, coming, or away. Auto picks for a team that is away. */
export type CheckInAnswer = 'here' | 'coming' | 'away';

export interface CheckIn {
  readonly teamId: string;
  readonly answer: CheckInAnswer;
  readonly at: Instant;
}

/** A change to a draft's picks before the draft began. */
export interface PickAmendment {
  readonly what: 'added' | 'removed' | 'forfeited' | 'restored';
  readonly pickId: string;
  readonly round: number;
  readonly pickInRound: number;
  readonly overall: number;
  /** The pick's owner. */
  readonly teamId: string;
  readonly reason: string;
}

export interface DraftState extends DraftNamed {
  readonly id: string;
  readonly leagueId: string;
  readonly season: Season;
  readonly type: DraftType;
  readonly kind: DraftKind;
  /** The user who created it. A mock's creator runs it. */
  readonly createdBy: string;
  /** Sequence number of the last folded event. */
  readonly seq: number;
  readonly status: DraftStatus;
  readonly rounds: number;
  readonly clock: ClockSettings;
  readonly rules: DraftRules;
  readonly order: DraftOrder;
  readonly teams: readonly DraftTeam[];
  readonly slots: readonly Slot[];
  readonly onClock: OnClock | null;
  /** Number of the last outage for which the clock was extended. */
  readonly outage: number;
  /** Picks that accepted trades promise. Omitted when empty. */
  readonly promises?: readonly PickPromise[];
  /** The draft paused itself because the pick on the clock is promised. It resumes when the promise is settled. */
  readonly held?: true;
  /** Set once the first player of an auction is nominated. */
  readonly auction?: AuctionState;
  /** Omitted when no date is set. */
  readonly night?: DraftNight;
  /** One entry per team whose manager has answered. Omitted when empty. */
  readonly checkIns?: readonly CheckIn[];
}

/** A player in the draft pool. The pool is fixed when the draft begins. */
export interface PoolPlayer extends DraftedPlayer {
  /** True when the cap hit is the last known one or the minimum salary, not a contract of this season. */
  readonly estimated: boolean;
  readonly rookie: boolean;
  /** 1 is best. */
  readonly rank: number;
}

export type { DraftEvent, DraftEventType } from './draft.events.js';
