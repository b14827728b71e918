import { expect, test } from '@jest/globals';
import { columnsOf, halvesOf } from '../testing/broken-leagues.js';
import { delaysOf, openSweep } from '../testing/broken-leagues.sweep.js';

const world = await openSweep();
const { client, shapes } = world;

test('garbage in any column of the second half of the tables stops no work of another league', async () => {
  const delays = await delaysOf(world, halvesOf(columnsOf(shapes))[1]);
  // The choices of a poll are the number 5.
  expect(delays.get('polls')).toBeGreaterThanOrEqual(1);
  // A round settles a limited number of days.
  const days = await client.query(
    `select from lineup_league where from_day = '2000-01-01' and coalesce(settled_to, '2000-01-01') < '2010-01-01'`,
  );
  expect(days.rowCount).toBeGreaterThanOrEqual(1);
}, 600_000);
