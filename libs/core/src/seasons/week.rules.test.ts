import { describe, expect, test } from '@jest/globals';
import { datesToPlay, dayIn, dayPlus, dayWords, daysBetween, defaultSeasonDates, isDay, momentIn, mondayOf, weeksOf } from './week.rules.js';

const iso = (at: number) => new Date(at).toISOString();

describe('the weeks of a season', () => {
  test('run from Monday 00:00 to Sunday 23:59:59 in the league’s time zone', () => {
    const [first] = weeksOf('2025-10-07', '2026-04-16', 'America/Toronto');
    expect(first).toEqual({ week: 1, startsAt: Date.parse('2025-10-06T04:00:00Z'), expiresAt: Date.parse('2025-10-13T03:59:59Z') });
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
    // Clocks go back on 2 November 2025 and forward on 8 March 2026.
    expect([hours[3], hours[21]]).toEqual([169, 167]);
    for (const [index, week] of weeks.entries()) if (index > 0) expect(week.startsAt).toBe((weeks[index - 1]?.expiresAt ?? 0) + 1000);
  });

  test.each(['Europe/Berlin', 'Asia/Beirut', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/St_Johns', 'UTC'])('follow one another without a gap in %s, each beginning on a Monday', (zone) => {
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
    // In Beirut and Santiago clocks go forward at midnight: the day begins at one.
    expect(iso(momentIn('2024-03-31', 'Asia/Beirut'))).toBe('2024-03-30T22:00:00.000Z');
    expect(iso(momentIn('2024-09-08', 'America/Santiago'))).toBe('2024-09-08T04:00:00.000Z');
  });

  test('is the zone’s, not that of UTC', () => {
    expect(dayIn(Date.parse('2025-10-13T03:00:00Z'), 'America/Toronto')).toBe('2025-10-12');
    expect(dayIn(Date.parse('2025-10-12T20:00:00Z'), 'Asia/Tokyo')).toBe('2025-10-13');
  });

  test('is known by its calendar', () => {
    expect(isDay('2024-02-29')).toBe(true);
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

test('a day is written for readers whatever the time zone they are in', () => {
  expect(dayWords('2026-06-30')).toBe('Jun 30, 2026');
  expect(dayWords('2027-01-01')).toBe('Jan 1, 2027');
});
