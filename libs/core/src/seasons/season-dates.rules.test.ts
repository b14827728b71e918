import { expect, it } from '@jest/globals';
import { seasonDatesLines, weeksLater } from './season-dates.rules.js';

const league = {
  season: '2026-27',
  settings: { trade_deadline: '03-05', playoffs_freeze: true, maxPickupsPerWeek: 1 },
  timeZone: 'America/Toronto',
};
const dates = { startsOn: '2026-10-07', endsOn: '2027-04-16' };
const begun = { begun: true };

it('a correction of the dates names weeks, days and deadlines that move, and nothing that stays', () => {
  expect(seasonDatesLines(league, dates, dates, begun)).toEqual([]);
  expect(seasonDatesLines(league, dates, { ...dates, endsOn: '2027-02-28' }, begun)).toEqual([
    'The season ends on Feb 28, 2027 instead of Apr 16, 2027.',
    'There are 21 weeks of free-agent picks instead of 28.',
    'Trading ends after Feb 28, 2027 instead of Mar 5, 2027.',
    'Adding free agents ends after Feb 28, 2027 instead of Apr 16, 2027.',
  ]);
  expect(seasonDatesLines(league, dates, { ...dates, startsOn: '2026-09-30' }, begun)).toEqual([
    'The season starts on Sep 30, 2026 instead of Oct 7, 2026. Points count from that day on.',
    'There are 29 weeks of free-agent picks instead of 28.',
    'Week 1 begins 1 week earlier; the other weeks are numbered anew.',
  ]);
  expect(seasonDatesLines(league, dates, { ...dates, startsOn: '2026-10-21' }, begun).at(-1)).toBe(
    'Week 1 begins 2 weeks later; the other weeks are numbered anew.',
  );
  // Without a deadline and a freeze, nothing else ends with the season.
  const noPickups = { ...league, settings: { ...league.settings, maxPickupsPerWeek: 0 } };
  expect(seasonDatesLines(noPickups, dates, { ...dates, endsOn: '2027-04-30' }, begun)).toEqual([
    'The season ends on Apr 30, 2027 instead of Apr 16, 2027.',
    'Adding free agents ends after Apr 30, 2027 instead of Apr 16, 2027.',
  ]);
  const bare = { ...league, settings: { maxPickupsPerWeek: 1 } };
  expect(seasonDatesLines(bare, dates, { ...dates, endsOn: '2027-04-17' }, begun)).toEqual([
    'The season ends on Apr 17, 2027 instead of Apr 16, 2027.',
  ]);
  expect(weeksLater(dates, { ...dates, startsOn: '2026-10-05' })).toBe(0);
});

it('a season that has not begun has no weeks to number anew', () => {
  expect(seasonDatesLines(league, dates, { startsOn: '2026-09-30', endsOn: '2027-02-28' }, { begun: false })).toEqual([
    'The season starts on Sep 30, 2026 instead of Oct 7, 2026. Points count from that day on.',
    'The season ends on Feb 28, 2027 instead of Apr 16, 2027.',
    'There are 22 weeks of free-agent picks instead of 28.',
    'Trading ends after Feb 28, 2027 instead of Mar 5, 2027.',
    'Adding free agents ends after Feb 28, 2027 instead of Apr 16, 2027.',
  ]);
});
