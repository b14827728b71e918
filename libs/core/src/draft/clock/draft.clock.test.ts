import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addClockTime,
  clockTimeBetween,
  expiryOf,
  isSlow,
  iso,
  nextOpenSlot,
  stoppedTurn,
  turnFor,
} from './draft.clock.js';
import { CLOCK_LIMITS, DEFAULT_CLOCK } from './clock.limits.js';
import { clockWords, quietExample, quietWords } from './clock.words.js';
import { isTimeZone } from '../../time-zone.js';
import type { QuietHours, Slot } from '../draft.model.js';
import { buildLobby, buildTeams } from '../testing/draft.builders.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string) => Date.parse(text);
const toronto = (from: number, to: number): QuietHours => ({
  fromMinute: from * 60,
  toMinute: to * 60,
  timeZone: 'America/Toronto',
});

describe('a clock without quiet hours', () => {
  it('runs as time does', () => {
    expect(addClockTime(at('2025-09-20T16:00:00Z'), 90_000, null)).toBe(at('2025-09-20T16:01:30Z'));
  });

  it('is also one whose quiet hours begin when they end', () => {
    expect(addClockTime(at('2025-09-20T16:00:00Z'), 24 * HOUR, toronto(8, 8))).toBe(at('2025-09-21T16:00:00Z'));
    expect(clockTimeBetween(at('2025-09-20T16:00:00Z'), at('2025-09-21T16:00:00Z'), toronto(8, 8))).toBe(24 * HOUR);
  });
});

describe('quiet hours', () => {
  it.each([
    ['end before they begin', toronto(22, 8), '2025-09-20T21:00:00-04:00', 2, '2025-09-21T09:00:00-04:00'],
    ['contain the start', toronto(22, 8), '2025-09-20T23:30:00-04:00', 2, '2025-09-21T10:00:00-04:00'],
    ['contain the start after midnight', toronto(22, 8), '2025-09-21T03:00:00-04:00', 2, '2025-09-21T10:00:00-04:00'],
    ['are over before the start', toronto(22, 8), '2025-09-20T08:00:00-04:00', 2, '2025-09-20T10:00:00-04:00'],
    ['lie within a day', toronto(12, 14), '2025-09-20T11:00:00-04:00', 2, '2025-09-20T15:00:00-04:00'],
    ['begin exactly at the deadline', toronto(22, 8), '2025-09-20T20:00:00-04:00', 2, '2025-09-20T22:00:00-04:00'],
    [
      'leave eight hours a day to a 24 h clock',
      toronto(20, 12),
      '2025-09-20T16:00:00-04:00',
      24,
      '2025-09-23T16:00:00-04:00',
    ],
    [
      'leave fourteen hours a day to a 24 h clock',
      toronto(22, 8),
      '2025-09-20T20:00:00-04:00',
      24,
      '2025-09-22T16:00:00-04:00',
    ],
  ])('that %s', (_, quiet, start, hours, deadline) => {
    expect(iso(addClockTime(at(start), hours * HOUR, quiet))).toBe(iso(at(deadline)));
  });

  it('keep seconds and milliseconds', () => {
    expect(addClockTime(at('2025-09-20T21:59:30.250-04:00'), 90_000, toronto(22, 8))).toBe(
      at('2025-09-21T08:01:00.250-04:00'),
    );
  });

  it('are those of the league’s time zone', () => {
    const quiet = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'Europe/Helsinki' };
    expect(iso(addClockTime(at('2025-09-20T18:30:00Z'), HOUR, quiet))).toBe('2025-09-21T05:30:00.000Z');
  });
});

describe('the change of daylight-saving time in Toronto', () => {
  // 2025-03-09 02:00 EST becomes 03:00 EDT, and 2025-11-02 02:00 EDT becomes 01:00 EST.
  it('in spring shortens the night: quiet hours end at eight by the wall clock, nine hours after they began', () => {
    expect(iso(addClockTime(at('2025-03-08T21:00:00-05:00'), 2 * HOUR, toronto(22, 8)))).toBe(
      iso(at('2025-03-09T09:00:00-04:00')),
    );
  });

  it('in autumn lengthens it: quiet hours end at eight by the wall clock, eleven hours after they began', () => {
    expect(iso(addClockTime(at('2025-11-01T21:00:00-04:00'), 2 * HOUR, toronto(22, 8)))).toBe(
      iso(at('2025-11-02T09:00:00-05:00')),
    );
  });

  it('during a free night is seen before the next quiet hours begin', () => {
    expect(iso(addClockTime(at('2025-03-08T20:00:00-05:00'), 15 * HOUR, toronto(12, 13)))).toBe(
      iso(at('2025-03-09T12:00:00-04:00')),
    );
    expect(iso(addClockTime(at('2025-03-08T20:00:00-05:00'), 15 * HOUR + MINUTE, toronto(12, 13)))).toBe(
      iso(at('2025-03-09T13:01:00-04:00')),
    );
    expect(iso(addClockTime(at('2025-11-01T20:00:00-04:00'), 18 * HOUR, toronto(12, 13)))).toBe(
      iso(at('2025-11-02T14:00:00-05:00')),
    );
  });

  it('skips quiet hours that lie in the missing hour, and repeats those in the doubled one', () => {
    const half = { fromMinute: 135, toMinute: 165, timeZone: 'America/Toronto' }; // 02:15 to 02:45
    expect(addClockTime(at('2025-03-09T01:00:00-05:00'), 2 * HOUR, half)).toBe(at('2025-03-09T04:00:00-04:00'));
    const doubled = { fromMinute: 75, toMinute: 105, timeZone: 'America/Toronto' }; // 01:15 to 01:45
    expect(addClockTime(at('2025-11-02T00:00:00-04:00'), 3 * HOUR, doubled)).toBe(at('2025-11-02T03:00:00-05:00'));
  });
});

describe('clock time, for any quiet hours in any zone around a change of daylight-saving time', () => {
  const zone = fc.constantFrom(
    'America/Toronto',
    'America/St_Johns',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  );
  const hours = fc
    .record({
      fromMinute: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1410 }),
      timeZone: zone,
    })
    .map(({ fromMinute, length, timeZone }): QuietHours => ({
      fromMinute,
      toMinute: (fromMinute + length) % 1440,
      timeZone,
    }));
  const around = fc.constantFrom(
    at('2025-03-09T07:00:00Z'),
    at('2025-11-02T06:00:00Z'),
    at('2025-03-30T01:00:00Z'),
    at('2025-10-04T15:30:00Z'),
    at('2026-04-04T15:00:00Z'),
    at('2025-07-01T00:00:00Z'),
  );
  const start = fc
    .tuple(around, fc.integer({ min: -2880, max: 1440 }))
    .map(([moment, minutes]) => moment + minutes * MINUTE);

  const formatters = new Map<string, Intl.DateTimeFormat>();
  /** Independent implementation that reads the wall clock from a formatter. */
  function isQuietBrute(moment: number, quiet: QuietHours): boolean {
    const formatter =
      formatters.get(quiet.timeZone) ??
      new Intl.DateTimeFormat('en-US', {
        timeZone: quiet.timeZone,
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      });
    formatters.set(quiet.timeZone, formatter);
    const parts = formatter.formatToParts(moment);
    const minute =
      Number(parts.find((part) => part.type === 'hour')?.value) * 60 +
      Number(parts.find((part) => part.type === 'minute')?.value);
    return (minute - quiet.fromMinute + 1440) % 1440 < (quiet.toMinute - quiet.fromMinute + 1440) % 1440;
  }

  function addBrute(from: number, minutes: number, quiet: QuietHours): number {
    let moment = from;
    let left = minutes;
    for (;;) {
      const quietNow = isQuietBrute(moment, quiet);
      if (!quietNow && left === 0) return moment;
      moment += MINUTE;
      if (!quietNow) left -= 1;
      if (!quietNow && left === 0) return moment;
    }
  }

  it('equals a count minute by minute', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 400 }), hours, (from, minutes, quiet) => {
        expect(iso(addClockTime(from, minutes * MINUTE, quiet))).toBe(iso(addBrute(from, minutes, quiet)));
      }),
      { seed: 20250309, numRuns: 120 },
    );
  });

  it('equals that count for a 24 h clock too', () => {
    const short = hours.filter((quiet) => (quiet.toMinute - quiet.fromMinute + 1440) % 1440 < 1200);
    fc.assert(
      fc.property(start, short, (from, quiet) => {
        expect(iso(addClockTime(from, 1440 * MINUTE, quiet))).toBe(iso(addBrute(from, 1440, quiet)));
      }),
      { seed: 20251102, numRuns: 12 },
    );
  });

  it('never gives an earlier deadline to a later start or a longer clock', () => {
    const ms = fc.integer({ min: 0, max: CLOCK_LIMITS.maxSeconds * 1000 });
    fc.assert(
      fc.property(start, ms, ms, hours, (from, later, duration, quiet) => {
        expect(addClockTime(from + later, duration, quiet)).toBeGreaterThanOrEqual(addClockTime(from, duration, quiet));
        expect(addClockTime(from, duration + later, quiet)).toBeGreaterThanOrEqual(addClockTime(from, duration, quiet));
        expect(addClockTime(from, duration, quiet)).toBeGreaterThanOrEqual(from + duration);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('between start and deadline is what the clock was set to', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 1440 * MINUTE }), hours, (from, duration, quiet) => {
        expect(clockTimeBetween(from, addClockTime(from, duration, quiet), quiet)).toBe(duration);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('added in two parts is the same as added at once', () => {
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 720 * MINUTE }),
        fc.integer({ min: 1, max: 720 * MINUTE }),
        hours,
        (from, first, second, quiet) => {
          expect(addClockTime(addClockTime(from, first, quiet), second, quiet)).toBe(
            addClockTime(from, first + second, quiet),
          );
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });

  it('is none between a moment and an earlier one', () => {
    expect(clockTimeBetween(1000, 500, null)).toBe(0);
    expect(clockTimeBetween(at('2025-09-20T16:00:00Z'), at('2025-09-20T15:00:00Z'), toronto(22, 8))).toBe(0);
  });
});

describe('a turn', () => {
  const lobby = buildLobby({ teams: buildTeams(2), rounds: 2 });
  const slot = lobby.slots[0] as Slot;
  const NIGHT = at('2025-09-21T03:00:00-04:00');

  it('of a person ends after the clock, quiet hours left out, and has grace', () => {
    const clock = { ...DEFAULT_CLOCK, seconds: 3600, quietHours: toronto(22, 8) };
    expect(turnFor(slot, 'off', clock, NIGHT)).toMatchObject({
      overall: 1,
      teamId: slot.ownerTeamId,
      startedAt: iso(NIGHT),
      deadline: iso(at('2025-09-21T09:00:00-04:00')),
      graceMs: 2000,
      remainingMs: null,
    });
  });

  it.each(['manager', 'timeouts', 'empty'] as const)(
    'of a team on Auto ("%s") is short, without grace, and does not wait for the morning',
    (auto) => {
      const clock = { ...DEFAULT_CLOCK, quietHours: toronto(22, 8) };
      expect(turnFor(slot, auto, clock, NIGHT)).toMatchObject({
        deadline: iso(NIGHT + CLOCK_LIMITS.autoMs),
        graceMs: 0,
      });
    },
  );

  it('that is stopped keeps what was left, and stopping it again changes nothing', () => {
    const stopped = stoppedTurn(turnFor(slot, 'off', DEFAULT_CLOCK, NIGHT), null, NIGHT + 30_000);
    expect(stopped).toMatchObject({ deadline: null, remainingMs: 60_000 });
    expect(stoppedTurn(stopped, null, NIGHT + 50_000)).toBe(stopped);
  });

  it('may be expired at its deadline plus grace, and only while the draft is running', () => {
    const onClock = turnFor(slot, 'off', DEFAULT_CLOCK, NIGHT);
    expect(expiryOf({ ...lobby, status: 'running', onClock })).toBe(NIGHT + 92_000);
    expect(expiryOf({ ...lobby, status: 'running', onClock: null })).toBeNull();
    expect(expiryOf({ ...lobby, status: 'paused', onClock: stoppedTurn(onClock, null, NIGHT) })).toBeNull();
    expect(expiryOf({ ...lobby, status: 'ended', onClock })).toBeNull();
  });

  it('is that of the first open slot', () => {
    const taken = lobby.slots.map((entry, index): Slot => (index < 2 ? { ...entry, status: 'skipped' } : entry));
    expect(nextOpenSlot(lobby.slots)?.overall).toBe(1);
    expect(nextOpenSlot(taken)?.overall).toBe(3);
    expect(nextOpenSlot([])).toBeUndefined();
  });

  it('is that of the slot after the one that is being used, and of an earlier open one before it', () => {
    const [first, second, third] = lobby.slots as [Slot, Slot, Slot];
    expect(nextOpenSlot(lobby.slots, first)).toBe(second);
    expect(nextOpenSlot(lobby.slots, third)).toBe(first);
  });
});

it.each([
  ['America/Toronto', true],
  ['UTC', true],
  ['Europe/Berlin', true],
  ['Mars/Olympus', false],
  ['', false],
  ['toronto', false],
  ['FOO+5', false],
  ['+05:00', false],
])('"%s" is a time zone: %p', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

it.each([
  [15, '15 seconds'],
  [60, '60 seconds'],
  [90, '90 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [150, '150 seconds'],
  [3599, '3599 seconds'],
  [3600, '60 minutes'],
  [3601, '60 minutes'],
  [5400, '90 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [7260, '121 minutes'],
  [86_400, '24 hours'],
])('a clock of %d seconds is said as "%s"', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

describe('quiet hours in words', () => {
  const quiet = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'America/Toronto' };
  const noon = Date.parse('2025-09-20T16:00:00.000Z');

  it('are times, in their zone', () => {
    expect(quietWords(quiet)).toBe('from 10:00 PM to 8:00 AM (America/Toronto)');
    expect(quietWords({ fromMinute: 30, toMinute: 65, timeZone: 'America/New_York' })).toBe(
      'from 12:30 AM to 1:05 AM (America/New York)',
    );
  });

  it.each([
    [1_800, 'A pick that comes up at 9:00 PM is due at 9:30 PM.'],
    [8 * 3_600, 'A pick that comes up at 9:00 PM is due at 3:00 PM the next day.'],
    [24 * 3_600, 'A pick that comes up at 9:00 PM is due at 5:00 PM 2 days later.'],
  ])('say by an example when a pick of %d seconds is due', (seconds, words) => {
    expect(quietExample(seconds, quiet, noon)).toBe(words);
  });

  it('make a draft slow, and so does a clock of an hour', () => {
    expect(isSlow({ seconds: 90, quietHours: null })).toBe(false);
    expect(isSlow({ seconds: 3_600, quietHours: null })).toBe(true);
    expect(isSlow({ seconds: 90, quietHours: quiet })).toBe(true);
  });
});
