import * as en from './words/matchup.words.en.js';
import * as fr from './words/matchup.words.fr.js';
import type { BrokenTie } from './tie-break.rules.js';
import type { FurtherBracket, SeriesWins } from '../playoffs/playoff.rules.js';
import { byReader } from '../../words.js';

interface Side {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** The results of a matchup period. */
export interface PeriodResults {
  readonly number: number;
  /** Round of the play-offs; null for a regular period. */
  readonly round: number | null;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly matchups: readonly {
    readonly home: Side;
    readonly away: Side | null;
    /** A match of the play-offs, when it is not for the title. */
    readonly bracket?: FurtherBracket;
    /** A tie that was broken. */
    readonly broken?: BrokenTie;
    /** Matches of the round that both have won with this one, where more wins decide. */
    readonly wins?: SeriesWins;
  }[];
  /** The median of all teams' scores; null in leagues that do not play it. */
  readonly median: number | null;
}

/** Matchups that are close on the last day of a period. */
export interface CloseMatchups extends Pick<PeriodResults, 'number' | 'round'> {
  readonly matchups: readonly Readonly<Record<'home' | 'away', Pick<Side, 'name' | 'points'>>>[];
}

/** A result that was set, or computed again. */
export interface ChangedResult {
  readonly period: number;
  readonly teams: readonly [home: string, away: string];
  /** Points of both. */
  readonly before: readonly [home: number, away: number];
  readonly after: readonly [home: number, away: number];
}

/** Pairs of a period by the names of their teams. */
export interface EditedPairs {
  readonly period: number;
  readonly pairs: readonly { readonly home: string; readonly away: string | null }[];
}

/** A boundary of two periods that was moved. Earlier releases stored days as words. */
export interface MovedBoundary {
  readonly period: number;
  readonly before: string;
  readonly after: string;
  /** Rounds of the play-offs; lines of earlier releases have none. */
  readonly rounds?: number;
  /** The rounds of the period and of the next one; null for a regular period. */
  readonly round?: number | null;
  readonly next?: number | null;
}

export const scoreWords = byReader({ en: en.scoreWords, fr: fr.scoreWords });
export const brokenWords = byReader({ en: en.brokenWords, fr: fr.brokenWords });
export const resultsWords = byReader({ en: en.resultsWords, fr: fr.resultsWords });
export const closeWords = byReader({ en: en.closeWords, fr: fr.closeWords });
export const changedResultWords = byReader({ en: en.changedResultWords, fr: fr.changedResultWords });
export const pairWords = byReader({ en: en.pairWords, fr: fr.pairWords });
