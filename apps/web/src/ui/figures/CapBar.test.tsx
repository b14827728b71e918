import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CapBar } from './CapBar.js';

const cap = 88_000_000;

describe('the cap bar', () => {
  test.each([
    [-1, 'Over the cap'],
    [0, 'Tight'],
    [1_999_999, 'Tight'],
    [2_000_000, 'Room'],
  ])('with %d left says "%s"', (space, word) => {
    render(<CapBar cap={cap} totalCap={cap - space} salaryRetained={0} />);
    expect(screen.getByText(word)).toBeDefined();
  });

  test('counts retained salary as used', () => {
    render(<CapBar cap={cap} totalCap={80_000_000} salaryRetained={3_500_000} />);
    expect(screen.getByText('$4.5M')).toBeDefined();
    const said = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [
          term.textContent,
          term.nextElementSibling?.querySelector('[aria-hidden]')?.textContent ?? term.nextElementSibling?.textContent,
        ]),
    );
    expect(said).toMatchObject({ 'Cap used': '$83.5M', 'incl. retained': '$3.5M', Cap: '$88M' });
    expect(screen.queryByText('Used')).toBeNull();
  });

  test('says what of it is estimated, and leaves out what is not told apart', () => {
    render(<CapBar cap={cap} totalCap={80_000_000} salaryRetained={null} estimated={2_500_000} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Cap used', 'incl. estimated', 'Cap']);
  });

  test('shows where the considered move leads, and from where', () => {
    render(
      <CapBar cap={cap} totalCap={80_000_000} salaryRetained={0} after={{ totalCap: 90_000_000, salaryRetained: 0 }} />,
    );
    expect(screen.getByText('Over the cap')).toBeDefined();
    expect(screen.getByText('−$2M')).toBeDefined();
    expect(screen.getByText('$8M')).toBeDefined();
  });
});
