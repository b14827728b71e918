/*
 * Events as a file for calendars (iCalendar, RFC 5545). Moments are written in UTC, so that no time zone has to be
 * described; every calendar shows them by its reader's clock.
 */

export interface CalendarEvent {
  /** The same for every later word about this event. */
  readonly uid: string;
  /** Goes up with every change, so that a calendar knows the newer one. */
  readonly sequence: number;
  /** Moments are milliseconds since 1970. */
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** It does not take place: calendars take it away. */
  readonly cancelled: boolean;
}

/** A line has at most so many octets, without its end (3.1). */
const LINE_OCTETS = 75;

/** '20261130T010000Z' (3.3.5, form 2). */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a value (3.3.11). Other control characters are not allowed in it. */
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

/** A long line goes on in the next, after a space (3.1); no character is cut. */
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

/** Many events as one calendar that programs ask for again by themselves (RFC 7986). */
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
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** What is said with the file (RFC 5546): here is an event, or it does not take place. */
export const calendarMethod = ({ cancelled }: Pick<CalendarEvent, 'cancelled'>): 'PUBLISH' | 'CANCEL' =>
  cancelled ? 'CANCEL' : 'PUBLISH';
