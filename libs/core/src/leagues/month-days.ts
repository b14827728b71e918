import { dayPlus } from '../calendar.js';
import { listed } from '../text.rules.js';
import { byReader } from '../words.js';

/** Days of the month, entered as '1, 10, 20'. */
export type MonthDays = readonly number[];

/** Parses a text into sorted, distinct days. Null when the text is invalid. */
export function monthDaysOf(text: string): MonthDays | null {
  const parts = text.trim().split(/[\s,;]+/);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  const days = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  return days.every((day) => day >= 1 && day <= 31) ? days : null;
}

/** Normalizes the text for storage. Invalid text stays as it is, so that validation can refuse it. */
export const monthDaysText = (text: string): string => monthDaysOf(text)?.join(', ') ?? text;

/** Why a text is invalid, as a key of `FORM_WORDS`; null when it is valid. */
export function monthDaysFault(text: string): 'monthDaysMissing' | 'monthDaysWrong' | null {
  if (text.trim() === '') return 'monthDaysMissing';
  return monthDaysOf(text) === null ? 'monthDaysWrong' : null;
}

const ENDS = ['th', 'st', 'nd', 'rd'];
const nth = (day: number): string => `${day}${day > 10 && day < 14 ? 'th' : (ENDS[day % 10] ?? 'th')}`;

/** 'the 1st, the 10th and the 20th' */
export const monthDaysWords = byReader({
  en: (days: MonthDays) => listed(days.map((day) => `the ${nth(day)}`)),
  fr: (days) => listed(days.map((day) => `le ${day === 1 ? '1er' : day}`)),
});

/** True when a date is one of the days. In a short month, missing days fall on its last day. */
export function isMonthDay(days: MonthDays, day: string): boolean {
  const number = Number(day.slice(8));
  return days.includes(number) || (dayPlus(day, 1).endsWith('-01') && days.some((one) => one > number));
}
