const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const sameYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Relative under a week ("2 hours ago", "in 3 days"), the date after. Times are epoch milliseconds. */
export function formatWhen(time: number, now: number): string {
  const by = time - now;
  const size = Math.abs(by);
  if (size < MINUTE) return by > 0 ? 'in a moment' : 'just now';
  if (size < HOUR) return relative.format(Math.trunc(by / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.trunc(by / HOUR), 'hour');
  if (size < 7 * DAY) return relative.format(Math.trunc(by / DAY), 'day');
  return (new Date(time).getFullYear() === new Date(now).getFullYear() ? sameYear : otherYear).format(time);
}

/** "Thursday, November 20, 2025 at 9:05 PM", in the reader's time zone. */
export const formatExact = (time: number) => exact.format(time);

/** "November 20, 2025" */
export const formatDay = (time: number) => day.format(time);
