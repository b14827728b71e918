import { expect, test } from '@jest/globals';
import { truncateToWidth } from '../../state/truncate-to-width.js';
import { shiftOf } from './steady-rows.js';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('a row moves by as many as left or came above it', () => {
  const before = rows(1, 2, 3, 4, 5);
  expect(shiftOf(before, rows(2, 3, 4, 5), 3)).toBe(-1);
  expect(shiftOf(before, rows(4, 5), 3)).toBe(-3);
  expect(shiftOf(before, rows(9, 1, 2, 3, 4, 5), 2)).toBe(1);
  expect(shiftOf(before, rows(1, 2, 3, 4), 1)).toBe(0);
  // The row itself is gone, so the next one is the reference.
  expect(shiftOf(before, rows(1, 2, 4, 5), 2)).toBe(0);
  expect(shiftOf(before, rows(1, 2), 3)).toBe(0);
});

test('a text is cut to the width that it has', () => {
  expect(truncateToWidth('C. McDavid', 92)).toBe('C. McDavid');
  expect(truncateToWidth('O. Ekman-Larsson-Bergström', 92)).toMatch(/^O\. Ekman-La\S*…$/);
  expect(truncateToWidth('', 10)).toBe('');
  expect(truncateToWidth('Wide', 0)).toBe('W…');
});
