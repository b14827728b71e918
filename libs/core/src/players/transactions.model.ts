import type { Place } from '../position.js';
import type { Said } from '../words.js';
import type { TRANSACTIONS } from './transaction.words.en.js';

export type TransactionSaid = Said<typeof TRANSACTIONS>;

/** An unbroken period of a player in one roster place of one team. */
export interface Stay {
  readonly team_id: string;
  readonly place: Place;
  /** ISO times; null while it lasts. */
  readonly from: string;
  readonly to: string | null;
  /** When and how the team got the player. Consecutive stays on the same team share these values. */
  readonly acquired_at: string;
  /** 'draft:{id}', 'trade:{id}', 'free-agent', 'waivers', 'cleared', 'import', … */
  readonly acquired_by: string;
}

export type TransactionKind =
  | 'drafted'
  | 'added'
  | 'claimed'
  | 'traded'
  | 'imported'
  | 'dropped'
  | 'undone'
  | 'placed-on-ir'
  | 'activated'
  | 'sent-to-bank'
  | 'promoted';

export interface PlayerTransaction {
  /** ISO time. */
  date: string;
  kind: TransactionKind;
  team_id: string;
  /** Null for a team that is no more. */
  team_name: string | null;
  /** For a trade: the team that gave the player. */
  from_team_id: string | null;
  from_team_name: string | null;
  draft_id: string | null;
  trade_id: string | null;
  says: TransactionSaid;
}

export interface Ownership {
  team_id: string;
  /** Null for a team that is no more. */
  team_name: string | null;
  /** ISO times; null while it lasts. */
  from: string;
  to: string | null;
  how: TransactionKind;
}

/** A draft selection of the player that was not undone. */
export interface DraftedAs {
  readonly name: string;
  readonly round: number;
  readonly overall: number;
}

export interface History {
  /** Newest first. */
  ownership: Ownership[];
  /** Newest first. */
  transactions: PlayerTransaction[];
}

export type Tenure = [Stay, ...Stay[]];
