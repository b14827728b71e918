import { expect, test } from '@jest/globals';
import { claimOrder, waiverHours } from './waiver.rules.js';

const seed = '0123456789abcdef'.repeat(4);

test('a dropped player waits 24 hours where the league says nothing else', () => {
  expect([waiverHours({}), waiverHours({ waiver_hours: 0 }), waiverHours({ waiver_hours: 48 })]).toEqual([24, 0, 48]);
});

test('the team with the fewest points claims first', () => {
  expect(claimOrder([{ teamId: 'a', points: 30 }, { teamId: 'b', points: 10 }, { teamId: 'c', points: 20 }], seed)).toEqual(['b', 'c', 'a']);
});

test('among equals a draw decides, which follows from the seed whatever the order of the claims', () => {
  const equals = ['a', 'b', 'c', 'd', 'e'].map((teamId) => ({ teamId, points: 5 }));
  const order = claimOrder(equals, seed);
  expect(claimOrder([...equals].reverse(), seed)).toEqual(order);
  const firsts = new Set(Array.from({ length: 64 }, (_, index) => claimOrder(equals, (index * 2654435761).toString(16).padEnd(64, '7'))[0]));
  expect(firsts).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
});
