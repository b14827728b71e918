import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareButtons } from './CompareButtons.js';

const buttons = (count: number, onCompare = jest.fn()) => (
  <>
    <CompareButtons count={count} onCompare={onCompare} onClear={jest.fn()} />
    {['Ada Prov', 'Ben Puck'].map((name, index) => (
      <input key={name} type="checkbox" data-compare="" aria-label={name} checked={index < count} readOnly />
    ))}
  </>
);
const press = () => userEvent.click(screen.getByRole('button', { name: /^Compare/ }));
const alert = () => screen.getByRole('alert').textContent;

test('a comparison names the players that it lacks and leads to the first box without a tick', async () => {
  const onCompare = jest.fn();
  const { rerender } = render(buttons(0, onCompare));
  await press();
  expect(alert()).toBe('Still missing: 2 players');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Ada Prov' }));
  rerender(buttons(1, onCompare));
  expect(alert()).toBe('Still missing: another player');
  await press();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Ben Puck' }));
  expect(onCompare).not.toHaveBeenCalled();
  rerender(buttons(2, onCompare));
  rerender(buttons(1, onCompare));
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(buttons(2, onCompare));
  expect(alert()).toBe('');
  await press();
  expect(onCompare).toHaveBeenCalledTimes(1);
});
