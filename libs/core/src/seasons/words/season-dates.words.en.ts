import { dayWords } from '../../calendar.js';
import { many } from '../../text.rules.js';

export const seasonStarts = (after: string, before: string): string =>
  `The season starts on ${dayWords(after)} instead of ${dayWords(before)}. Points count from that day on.`;
export const seasonEnds = (after: string, before: string): string =>
  `The season ends on ${dayWords(after)} instead of ${dayWords(before)}.`;
export const pickWeeks = (has: number, had: number): string =>
  `There are ${many(has, 'week')} of free-agent picks instead of ${had}.`;
export const firstWeek = (later: number): string =>
  `Week 1 begins ${many(Math.abs(later), 'week')} ${later > 0 ? 'later' : 'earlier'}; the other weeks are numbered anew.`;
export const tradingEnds = (is: string, was: string): string =>
  `Trading ends after ${dayWords(is)} instead of ${dayWords(was)}.`;
export const addingEnds = (is: string, was: string): string =>
  `Adding free agents ends after ${dayWords(is)} instead of ${dayWords(was)}.`;
