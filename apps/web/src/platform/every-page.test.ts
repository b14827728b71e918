import { describe, expect, it } from '@jest/globals';
import { everyPage } from './every-page.js';

describe('an answer in pages', () => {
  it('is read to its end, and once only', async () => {
    const asked: number[] = [];
    const rows = await everyPage<string, number>(0, (from) => {
      asked.push(from);
      return Promise.resolve({ rows: [`row ${from}`, `row ${from + 1}`], next: from < 4 ? from + 2 : null });
    });
    expect(rows).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
    expect(asked).toEqual([0, 2, 4]);
  });

  it('that never ends is no table', async () => {
    let asked = 0;
    await everyPage<string, number>(0, (from) => {
      asked += 1;
      return Promise.resolve({ rows: [], next: from + 1 });
    });
    expect(asked).toBe(1_000);
  });

  it('fails where a page fails: half a table is none', async () => {
    await expect(
      everyPage<string, number>(0, (from) =>
        from === 0 ? Promise.resolve({ rows: ['a'], next: 1 }) : Promise.reject(new Error('No network.')),
      ),
    ).rejects.toThrow('No network.');
  });
});
