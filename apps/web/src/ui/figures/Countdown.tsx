import { useEffect, useState } from 'react';
import * as t from './figures.words.en.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** Remaining time at a fitting precision: "12 days", "2 d 5 h", "5 h 07 min", "59:04". */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms);
  const days = Math.floor(left / DAY);
  const hours = Math.floor(left / HOUR) % 24;
  const minutes = Math.floor(left / MINUTE) % 60;
  if (days >= 7) return t.days({ count: days });
  if (days > 0) return t.daysAndHours({ days, hours });
  if (hours > 0) return t.hoursAndMinutes({ hours, minutes: two(minutes) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

const untilNext = (left: number): number =>
  left > HOUR ? (left % MINUTE || MINUTE) + 1 : (left % SECOND || SECOND) + 1;

/** `at` is ISO. `offset`: server clock minus browser clock, in milliseconds. `over` is shown afterwards. */
export function Countdown({
  at,
  offset = 0,
  over,
  label,
  className,
}: {
  at: string;
  offset?: number;
  over: string;
  label: string;
  className?: string;
}) {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(at) - (now + offset);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(untilNext(left), 30 * SECOND));
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <span role="timer" aria-label={label} className={className}>
      {left <= 0 ? over : timeLeft(left)}
    </span>
  );
}
