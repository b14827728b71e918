import { describe, expect, it } from '@jest/globals';
import { everyPage } from './every-page.js';

describe('an answer in pages', () => {
  it('is read to its end, and once only', async () => {
    const asked: (number | null)[] = [];
    const rows = await everyPage<string, number>((from) => {
      asked.push(from);
      const at = from ?? 0;
      return Promise.resolve({ rows: [`row ${at}`, `row ${at + 1}`], next: at < 4 ? at + 2 : null });
    });
    expect(rows).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
    expect(asked).toEqual([null, 2, 4]);
  });

  it('that never ends is no table: its beginning would look like all of it', async () => {
    let asked = 0;
    await expect(
      everyPage<string, number>(() => {
        asked += 1;
        return Promise.resolve({ rows: ['a'], next: asked });
      }),
    ).rejects.toThrow('There are more than 1,000 pages, too many for one file.');
    expect(asked).toBe(1_000);
  });

  it('fails where a page fails: half a table is none', async () => {
    await expect(
      everyPage<string, number>((from) =>
        from === null ? Promise.resolve({ rows: ['a'], next: 1 }) : Promise.reject(new Error('No network.')),
      ),
    ).rejects.toThrow('No network.');
  });
});
