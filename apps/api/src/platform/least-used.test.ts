import { expect, it } from '@jest/globals';
import { LeastUsed } from './least-used.js';

const keysOf = (cache: LeastUsed<string>, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index)).filter((key) => cache.get(key) !== undefined);

it('keeps what is in use beyond its bound, and of the rest the last used', () => {
  const open = new Set(['0', '3', '4']);
  const cache = new LeastUsed<string>(2, (key) => open.has(key));
  for (let index = 0; index < 6; index += 1) cache.set(String(index), `draft ${index}`);
  // 1 and 2 are the least used.
  expect(cache.get('1')).toBeUndefined();
  cache.set('6', 'draft 6');
  expect(keysOf(cache, 7)).toEqual(['0', '3', '4', '5', '6']);
});

it('loses no value in use, however many there are, and forgets them when their use ends', () => {
  const open = new Set<string>();
  const cache = new LeastUsed<string>(300, (key) => open.has(key));
  for (let index = 0; index < 2_000; index += 1) {
    open.add(String(index));
    cache.set(String(index), '');
  }
  expect(keysOf(cache, 2_000)).toHaveLength(2_000);
  open.clear();
  for (let index = 2_000; index < 2_100; index += 1) cache.set(String(index), '');
  expect(keysOf(cache, 2_100).length).toBeLessThanOrEqual(330);
});

it('a read counts as use, and a deleted value is gone', () => {
  const cache = new LeastUsed<string>(10, () => false);
  for (let index = 0; index < 10; index += 1) cache.set(String(index), '');
  cache.get('0');
  cache.set('10', '');
  expect([cache.get('0'), cache.get('1')]).toEqual(['', undefined]);
  cache.delete('0');
  expect(cache.get('0')).toBeUndefined();
});
