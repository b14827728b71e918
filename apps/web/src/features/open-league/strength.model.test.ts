import { expect, test } from '@jest/globals';
import { strengthRows } from './strength.model.js';

const team = (team_id: string, F: number, D: number) => ({ team_id, points: { F, D, G: 0 } });
const answer = (...teams: ReturnType<typeof team>[]) => ({
  season: '2025-26',
  teams,
  median: { F: 80, D: 30, G: 0 },
});

test('a team is compared with the median and the best of each position', () => {
  const rows = strengthRows(answer(team('a', 100, 20), team('b', 80, 30), team('c', 60, 40)), 'a');
  expect(rows).toEqual([
    { position: 'F', points: 100, median: 80, ahead: 20, rank: 1, share: 1, medianAt: 0.8 },
    { position: 'D', points: 20, median: 30, ahead: -10, rank: 3, share: 0.5, medianAt: 0.75 },
    { position: 'G', points: 0, median: 0, ahead: 0, rank: 1, share: 0, medianAt: 0 },
  ]);
});

test('there is nothing to compare before the first points, and for a team that is not there', () => {
  expect(strengthRows(answer(team('a', 0, 0)), 'a')).toEqual([]);
  expect(strengthRows(answer(team('a', 1, 0)), 'z')).toEqual([]);
});
