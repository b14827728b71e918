import { expect, test } from '@jest/globals';
import { meetingsOf, rivalriesOf, type DecidedMatchup } from './rivalry.rules.js';

const [HARBOR, POLAR, RANGE] = ['a', 'b', 'c'] as const;
const matchup = (
  period: number,
  [home, homePoints]: readonly [string, number],
  [away, awayPoints]: readonly [string, number],
  more: Partial<DecidedMatchup> = {},
): DecidedMatchup => ({
  season: '2025-26',
  period,
  from: '2025-10-06',
  to: '2025-10-12',
  round: null,
  home,
  away,
  homePoints,
  awayPoints,
  forTitle: false,
  lost: null,
  ...more,
});

test('a rivalry counts wins, losses and ties of both home and away, and knows the last matchup', () => {
  expect(
    rivalriesOf([
      matchup(3, [POLAR, 12], [HARBOR, 10.5]),
      matchup(1, [HARBOR, 84], [POLAR, 79], { season: '2026-27' }),
      matchup(9, [HARBOR, 5], [POLAR, 5]),
      matchup(2, [RANGE, 1], [HARBOR, 0]),
    ]),
  ).toEqual([
    {
      teamId: HARBOR,
      otherId: POLAR,
      wins: 1,
      losses: 1,
      ties: 1,
      playoffWins: 0,
      playoffLosses: 0,
      last: { season: '2026-27', period: 1 },
    },
    {
      teamId: HARBOR,
      otherId: RANGE,
      wins: 0,
      losses: 1,
      ties: 0,
      playoffWins: 0,
      playoffLosses: 0,
      last: { season: '2025-26', period: 2 },
    },
  ]);
});

test('a round of two periods is one matchup, and its loser is known where points are level', () => {
  const round = (period: number, own: number, other: number) =>
    matchup(period, [HARBOR, own], [POLAR, other], { round: 1, forTitle: true, lost: HARBOR });
  expect(rivalriesOf([round(20, 10, 0), round(21, 0, 10)])).toMatchObject([
    { wins: 0, losses: 1, ties: 0, playoffWins: 0, playoffLosses: 1, last: { period: 21 } },
  ]);
});

test('a set result of a round of two periods counts alone, also where no loser is stored', () => {
  const played = matchup(20, [HARBOR, 9], [POLAR, 5], { round: 2 });
  const set = matchup(21, [HARBOR, 7], [POLAR, 8.5], { round: 2, ofRound: true });
  for (const rows of [
    [played, set],
    [set, played],
  ])
    expect(meetingsOf(rows)).toMatchObject([{ homePoints: 7, awayPoints: 8.5, period: 21 }]);
  expect(rivalriesOf([played, set])).toMatchObject([{ wins: 0, losses: 1, ties: 0 }]);
});

test('a match for third place goes by its points, and is none for the title', () => {
  const third = (period: number, own: number, other: number) =>
    matchup(period, [HARBOR, own], [POLAR, other], { round: 2 });
  expect(rivalriesOf([third(22, 1, 3), third(23, 4, 1)])).toMatchObject([{ wins: 1, losses: 0, playoffWins: 0 }]);
});

test('teams without a final matchup have no rivalry', () => {
  expect(rivalriesOf([])).toEqual([]);
});
