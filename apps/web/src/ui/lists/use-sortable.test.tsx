import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortWords, useSortable } from './use-sortable.js';
import { moved } from './sorting.js';

test('one of a list is put at another place, and never beyond its ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

function List({ disabled = false }: { disabled?: boolean }) {
  const [ids, setIds] = useState<readonly string[]>(['Nyberg', 'Kasik', 'Rautio']);
  const sortable = useSortable(ids, setIds, (id) => id, disabled);
  return (
    <>
      <SortWords words={sortable.words} />
      <ol ref={sortable.list}>
        {ids.map((id) => (
          <li key={id} {...sortable.item(id)}>
            <button {...sortable.handle(id)}>{id}</button>
          </li>
        ))}
      </ol>
    </>
  );
}
const order = () => screen.getAllByRole('listitem').map((line) => line.textContent);
const said = () => screen.getByRole('status').textContent;

/** Drags a line of 40 pixels height by its handle by this distance. */
function drag(name: string, by: number, end: () => void) {
  for (const line of screen.getAllByRole('listitem'))
    line.getBoundingClientRect = () =>
      new DOMRect(0, [...(line.parentElement?.children ?? [])].indexOf(line) * 40, 300, 40);
  const pointer = (target: Element | Window, type: string, clientY: number) =>
    fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, clientY, button: 0 }), { pointerId: 1 }));
  pointer(screen.getByRole('button', { name }), 'pointerdown', 10);
  pointer(window, 'pointermove', 10 + by);
  end();
  pointer(window, 'pointerup', 10 + by);
}

describe('a list that can be put in order', () => {
  test('is ordered by keyboard, keeps the focus and says what happens', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'Nyberg' }).focus();
    await userEvent.keyboard(' ');
    expect(said()).toBe('Nyberg picked up, number 1 of 3. Move with the arrows.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(order()).toEqual(['Kasik', 'Rautio', 'Nyberg']);
    expect(document.activeElement?.textContent).toBe('Nyberg');
    await userEvent.keyboard('{ArrowDown} ');
    expect(said()).toBe('Nyberg put down as number 3.');
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
    drag('Nyberg', 85, () => undefined);
    expect(order()).toEqual(['Kasik', 'Rautio', 'Nyberg']);
    expect(said()).toBe('Nyberg is now number 3.');
  });

  test('puts a dragged line back on Escape', () => {
    render(<List />);
    drag('Nyberg', 85, () => fireEvent.keyDown(window, { key: 'Escape' }));
    expect(order()).toEqual(['Nyberg', 'Kasik', 'Rautio']);
    expect(said()).toBe('Nyberg is back in place.');
  });

  test('holds still while it is disabled', async () => {
    render(<List disabled />);
    drag('Nyberg', 85, () => undefined);
    screen.getByRole('button', { name: 'Nyberg' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(order()).toEqual(['Nyberg', 'Kasik', 'Rautio']);
  });
});
