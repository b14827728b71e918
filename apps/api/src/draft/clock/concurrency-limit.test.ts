import { expect, test } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

test('work runs side by side up to the number of lanes, and a failure frees its lane', async () => {
  const lanes = new ConcurrencyLimit(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    lanes.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  const [slow, broken, next, last] = [work('slow'), work('broken'), work('next'), work('last')];
  expect(begun).toEqual(['slow', 'broken']);
  ends.get('broken')?.(new Error('broken'));
  await expect(broken).rejects.toThrow('broken');
  expect(begun).toEqual(['slow', 'broken', 'next']);
  ends.get('next')?.();
  expect(await next).toBe('next');
  expect(begun).toEqual(['slow', 'broken', 'next', 'last']);
  ends.get('last')?.();
  ends.get('slow')?.();
  expect(await Promise.all([slow, last])).toEqual(['slow', 'last']);
});
