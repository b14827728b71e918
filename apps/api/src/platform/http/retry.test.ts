import { expect, test } from '@jest/globals';
import { withRetries, type Again } from './retry.js';

test('pauses double and vary, keep to what the server asks for within the limit, and end with the last try', async () => {
  const pauses: number[] = [];
  const tools = { sleep: (ms: number) => Promise.resolve(void pauses.push(ms)), random: () => 0.5 };
  const policy = { retries: 3, backoffMs: 1_000, patienceMs: 10_000 };
  const waits = [null, 5_000, 86_400_000, null];
  const again = (): Promise<Again> => Promise.resolve({ again: 'busy', waitMs: waits[pauses.length] ?? null });
  expect(await withRetries(policy, tools, again)).toEqual({ again: 'busy', waitMs: null });
  expect(pauses).toEqual([750, 5_000, 10_000]);
  expect(await withRetries(policy, tools, () => Promise.resolve({ done: true }))).toEqual({ done: true });
  expect(pauses).toHaveLength(3);
});
