import type { QuietHours } from '../draft.model.js';
import { clockWords as timeOfDay, dayIn, daysBetween, momentIn } from '../../calendar.js';
import { MINUTE, DAY, addClockTime } from './draft.clock.js';

const timeOf = (minute: number): string => timeOfDay(minute * MINUTE, 'UTC');

/** "10:00 PM–8:00 AM" */
export const quietSpan = ({ fromMinute, toMinute }: QuietHours): string => `${timeOf(fromMinute)}–${timeOf(toMinute)}`;

/** "from 10:00 PM to 8:00 AM (America/Toronto)" */
export const quietWords = ({ fromMinute, toMinute, timeZone }: QuietHours): string =>
  `from ${timeOf(fromMinute)} to ${timeOf(toMinute)} (${timeZone.replaceAll('_', ' ')})`;

/**
 * Explains quiet hours by a pick that comes up an hour before them: "A pick that comes up at 9:00 PM is due at 3:00 PM
 * the next day." `now` selects the day.
 */
export function quietExample(seconds: number, quiet: QuietHours, now: number): string {
  const { timeZone } = quiet;
  const start = momentIn(dayIn(now, timeZone), timeZone, ((quiet.fromMinute + DAY - 60) % DAY) / 60);
  const due = addClockTime(start, seconds * 1_000, quiet);
  const days = daysBetween(dayIn(start, timeZone), dayIn(due, timeZone));
  const when = days === 0 ? '' : days === 1 ? ' the next day' : ` ${days} days later`;
  return `A pick that comes up at ${timeOfDay(start, timeZone)} is due at ${timeOfDay(due, timeZone)}${when}.`;
}

/** "90 seconds", "2 minutes", "8 hours". */
export function clockWords(seconds: number): string {
  if (seconds < 120 || (seconds < 3600 && seconds % 60 !== 0)) return `${seconds} seconds`;
  if (seconds < 7200 || seconds % 3600 !== 0) return `${Math.round(seconds / 60)} minutes`;
  return `${seconds / 3600} hours`;
}
