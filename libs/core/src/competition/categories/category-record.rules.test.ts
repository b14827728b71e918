import { expect, test } from '@jest/globals';
import { categoriesOf, type TeamFigures } from '../../players/scoring/category-set.js';
import { categoryRecords, type ComparedPeriod } from './category-record.rules.js';

const rulesOf = (categories: string, below: 'all' | 'both' = 'all') => ({
  categories: categoriesOf(categories),
  below,
});
const pair = (home: string, homeFigures: TeamFigures, away: string | null, awayFigures: TeamFigures = {}) => ({
  home,
  homeFigures,
  away,
  awayFigures,
});
const period = (matchups: ComparedPeriod['matchups'], categories = 'G, SV%', least = 0): ComparedPeriod => ({
  rules: rulesOf(categories),
  least,
  matchups,
});
/** '1-0-0 5' by category. */
const linesOf = (periods: readonly ComparedPeriod[], team: string) =>
  categoryRecords(periods)
    .teams.get(team)
    ?.map(({ wins, losses, ties, figure }) => `${wins}-${losses}-${ties} ${figure}`);

test('the record of a category has a result for each matchup, and a ratio of the sums', () => {
  const periods = [
    period([pair('a', { g: 3, sa: 10, ga: 1 }, 'b', { g: 2, sa: 10, ga: 1 })]),
    period([pair('b', { g: 4, sa: 30, ga: 1 }, 'a', { g: 1, sa: 10, ga: 5 })]),
    period([pair('a', { g: 1 }, 'b', { g: 1 })]),
  ];
  expect(linesOf(periods, 'a')).toEqual(['1-1-1 5', '0-1-2 0.7']);
  expect(linesOf(periods, 'b')).toEqual(['1-1-1 7', '1-0-2 0.95']);
});

test('a weight counts no category twice, and a category that both lose is lost by both', () => {
  const periods = [{ ...period([pair('a', { g: 3 }, 'b', { g: 1 })]), rules: rulesOf('G x2, W', 'both'), least: 1 }];
  expect(linesOf(periods, 'a')).toEqual(['1-0-0 3', '0-1-0 0']);
  expect(linesOf(periods, 'b')).toEqual(['0-1-0 1', '0-1-0 0']);
});

test('a bye adds to the total only, and a double-header has two results of one total', () => {
  const periods = [
    period([pair('a', { g: 2 }, 'b', { g: 1 }), pair('c', { g: 3 }, 'a', { g: 2 })], 'G'),
    period([pair('b', { g: 1 }, 'c', { g: 1 }), pair('a', { g: 5 }, null)], 'G'),
  ];
  expect(linesOf(periods, 'a')).toEqual(['1-1-0 7']);
  expect(linesOf(periods, 'c')).toEqual(['1-0-1 4']);
});

test('a category counts in the periods that have it', () => {
  const periods = [
    period([pair('a', { g: 2, hits: 9 }, 'b', { g: 1 })], 'G'),
    period([pair('a', { g: 2, hits: 4 }, 'b', { g: 1 })], 'G, HIT'),
  ];
  expect(categoryRecords(periods).categories.map(({ code }) => code)).toEqual(['G', 'HIT']);
  expect(linesOf(periods, 'a')).toEqual(['2-0-0 4', '1-0-0 4']);
});

test('without a period that is over there are no categories', () => {
  expect(categoryRecords([])).toEqual({ categories: [], teams: new Map() });
});
