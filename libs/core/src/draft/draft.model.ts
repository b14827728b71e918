import type { ValueOf } from '../answer.parts.js';
import type * as answers from './draft-state.answers.js';

/*
 * The state of a draft and its parts. `draft-state.answers.ts` declares and explains their fields. Only types come from
 * there: the browser, which folds events with the same code, loads no schemas. Times are ISO texts in UTC, so that a
 * state serializes to the same text on client and server.
 */

/** A mock uses the league's real picks, caps and players, and changes nothing outside itself. */
export type DraftKind = ValueOf<typeof answers.kind>;
export type DraftStatus = ValueOf<typeof answers.status>;

export type ClockSettings = ValueOf<typeof answers.clock>;
export type QuietHours = NonNullable<ClockSettings['quietHours']>;

export type DraftRules = ValueOf<typeof answers.rules>;
/** Rules of an auction (docs/rules.md, Drafts). Amounts are whole units. The pick clock is the nomination clock. */
export type AuctionRules = NonNullable<DraftRules['auction']>;

export type AuctionState = NonNullable<DraftState['auction']>;
/** The player who is being auctioned, with the leading bid. */
export type AuctionLot = NonNullable<AuctionState['lot']>;

/** The parts of a team's roster that a draft needs: active players by position, cap used and rookie bank. */
export type Holdings = DraftTeam['holdings'];
export type AutoMode = ValueOf<typeof answers.autoMode>;
export type DraftTeam = ValueOf<typeof answers.team>;

/** The player as of the moment of the pick. */
export type DraftedPlayer = ValueOf<typeof answers.player>;
export type RetainedShare = NonNullable<DraftedPlayer['retained']>[number];
/** The source of the pick: manager, commissioner, queue or ranking. */
export type PickHow = ValueOf<typeof answers.how>;

/** One place in the draft order. Overall numbers start at 1 and equal the index plus one. */
export type Slot = ValueOf<typeof answers.slot>;
export type ShopAsk = ValueOf<typeof answers.shopAsk>;
/** A paused draft has a remaining time instead of a deadline. */
export type OnClock = ValueOf<typeof answers.onClock>;

export type DraftOrder = ValueOf<typeof answers.order>;
export type OrderKind = DraftOrder['kind'];

/** A draft pick promised by an accepted trade. Its slot cannot be used while the trade is open. */
export type PickPromise = ValueOf<typeof answers.promise>;
/** The date on which the league plans to draft. A commissioner still starts the draft manually. */
export type DraftNight = ValueOf<typeof answers.night>;
/** A manager's answer about the draft night. */
export type CheckIn = ValueOf<typeof answers.checkIn>;
export type CheckInAnswer = CheckIn['answer'];
/** A change to a draft's picks before the draft began. */
export type PickAmendment = ValueOf<typeof answers.amendment>;

export type DraftState = ValueOf<typeof answers.state>;

/** A player in the draft pool. The pool is fixed when the draft begins. */
export interface PoolPlayer extends DraftedPlayer {
  /** The cap hit is the last known one or the minimum, not a contract of this season. */
  readonly estimated: boolean;
  readonly rookie: boolean;
  /** 1 is best. */
  readonly rank: number;
}

export type { DraftEvent, DraftEventType } from './draft.events.js';
