import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CapsNotice } from './CapsNotice.js';

test('games by place show what is left, and which places do not count any more', () => {
  const kinds = [
    { kind: 'F' as const, cap: 9, used: 10, closed: true },
    { kind: 'D' as const, cap: 4, used: 1, closed: false },
  ];
  const { rerender } = render(<CapsNotice caps={{ ends_on: '2026-01-11', kinds }} canChange />);
  expect(screen.getByText(/^Games to Jan 11/u).textContent).toContain(
    'forward 10 of 9 (0 left), defense 1 of 4 (3 left)',
  );
  expect(screen.getByRole('status').textContent).toContain('games in forward places do not count');
  expect(screen.getByRole('status').textContent).toContain('Put players in other places.');
  rerender(<CapsNotice caps={{ ends_on: '2026-01-11', kinds }} canChange={false} />);
  expect(screen.getByRole('status').textContent).not.toContain('Put players');
  const all = kinds.map((kind) => ({ ...kind, closed: true }));
  rerender(<CapsNotice caps={{ ends_on: '2026-01-11', kinds: all }} canChange />);
  expect(screen.getByRole('status').textContent).not.toContain('Put players');
  rerender(<CapsNotice caps={null} canChange />);
  expect(document.body.textContent).toBe('');
});
