import { expect, test } from '@jest/globals';
import { changedFrom, rosterOn, type TeamFacts } from './roster-change.js';

const player = (id: number, place: 'active' | 'ir' | 'rookie' = 'active') => ({
  ...{ id, name: `Player ${id}`, position: 'F' as const, detail: 'C', club: 'MTL', status: 'healthy' as const, place },
});
const team = (id: string, roster: TeamFacts['roster']): TeamFacts => ({
  ...{ id, roster, days: [], plans: [], lineups: [], starts: [], places: [] },
});
const idsOn = (day: string, of: TeamFacts) => rosterOn(of, day).map(({ id, place }) => [id, place]);

test('a change counts from its day on, and those who join are active', () => {
  const teams = [team('a', [player(1), player(2)]), team('b', [player(3, 'ir'), player(4)]), team('c', [player(5)])];
  const changes = [
    { teamId: 'a', joins: [3], leaves: [1] },
    { teamId: 'b', joins: [1], leaves: [] },
  ];
  const [a, b, c] = changedFrom(teams, changes, '2026-01-06');
  if (a === undefined || b === undefined || c === undefined) throw new Error('three teams');
  expect(idsOn('2026-01-05', a)).toEqual([
    [1, 'active'],
    [2, 'active'],
  ]);
  expect(idsOn('2026-01-06', a)).toEqual([
    [2, 'active'],
    [3, 'active'],
  ]);
  expect(idsOn('2026-01-07', b)).toEqual([
    [3, 'ir'],
    [4, 'active'],
    [1, 'active'],
  ]);
  expect(idsOn('2026-01-07', c)).toEqual([[5, 'active']]);
});
