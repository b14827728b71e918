import { expect, test } from '@jest/globals';
import { claimOrder, claimSequence, drawnAmong, orderForWaiver, waiverHours } from './waiver.rules.js';

const seed = '0123456789abcdef'.repeat(4);

test('a dropped player waits 24 hours where the league says nothing else', () => {
  expect([waiverHours({}), waiverHours({ waiver_hours: 0 }), waiverHours({ waiver_hours: 48 })]).toEqual([24, 0, 48]);
});

test('the team with the fewest points claims first', () => {
  expect(claimOrder([{ teamId: 'a', points: 30 }, { teamId: 'b', points: 10 }, { teamId: 'c', points: 20 }], seed).map(({ teamId }) => teamId)).toEqual(['b', 'c', 'a']);
});

test('among equals a draw decides, which follows from the seed whatever the order of the claims', () => {
  const equals = ['a', 'b', 'c', 'd', 'e'].map((teamId) => ({ teamId, points: 5 }));
  const order = claimOrder(equals, seed);
  expect(claimOrder([...equals].reverse(), seed)).toEqual(order);
  expect(order.map(({ drew }) => drew)).toEqual(order.map(({ drew }) => drew).sort((a, b) => a - b));
  expect(new Set(order.map(({ drew }) => drew)).size).toBe(5);
  const firsts = new Set(Array.from({ length: 64 }, (_, index) => claimOrder(equals, (index * 2654435761).toString(16).padEnd(64, '7'))[0]?.teamId));
  expect(firsts).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
});

test('the team that dropped the player claims last, whatever its points, and is no part of the draw', () => {
  const order = claimOrder([{ teamId: 'a', points: 5 }, { teamId: 'b', points: 5 }, { teamId: 'c', points: 5 }, { teamId: 'd', points: 1 }], seed);
  expect(order[0]?.teamId).toBe('d');
  expect(orderForWaiver(order, 'd').map(({ teamId }) => teamId).at(-1)).toBe('d');
  expect(drawnAmong(order, 'd').map(({ teamId }) => teamId).sort()).toEqual(['a', 'b', 'c']);
  expect(drawnAmong(claimOrder([{ teamId: 'a', points: 5 }, { teamId: 'b', points: 5 }], seed), 'a')).toEqual([]);
  expect(drawnAmong(claimOrder([{ teamId: 'a', points: 5 }, { teamId: 'b', points: 6 }], seed), 'c')).toEqual([]);
});

test('a claim on a player whom the team dropped waits for the others, who claim that player too; its other claims do not', () => {
  const claim = (teamId: string, waiverId: string) => ({ teamId, waiverId });
  const claims = [claim('a', 'own'), claim('a', 'x'), claim('b', 'own'), claim('b', 'x'), claim('c', 'lone')];
  const droppedBy = new Map([['own', 'a'], ['x', 'z'], ['lone', 'c']]);
  expect(claimSequence(claims, ['c', 'a', 'b'], droppedBy)).toEqual([claim('c', 'lone'), claim('a', 'x'), claim('b', 'own'), claim('b', 'x'), claim('a', 'own')]);
});
