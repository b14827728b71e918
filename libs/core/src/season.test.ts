import { describe, expect, it } from '@jest/globals';
import {
  calendarSeason,
  isSeason,
  nhlSeason,
  presentSeason,
  rollingSeasons,
  seasonOf,
  seasonOfDay,
  seasonPlus,
  startYear,
} from './season.js';

describe('a season', () => {
  it.each(['2025-26', '1999-00', '2008-09', '2009-10', '2099-00'])('"%s" is one', (text) => {
    expect(isSeason(text)).toBe(true);
  });

  it.each(['2025-27', '2025-25', '2025', '2025-2026', '25-26', '20252026', '2025/26', ' 2025-26', '2025-26 ', ''])(
    '"%s" is none',
    (text) => {
      expect(isSeason(text)).toBe(false);
    },
  );

  it('is written by its two years, also over the turn of a century', () => {
    expect(seasonOf(2025)).toBe('2025-26');
    expect(seasonOf(1999)).toBe('1999-00');
    expect(seasonOf(2008)).toBe('2008-09');
  });

  it('begins in its first year', () => {
    expect(startYear('2025-26')).toBe(2025);
  });

  it('has seasons before and after it', () => {
    expect(seasonPlus('2025-26', 3)).toBe('2028-29');
    expect(seasonPlus('2025-26', 0)).toBe('2025-26');
    expect(seasonPlus('2001-02', -2)).toBe('1999-00');
  });

  it('is written in eight figures by the NHL', () => {
    expect(nhlSeason('2025-26')).toBe('20252026');
    expect(nhlSeason('1999-00')).toBe('19992000');
  });

  it('has two before it in the points summary, oldest first', () => {
    expect(rollingSeasons('2025-26')).toEqual(['2023-24', '2024-25', '2025-26']);
    expect(rollingSeasons('2025-26', 1)).toEqual(['2025-26']);
  });
});

describe('the present season', () => {
  const at = (iso: string) => Date.parse(iso);

  it('changes on the first of July by the calendar', () => {
    expect(calendarSeason(at('2026-06-30T23:59:59.999Z'))).toBe('2025-26');
    expect(calendarSeason(at('2026-07-01T00:00:00Z'))).toBe('2026-27');
    expect(calendarSeason(at('2026-11-22T12:00:00Z'))).toBe('2026-27');
    expect(calendarSeason(at('2027-01-01T00:00:00Z'))).toBe('2026-27');
    expect(seasonOfDay('2100-06-30')).toBe('2099-00');
  });

  it('is what the site owner set, until they clear it', () => {
    expect(presentSeason('2024-25', at('2026-11-22T00:00:00Z'))).toBe('2024-25');
    expect(presentSeason(null, at('2026-11-22T00:00:00Z'))).toBe('2026-27');
  });
});
