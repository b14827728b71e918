import { describe, expect, test } from '@jest/globals';
import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { bestAvailable, canSwap, emptied, lockWords, placesOf, swapped, type Arrangement } from './lineup.model.js';

const player = (id: number, position: 'F' | 'D' | 'G', points = 0): LineupPlayerView => ({
  id,
  name: `Player ${id}`,
  position,
  detail: position === 'F' ? 'C' : position,
  club: null,
  points,
  game: null,
  locks_at: '2026-11-24T17:00:00.000Z',
  locked: false,
  form: [],
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
    // Places that do not count on the day are filled last.
    const capped = bestAvailable({ ...all, seats: all.seats.map((one) => ({ ...one, closed: one.kind === 'F' })) });
    expect(capped.seats.map(({ player: one }) => one?.id)).toEqual([1, 4, 3]);
  });
  test('leaves locked players where they are, and says when the others lock', () => {
    const game = { club: 'BOS', home: false, starts_at: '2026-11-25T00:00:00.000Z' };
    const locked = { ...player(1, 'F', 3), game, locked: true };
    const late = { ...player(4, 'D', 1), game, locks_at: game.starts_at };
    const some: Arrangement = {
      seats: [seat('F', locked), seat('D', player(2, 'D', 8))],
      reserves: [{ ...player(3, 'F', 9), locked: true }, late],
    };
    expect(canSwap(some, { seat: 0 }, { reserve: 4 })).toBe(false);
    expect(canSwap(some, { reserve: 3 }, { seat: 0 })).toBe(false);
    expect(emptied(some, 0)).toBe(some);
    // Players with a game rank before players with more points.
    expect(bestAvailable(some).seats.map(({ player: one }) => one?.id)).toEqual([1, 4]);
    expect(bestAvailable(some).reserves.map(({ id }) => id)).toEqual([2, 3]);
    expect(lockWords(late, true, 'America/Toronto')).toEqual(['@ BOS', 'locks 7:00 PM']);
    expect(lockWords(locked, true, 'America/Toronto')).toEqual(['@ BOS', 'locked']);
    expect(lockWords(locked, true, 'America/Toronto', '1 G · 2nd 12:33')).toEqual(['1 G · 2nd 12:33', 'locked']);
    expect(lockWords(player(2, 'D'), true, 'America/Toronto')).toEqual(['no game']);
    expect(lockWords(late, false, 'America/Toronto')).toEqual(['@ BOS', '7:00 PM']);
    expect(lockWords(player(2, 'D'), false, 'America/Toronto')).toEqual([]);
  });
});
