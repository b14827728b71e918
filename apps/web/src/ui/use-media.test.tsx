import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useMedia } from './use-media.js';

const real = window.matchMedia;
afterEach(() => {
  cleanup();
  window.matchMedia = real;
});

function Shown({ times }: { times: number }) {
  return <output>{`${times} ${useMedia('(min-width: 10rem)') ? 'yes' : 'no'}`}</output>;
}

test('the browser is asked once, whatever renders, and a change is shown', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = jest.fn(() => list as unknown as MediaQueryList);
  window.matchMedia = matchMedia;
  const add = jest.spyOn(list, 'addEventListener');
  const view = render(<Shown times={1} />);
  for (const times of [2, 3]) view.rerender(<Shown times={times} />);
  expect(screen.getByRole('status').textContent).toBe('3 no');
  expect([matchMedia.mock.calls.length, add.mock.calls.length]).toEqual([1, 1]);
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  });
  expect(screen.getByRole('status').textContent).toBe('3 yes');
});

test('without the browser’s queries none matches', () => {
  window.matchMedia = undefined as unknown as typeof real;
  render(<Shown times={1} />);
  expect(screen.getByRole('status').textContent).toBe('1 no');
});
