import { expect, test } from '@jest/globals';
import { columnsOf, halvesOf } from '../testing/broken-leagues.js';
import { delaysOf, openSweep } from '../testing/broken-leagues.sweep.js';

const world = await openSweep('hashed');

test('garbage in the second half of the tables stops no work of another league when whole tables are joined', async () => {
  const delays = await delaysOf(world, halvesOf(columnsOf(world.shapes))[1]);
  expect(delays.get('polls')).toBeGreaterThanOrEqual(1);
}, 600_000);
