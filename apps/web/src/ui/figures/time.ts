import { locale, type DateStyle } from '@crease/core/locale.js';
import { capital } from '@crease/core/text.rules.js';
import * as t from './figures.words.en.js';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time zone of the open league; undefined outside leagues, where the reader's own zone applies. */
let zone: string | undefined;
let formats = formatsIn(undefined);

export function setZone(timeZone: string | undefined) {
  if (timeZone === zone) return;
  zone = timeZone;
  formats = formatsIn(timeZone);
}

function formatsIn(timeZone: string | undefined) {
  const format = (style: DateStyle) => locale.dates({ timeZone, ...style });
  return {
    sameYear: format({ month: 'short', day: 'numeric' }),
    otherYear: format({ month: 'short', day: 'numeric', year: 'numeric' }),
    year: format({ year: 'numeric' }),
    weekday: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    dayOfYear: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    dayOfOtherYear: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    exact: format({
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZoneName: 'short' }),
    }),
    moment: format({
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZoneName: 'short' }),
    }),
    day: format({ dateStyle: 'long' }),
    said: format({ hour: 'numeric', minute: '2-digit' }),
    shortWeekday: format({ weekday: 'short' }),
    date: format({ year: 'numeric', month: 'numeric', day: 'numeric' }),
  };
}

/**
 * Relative under a week ("2 hours ago", "in 3 days"), a date otherwise. Future times are rounded: three days less a
 * minute is three days. Times are epoch milliseconds.
 */
export function formatWhen(time: number, now: number): string {
  const by = time - now;
  const whole = by > 0 ? Math.round : Math.trunc;
  if (Math.abs(by) < MINUTE) return by > 0 ? t.inMoment : t.justNow;
  if (Math.abs(whole(by / MINUTE)) < 60) return locale.relative(whole(by / MINUTE), 'minute');
  if (Math.abs(whole(by / HOUR)) < 24) return locale.relative(whole(by / HOUR), 'hour');
  if (Math.abs(by) < 7 * DAY) return locale.relative(whole(by / DAY), 'day');
  const format = formats.year.format(time) === formats.year.format(now) ? formats.sameYear : formats.otherYear;
  return locale.relativeDay(format.format(time));
}

/** "Thursday, November 20, 2025 at 9:05 PM"; inside a league with its zone: "… at 9:05 PM EST". */
export const formatExact = (time: number) => formats.exact.format(time);

/** For use next to a countdown: "Thu, Nov 20, 9:05 PM"; inside a league with its zone: "… 9:05 PM EST". */
export const formatMoment = (time: number) => formats.moment.format(time);

/** "November 20, 2025" */
export const formatDay = (time: number) => formats.day.format(time);

/** "Thu, Nov 20" */
export const formatWeekday = (time: number) => formats.weekday.format(time);

/** The day of a time, for comparisons. */
export const dayKey = (time: number) => formats.date.format(time);

/** The name of a past day: "Today", "Yesterday", "Thursday, November 20", with the year when it is another one. */
export function formatPastDay(time: number, now: number): string {
  const day = dayKey(time);
  for (const back of [0, 1]) if (day === dayKey(now - back * DAY)) return capital(locale.relative(-back, 'day'));
  const sameYear = formats.year.format(time) === formats.year.format(now);
  return capital((sameYear ? formats.dayOfYear : formats.dayOfOtherYear).format(time));
}

/** For a time on the same day: "9:05 PM". */
export const formatTime = (time: number) => formats.said.format(time);

/** Due time of something near: "2:17 PM", "Wed 8:17 AM", "Nov 20, 8:17 AM". */
export function formatDue(time: number, now: number): string {
  const clock = formatTime(time);
  const day = formats.date.format(time);
  if (day === formats.date.format(now)) return clock;
  return time - now < 6 * DAY
    ? `${formats.shortWeekday.format(time)} ${clock}`
    : `${locale.relativeDay(formats.sameYear.format(time))}, ${clock}`;
}
