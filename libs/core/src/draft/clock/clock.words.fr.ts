import { clockWords as timeOfDay } from '../../calendar.js';
import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './clock.words.en.js';
import { MINUTE } from './draft.clock.js';

const timeOf = (minute: number): string => timeOfDay(minute * MINUTE, 'UTC');

export const quietSpan: Translation<typeof en.quietSpan> = ({ fromMinute, toMinute }) =>
  `${timeOf(fromMinute)}–${timeOf(toMinute)}`;

export const quietWords: Translation<typeof en.quietWords> = ({ fromMinute, toMinute, timeZone }) =>
  `de ${timeOf(fromMinute)} à ${timeOf(toMinute)} (${timeZone.replaceAll('_', ' ')})`;

export const exampleWords: Translation<typeof en.exampleWords> = ({ start, due, days }) => {
  const when = days === 0 ? '' : days === 1 ? ' le lendemain' : `, ${countOf(days, 'jour')} plus tard`;
  return `Un choix dont le tour vient à ${start} doit être fait au plus tard à ${due}${when}.`;
};

export const clockWords: Translation<typeof en.clockWords> = (seconds) => {
  if (seconds < 120 || (seconds < 3600 && seconds % 60 !== 0)) return countOf(seconds, 'seconde');
  if (seconds < 7200 || seconds % 3600 !== 0) return countOf(Math.round(seconds / 60), 'minute');
  return countOf(seconds / 3600, 'heure');
};
