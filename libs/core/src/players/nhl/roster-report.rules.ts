import { isDay } from '../../calendar.js';
import type { Position } from '../../position.js';

/*
 * Reads the NHL's public roster report: plain text with one section per club, listing active and injured players. It
 * contains no player ids, so players are matched by name and birth date.
 */

export interface ReportRow {
  readonly name: string;
  readonly position: Position;
  /** '1996-01-07' */
  readonly birth_date: string;
  readonly injured: boolean;
  /** Start of the injured reserve, if given: '2025-10-07'. */
  readonly since: string | null;
}

export interface ReportClub {
  readonly club: string;
  /** When the club last updated its section; null if missing. */
  readonly updated: string | null;
  readonly rows: readonly ReportRow[];
  /** Lines that look like a player but could not be parsed. */
  readonly unread: readonly string[];
}

const CONTROLS = /\p{Cc}/gu;
const CLUB = /^\s*Playing Roster\s*-\s*(\S.*?)\s*$/i;
const UPDATED = /^\s*Last update:\s*[\d:]+\s+(\d{2})\/(\d{2})\/(\d{4})/i;
const INJURED = /^\s*Injur(?:y|ed) Reserve(?: List)?\b/i;
const ACTIVE = /^\s*Active\b/i;
const ROW =
  /^\s*(?:\d{1,2}\s+)?(\S.*?)\s+([GDCLR])\s+\d'\s?\d{1,2}"?\s+\d{2,3}\s*lbs\.?\s+(\d{4}-\d{2}-\d{2})(?=\s|$)(.*)$/;
const SINCE = /(?:^|\s{2,})(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))\s*$/;
/** Longer lines are skipped: none is valid, and the patterns are slow on long text. */
const LONGEST_LINE = 300;
/** A real report has about 2,000 lines. */
const MOST_LINES = 20_000;
const OF_PLAYER = /lbs|\d{4}-\d{2}-\d{2}/;

function sinceOf(rest: string): string | null {
  const [, year, month, day, m, d, y] = SINCE.exec(rest) ?? [];
  const date =
    year !== undefined
      ? `${year}-${month}-${day}`
      : `${y ?? ''}-${(m ?? '').padStart(2, '0')}-${(d ?? '').padStart(2, '0')}`;
  return isDay(date) ? date : null;
}

/** Parses the report's sections. Returns an empty list for other text. Unreadable lines are returned in `unread`. */
export function readRosterReport(text: string): ReportClub[] {
  const clubs: { club: string; updated: string | null; rows: ReportRow[]; unread: string[] }[] = [];
  let list: 'active' | 'injured' | null = null;
  const lines = text.split(/\r?\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return [];
  for (const whole of lines) {
    const line = whole.replaceAll(CONTROLS, ' ').slice(0, LONGEST_LINE);
    const [, named] = CLUB.exec(line) ?? [];
    if (named !== undefined) {
      clubs.push({ club: named, updated: null, rows: [], unread: [] });
      list = null;
      continue;
    }
    const club = clubs.at(-1);
    if (club === undefined) continue;
    const [, month, day, year] = UPDATED.exec(line) ?? [];
    const updated = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
    if (year !== undefined) club.updated = isDay(updated) ? updated : club.updated;
    else if (INJURED.test(line)) list = 'injured';
    else if (ACTIVE.test(line) && !OF_PLAYER.test(line)) list = 'active';
    else if (OF_PLAYER.test(line)) {
      const [, name, position, birth, rest = ''] = ROW.exec(line) ?? [];
      if (list === null || name === undefined || position === undefined || birth === undefined || !isDay(birth))
        club.unread.push(line.trim().slice(0, 200));
      else
        club.rows.push({
          name,
          position: position === 'G' || position === 'D' ? position : 'F',
          birth_date: birth,
          injured: list === 'injured',
          since: list === 'injured' ? sinceOf(rest) : null,
        });
    }
  }
  return clubs;
}
