import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CategoryField } from './CategoryField.js';

afterEach(cleanup);

let text = '';
function Form({ start, disabled = false }: { start: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  text = value;
  return (
    <CategoryField
      label="Categories"
      hint="A hint."
      value={value}
      error={undefined}
      disabled={disabled}
      onChange={setValue}
    />
  );
}
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen categories' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('strong')?.textContent);

test('adds categories at the end and takes them out, and keeps the stored text', async () => {
  render(<Form start="G, HIT x0.5" />);
  expect(screen.getByRole('group', { name: 'Categories' })).toBeDefined();
  expect(chosen()).toEqual(['G', 'HIT']);
  const goals = screen.getByRole('button', { name: 'Goals' });
  expect(goals.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Goals-against average' }));
  expect(text).toBe('G, HIT x0.5, GAA');
  await userEvent.click(goals);
  expect(text).toBe('HIT x0.5, GAA');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Goals-against average' }));
  expect(text).toBe('HIT x0.5');
});

test('sets weights in steps of 0.5, and whether low is good where it may be set', async () => {
  render(<Form start="PIM, GAA" />);
  const weight = screen.getByRole('combobox', { name: 'Weight of Goals-against average' });
  expect(
    within(weight)
      .getAllByRole('option')
      .slice(0, 3)
      .map((one) => one.textContent),
  ).toEqual(['×0.5', '×1', '×1.5']);
  await userEvent.selectOptions(weight, '×2.5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Low is good' }));
  expect(text).toBe('PIM low, GAA x2.5');
  expect(screen.getByText('Goals-against average, low is good')).toBeDefined();
});

test('orders by keyboard', async () => {
  render(<Form start="G, A, SOG" />);
  screen.getByRole('button', { name: 'Move Shots on goal' }).focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(text).toBe('SOG, G, A');
});

test('can be fixed', () => {
  render(<Form start="G" disabled />);
  expect(screen.getByRole('button', { name: 'Remove Goals' }).matches(':disabled')).toBe(true);
});
