import { expect, test } from '@jest/globals';
import { place } from './place.js';

const view = { width: 400, height: 600 };

test('a box opens below its anchor when there is room', () => {
  expect(
    place({ left: 20, top: 100, width: 80, height: 40 }, { width: 200, height: 150 }, view, 'bottom', 'start'),
  ).toMatchObject({ left: 20, top: 146, side: 'bottom' });
});

test('a box turns to the other side when only that has room', () => {
  expect(
    place({ left: 20, top: 540, width: 80, height: 40 }, { width: 200, height: 150 }, view, 'bottom', 'start'),
  ).toMatchObject({ top: 384, side: 'top' });
});

test('a box never leaves the viewport sideways', () => {
  expect(
    place({ left: 360, top: 10, width: 30, height: 30 }, { width: 200, height: 50 }, view, 'bottom', 'center').left,
  ).toBe(192);
  expect(
    place({ left: 2, top: 10, width: 30, height: 30 }, { width: 200, height: 50 }, view, 'bottom', 'end').left,
  ).toBe(8);
});

test('a box too tall for either side scrolls in the larger', () => {
  const spot = place(
    { left: 0, top: 200, width: 30, height: 30 },
    { width: 200, height: 900 },
    view,
    'bottom',
    'start',
  );
  expect(spot).toMatchObject({ side: 'bottom', maxHeight: 356 });
});
