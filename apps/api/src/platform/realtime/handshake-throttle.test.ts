import { expect, test } from '@jest/globals';
import { HandshakeThrottle } from './handshake-throttle.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('the first ones are let in at once, the others a few at each turn, in the order in which they came', async () => {
  const throttle = new HandshakeThrottle(3);
  const inside: number[] = [];
  const come = (from: number, to: number) => {
    for (let who = from; who <= to; who += 1) throttle.admit(() => inside.push(who));
  };
  come(1, 8);
  expect(inside).toEqual([1, 2, 3]);
  await turn();
  expect(inside).toEqual([1, 2, 3, 4, 5, 6]);
  // A new connection does not overtake waiting ones.
  come(9, 10);
  expect(inside).toHaveLength(6);
  await turn();
  expect(inside).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await turn();
  expect(inside).toHaveLength(10);
  await turn();
  come(11, 12);
  expect(inside).toHaveLength(12);
});
