import type { FurtherBracket } from '../competition/playoffs/playoff.rules.js';
import { byReader } from '../words.js';
import type { CalendarEvent } from './calendar-file.js';
import * as en from './calendar.words.en.js';
import * as fr from './calendar.words.fr.js';

/** Hours after which a calendar program refreshes. */
export const CALENDAR_REFRESH_HOURS = 2;
/** A deadline appears as the half hour before it. */
const SHOWN_MS = 30 * 60_000;

const DAY_MS = 24 * 3_600_000;

/** A user's dates other than draft nights. `key` is unique and stays the same when a date moves. */
export type CalendarDate = {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly league: string;
  readonly team: string;
  /** URL of the page for this date. */
  readonly url: string;
} & (
  | { readonly is: 'sheets'; readonly saved: boolean }
  | { readonly is: 'picks'; readonly picks: number; readonly week: number }
  | { readonly is: 'offer'; readonly from: string }
  | { readonly is: 'claim'; readonly player: string }
  | { readonly is: 'auctions'; readonly players: number }
  | { readonly is: 'trades' }
  | { readonly is: 'poll'; readonly question: string }
  /** Takes whole days: `at` is the first one’s 0:00 UTC. */
  | {
      readonly is: 'matchup';
      readonly other: string;
      readonly period: number;
      /** Round of the play-offs; null for a regular period. */
      readonly round: number | null;
      /** A match outside the title bracket. */
      readonly bracket: FurtherBracket | null;
      readonly days: number;
    }
);

const dateWords = byReader({ en: en.dateWords, fr: fr.dateWords });
export const nightDetail = byReader({ en: en.nightDetail, fr: fr.nightDetail });

/** Converts a date to a calendar event. `host` makes its uid globally unique. */
export function calendarEvent(date: CalendarDate, host: string, now: number): CalendarEvent {
  const { summary, detail } = dateWords(date);
  return {
    uid: `${date.key}@${host}`,
    sequence: 0,
    stamp: now,
    ...(date.is === 'matchup'
      ? { start: date.at, end: date.at + date.days * DAY_MS, wholeDays: true }
      : { start: date.at - SHOWN_MS, end: date.at }),
    summary: `${summary} (${date.league})`,
    description: `${detail}\n${date.url}`,
    url: date.url,
    cancelled: false,
  };
}

/** End of a season's trading (ISO time, with the league's zone) and the number of open offers. */
export interface TradesEnd {
  readonly league: string;
  readonly until: { readonly at: string; readonly timeZone: string };
  readonly offers: number;
}
