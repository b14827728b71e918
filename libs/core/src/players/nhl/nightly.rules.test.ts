import { describe, expect, test } from '@jest/globals';
import { daysToReadAgain, nightlyDays } from './nightly.rules.js';

const days = (today: string, ...imported: readonly [from: string, to: string, on?: string][]) =>
  nightlyDays(
    today,
    '2025-26',
    imported.map(([from, to, on = '2026-06-30']) => ({ from, to, on })),
  );

describe('the days whose games a night imports', () => {
  test('are the last three, which are read again for their corrections', () => {
    expect(days('2026-01-10')).toEqual({ from: '2026-01-07', to: '2026-01-09' });
    expect(days('2026-01-10', ['2026-01-06', '2026-01-08'])).toEqual({ from: '2026-01-07', to: '2026-01-09' });
  });

  test('are more after nights that were missed, in whatever order the imports were', () => {
    expect(days('2026-01-10', ['2026-01-01', '2026-01-03'])).toEqual({ from: '2026-01-04', to: '2026-01-09' });
    expect(days('2026-01-10', ['2025-12-30', '2026-01-03'], ['2025-10-07', '2025-12-29'])).toEqual({
      from: '2026-01-04',
      to: '2026-01-09',
    });
  });

  test('leave no hole behind an import by hand of single days', () => {
    expect(days('2026-01-10', ['2025-12-30', '2026-01-01'], ['2026-01-09', '2026-01-09'])).toEqual({
      from: '2026-01-02',
      to: '2026-01-09',
    });
  });

  test('count no day as imported that was not over then', () => {
    expect(days('2026-01-10', ['2025-12-30', '2026-04-20', '2026-01-04'])).toEqual({
      from: '2026-01-04',
      to: '2026-01-09',
    });
    expect(days('2026-01-10', ['2026-02-01', '2026-04-20', '2026-01-04'])).toEqual({
      from: '2026-01-07',
      to: '2026-01-09',
    });
  });

  test('are of this season only, and never of more than a year', () => {
    expect(days('2025-10-20', ['2025-01-01', '2025-06-20', '2025-06-30'])).toEqual({
      from: '2025-10-17',
      to: '2025-10-19',
    });
    expect(days('2027-10-20', ['2026-01-01', '2026-06-20', '2026-06-30'])).toEqual({
      from: '2027-10-17',
      to: '2027-10-19',
    });
  });

  test('leave no hole, in whatever order the imports were', () => {
    const early: [string, string] = ['2025-12-30', '2026-01-01'];
    const late: [string, string] = ['2026-01-09', '2026-01-09'];
    const whole: [string, string] = ['2025-10-07', '2025-12-29'];
    const hole = { from: '2026-01-02', to: '2026-01-09' };
    for (const order of [
      [early, late, whole],
      [late, early, whole],
      [whole, late, early],
      [late, whole, early],
    ])
      expect(days('2026-01-10', ...order)).toEqual(hole);
  });

  test('go on from the last day that was reached, also where a later import was shorter or of a single day', () => {
    const from = (...imported: [from: string, to: string, on?: string][]) => days('2026-01-10', ...imported).from;
    expect(from(['2025-10-07', '2026-01-03'], ['2025-12-01', '2025-12-05'])).toBe('2026-01-04');
    expect(from(['2026-01-03', '2026-01-03'])).toBe('2026-01-04');
    expect(from(['2026-01-01', '2026-01-03', '2026-01-03'])).toBe('2026-01-03');
    expect(from(['2026-01-01', '2026-01-03', '2026-01-04'])).toBe('2026-01-04');
  });

  test('go on from the first day of the season, and from no day before it', () => {
    const from = (to: string) => days('2025-09-01', ['2025-06-20', to]).from;
    expect([from('2025-06-30'), from('2025-07-01')]).toEqual(['2025-08-29', '2025-07-02']);
  });
});

describe('the days that are read again for new figures', () => {
  const played = ['2025-10-07', '2025-11-02', '2025-11-15', '2025-11-16', '2025-11-30', '2026-01-08'];
  const period = (from: string, to = from) => ({ from, to });
  const again = (...read: readonly [from: string, to: string, on?: string][]) =>
    daysToReadAgain(played, { read: read.map(([from, to, on = '2026-06-30']) => ({ from, to, on })) }, '2026-01-07');

  test('are two weeks at a time, the newest before the nightly ones first, until none is left', () => {
    const first = period('2025-10-07');
    expect(again()).toEqual([period('2025-11-30'), period('2025-11-15', '2025-11-16'), period('2025-11-02')]);
    expect(again(['2025-11-30', '2025-11-30'])).toEqual([
      period('2025-11-15', '2025-11-16'),
      period('2025-11-02'),
      first,
    ]);
    expect(again(['2025-11-16', '2025-11-30'])).toEqual([period('2025-11-02', '2025-11-15'), first]);
    expect(again(['2025-10-08', '2025-11-30'])).toEqual([first]);
    expect(again(['2025-10-01', '2025-11-30'])).toEqual([]);
  });

  test('begin with those that were refused least often, so that no refusal keeps the others back', () => {
    const tried = (...failed: readonly { from: string; to: string }[]) =>
      daysToReadAgain(played, { read: [], failed }, '2026-01-07');
    const [newest, middle] = [period('2025-11-30'), period('2025-11-15', '2025-11-16')];
    expect(tried(newest)).toEqual([middle, period('2025-11-02'), period('2025-10-07')]);
    expect(tried(newest, newest, middle)).toEqual([period('2025-11-02'), period('2025-10-07'), middle]);
    // A refused day among others is tried alone, after them.
    expect(tried(period('2025-11-15'))).toEqual([newest, period('2025-11-16'), period('2025-11-02')]);
  });

  test('count no day as read that was not over then', () => {
    expect(again(['2025-10-01', '2025-12-31', '2025-11-30'])).toEqual([period('2025-11-30')]);
  });
});
