import { test } from '@jest/globals';
import { missPicksOfKilled } from '../testing/missed-picks.js';

test(
  'a process dies while missed picks move (end_of_round): each moves once, and each is made once',
  () => missPicksOfKilled('end_of_round'),
  180_000,
);
