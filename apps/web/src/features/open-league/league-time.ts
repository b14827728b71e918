import { locale, type DateFormat } from '@crease/core/locale.js';

const formats = new Map<string, DateFormat>();

/** A moment in the league's time zone: "Mon, Nov 24, 12:00 AM". */
export function leagueTime(at: string, timeZone: string, year?: 'withYear'): string {
  const key = `${timeZone} ${year}`;
  const format =
    formats.get(key) ??
    locale.dates({
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      ...(year && { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
    });
  formats.set(key, format);
  return format.format(Date.parse(at));
}
