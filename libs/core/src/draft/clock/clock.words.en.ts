import type { QuietHours } from '../draft.model.js';
import { clockWords as timeOfDay } from '../../calendar.js';
import { MINUTE } from './draft.clock.js';

const timeOf = (minute: number): string => timeOfDay(minute * MINUTE, 'UTC');

/** "10:00 PM–8:00 AM" */
export const quietSpan = ({ fromMinute, toMinute }: QuietHours): string => `${timeOf(fromMinute)}–${timeOf(toMinute)}`;

/** "from 10:00 PM to 8:00 AM (America/Toronto)" */
export const quietWords = ({ fromMinute, toMinute, timeZone }: QuietHours): string =>
  `from ${timeOf(fromMinute)} to ${timeOf(toMinute)} (${timeZone.replaceAll('_', ' ')})`;

/** The example's hours in the league's zone, and the days between them. */
export interface QuietExample {
  readonly start: string;
  readonly due: string;
  readonly days: number;
}

/** "A pick that comes up at 9:00 PM is due at 3:00 PM the next day." */
export const exampleWords = ({ start, due, days }: QuietExample): string => {
  const when = days === 0 ? '' : days === 1 ? ' the next day' : ` ${days} days later`;
  return `A pick that comes up at ${start} is due at ${due}${when}.`;
};

/** "90 seconds", "2 minutes", "8 hours". */
export const clockWords = (seconds: number): string => {
  if (seconds < 120 || (seconds < 3600 && seconds % 60 !== 0)) return `${seconds} seconds`;
  if (seconds < 7200 || seconds % 3600 !== 0) return `${Math.round(seconds / 60)} minutes`;
  return `${seconds / 3600} hours`;
};
