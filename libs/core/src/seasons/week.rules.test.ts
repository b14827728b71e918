import { describe, expect, test } from '@jest/globals';
import { datesToPlay, defaultSeasonDates, weeksOf } from './week.rules.js';
import { dayIn, dayPlus, dayWords, daysBetween, isDay, momentIn, momentWords, mondayOf } from '../calendar.js';

const iso = (at: number) => new Date(at).toISOString();

describe('the weeks of a season', () => {
  test('run from Monday 00:00 to Sunday 23:59:59 in the league’s time zone', () => {
    const [first] = weeksOf('2025-10-07', '2026-04-16', 'America/Toronto');
    expect(first).toEqual({
      week: 1,
      startsAt: Date.parse('2025-10-06T04:00:00Z'),
      expiresAt: Date.parse('2025-10-13T03:59:59Z'),
    });
  });

  test('count every week that holds a day of the season', () => {
    expect(weeksOf('2025-10-07', '2026-04-16', 'America/Toronto')).toHaveLength(28);
    expect(weeksOf('2025-10-06', '2025-10-06', 'America/Toronto')).toHaveLength(1);
    expect(weeksOf('2025-10-12', '2025-10-13', 'America/Toronto').map(({ week }) => week)).toEqual([1, 2]);
    expect(weeksOf('2025-10-13', '2025-10-12', 'America/Toronto')).toEqual([]);
  });

  test('lose no hour and gain none when clocks change', () => {
    const weeks = weeksOf('2025-10-07', '2026-04-16', 'America/Toronto');
    const hours = weeks.map(({ startsAt, expiresAt }) => (expiresAt + 1000 - startsAt) / 3_600_000);
    expect(hours.filter((length) => length === 168)).toHaveLength(26);
    // Daylight-saving time ends on 2 November 2025 and begins on 8 March 2026.
    expect([hours[3], hours[21]]).toEqual([169, 167]);
    for (const [index, week] of weeks.entries())
      if (index > 0) expect(week.startsAt).toBe((weeks[index - 1]?.expiresAt ?? 0) + 1000);
  });

  test.each([
    'Europe/Berlin',
    'Asia/Beirut',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'America/St_Johns',
    'UTC',
  ])('follow one another without a gap in %s, each beginning on a Monday', (zone) => {
    const weeks = weeksOf('2024-09-01', '2025-09-01', zone);
    for (const [index, week] of weeks.entries()) {
      expect(mondayOf(dayIn(week.startsAt, zone))).toBe(dayIn(week.startsAt, zone));
      expect(dayIn(week.startsAt - 1, zone)).toBe(dayPlus(dayIn(week.startsAt, zone), -1));
      if (index > 0) expect(week.startsAt).toBe((weeks[index - 1]?.expiresAt ?? 0) + 1000);
    }
  });
});

describe('a day', () => {
  test('begins at the first moment that the zone’s calendar shows it', () => {
    expect(iso(momentIn('2025-07-01', 'America/Toronto'))).toBe('2025-07-01T04:00:00.000Z');
    expect(iso(momentIn('2025-12-01', 'America/Toronto', 12))).toBe('2025-12-01T17:00:00.000Z');
    // In Beirut and Santiago, daylight-saving time begins at midnight: the day begins at 1:00.
    expect(iso(momentIn('2024-03-31', 'Asia/Beirut'))).toBe('2024-03-30T22:00:00.000Z');
    expect(iso(momentIn('2024-09-08', 'America/Santiago'))).toBe('2024-09-08T04:00:00.000Z');
  });

  test('begins at the earlier of two midnights where clocks go back over it', () => {
    // Havana moves 01:00 back to 00:00 on 3 November 2024, so midnight occurs at 04:00 and 05:00 UTC.
    expect(iso(momentIn('2024-11-03', 'America/Havana'))).toBe('2024-11-03T04:00:00.000Z');
    expect(iso(momentIn('2024-11-03', 'America/Havana', 1))).toBe('2024-11-03T06:00:00.000Z');
  });

  test('has every hour at its moment on the days on which clocks change', () => {
    // Toronto skips 02:00 on 9 March 2025 and repeats 01:00 on 2 November.
    expect([1, 2, 3, 12].map((hour) => iso(momentIn('2025-03-09', 'America/Toronto', hour)))).toEqual([
      '2025-03-09T06:00:00.000Z',
      '2025-03-09T07:00:00.000Z',
      '2025-03-09T07:00:00.000Z',
      '2025-03-09T16:00:00.000Z',
    ]);
    expect([0, 1, 2, 12].map((hour) => iso(momentIn('2025-11-02', 'America/Toronto', hour)))).toEqual([
      '2025-11-02T04:00:00.000Z',
      '2025-11-02T05:00:00.000Z',
      '2025-11-02T07:00:00.000Z',
      '2025-11-02T17:00:00.000Z',
    ]);
  });

  test('has every hour at its moment in zones far from UTC, also where clocks changed between the two', () => {
    // Auckland moves forward on 29 September 2024 and back on 6 April 2025. Lord Howe moves forward by half an hour on
    // 6 October 2024.
    expect(iso(momentIn('2024-09-29', 'Pacific/Auckland', 12))).toBe('2024-09-28T23:00:00.000Z');
    expect(iso(momentIn('2024-09-29', 'Pacific/Auckland', 1))).toBe('2024-09-28T13:00:00.000Z');
    expect(iso(momentIn('2025-04-06', 'Pacific/Auckland', 12))).toBe('2025-04-06T00:00:00.000Z');
    expect(iso(momentIn('2025-04-06', 'Pacific/Auckland', 2))).toBe('2025-04-05T13:00:00.000Z');
    expect(iso(momentIn('2024-10-06', 'Australia/Lord_Howe', 3))).toBe('2024-10-05T16:00:00.000Z');
    expect(iso(momentIn('2024-10-06', 'Australia/Lord_Howe', 1))).toBe('2024-10-05T14:30:00.000Z');
  });

  test('has each hour once and in order, all the year round', () => {
    for (const zone of [
      'America/Toronto',
      'Pacific/Auckland',
      'America/Havana',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ]) {
      for (let day = '2024-01-01'; day < '2025-01-01'; day = dayPlus(day, 1)) {
        const noon = momentIn(day, zone, 12);
        expect([
          dayIn(noon, zone),
          dayIn(noon - 43_200_001 - 3_600_000, zone) < day,
          momentIn(day, zone) < noon,
        ]).toEqual([day, true, true]);
      }
    }
  });

  test('is the zone’s, not that of UTC', () => {
    expect(dayIn(Date.parse('2025-10-13T03:00:00Z'), 'America/Toronto')).toBe('2025-10-12');
    expect(dayIn(Date.parse('2025-10-12T20:00:00Z'), 'Asia/Tokyo')).toBe('2025-10-13');
  });

  test('is known by its calendar', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const wrong of ['x2024-02-29', '2024-02-29x', '02024-02-29']) expect(isDay(wrong)).toBe(false);
    for (const wrong of ['2025-02-29', '2025-13-01', '2025-1-1', 'today', '']) expect(isDay(wrong)).toBe(false);
    expect(mondayOf('2025-10-12')).toBe('2025-10-06');
    expect(mondayOf('1969-12-31')).toBe('1969-12-29');
    expect(daysBetween('2025-12-30', '2026-01-02')).toBe(3);
  });
});

describe('the dates of a season', () => {
  test('are those of the real one while it lasts', () => {
    const dates = defaultSeasonDates('2025-26');
    expect(dates).toEqual({ startsOn: '2025-10-07', endsOn: '2026-04-16' });
    expect(datesToPlay(dates, '2025-09-01')).toBe(dates);
    expect(datesToPlay(dates, '2026-04-16')).toBe(dates);
  });

  test('begin today for a season that is over, and are as long', () => {
    const played = datesToPlay(defaultSeasonDates('2023-24'), '2026-11-20');
    expect(played.startsOn).toBe('2026-11-20');
    expect(daysBetween(played.startsOn, played.endsOn)).toBe(daysBetween('2023-10-07', '2024-04-16'));
  });
});

test('a moment is written by the clock of its zone', () => {
  expect(momentWords(Date.parse('2026-08-30T22:05:00Z'), 'America/Toronto')).toBe('Sun, Aug 30, 2026, 6:05 PM EDT');
  expect(momentWords(Date.parse('2026-01-01T05:00:00Z'), 'America/Toronto')).toBe('Thu, Jan 1, 2026, 12:00 AM EST');
});

test('a day is written for readers whatever the time zone they are in', () => {
  expect(dayWords('2026-06-30')).toBe('Jun 30, 2026');
  expect(dayWords('2027-01-01')).toBe('Jan 1, 2027');
});

test('an hour that clocks skip by half an hour begins when they have', () => {
  // Lord Howe moves from 02:00 to 02:30 on 6 October 2024.
  expect(iso(momentIn('2024-10-06', 'Australia/Lord_Howe', 2))).toBe('2024-10-05T15:30:00.000Z');
});

test('an hour before clocks go back by half an hour is found in a second look', () => {
  // Lord Howe moves from 02:00 back to 01:30 on 6 April 2025.
  expect(iso(momentIn('2025-04-06', 'Australia/Lord_Howe', 1))).toBe('2025-04-05T14:00:00.000Z');
});
