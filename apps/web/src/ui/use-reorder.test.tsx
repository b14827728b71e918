import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { moved, targetIndex, useReorder } from './use-reorder.js';

const boxes = [0, 1, 2, 3].map((index) => ({ top: index * 40, height: 40 }));

test('a dragged line goes where its middle has passed another’s', () => {
  expect(targetIndex(boxes, 0, 39)).toBe(0);
  expect(targetIndex(boxes, 0, 41)).toBe(1);
  expect(targetIndex(boxes, 0, 999)).toBe(3);
  expect(targetIndex(boxes, 3, -81)).toBe(1);
  expect(targetIndex(boxes, 2, 0)).toBe(2);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

function List() {
  const [ids, setIds] = useState(['Nyberg', 'Kasik', 'Rautio']);
  const reorder = useReorder({ ids, onMove: (from, to) => setIds(moved(ids, from, to)), nameOf: (id) => id });
  return (
    <>
      <ol>
        {ids.map((id) => (
          <li key={id} ref={reorder.item(id)}>
            <button {...reorder.handle(id)}>{id}</button>
          </li>
        ))}
      </ol>
      <p role="status">{reorder.said}</p>
    </>
  );
}
const order = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('a list that can be put in order', () => {
  test('is ordered by keyboard, keeps the focus and says what happens', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'Nyberg' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    expect(order()).toEqual(['Kasik', 'Rautio', 'Nyberg']);
    expect(document.activeElement?.textContent).toBe('Nyberg');
    expect(screen.getByRole('status').textContent).toBe('Nyberg, number 3 of 3.');
    await userEvent.keyboard('{ArrowDown} ');
    expect(screen.getByRole('button', { name: 'Nyberg' }).getAttribute('aria-pressed')).toBe('false');
    expect(order()).toEqual(['Kasik', 'Rautio', 'Nyberg']);
  });

  test('puts a line back on Escape', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'Rautio' }).focus();
    await userEvent.keyboard('{Enter}{Home}{Escape}');
    expect(order()).toEqual(['Nyberg', 'Kasik', 'Rautio']);
  });

  test('does nothing with the arrows while no line is picked up', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'Kasik' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Nyberg', 'Kasik', 'Rautio']);
  });

  test('is ordered by dragging', () => {
    render(<List />);
    for (const [index, line] of screen.getAllByRole('listitem').entries()) Object.defineProperties(line, { offsetTop: { value: index * 40, configurable: true }, offsetHeight: { value: 40, configurable: true } });
    const handle = screen.getByRole('button', { name: 'Nyberg' });
    const pointer = (type: string, clientY: number) => fireEvent(handle, Object.assign(new MouseEvent(type, { bubbles: true, clientY, button: 0 }), { pointerId: 1 }));
    const frame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (run) => {
      run(0);
      return 0;
    };
    pointer('pointerdown', 10);
    pointer('pointermove', 95);
    pointer('pointerup', 95);
    globalThis.requestAnimationFrame = frame;
    expect(order()).toEqual(['Kasik', 'Rautio', 'Nyberg']);
    expect(screen.getByRole('status').textContent).toBe('Nyberg is now number 3 of 3.');
  });
});
