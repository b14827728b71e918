import { expect, test } from '@jest/globals';
import { dayPlus, daysBetween, mondayOf } from '@crease/core/calendar.js';
import { demoWeeks } from './demo-weeks.js';

const on = (day: string) => demoWeeks(Date.parse(`${day}T15:00:00Z`));

test.each([
  // The NHL's season so far, up to the day after its last one.
  ['2026-11-02', { season: '2026-27', gamesFrom: '2026-10-07', startsOn: '2026-10-12' }],
  ['2027-04-17', { season: '2026-27', gamesFrom: '2026-10-07', startsOn: '2026-10-12' }],
  // Too early, and too late.
  ['2026-11-01', { season: '2026-27', gamesFrom: '2026-08-17', startsOn: '2026-08-17' }],
  ['2027-04-18', { season: '2026-27', gamesFrom: '2027-02-01', startsOn: '2027-02-01' }],
  ['2027-07-01', { season: '2027-28', gamesFrom: '2027-04-19', startsOn: '2027-04-19' }],
])('on %s the demo shows these weeks', (day, weeks) => {
  expect(on(day)).toEqual(weeks);
});

test('on each day of the year a league of matchups has whole weeks of games behind it', () => {
  for (let day = '2026-07-01'; day < '2027-07-01'; day = dayPlus(day, 1)) {
    const { gamesFrom, startsOn } = on(day);
    expect(startsOn).toBe(mondayOf(startsOn));
    expect(gamesFrom <= startsOn).toBe(true);
    expect(daysBetween(startsOn, day)).toBeGreaterThanOrEqual(21);
  }
});
