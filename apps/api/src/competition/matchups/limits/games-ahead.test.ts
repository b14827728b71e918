import { expect, test } from '@jest/globals';
import { withinCaps } from './games-ahead.js';

const day = (number: number) => `2026-01-0${number}`;
const game = (kind: 'F' | 'D', on: number, id = on) => ({ kind, day: day(on), id });
const left = (games: readonly ReturnType<typeof game>[]) => games.map(({ kind, day: on }) => `${kind}${on.at(-1)}`);
const period = (from: number, to: number, F: number) => ({ from: day(from), to: day(to), limit: null, caps: { F } });

test('games ahead leave out places after the day on which their cap will be reached, which counts whole', () => {
  const ahead = [game('F', 4, 1), game('F', 4, 2), game('D', 5), game('F', 5), game('F', 8)];
  const played = [{ kind: 'F' as const, day: day(2), games: 1 }];
  expect(left(withinCaps([period(1, 7, 3)], played, ahead))).toEqual(['F4', 'F4', 'D5', 'F8']);
  expect(left(withinCaps([period(1, 7, 4)], played, ahead))).toEqual(left(ahead));
  // A round of two periods has two caps.
  expect(left(withinCaps([period(1, 4, 1), period(5, 9, 1)], played, ahead))).toEqual(['D5', 'F5']);
  // Day 4 has begun: `ahead` still has both of its games, and one is in `played`, too. The day counts two games, not
  // three.
  const begun = [...played, { kind: 'F' as const, day: day(4), games: 1 }];
  expect(left(withinCaps([period(1, 7, 4)], begun, ahead))).toEqual(left(ahead));
  expect(withinCaps([{ from: day(1), to: day(7), limit: null }], played, ahead)).toEqual(ahead);
});
