/* Dates ('2025-10-07') and timestamps (milliseconds since 1970) in time zones. */

const DAY_MS = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats '2026-06-30' as "Jun 30, 2026". */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Formats '03-07' as "Mar 7". */
export function monthDayWords(monthDay: string): string {
  const [month, date] = monthDay.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}`;
}

/** True for an existing date in the form '2025-10-07'. */
export function isDay(value: string): boolean {
  return DAY_PATTERN.test(value) && dayOf(Date.parse(`${value}T00:00:00Z`)) === value;
}

function dayOf(at: number): string {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The date `by` days later, or earlier when negative. */
export function dayPlus(day: string, by: number): string {
  return dayOf(utcMidnight(day) + by * DAY_MS);
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

export function mondayOf(day: string): string {
  // 1970-01-01 was a Thursday.
  const weekday = (((utcMidnight(day) / DAY_MS + 3) % 7) + 7) % 7;
  return dayPlus(day, -weekday);
}

/** The first day of the week of `day`. `weekday` is the day on which weeks begin, in days after Monday. */
export const weekStart = (day: string, weekday = 0): string => dayPlus(mondayOf(dayPlus(day, -weekday)), weekday);

/**
 * True when a text names an IANA time zone, such as 'America/Toronto'. Offsets ('+05:00') are refused: newer Node
 * versions accept them, but PostgreSQL reads them with the opposite sign. PostgreSQL also accepts 'FOO+5' as a zone;
 * `Intl` does not. The server additionally asks its database (`database/time-zones.ts`).
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall-clock time in the zone, encoded as a UTC timestamp. */
function wallClock(at: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The date in the zone at a timestamp. */
export function dayIn(at: number, timeZone: string): string {
  return dayOf(wallClock(at, timeZone));
}

/**
 * The timestamp of an hour of a date in the zone. If a daylight-saving change skips that hour, the first moment after
 * the change.
 */
export function momentIn(day: string, timeZone: string, hour = 0): number {
  const wanted = utcMidnight(day) + hour * 3_600_000;
  let at = wanted;
  for (let round = 0; round < 3; round += 1) {
    const off = wallClock(at, timeZone) - wanted;
    if (off === 0) break;
    at -= off;
  }
  // Daylight-saving time skips this hour: use the next one.
  if (wallClock(at, timeZone) < wanted) at += 3_600_000 - ((wallClock(at, timeZone) - wanted + 3_600_000) % 3_600_000);
  // Daylight-saving time repeats this hour: use the earlier one.
  const hourBefore = at - 3_600_000;
  return wallClock(hourBefore, timeZone) === wanted ? hourBefore : at;
}

/** The time of day ('20:05') in the zone at a timestamp, as form fields hold it. */
export function timeIn(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone)).toISOString().slice(11, 16);
}

/** The time of day in a zone, for people: "8:05 PM". */
export const clockWords = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(at))
    .replace(/\s/, ' ');

/** A time of day as form fields hold it, for people: '20:05' becomes "8:05 PM". */
export const timeWords = (time: string): string => clockWords(Date.parse(`1970-01-01T${time}:00Z`), 'UTC');

/** Formats a timestamp in a zone: "Sun, Aug 30, 2026, 6:00 PM EDT". */
export function momentWords(at: number, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZoneName: 'short',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('weekday')}, ${parts.get('month')} ${parts.get('day')}, ${parts.get('year')}, ${clockWords(at, timeZone)} ${parts.get('timeZoneName')}`;
}
