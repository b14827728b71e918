import { dayPlus } from '../calendar.js';
import { listed } from '../text.rules.js';

/** Days of a month as people write them: '1, 10, 20'. */
export type MonthDays = readonly number[];

/** The days that a text names, in their order and each once; null where it names none or something else. */
export function monthDaysOf(text: string): MonthDays | null {
  const parts = text.trim().split(/[\s,;]+/);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  const days = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  return days.every((day) => day >= 1 && day <= 31) ? days : null;
}

/** The one way in which the same days are stored. What names no days stays as it was, to be refused in words. */
export const monthDaysText = (text: string): string => monthDaysOf(text)?.join(', ') ?? text;

/** Why a text cannot be played; null where it can. */
export function monthDaysFault(text: string): string | null {
  if (text.trim() === '') return 'Name at least one day of the month, as in 1, 10, 20.';
  return monthDaysOf(text) === null ? 'Write days of the month from 1 to 31, as in 1, 10, 20.' : null;
}

const ENDS = ['th', 'st', 'nd', 'rd'];
const nth = (day: number): string => `${day}${day > 10 && day < 14 ? 'th' : (ENDS[day % 10] ?? 'th')}`;

/** 'the 1st, the 10th and the 20th' */
export const monthDaysWords = (days: MonthDays): string => listed(days.map((day) => `the ${nth(day)}`));

/** Whether a day is one of them. What a short month does not have is its last day. */
export function isMonthDay(days: MonthDays, day: string): boolean {
  const number = Number(day.slice(8));
  return days.includes(number) || (dayPlus(day, 1).endsWith('-01') && days.some((one) => one > number));
}
