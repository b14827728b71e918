import { test } from '@jest/globals';
import { columnsOf, sixthOf } from '../testing/broken-leagues.js';
import { openSweep, playWithGarbage } from '../testing/broken-leagues.sweep.js';

const world = await openSweep('hashed');

test(
  'garbage in sixth 1 of the tables stops no work of another league when whole tables are joined',
  () => playWithGarbage(world, sixthOf(columnsOf(world.shapes), 1)),
  600_000,
);
