import { describe, expect, test } from '@jest/globals';
import { finishRange, protectedRange } from './condition.proposal.js';

describe('what a condition proposes', () => {
  test.each([
    [1, 4, { min: 1, max: 3, proposed: 1 }],
    [2, 4, { min: 5, max: 7, proposed: 5 }],
    [1, 12, { min: 1, max: 11, proposed: 4 }],
    [1, 2, { min: 1, max: 1, proposed: 1 }],
    [1, 32, { min: 1, max: 31, proposed: 11 }],
    [3, 12, { min: 25, max: 32, proposed: 28 }],
    [4, 12, null],
  ])('protects a pick of round %i among %i teams within its round', (round, teams, found) => {
    expect(protectedRange(round, teams)).toEqual(found);
  });

  test.each([
    [4, { min: 1, max: 3, proposed: 2 }],
    [12, { min: 1, max: 11, proposed: 6 }],
    [2, { min: 1, max: 1, proposed: 1 }],
    [1, null],
  ])('asks for a place that not every one of %i teams reaches', (teams, found) => {
    expect(finishRange(teams)).toEqual(found);
  });
});
