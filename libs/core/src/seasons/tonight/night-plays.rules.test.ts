import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasNews, keptFigures, newsBetween, wholeFigures } from '../../players/nhl/night-news.rules.js';
import { DEFAULT_SCORING, figuresOf, lineOfGame, pointsOf, sumOfPoints } from '../../players/scoring/scoring.table.js';
import { nightPlays, type StoredPlay } from './night-plays.rules.js';

const none = figuresOf(() => 0);
const stored = (id: number, before: StoredPlay['before'], after: StoredPlay['after']): StoredPlay => ({
  id,
  player_id: 1,
  name: 'Corrigall',
  position: 'F',
  team_id: 't1',
  at: new Date('2026-01-05T01:00:00Z'),
  counts: true,
  before,
  after,
});

test('a goal is a play, shots alone are no news', () => {
  expect(hasNews(newsBetween(null, { ...none, g: 1 }))).toBe(true);
  expect(hasNews(newsBetween({ ...none, g: 1 }, none))).toBe(true);
  expect(hasNews(newsBetween({ ...none, g: 1 }, { ...none, g: 1, sog: 4 }))).toBe(false);
});

test('figures are stored without zeros, and what cannot be read counts as 0', () => {
  expect(keptFigures({ ...none, g: 2 })).toEqual({ g: 2 });
  expect(wholeFigures({ g: 2, a: 'two', shots: 3 })).toEqual({ ...none, g: 2 });
});

test('a play without points is shown only for a goal, an assist, a win or a shutout', () => {
  const plays = [stored(3, { ga: 1 }, { ga: 2 }), stored(2, {}, { g: 1 }), stored(1, {}, { w: 1, so: 1 })];
  expect(nightPlays(plays, { ...DEFAULT_SCORING, goal_against: 0 }).map(({ id }) => id)).toEqual(['2', '1']);
  const [first] = nightPlays(plays, null);
  expect(first).toMatchObject({ id: '2', points: null });
});

/** With a category that is no sum: a game has it or lacks it. */
const scoring = { ...DEFAULT_SCORING, hat_trick: 5 };

test('the points of a player’s plays add up to those of the line, whatever the game’s categories', () => {
  const lines = fc.array(fc.record({ g: fc.nat(4), a: fc.nat(3), sog: fc.nat(9) }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lines, (told) => {
      const all = [none, ...told.map((line) => ({ ...none, ...line }))];
      const plays = all
        .slice(1)
        .map((after, index) => stored(index, keptFigures(all[index] ?? none), keptFigures(after)));
      const points = nightPlays(plays, scoring).map((play) => play.points ?? 0);
      const last = all.at(-1) ?? none;
      expect(sumOfPoints(points)).toBe(pointsOf(lineOfGame(last), scoring, 'F'));
    }),
  );
});
