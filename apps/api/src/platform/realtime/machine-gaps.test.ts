import { expect, test } from '@jest/globals';
import { LEAST_OPEN_MS } from './id-gaps.js';
import { firstMarkOf, MachineGaps } from './machine-gaps.js';

const first = firstMarkOf(1);
const second = firstMarkOf(2);

test('each machine has its own mark and its own gaps', () => {
  const gaps = new MachineGaps([10, first]);
  gaps.advance([11, 13, first + 1, first + 4], 700, 0);
  expect(gaps.open).toEqual([
    { first: 12, last: 12, before: 700, at: 0 },
    { first: first + 2, last: first + 3, before: 700, at: 0 },
  ]);
  expect(gaps.ranges).toEqual([
    { mark: 13, until: first },
    { mark: first + 4, until: second },
    { mark: second, until: Number.MAX_SAFE_INTEGER },
  ]);
  expect([12, 14, first + 4, first + 5].map((id) => gaps.isAbove(id))).toEqual([false, true, false, true]);
  gaps.removeIds([12, first + 2]);
  expect(gaps.open).toEqual([{ first: first + 3, last: first + 3, before: 700, at: 0 }]);
  gaps.close(700, [], LEAST_OPEN_MS);
  expect(gaps.open).toEqual([]);
});

test('a machine that is added later is read from its first id', () => {
  const gaps = new MachineGaps([10]);
  gaps.advance([second + 2], 700, 0);
  expect(gaps.open).toEqual([{ first: second + 1, last: second + 1, before: 700, at: 0 }]);
  expect(gaps.ranges.map(({ mark }) => mark)).toEqual([10, first, second + 2, firstMarkOf(3)]);
});

test('events of a machine between two known ones are in the ranges too', () => {
  const gaps = new MachineGaps([10, second]);
  const inside = (id: number) => gaps.ranges.some(({ mark, until }) => id > mark && id < until);
  expect([11, first + 1, second + 1].map(inside)).toEqual([true, true, true]);
});
