import { expect, test } from '@jest/globals';
import { dayPlus } from '../../../calendar.js';
import { USUAL_PERIODS } from '../period.rules.js';
import { moveBoundary } from './days.rules.js';

const MONDAY = '2025-10-06';
const day = (number: number) => dayPlus(MONDAY, number);
const PERIODS = [
  { number: 3, startsOn: day(14), endsOn: day(20) },
  { number: 4, startsOn: day(21), endsOn: day(27) },
] as const;
const season = { startsOn: MONDAY, endsOn: day(69) };
const move = (to: number, games: ReadonlyMap<string, number> | null = null, shortWeeks: 'join' | 'keep' = 'join') => {
  const moved = moveBoundary(PERIODS, day(to), { season, games, rules: { ...USUAL_PERIODS, shortWeeks } });
  return moved.ok ? moved.value.map(({ startsOn, endsOn }) => [startsOn, endsOn]) : moved.refusal.name;
};

test('the day between two periods moves as far as both keep three days', () => {
  expect(move(16)).toEqual([
    [day(14), day(16)],
    [day(17), day(27)],
  ]);
  expect(move(24)).toEqual([
    [day(14), day(24)],
    [day(25), day(27)],
  ]);
  expect([move(15), move(25), move(12), move(40)]).toEqual(Array(4).fill('periodLength'));
  const long = [PERIODS[0], { ...PERIODS[1], endsOn: day(41) }] as const;
  expect(moveBoundary(long, day(18), { season, games: null, rules: USUAL_PERIODS })).toMatchObject({
    ok: false,
    refusal: {
      name: 'periodLength',
      figure: 23,
      limit: 21,
      fix: 'Choose a day from Oct 26, 2025 to Nov 9, 2025.',
    },
  });
  // Two periods may take as long as joined ones do.
  const fortnights = { season, games: null, rules: { ...USUAL_PERIODS, days: 14 } };
  expect(moveBoundary([PERIODS[0], { ...PERIODS[1], endsOn: day(48) }], day(20), fortnights)).toMatchObject({
    ok: true,
  });
  expect(moveBoundary([PERIODS[0], { ...PERIODS[1], endsOn: day(49) }], day(20), fortnights)).toMatchObject({
    refusal: { figure: 29, limit: 28 },
  });
});

test('a break between two periods stays', () => {
  const apart = [PERIODS[0], { ...PERIODS[1], startsOn: day(23), endsOn: day(29) }] as const;
  expect(moveBoundary(apart, day(18), { season, games: null, rules: USUAL_PERIODS })).toMatchObject({
    ok: false,
    refusal: {
      message:
        'Matchup 3 and the next one are not consecutive: no matchup is played from Oct 27, 2025 to Oct 28, 2025.',
      fix: 'Choose two matchups without a break between them.',
    },
  });
});

test('no period is left with too few games of the NHL, where such weeks join', () => {
  const games = new Map(Array.from({ length: 70 }, (_, index) => [day(index), 5]));
  expect(move(17, games)).toBe('periodGames');
  expect(move(18, games)).toEqual([
    [day(14), day(18)],
    [day(19), day(27)],
  ]);
  expect(move(17, games, 'keep')).toHaveLength(2);
});
