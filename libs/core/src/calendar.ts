import { locale } from './locale.js';
import { wallClock } from './time-zone.js';

/* Dates are '2025-10-07', timestamps milliseconds since 1970. */

const DAY_MS = 86_400_000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Formats '2026-06-30' as "Jun 30, 2026". */
export const dayWords = (day: string): string => locale.day(day);

/** Formats '03-07' as "Mar 7". */
export const monthDayWords = (monthDay: string): string => locale.day(monthDay);

/** True for an existing date in the form '2025-10-07'. */
export function isDay(value: string): boolean {
  return DAY_PATTERN.test(value) && dayOf(Date.parse(`${value}T00:00:00Z`)) === value;
}

function dayOf(at: number): string {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

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
  // Daylight-saving time skips this hour.
  if (wallClock(at, timeZone) < wanted) at += 3_600_000 - ((wallClock(at, timeZone) - wanted + 3_600_000) % 3_600_000);
  // Daylight-saving time repeats this hour.
  const hourBefore = at - 3_600_000;
  return wallClock(hourBefore, timeZone) === wanted ? hourBefore : at;
}

/** The time of day ('20:05') in the zone at a timestamp, as form fields hold it. */
export function timeIn(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone)).toISOString().slice(11, 16);
}

/** The time of day in a zone, for people: "8:05 PM". */
export const clockWords = (at: number, timeZone: string): string => locale.clock(at, timeZone);

/** '20:05' becomes "8:05 PM". */
export const timeWords = (time: string): string => clockWords(Date.parse(`1970-01-01T${time}:00Z`), 'UTC');

/** Formats a timestamp in a zone: "Sun, Aug 30, 2026, 6:00 PM EDT". */
export const momentWords = (at: number, timeZone: string): string => locale.moment(at, timeZone);
