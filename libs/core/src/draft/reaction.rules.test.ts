import { expect, test } from '@jest/globals';
import { withReaction, type PickReaction } from './reaction.rules.js';

const fire: PickReaction = { overall: 3, playerId: 7, userId: 'a', reaction: 'fire' };

test('a reaction is given once, stands beside others, and is taken back alone', () => {
  const others = [
    { ...fire, userId: 'b' },
    { ...fire, reaction: 'steal' as const },
    { ...fire, playerId: 8 },
    { ...fire, overall: 4 },
  ];
  const all = others.reduce<readonly PickReaction[]>(
    (list, one) => withReaction(list, { ...one, on: true }),
    withReaction([], { ...fire, on: true }),
  );
  expect(all).toEqual([fire, ...others]);
  expect(withReaction(all, { ...fire, on: true })).toBe(all);
  expect(withReaction(all, { ...fire, on: false })).toEqual(others);
  expect(withReaction(others, { ...fire, on: false })).toEqual(others);
});
