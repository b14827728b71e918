import type { FurtherBracket } from '../competition/playoffs/playoff.rules.js';
import type { CalendarEvent } from './calendar-file.js';

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
  | { readonly is: 'trades' }
  | { readonly is: 'poll'; readonly question: string }
  /** Takes whole days: `at` is the first one’s 0:00 UTC. */
  | {
      readonly is: 'matchup';
      readonly other: string;
      readonly period: number;
      /** Round of the play-offs; null for a regular period. */
      readonly round: number | null;
      /** Of a match that is not for the title. */
      readonly bracket: FurtherBracket | null;
      readonly days: number;
    }
);

function said(date: CalendarDate): { summary: string; detail: string } {
  switch (date.is) {
    case 'sheets':
      return {
        summary: `Protection sheet of ${date.team} is due`,
        detail: date.saved ? 'It is saved. You can change it until the deadline.' : 'There is none yet.',
      };
    case 'picks': {
      const picks = date.picks === 1 ? '1 free-agent pick' : `${date.picks} free-agent picks`;
      return {
        summary: `${picks} of ${date.team} will expire`,
        detail: `Unused picks of week ${date.week} expire.`,
      };
    }
    case 'offer':
      return { summary: `The offer of ${date.from} ends`, detail: `It waits for the answer of ${date.team}.` };
    case 'trades':
      return { summary: 'Trading ends', detail: 'After it no trade can be agreed on until the season is over.' };
    case 'poll':
      return { summary: `The poll “${date.question}” ends`, detail: 'It waits for your vote.' };
    case 'matchup':
      return {
        summary: `${date.team} – ${date.other}`,
        detail:
          date.round === null
            ? `Matchup ${date.period}.`
            : date.bracket === 'third'
              ? 'Match for third place.'
              : `${date.bracket === null ? 'Play-offs' : 'Lower bracket'}, round ${date.round}.`,
      };
    case 'claim':
      return { summary: `The claim on ${date.player} is decided`, detail: `${date.team} has claimed them on waivers.` };
  }
}

/** About a draft's date. */
export const nightDetail = ({ rounds, picks }: { readonly rounds: number; readonly picks: number }): string =>
  `${rounds} rounds, ${picks} picks. It begins when the commissioner begins it.`;

/** Converts a date to a calendar event. `host` makes its uid globally unique. */
export function calendarEvent(date: CalendarDate, host: string, now: number): CalendarEvent {
  const { summary, detail } = said(date);
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
export const TRADES_END =
  'After that no trade can be agreed on until the season is over, and open offers end. Trades under review are carried out.';
