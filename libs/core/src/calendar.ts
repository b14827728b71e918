/* Days ('2025-10-07') and moments (milliseconds since 1970) by the clocks of time zones. */

const DAY_MS = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day for readers: '2026-06-30' is "Jun 30, 2026". */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** A day of every year for readers: '03-07' is "Mar 7". */
export function monthDayWords(monthDay: string): string {
  const [month, date] = monthDay.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}`;
}

/** A calendar day that exists, written '2025-10-07'. */
export function isDay(value: string): boolean {
  return DAY_PATTERN.test(value) && dayOf(Date.parse(`${value}T00:00:00Z`)) === value;
}

/** The day of a moment in UTC. */
function dayOf(at: number): string {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `by` days later (or earlier, when negative). */
export function dayPlus(day: string, by: number): string {
  return dayOf(utcMidnight(day) + by * DAY_MS);
}

/** Days from one to another; negative when the second is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  // 1970-01-01 was a Thursday.
  const weekday = (((utcMidnight(day) / DAY_MS + 3) % 7) + 7) % 7;
  return dayPlus(day, -weekday);
}

/**
 * Whether a text names a time zone of the IANA database, such as 'America/Toronto'. Offsets ('+05:00') are refused:
 * newer versions of Node accept them, and PostgreSQL reads them with the opposite sign. PostgreSQL reads 'FOO+5' as a
 * zone; `Intl` does not. The server also asks its database (`database/time-zones.ts`).
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

/** What a clock in the zone shows at a moment, as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day that a calendar in the zone shows at a moment. */
export function dayIn(at: number, timeZone: string): string {
  return dayOf(wallClock(at, timeZone));
}

/**
 * The moment at which a clock in the zone shows that hour of that day; the first moment after it where clocks are put
 * forward over it.
 */
export function momentIn(day: string, timeZone: string, hour = 0): number {
  const wanted = utcMidnight(day) + hour * 3_600_000;
  let at = wanted;
  for (let round = 0; round < 3; round += 1) {
    const off = wallClock(at, timeZone) - wanted;
    if (off === 0) break;
    at -= off;
  }
  // Clocks were put forward over that hour: the day begins with the hour after.
  if (wallClock(at, timeZone) < wanted) at += 3_600_000 - ((wallClock(at, timeZone) - wanted + 3_600_000) % 3_600_000);
  // Clocks were put back over it: the earlier of the two is meant.
  const hourBefore = at - 3_600_000;
  return wallClock(hourBefore, timeZone) === wanted ? hourBefore : at;
}

/** The time of day ('20:05') that a clock in the zone shows at a moment. */
export function timeIn(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone)).toISOString().slice(11, 16);
}

/** A moment for readers, by the clock of a zone: "Sun, Aug 30, 2026, 18:00 EDT". */
export function momentWords(at: number, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('weekday')}, ${parts.get('month')} ${parts.get('day')}, ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')} ${parts.get('timeZoneName')}`;
}
