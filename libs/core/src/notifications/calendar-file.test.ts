import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file.js';

const event: CalendarEvent = {
  uid: 'draft-Dr1aaaaaaaaa@crease.example',
  sequence: 3,
  stamp: Date.UTC(2026, 10, 22, 19, 0, 1),
  start: Date.UTC(2026, 10, 30, 1),
  end: Date.UTC(2026, 10, 30, 4),
  summary: 'Startup draft; the big one, at last',
  description: 'Line one\nLine two \\ three',
  url: 'https://crease.example/Lg1aaaaaaaaa/draft/history?draft=Dr1aaaaaaaaa',
  cancelled: false,
};
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const part = calendar.getFirstSubcomponent('vevent');
  if (part === null) throw new Error('no event');
  return { calendar, part, event: new ICAL.Event(part) };
}

test('a file is what its event says, in UTC, as the standard writes it', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Crease//Draft night//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:draft-Dr1aaaaaaaaa@crease.example',
    'SEQUENCE:3',
    'DTSTAMP:20261122T190001Z',
    'DTSTART:20261130T010000Z',
    'DTEND:20261130T040000Z',
    'SUMMARY:Startup draft\\; the big one\\, at last',
    'DESCRIPTION:Line one\\nLine two \\\\ three',
    'URL:https://crease.example/Lg1aaaaaaaaa/draft/history?draft=Dr1aaaaaaaaa',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event of whole days has dates, and its last day is the one before its end', () => {
  const [start, end] = [Date.UTC(2026, 9, 12), Date.UTC(2026, 9, 19)];
  const { part, event: found } = read(calendarFile({ ...event, start, end, wholeDays: true }));
  expect(part.toString()).toContain('DTSTART;VALUE=DATE:20261012');
  expect([found.startDate.isDate, found.duration.toSeconds()]).toEqual([true, 7 * 86_400]);
});

test('an event that does not take place is taken out', () => {
  const { calendar, part } = read(calendarFile({ ...event, cancelled: true }));
  expect([calendar.getFirstPropertyValue('method'), part.getFirstPropertyValue('status')]).toEqual([
    'CANCEL',
    'CANCELLED',
  ]);
});

test('whatever a league calls itself, a calendar reads it back, and no line is too long', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 4_102_444_800 }), (summary, description, seconds) => {
      const start = seconds * 1_000;
      const text = calendarFile({ ...event, summary, description, start, end: start + 3_600_000 });
      const { event: found } = read(text);
      const plain = (said: string) => said.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
      expect(found.summary ?? '').toBe(plain(summary));
      expect(found.description ?? '').toBe(plain(description));
      expect(found.startDate.toJSDate().getTime()).toBe(start);
      expect(found.duration.toSeconds()).toBe(3_600);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
