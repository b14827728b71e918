/*
 * Writes events as iCalendar files (RFC 5545). Times are in UTC, so no time zone definitions are needed; calendars
 * convert them to local time.
 */

export interface CalendarEvent {
  /** Stays the same in all updates of the event. */
  readonly uid: string;
  /** Increases with every change, so that a calendar recognizes the newer version. */
  readonly sequence: number;
  /** Times in milliseconds since 1970. */
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  /** The event takes whole days: from the UTC day of `start` to the day before that of `end`. */
  readonly wholeDays?: boolean;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Calendars remove a cancelled event. */
  readonly cancelled: boolean;
}

/** Maximum octets of a line without its line break (3.1). */
const LINE_OCTETS = 75;

/** '20261130T010000Z' (3.3.5, form 2). */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** 'DTSTART:20261130T010000Z', or 'DTSTART;VALUE=DATE:20261130' (3.3.4). */
const timeLine = (name: string, at: number, wholeDays = false): string =>
  wholeDays ? `${name};VALUE=DATE:${utc(at).slice(0, 8)}` : `${name}:${utc(at)}`;

/** Escapes text (3.3.11) and removes control characters that are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const octets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a long line: continuation lines start with a space (3.1). Never splits a character. */
function folded(line: string): string {
  let out = '';
  let length = 0;
  for (const character of line) {
    const more = octets(character);
    if (length + more > LINE_OCTETS) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += more;
  }
  return out;
}

export function calendarFile(event: CalendarEvent): string {
  return written(['PRODID:-//Crease//Draft night//EN', `METHOD:${calendarMethod(event)}`], [event]);
}

/** A calendar with many events that programs refresh automatically (RFC 7986). */
export function calendarOf(name: string, events: readonly CalendarEvent[], refreshHours: number): string {
  const said = escaped(name);
  const head = [
    'PRODID:-//Crease//Calendar//EN',
    'METHOD:PUBLISH',
    `NAME:${said}`,
    `X-WR-CALNAME:${said}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
  return written(head, events);
}

const written = (head: readonly string[], events: readonly CalendarEvent[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...events.flatMap(linesOf), 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.stamp)}`,
  timeLine('DTSTART', event.start, event.wholeDays),
  timeLine('DTEND', event.end, event.wholeDays),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** The method of the file (RFC 5546): publish or cancel the event. */
export const calendarMethod = ({ cancelled }: Pick<CalendarEvent, 'cancelled'>): 'PUBLISH' | 'CANCEL' =>
  cancelled ? 'CANCEL' : 'PUBLISH';
