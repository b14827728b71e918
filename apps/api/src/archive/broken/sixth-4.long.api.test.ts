import { test } from '@jest/globals';
import { columnsOf, sixthOf } from '../testing/broken-leagues.js';
import { openSweep, playWithGarbage } from '../testing/broken-leagues.sweep.js';

const world = await openSweep();

test(
  'garbage in any column of sixth 4 of the tables stops no work of another league',
  () => playWithGarbage(world, sixthOf(columnsOf(world.shapes), 4)),
  600_000,
);
