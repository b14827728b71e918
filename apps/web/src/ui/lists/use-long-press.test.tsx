import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLongPress } from './use-long-press.js';

let pressed: string[] = [];
const opened = jest.fn<() => void>();

function Rows() {
  return (
    <div {...useLongPress(({ textContent }) => pressed.push(textContent))}>
      <button type="button" onClick={opened}>
        Row
      </button>
    </div>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  pressed = [];
  opened.mockClear();
  render(<Rows />);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const row = () => screen.getByRole('button', { name: 'Row' });
/** The simulated browser has no pointer events. */
const point = (type: string, pointerType: string, clientY = 5) =>
  fireEvent(row(), Object.assign(new MouseEvent(type, { bubbles: true, clientX: 5, clientY }), { pointerType }));
const down = (pointerType: string) => point('pointerdown', pointerType);

test('a finger that rests on a row selects it, and the tap that follows opens nothing', () => {
  down('touch');
  jest.advanceTimersByTime(500);
  expect(pressed).toEqual(['Row']);
  fireEvent.click(row());
  expect(opened).not.toHaveBeenCalled();
});

test('a tap, a finger that scrolls and a mouse select nothing, and a click opens', () => {
  down('touch');
  point('pointerup', 'touch');
  jest.advanceTimersByTime(500);
  down('touch');
  point('pointermove', 'touch', 40);
  jest.advanceTimersByTime(500);
  down('mouse');
  jest.advanceTimersByTime(500);
  expect(pressed).toEqual([]);
  fireEvent.click(row());
  expect(opened).toHaveBeenCalledTimes(1);
});
