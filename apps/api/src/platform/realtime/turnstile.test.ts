import { expect, test } from '@jest/globals';
import { Turnstile } from './turnstile.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a turnstile lets the first ones in at once, the others a few at each turn, in the order in which they came', async () => {
  const turnstile = new Turnstile(3);
  const inside: number[] = [];
  const come = (from: number, to: number) => {
    for (let who = from; who <= to; who += 1) turnstile.pass(() => inside.push(who));
  };
  come(1, 8);
  expect(inside).toEqual([1, 2, 3]);
  await turn();
  expect(inside).toEqual([1, 2, 3, 4, 5, 6]);
  // Who comes now does not push past those who wait.
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
