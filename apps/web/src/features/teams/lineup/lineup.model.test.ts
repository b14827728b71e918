import { describe, expect, test } from '@jest/globals';
import type { LineupPlayerView } from '@crease/core/teams/lineup.answers.js';
import { bestAvailable, canSwap, emptied, placesOf, swapped, type Arrangement } from './lineup.model.js';

const player = (id: number, position: 'F' | 'D' | 'G', points = 0): LineupPlayerView => ({
  id,
  name: `Player ${id}`,
  position,
  detail: position === 'F' ? 'C' : position,
  club: null,
  points,
  day_points: null,
});
const seat = (kind: 'F' | 'D' | 'U', one: LineupPlayerView | null, absent: string | null = null) => ({
  kind,
  player: one,
  standIn: false,
  absent,
});
const all: Arrangement = {
  seats: [seat('F', player(1, 'F', 3)), seat('D', player(2, 'D'), 'On injured reserve'), seat('U', null)],
  reserves: [player(3, 'F', 9), player(4, 'D', 1)],
};

describe('a line-up on the screen', () => {
  test('lets two change places where both fit, and nobody where they do not', () => {
    expect(canSwap(all, { seat: 0 }, { reserve: 4 })).toBe(false);
    expect(canSwap(all, { reserve: 3 }, { reserve: 4 })).toBe(false);
    expect(canSwap(all, { seat: 2 }, { seat: 2 })).toBe(false);
    const next = swapped(all, { reserve: 3 }, { seat: 0 });
    expect(next.seats[0]?.player?.id).toBe(3);
    expect(next.reserves.map(({ id }) => id)).toEqual([1, 4]);
    expect(swapped(all, { seat: 0 }, { seat: 2 }).seats.map(({ player: one }) => one?.id)).toEqual([undefined, 2, 1]);
  });
  test('sends the absent away and does not send them', () => {
    expect(canSwap(all, { seat: 1 }, { seat: 2 })).toBe(false);
    const next = swapped(all, { reserve: 4 }, { seat: 1 });
    expect(next.seats[1]).toMatchObject({ player: { id: 4 }, absent: null });
    expect(next.reserves.map(({ id }) => id)).toEqual([3]);
    expect(placesOf(all)).toEqual([{ kind: 'F', player_id: 1 }]);
  });
  test('is emptied place by place, or made of the best', () => {
    expect(emptied(all, 0).reserves.map(({ id }) => id)).toEqual([1, 3, 4]);
    const best = bestAvailable(all);
    expect(best.seats.map(({ player: one }) => one?.id).sort()).toEqual([1, 3, 4]);
    expect(best.reserves).toEqual([]);
  });
});
