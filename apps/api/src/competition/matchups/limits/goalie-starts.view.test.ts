import { expect, test } from '@jest/globals';
import { goalieStartsView, withinLimits } from './goalie-starts.view.js';

const day = (number: number) => `2026-01-0${number}`;
/** Players below 10 are skaters; goalies of one club share their tens. */
const clubOf = (playerId: number) => (playerId < 10 ? null : `club ${Math.floor(playerId / 10)}`);
const game = (playerId: number, on: number) => ({ playerId, day: day(on) });
const period = (from: number, to: number, limit: number | null) => ({ from: day(from), to: day(to), limit });
const left = (games: ReturnType<typeof withinLimits>) =>
  games.map(({ playerId, day: on }) => `${playerId} ${on.at(-1)}`);

test('games ahead leave out goalies after the day on which the limit will be reached, which counts whole', () => {
  const ahead = [game(1, 4), game(11, 4), game(21, 4), game(11, 5), game(1, 6), game(21, 6)];
  const starts = [{ day: day(3), starts: 1 }];
  expect(left(withinLimits([period(3, 7, 2)], starts, ahead, clubOf))).toEqual(['1 4', '11 4', '21 4', '1 6']);
  expect(left(withinLimits([period(3, 7, 4)], starts, ahead, clubOf))).toEqual([
    ...['1 4', '11 4', '21 4'],
    ...['11 5', '1 6'],
  ]);
  expect(withinLimits([period(3, 7, null)], starts, ahead, clubOf)).toEqual(ahead);
});

test('two goalies of a club are expected to start one game together', () => {
  const ahead = [game(11, 4), game(12, 4), game(11, 5), game(11, 6)];
  expect(left(withinLimits([period(3, 7, 2)], [], ahead, clubOf))).toEqual(['11 4', '12 4', '11 5']);
});

test('starts of a day that has begun count once, as they are or as they are expected', () => {
  const ahead = [game(11, 4), game(21, 4), game(11, 5)];
  // One of the two has started; the other is still expected.
  expect(left(withinLimits([period(3, 7, 2)], [{ day: day(4), starts: 1 }], ahead, clubOf))).toEqual(['11 4', '21 4']);
  expect(left(withinLimits([period(3, 7, 3)], [{ day: day(4), starts: 3 }], ahead, clubOf))).toEqual(['11 4', '21 4']);
});

test('each period of a round has its own limit', () => {
  const ahead = [game(11, 2), game(11, 3), game(11, 4), game(11, 5)];
  expect(left(withinLimits([period(2, 3, 1), period(4, 5, 1)], [], ahead, clubOf))).toEqual(['11 2', '11 4']);
  expect(left(withinLimits([period(2, 3, 1), period(4, 5, null)], [], ahead, clubOf))).toEqual([
    ...['11 2', '11 4'],
    '11 5',
  ]);
});

test('the view names the starts of the period of a day, and closes the days after the limit', () => {
  const limits = [period(2, 3, 1), period(4, 5, 2)];
  const starts = [
    { day: day(2), starts: 1 },
    { day: day(4), starts: 2 },
  ];
  const view = (on: number) => goalieStartsView(limits, starts, day(on));
  expect(view(2)).toEqual({ used: 1, limit: 1, ends_on: day(3), closed: false });
  expect(view(3)).toMatchObject({ used: 1, closed: true });
  expect(view(4)).toEqual({ used: 2, limit: 2, ends_on: day(5), closed: false });
  expect(view(5)).toMatchObject({ closed: true });
  expect(view(6)).toBeNull();
  expect(goalieStartsView([period(2, 3, null)], starts, day(2))).toBeNull();
});
