import { expect, test } from '@jest/globals';
import { medianPoints, positionPoints } from './strength.rules.js';

test('active players count for their position; a player without games has no points', () => {
  const points = new Map([
    [1, 10.5],
    [2, 4],
    [3, 7],
    [4, 9],
  ]);
  expect(
    positionPoints(
      [
        { id: 1, position: 'F', place: 'active' },
        { id: 2, position: 'F', place: 'active' },
        { id: 3, position: 'G', place: 'ir' },
        { id: 4, position: 'D', place: 'rookie' },
        { id: 5, position: 'D', place: 'active' },
      ],
      points,
    ),
  ).toEqual({ F: 14.5, D: 0, G: 0 });
});

test('the median is the middle team, or the mean of the two in the middle', () => {
  const of = (F: number) => ({ F, D: 2 * F, G: 0 });
  expect(medianPoints([of(9), of(1), of(4)])).toEqual({ F: 4, D: 8, G: 0 });
  expect(medianPoints([of(9), of(1), of(4), of(5)])).toEqual({ F: 4.5, D: 9, G: 0 });
  expect(medianPoints([])).toEqual({ F: 0, D: 0, G: 0 });
});
