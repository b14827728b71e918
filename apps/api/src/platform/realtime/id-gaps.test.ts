import { describe, expect, it } from '@jest/globals';
import { IdGaps, LEAST_OPEN_MS } from './id-gaps.js';

const TEN_MINUTES = 600_000;
const open = (gaps: IdGaps) => gaps.open.map(({ first, last }) => [first, last]);

describe('ids that a reader of the event table has not seen', () => {
  it('are the ones between the ids that it saw', () => {
    const gaps = new IdGaps(10);
    gaps.advance([11, 12, 15, 20], 700, 0);
    expect(gaps.mark).toBe(20);
    expect(open(gaps)).toEqual([
      [13, 14],
      [16, 19],
    ]);
    gaps.advance([], 701, 1);
    expect(gaps.mark).toBe(20);
  });

  it('leave a gap one by one as they are found', () => {
    const gaps = new IdGaps(0);
    gaps.advance([10, 20], 700, 0);
    gaps.removeIds([1, 4, 5, 19]);
    expect(open(gaps)).toEqual([
      [2, 3],
      [6, 9],
      [11, 18],
    ]);
    gaps.removeIds([2, 3, 6, 7, 8, 9]);
    expect(open(gaps)).toEqual([[11, 18]]);
  });

  it('stay open as long as a transaction is that may commit them, be it ten minutes', () => {
    const gaps = new IdGaps(0);
    gaps.advance([2], 700, 0);
    gaps.close(699, [], TEN_MINUTES);
    expect(open(gaps)).toEqual([[1, 1]]);
    gaps.close(700, [], TEN_MINUTES + 1);
    expect(open(gaps)).toEqual([]);
  });

  it('stay open for a moment when no transaction is open, and while one of them waits to be taken', () => {
    const gaps = new IdGaps(0);
    gaps.advance([2], 700, 0);
    gaps.close(900, [], LEAST_OPEN_MS - 1);
    gaps.close(900, [1], LEAST_OPEN_MS);
    expect(open(gaps)).toEqual([[1, 1]]);
    gaps.close(900, [], LEAST_OPEN_MS);
    expect(open(gaps)).toEqual([]);
  });
});
