import { expect, test } from '@jest/globals';
import { columnsOf, halvesOf } from '../testing/broken-leagues.js';
import { delaysOf, openSweep } from '../testing/broken-leagues.sweep.js';

const world = await openSweep('hashed');

test('garbage in the first half of the tables stops no work of another league when whole tables are joined', async () => {
  const delays = await delaysOf(world, halvesOf(columnsOf(world.shapes))[0]);
  expect(delays.get('points')).toBeGreaterThanOrEqual(1);
}, 600_000);
