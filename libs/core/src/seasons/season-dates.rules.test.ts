import { expect, it } from '@jest/globals';
import { wordIn } from '../locale.js';
import { seasonDatesChanges, weeksLater } from './season-dates.rules.js';
import { changedDatesWords } from './words/season-dates.words.js';

const seasonDatesLines = (...given: Parameters<typeof seasonDatesChanges>): string[] =>
  changedDatesWords({ changes: seasonDatesChanges(...given) });

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
    'Week 1 begins 1 week earlier; the other weeks are numbered again.',
  ]);
  expect(seasonDatesLines(league, dates, { ...dates, startsOn: '2026-10-21' }, begun).at(-1)).toBe(
    'Week 1 begins 2 weeks later; the other weeks are numbered again.',
  );
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

it('a season that has not begun has no weeks to number again', () => {
  expect(seasonDatesLines(league, dates, { startsOn: '2026-09-30', endsOn: '2027-02-28' }, { begun: false })).toEqual([
    'The season starts on Sep 30, 2026 instead of Oct 7, 2026. Points count from that day on.',
    'The season ends on Feb 28, 2027 instead of Apr 16, 2027.',
    'There are 22 weeks of free-agent picks instead of 28.',
    'Trading ends after Feb 28, 2027 instead of Mar 5, 2027.',
    'Adding free agents ends after Feb 28, 2027 instead of Apr 16, 2027.',
  ]);
});

it('the same changes are worded for readers of both languages', () => {
  const changes = seasonDatesChanges(league, dates, { ...dates, startsOn: '2026-10-01' }, begun);
  const lost = [{ period: 4, endsOn: '2026-11-01' }];
  expect(wordIn('fr', () => changedDatesWords({ changes, lost, lines: ['Older words.'] }))).toEqual([
    'Older words.',
    'La saison commence le 1er oct. 2026 au lieu du 7 oct. 2026. Les points comptent à partir de ce jour.',
    'Il y a 29\u00A0semaines de choix d’autonome au lieu de 28.',
    'La semaine 1 commence 1\u00A0semaine plus tôt; les autres semaines changent de numéro.',
    expect.stringContaining('1er nov. 2026'),
  ]);
  expect(wordIn('en', () => changedDatesWords({ changes }))[0]).toMatch(/^The season starts on Oct 1, 2026/);
});
