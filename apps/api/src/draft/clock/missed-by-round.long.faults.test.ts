import { test } from '@jest/globals';
import { missPicksOfKilled } from '../testing/missed-picks.js';

test(
  'a process dies while missed picks move (one_round_later): each moves once, and each is made once',
  () => missPicksOfKilled('one_round_later'),
  180_000,
);
