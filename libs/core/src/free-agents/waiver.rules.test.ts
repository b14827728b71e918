import { expect, test } from '@jest/globals';
import {
  claimantsIn,
  claimOrder,
  claimSequence,
  drawnAmong,
  orderForWaiver,
  waiverHours,
  whyClaimLost,
} from './waiver.rules.js';
import { decidedWords } from './waiver.words.js';

const seed = '0123456789abcdef'.repeat(4);

test('a dropped player waits 24 hours where the league says nothing else', () => {
  expect([waiverHours({}), waiverHours({ waiver_hours: 0 }), waiverHours({ waiver_hours: 48 })]).toEqual([24, 0, 48]);
});

test('the team with the fewest points claims first', () => {
  expect(
    claimOrder(
      [
        { teamId: 'a', points: 30 },
        { teamId: 'b', points: 10 },
        { teamId: 'c', points: 20 },
      ],
      seed,
    ).map(({ teamId }) => teamId),
  ).toEqual(['b', 'c', 'a']);
});

test('in roto the place decides, also between equal points; a season of points goes by points alone', () => {
  const row = (teamId: string, points: number, rank: number) => ({ teamId, name: teamId, points, rank, shared: false });
  const table = [row('a', 40.5, 1), row('b', 40.5, 2), row('c', 12, 3)];
  expect(claimantsIn(table, ['a', 'b', 'c', 'b', 'new'], { format: 'roto' })).toEqual([
    { teamId: 'a', points: 40.5, rank: 1 },
    { teamId: 'b', points: 40.5, rank: 2 },
    { teamId: 'c', points: 12, rank: 3 },
    { teamId: 'new', points: 0 },
  ]);
  const order = claimOrder(claimantsIn(table, ['a', 'b', 'c'], { format: 'roto' }), seed);
  expect(order.map(({ teamId }) => teamId)).toEqual(['c', 'b', 'a']);
  expect(drawnAmong(order, 'c')).toEqual([]);
  expect(claimantsIn(table, ['a'], { format: 'points' })).toEqual([{ teamId: 'a', points: 40.5 }]);
});

test('among equals a draw decides, which follows from the seed whatever the order of the claims', () => {
  const equals = ['a', 'b', 'c', 'd', 'e'].map((teamId) => ({ teamId, points: 5 }));
  const order = claimOrder(equals, seed);
  expect(claimOrder([...equals].reverse(), seed)).toEqual(order);
  expect(order.map(({ drew }) => drew)).toEqual(order.map(({ drew }) => drew).sort((a, b) => a - b));
  expect(new Set(order.map(({ drew }) => drew)).size).toBe(5);
  const firsts = new Set(
    Array.from(
      { length: 64 },
      (_, index) => claimOrder(equals, (index * 2654435761).toString(16).padEnd(64, '7'))[0]?.teamId,
    ),
  );
  expect(firsts).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
});

test('the team that dropped the player claims last, whatever its points, and is no part of the draw', () => {
  const order = claimOrder(
    [
      { teamId: 'a', points: 5 },
      { teamId: 'b', points: 5 },
      { teamId: 'c', points: 5 },
      { teamId: 'd', points: 1 },
    ],
    seed,
  );
  expect(order[0]?.teamId).toBe('d');
  expect(
    orderForWaiver(order, 'd')
      .map(({ teamId }) => teamId)
      .at(-1),
  ).toBe('d');
  expect(
    drawnAmong(order, 'd')
      .map(({ teamId }) => teamId)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
  expect(
    drawnAmong(
      claimOrder(
        [
          { teamId: 'a', points: 5 },
          { teamId: 'b', points: 5 },
        ],
        seed,
      ),
      'a',
    ),
  ).toEqual([]);
  expect(
    drawnAmong(
      claimOrder(
        [
          { teamId: 'a', points: 5 },
          { teamId: 'b', points: 6 },
        ],
        seed,
      ),
      'c',
    ),
  ).toEqual([]);
});

test('a claim on a player whom the team dropped waits for the others, who claim that player too; its other claims do not', () => {
  const claim = (teamId: string, waiverId: string) => ({ teamId, waiverId });
  const claims = [claim('a', 'own'), claim('a', 'x'), claim('b', 'own'), claim('b', 'x'), claim('c', 'lone')];
  const droppedBy = new Map([
    ['own', 'a'],
    ['x', 'z'],
    ['lone', 'c'],
  ]);
  expect(claimSequence(claims, ['c', 'a', 'b'], droppedBy)).toEqual([
    claim('c', 'lone'),
    claim('a', 'x'),
    claim('b', 'own'),
    claim('b', 'x'),
    claim('a', 'own'),
  ]);
});

test('numbers are drawn from 1 to 1,000, and no two teams draw the same', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ teamId: `t${index}`, points: 0 }));
  const drawn = claimOrder(many, seed).map(({ drew }) => drew);
  expect([drawn[0], drawn.at(-1), new Set(drawn).size]).toEqual([1, 1_000, 1_000]);
});

test('the draw does not run out of numbers', () => {
  const many = Array.from({ length: 1_001 }, (_, index) => ({ teamId: `t${index}`, points: 0 }));
  expect(claimOrder(many, seed)).toHaveLength(1_001);
});

test('a team that dropped the player waits only where another team claims that very player', () => {
  const claim = (teamId: string, waiverId: string) => ({ teamId, waiverId });
  const lone = [claim('a', 'own'), claim('a', 'x'), claim('b', 'y')];
  expect(claimSequence(lone, ['a', 'b'], new Map([['own', 'a']]))).toEqual(lone);
});

test('only the team that dropped the player goes to the end: the others keep their order', () => {
  const order = ['a', 'b', 'c', 'd'].map((teamId) => ({ teamId }));
  expect(orderForWaiver(order, 'b').map(({ teamId }) => teamId)).toEqual(['a', 'c', 'd', 'b']);
  expect(orderForWaiver(order, 'z')).toEqual(order);
});

test('a published seed gives this draw and no other', () => {
  const drawn = claimOrder(
    ['c', 'a', 'b'].map((teamId) => ({ teamId, points: 0 })),
    seed,
  );
  expect(Object.fromEntries(drawn.map(({ teamId, drew }) => [teamId, drew]))).toEqual({ a: 574, b: 357, c: 469 });
});

test('in a season of matchups the last of the table claims first, whatever its points, and is not drawn', () => {
  const claimants = [
    { teamId: 'a', points: 40, rank: 2 },
    { teamId: 'b', points: 40, rank: 5 },
    { teamId: 'c', points: 10, rank: 1 },
  ];
  const inOrder = claimOrder(claimants, '5eed'.repeat(16));
  expect(inOrder.map(({ teamId }) => teamId)).toEqual(['b', 'a', 'c']);
  expect(drawnAmong(inOrder, 'z')).toEqual([]);
  const decided = {
    name: 'Ada Prov',
    droppedBy: 'z',
    winner: 'b',
    claimants: inOrder,
    nameOf: (id: string) => id,
  };
  expect(decidedWords(decided)).toBe(
    'Ada Prov was claimed off waivers by, in order: b (place 5), a (place 2), c (place 1). b has the player.',
  );
  expect(whyClaimLost(decided, 'a')).toEqual({ key: 'lowerInTable', figures: { first: 'b', place: 5, yours: 2 } });
});
