import { describe, expect, test } from '@jest/globals';
import { lineupGaps } from './lineup-gaps.rules.js';
import type { LineupPlace, LineupPlayer } from './lineup.rules.js';

const player = (id: number, position: 'F' | 'D', plays = true): LineupPlayer => ({
  id,
  name: `Player ${id}`,
  position,
  detail: position === 'F' ? 'C' : 'D',
  worth: 0,
  plays,
});
const F = (playerId: number): LineupPlace => ({ kind: 'F', playerId });
const D = (playerId: number): LineupPlace => ({ kind: 'D', playerId });
const places = { F: 1, C: 0, LW: 0, RW: 0, D: 1, U: 0, G: 0 };
const gaps = (
  plan: LineupPlace[] | null,
  active: LineupPlayer[],
  { standIn = 'off', out = [], locked = [] }: { standIn?: 'off' | 'absent'; out?: number[]; locked?: number[] } = {},
) =>
  lineupGaps(
    plan,
    active,
    { places, standIn },
    { out: new Set(out), locks: new Map(locked.map((id) => [id, 1])), names: new Map([[9, 'Gone']]) },
  );

describe('what is wrong with a line-up', () => {
  const all = [player(1, 'F'), player(2, 'F'), player(3, 'D')];
  test('is nothing where everybody plays', () => expect(gaps([F(1), D(3)], all)).toBeNull());
  test('is an empty place: to do where a reserve fits and none stands in', () => {
    expect(gaps([D(3)], all)).toEqual({ empty: 1, absent: [], todo: true });
    expect(gaps([D(3)], all, { standIn: 'absent' })).toEqual({ empty: 1, absent: [], todo: false });
    expect(gaps([F(1)], [player(1, 'F'), player(2, 'F')])).toEqual({ empty: 1, absent: [], todo: false });
  });
  test('is who is gone or hurt, and who has no game while a reserve has one', () => {
    expect(gaps([F(9), D(3)], all)).toEqual({ empty: 0, absent: ['Gone'], todo: true });
    expect(gaps([F(1), D(3)], all, { out: [1] })).toEqual({ empty: 0, absent: ['Player 1'], todo: true });
    const idle = [player(1, 'F', false), player(2, 'F'), player(3, 'D', false)];
    expect(gaps([F(1), D(3)], idle)).toEqual({ empty: 0, absent: ['Player 1'], todo: true });
    expect(gaps([F(1), D(3)], idle, { locked: [1] })).toBeNull();
  });
  test('is to do only when a reserve who plays is free for the place', () => {
    expect(gaps([F(1)], [player(1, 'F'), player(3, 'D', false)])).toEqual({ empty: 1, absent: [], todo: false });
    const [one, two] = [player(1, 'F'), player(2, 'F')];
    expect(gaps([D(3)], [two, player(3, 'D')], { locked: [2] })).toEqual({ empty: 1, absent: [], todo: false });
    expect(gaps([D(3)], [player(2, 'F', false), player(3, 'D')])).toEqual({ empty: 1, absent: [], todo: false });
    expect(gaps([F(1)], [one, two], { out: [1] })).toEqual({ empty: 1, absent: ['Player 1'], todo: true });
    expect(gaps([F(1), D(3)], [one, player(3, 'D')], { out: [1] })).toMatchObject({
      absent: ['Player 1'],
      todo: false,
    });
    expect(gaps([F(9), D(3)], [player(3, 'D')])).toMatchObject({ absent: ['Gone'], todo: false });
  });
  test('is nothing of a team whose best stand, but what nobody can fill', () => {
    expect(gaps(null, all)).toBeNull();
    expect(gaps(null, [player(1, 'F')])).toEqual({ empty: 1, absent: [], todo: false });
  });
});
