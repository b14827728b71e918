import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exposedPlayers } from './exposed.rules.js';

const player = (id: number, from: string, rank = id) => ({ id, from, rank });

describe('exposed players', () => {
  it('are those that their team neither lists nor has room to protect by rank', () => {
    const players = [player(1, 'a'), player(2, 'a'), player(3, 'a'), player(4, 'b'), player(5, 'b')];
    expect(exposedPlayers(players, new Map([['a', [3]]]), 2).map(({ id }) => id)).toEqual([2]);
    expect(exposedPlayers(players, new Map(), 1).map(({ id }) => id)).toEqual([2, 3, 5]);
    expect(exposedPlayers(players, new Map(), 0)).toEqual(players);
    // A list may name players who have left, and those of another team.
    expect(exposedPlayers(players, new Map([['a', [9, 4, 3]]]), 1).map(({ id }) => id)).toEqual([1, 2, 5]);
  });

  it('leave each team its number of players, its own list first', () => {
    const teams = ['a', 'b', 'c'];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 6 }),
        (ids, list, protects) => {
          const players = ids.map((id) => player(id, teams[id % 3] ?? 'a', (id * 7) % 41));
          const exposed = new Set(exposedPlayers(players, new Map([['a', list]]), protects).map(({ id }) => id));
          for (const team of teams) {
            const own = players.filter(({ from }) => from === team);
            const safe = own.filter(({ id }) => !exposed.has(id));
            expect(safe).toHaveLength(Math.min(protects, own.length));
            const listed = team === 'a' ? own.filter(({ id }) => list.includes(id)) : [];
            expect(listed.filter(({ id }) => !exposed.has(id))).toHaveLength(Math.min(protects, listed.length));
            const byRank = safe.filter((one) => !listed.includes(one)).map(({ rank }) => rank);
            const others = own.filter((one) => exposed.has(one.id) && !listed.includes(one)).map(({ rank }) => rank);
            if (byRank.length > 0 && others.length > 0) expect(Math.max(...byRank)).toBeLessThan(Math.min(...others));
          }
        },
      ),
    );
  });
});
