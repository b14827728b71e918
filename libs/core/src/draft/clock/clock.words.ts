import { clockWords as timeOfDay, dayIn, daysBetween, momentIn } from '../../calendar.js';
import { byReader } from '../../words.js';
import type { QuietHours } from '../draft.model.js';
import * as en from './clock.words.en.js';
import * as fr from './clock.words.fr.js';
import { addClockTime, DAY } from './draft.clock.js';

export const quietSpan = byReader({ en: en.quietSpan, fr: fr.quietSpan });
export const quietWords = byReader({ en: en.quietWords, fr: fr.quietWords });
export const clockWords = byReader({ en: en.clockWords, fr: fr.clockWords });
const exampleWords = byReader({ en: en.exampleWords, fr: fr.exampleWords });

/** Explains quiet hours by a pick that comes up an hour before them. `now` selects the day. */
export function quietExample(seconds: number, quiet: QuietHours, now: number): string {
  const { timeZone } = quiet;
  const start = momentIn(dayIn(now, timeZone), timeZone, ((quiet.fromMinute + DAY - 60) % DAY) / 60);
  const due = addClockTime(start, seconds * 1_000, quiet);
  const days = daysBetween(dayIn(start, timeZone), dayIn(due, timeZone));
  return exampleWords({ start: timeOfDay(start, timeZone), due: timeOfDay(due, timeZone), days });
}
