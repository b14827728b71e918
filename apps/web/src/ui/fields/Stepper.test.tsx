import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { wordIn } from '@crease/core/locale.js';
import { Stepper, readNumber, type StepperProps } from './Stepper.js';

function Held({ start, ...props }: { start: number } & Partial<StepperProps>) {
  const [value, setValue] = useState(start);
  return <Stepper label="Salary cap" value={value} onChange={setValue} {...props} />;
}

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Salary cap' });

describe('a stepper', () => {
  test('steps by its step with the arrows and tenfold with the page keys', async () => {
    render(<Held start={88_000_000} step={1_000_000} format="money" />);
    box().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(box().value).toBe('$89,000,000');
    await userEvent.keyboard('{PageDown}');
    expect(box().getAttribute('aria-valuenow')).toBe('79000000');
  });

  test('steps once for one press of a button, and repeats while it is held', async () => {
    render(<Held start={3} />);
    await userEvent.click(screen.getByRole('button', { name: 'More: Salary cap' }));
    expect(box().value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'Less: Salary cap' }));
    expect(box().value).toBe('3');
  });

  test('is not changed by a finger that only scrolls past it, and once by one that taps', () => {
    render(<Held start={3} />);
    const more = screen.getByRole('button', { name: 'More: Salary cap' });
    fireEvent.pointerDown(more, { pointerType: 'touch', button: 0 });
    fireEvent.pointerCancel(more);
    expect(box().value).toBe('3');
    fireEvent.pointerDown(more, { pointerType: 'touch', button: 0 });
    fireEvent.pointerUp(more);
    fireEvent.click(more, { detail: 1 });
    expect(box().value).toBe('4');
  });

  test('never goes below its floor, whichever way', async () => {
    render(<Held start={1} step={5} />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}');
    expect(box().getAttribute('aria-valuenow')).toBe('0');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Salary cap' }).disabled).toBe(true);
  });

  test('takes what is typed, and shows it formatted afterwards', async () => {
    render(<Held start={0} format="money" />);
    await userEvent.clear(box());
    await userEvent.type(box(), '92500000');
    expect(box().getAttribute('aria-valuenow')).toBe('92500000');
    await userEvent.tab();
    expect(box().value).toBe('$92,500,000');
  });

  test('keeps the last number when nonsense is typed', async () => {
    render(<Held start={7} />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'abc');
    await userEvent.tab();
    expect(box().value).toBe('7');
  });
});

test('numbers are read as people write them', () => {
  expect(readNumber('$88,000,000')).toBe(88_000_000);
  expect(readNumber('88m')).toBe(88_000_000);
  expect(readNumber('1.5M')).toBe(1_500_000);
  expect(readNumber('775k')).toBe(775_000);
  expect(readNumber('25 %')).toBe(25);
  expect(readNumber('')).toBeNull();
  expect(readNumber('twelve')).toBeNull();
});

test.each([
  ['88 000 000 $', 88_000_000],
  ['1,5 M$', 1_500_000],
  ['775 k$', 775_000],
  ['0,9m', 900_000],
  ['88,000,000', 88_000_000],
  ['25 %', 25],
])('%s is read as it is shown in French', (text, figure) => {
  expect(wordIn('fr', () => readNumber(text))).toBe(figure);
});
