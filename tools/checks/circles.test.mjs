import { expect, test } from '@jest/globals';
import { findCircle } from '../../apps/web/circles.plugin.mjs';

test('files of a build that import each other are found, also over others', () => {
  expect(
    findCircle(
      new Map([
        ['index.js', ['app.js', 'react.js']],
        ['app.js', ['league.js']],
        ['league.js', ['trading.js']],
        ['trading.js', ['app.js']],
      ]),
    ),
  ).toEqual(['app.js', 'league.js', 'trading.js', 'app.js']);
});

test('a file that two others import is no circle', () => {
  expect(
    findCircle(
      new Map([
        ['index.js', ['app.js', 'league.js']],
        ['app.js', ['league.js']],
        ['league.js', []],
      ]),
    ),
  ).toBeNull();
});
