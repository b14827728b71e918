import { dayWords } from '../../calendar.js';
import type { LostDay } from '../../competition/calendar/calendar.rules.js';
import { lostDayWords } from '../../competition/calendar/calendar.words.en.js';
import { many } from '../../text.rules.js';
import { say, type Said } from '../../words.js';

/** The parts of a correction of a season's dates. The log stores the keys, so keep them. */
export const DATE_CHANGES = {
  starts: ({ after, before }: Changed<string>) =>
    `The season starts on ${dayWords(after)} instead of ${dayWords(before)}. Points count from that day on.`,
  ends: ({ after, before }: Changed<string>) => `The season ends on ${dayWords(after)} instead of ${dayWords(before)}.`,
  pickWeeks: ({ after, before }: Changed<number>) =>
    `There are ${many(after, 'week')} of free-agent picks instead of ${before}.`,
  firstWeek: ({ later }: { readonly later: number }) =>
    `Week 1 begins ${many(Math.abs(later), 'week')} ${later > 0 ? 'later' : 'earlier'}; the other weeks are numbered again.`,
  tradingEnds: ({ after, before }: Changed<string>) =>
    `Trading ends after ${dayWords(after)} instead of ${dayWords(before)}.`,
  addingEnds: ({ after, before }: Changed<string>) =>
    `Adding free agents ends after ${dayWords(after)} instead of ${dayWords(before)}.`,
};

interface Changed<T> {
  readonly after: T;
  readonly before: T;
}

/** Changed dates of a season as the log stores them. */
export interface ChangedDates {
  readonly changes?: readonly Said<typeof DATE_CHANGES>[];
  readonly lost?: readonly LostDay[];
  /** Sentences that earlier releases stored, in the language of the league. */
  readonly lines?: readonly string[];
}

export const changedDatesWords = ({ changes = [], lost = [], lines = [] }: ChangedDates): string[] => [
  ...lines,
  ...changes.map((change) => say(DATE_CHANGES, change)),
  ...lostDayWords(lost),
];
