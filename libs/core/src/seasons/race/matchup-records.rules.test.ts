import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '../../calendar.js';
import type { DecidedMatchup } from '../../competition/matchups/rivalry.rules.js';
import { records, recordKindsOf, type PlayedSeason } from './history.rules.js';
import { matchupRecords } from './matchup-records.rules.js';

const START = '2025-10-06';
const matchup = (
  period: number,
  [home, homePoints]: readonly [string, number],
  [away, awayPoints]: readonly [string, number],
  more: Partial<DecidedMatchup> = {},
): DecidedMatchup => ({
  season: '2025-26',
  period,
  from: dayPlus(START, 7 * (period - 1)),
  to: dayPlus(START, 7 * period - 1),
  round: null,
  home,
  away,
  homePoints,
  awayPoints,
  forTitle: false,
  lost: null,
  ...more,
});
const POINTS = [
  matchup(3, ['a', 40], ['b', 10.5]),
  matchup(1, ['a', 20], ['b', 19]),
  matchup(2, ['b', 30], ['a', 31]),
  matchup(4, ['b', 7], ['a', 7]),
  matchup(5, ['a', 1], ['b', 0]),
];
const NONE = { categories: new Set<string>(), finals: [] };

describe('records of matchups', () => {
  test('are the largest and the closest wins, with the opponent and the days', () => {
    const { win, closest } = matchupRecords({ ...NONE, matchups: POINTS });
    expect(win[0]).toEqual({
      teamId: 'a',
      otherId: 'b',
      season: '2025-26',
      figure: 29.5,
      from: '2025-10-20',
      to: '2025-10-26',
      player: null,
    });
    expect(closest.map(({ from, figure }) => [from, figure])).toEqual([
      ['2025-10-06', 1],
      ['2025-10-13', 1],
      ['2025-11-03', 1],
    ]);
  });

  test('have the longest streaks of a season, which a tie ends', () => {
    const { streak } = matchupRecords({ ...NONE, matchups: POINTS });
    expect(streak.map(({ teamId, figure, from, to }) => [teamId, figure, from, to])).toEqual([
      ['a', 3, '2025-10-06', '2025-10-26'],
    ]);
    const later = [
      matchup(1, ['a', 2], ['b', 1]),
      matchup(1, ['a', 2], ['b', 1], { season: '2026-27' }),
      matchup(2, ['a', 1], ['b', 1], { season: '2026-27', round: 1, lost: 'b' }),
    ];
    expect(matchupRecords({ ...NONE, matchups: later }).streak).toMatchObject([
      { teamId: 'a', season: '2026-27', figure: 2 },
    ]);
  });

  test('of categories have lists of their own', () => {
    const best = matchupRecords({
      ...NONE,
      categories: new Set(['2025-26']),
      matchups: [
        matchup(1, ['a', 7.5], ['b', 2.5]),
        matchup(2, ['b', 6], ['a', 4]),
        matchup(3, ['a', 10], ['b', 0], { round: 1, forTitle: true, lost: 'b' }),
        matchup(1, ['a', 99], ['b', 1], { season: '2024-25' }),
      ],
    });
    expect(best.win.map(({ figure }) => figure)).toEqual([98]);
    expect(best.category_win.map(({ figure }) => figure)).toEqual([10, 5, 2]);
    expect(best.category_closest[0]).toMatchObject({ teamId: 'b', figure: 2 });
    expect(best.category_season).toMatchObject([
      { teamId: 'a', figure: 11.5, from: null },
      { teamId: 'b', figure: 8.5 },
    ]);
    expect(best.category_week[0]).toMatchObject({ teamId: 'a', figure: 7.5 });
  });

  test('have the best final records by the share of wins', () => {
    const final = (season: string, teamId: string, wins: number, losses: number, ties: number) => ({
      season,
      teamId,
      wins,
      losses,
      ties,
    });
    const finals = [final('2025-26', 'a', 5, 5, 0), final('2024-25', 'b', 2, 1, 1), final('2024-25', 'a', 0, 0, 0)];
    expect(matchupRecords({ ...NONE, matchups: [], finals }).record).toMatchObject([
      { teamId: 'b', figure: 0.625 },
      { teamId: 'a', figure: 0.5 },
    ]);
  });
});

test('seasons that points do not decide have no records of points', () => {
  const played = (decidedBy: PlayedSeason['decidedBy']): PlayedSeason => ({
    season: '2025-26',
    over: true,
    decidedBy,
    points: new Map([
      ['a', 9],
      ['b', 4],
    ]),
    days: [START],
    teams: [
      { teamId: 'a', daily: [9] },
      { teamId: 'b', daily: [4] },
    ],
  });
  const kinds = (decidedBy: PlayedSeason['decidedBy']) =>
    Object.entries(records([played(decidedBy)], [])).flatMap(([kind, list]) => (list.length > 0 ? [kind] : []));
  expect(kinds('points')).toEqual(expect.arrayContaining(['season', 'margin', 'week', 'day', 'lead']));
  expect(kinds('matchups').sort()).toEqual(['day', 'season', 'week']);
  expect(kinds('categories')).toEqual([]);
  expect(kinds('roto').sort()).toEqual(['lead', 'roto_margin', 'roto_season']);
  expect(recordKindsOf({ format: 'roto' })).toContain('roto_season');
  expect(recordKindsOf({ format: 'h2h_each_category' })).not.toContain('season');
  expect(recordKindsOf({})).toContain('margin');
});
