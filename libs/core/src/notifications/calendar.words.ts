import type { CalendarEvent } from '../calendar-file.js';

/** Hours after which a calendar program asks again. */
export const CALENDAR_REFRESH_HOURS = 2;
/** A deadline is shown as the half hour that ends with it. */
const SHOWN_MS = 30 * 60_000;

/** The dates of a user besides the nights of drafts. `key` tells them apart and stays the same when a date moves. */
export type CalendarDate = {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly league: string;
  readonly team: string;
  /** The page that it is about. */
  readonly url: string;
} & (
  | { readonly is: 'sheets'; readonly saved: boolean }
  | { readonly is: 'picks'; readonly picks: number; readonly week: number }
  | { readonly is: 'offer'; readonly from: string }
  | { readonly is: 'claim'; readonly player: string }
  | { readonly is: 'trades' }
  | { readonly is: 'poll'; readonly question: string }
);

function said(date: CalendarDate): { summary: string; detail: string } {
  switch (date.is) {
    case 'sheets':
      return {
        summary: `Protection sheet of ${date.team} is due`,
        detail: date.saved ? 'It is saved and can be changed until then.' : 'There is none yet.',
      };
    case 'picks': {
      const picks = date.picks === 1 ? '1 free-agent pick' : `${date.picks} free-agent picks`;
      return {
        summary: `${picks} of ${date.team} will expire`,
        detail: `What is not used of week ${date.week} is lost.`,
      };
    }
    case 'offer':
      return { summary: `The offer of ${date.from} ends`, detail: `It waits for the answer of ${date.team}.` };
    case 'trades':
      return { summary: 'Trading ends', detail: 'After it no trade can be agreed on until the season is over.' };
    case 'poll':
      return { summary: `The poll “${date.question}” ends`, detail: 'It waits for your vote.' };
    case 'claim':
      return { summary: `The claim on ${date.player} is decided`, detail: `${date.team} has claimed them on waivers.` };
  }
}

/** A date as an event; `host` makes its id nobody else's. */
export function calendarEvent(date: CalendarDate, host: string, now: number): CalendarEvent {
  const { summary, detail } = said(date);
  return {
    uid: `${date.key}@${host}`,
    sequence: 0,
    stamp: now,
    start: date.at - SHOWN_MS,
    end: date.at,
    summary: `${summary} (${date.league})`,
    description: `${detail}\n${date.url}`,
    url: date.url,
    cancelled: false,
  };
}

/** The moment (ISO time, in the league's zone) that ends a season's trading, and how many offers wait until then. */
export interface TradesEnd {
  readonly league: string;
  readonly until: { readonly at: string; readonly timeZone: string };
  readonly offers: number;
}
export const TRADES_END =
  'After that no trade can be agreed on until the season is over, and open offers end. Trades under review are carried out.';
