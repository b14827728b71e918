import { expect, test } from '@jest/globals';
import { StreamWatch } from './stream-watch.js';

const LEAGUE = 'league:Lg1aaaaaaaaa';

test('an event that did not come is noticed by the next one, and the last of all by its pulse', () => {
  const watch = new StreamWatch();
  watch.joined({ [LEAGUE]: 4 });
  expect(watch.heard(LEAGUE, 5)).toBe(false);
  expect(watch.pulsed(LEAGUE, 5)).toBe(false);
  expect(watch.heard(LEAGUE, 7)).toBe(true);
  expect(watch.heard(LEAGUE, 8)).toBe(false);
  expect(watch.pulsed(LEAGUE, 9)).toBe(true);
  expect(watch.pulsed(LEAGUE, 9)).toBe(false);
});

test('what comes twice, late, or before the answer to the join is no gap', () => {
  const watch = new StreamWatch();
  expect(watch.heard(LEAGUE, 6)).toBe(false);
  watch.joined({ [LEAGUE]: 5 });
  expect(watch.heard(LEAGUE, 6)).toBe(false);
  expect(watch.heard(LEAGUE, 7)).toBe(false);
  expect(watch.heard(LEAGUE, 6)).toBe(false);
});

test('a stream that is received only in part is not watched', () => {
  const watch = new StreamWatch();
  watch.joined({ [LEAGUE]: 0 });
  expect(watch.heard('draft:Dr1aaaaaaaaa', 3)).toBe(false);
  expect(watch.heard('draft:Dr1aaaaaaaaa', 9)).toBe(false);
});
