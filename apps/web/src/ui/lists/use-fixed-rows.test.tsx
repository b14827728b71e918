import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useFixedRows } from './use-fixed-rows.js';

function List({ row }: { row: number }) {
  const { frame, look, first, height } = useFixedRows(100, row);
  return (
    <div ref={frame} role="list" onScroll={look} data-first={first}>
      <div style={{ height }} />
    </div>
  );
}

test('when rows get another height, the same row stays at the top', () => {
  const { getByRole, rerender } = render(<List row={44} />);
  const list = getByRole('list');
  act(() => {
    list.scrollTop = 880;
    list.dispatchEvent(new Event('scroll', { bubbles: true }));
  });
  expect(list.dataset.first).toBe('16');
  rerender(<List row={56} />);
  expect(list.scrollTop).toBe(1_120);
  expect(list.dataset.first).toBe('16');
  rerender(<List row={44} />);
  expect(list.scrollTop).toBe(880);
});
