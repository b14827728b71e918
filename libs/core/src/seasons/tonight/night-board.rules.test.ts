import { expect, test } from '@jest/globals';
import type { RaceTeam } from '../race/race.answers.js';
import { bestOfTeams, decidedBy, lastNightOf, nightTeams } from './night-board.rules.js';

const team = (team_id: string, rank: number, points: number, lastDay: number, gained: number): RaceTeam => ({
  team_id,
  rank,
  shared: false,
  points,
  less: 0,
  goalie_games: null,
  record: null,
  behind_leader: 0,
  behind_above: null,
  last_seven: 0,
  last_day: lastDay,
  gained,
  seasons: [],
  total: points,
  daily: [],
});
const teams = [team('a', 1, 31, 6, 1), team('b', 2, 30, -1, -1)];

test('on a day with points the table has the day’s points and places', () => {
  expect(nightTeams({ days: ['2026-01-04', '2026-01-05'], teams }, '2026-01-05')).toEqual([
    { team_id: 'a', rank: 1, shared: false, gained: 1, total: 31, tonight: 6 },
    { team_id: 'b', rank: 2, shared: false, gained: -1, total: 30, tonight: -1 },
  ]);
});

test('before the day’s first points nothing of an earlier day counts as tonight', () => {
  for (const days of [['2026-01-04'], []])
    expect(
      nightTeams({ days, teams }, '2026-01-05').map(({ gained, total, tonight }) => [gained, total, tonight]),
    ).toEqual([
      [0, 31, 0],
      [0, 30, 0],
    ]);
});

test('the table goes by matchups where a team has a record of them, by roto points in roto', () => {
  const record = { wins: 1, losses: 0, ties: 0 };
  expect(decidedBy({ roto: false, teams })).toBe('points');
  expect(decidedBy({ roto: true, teams })).toBe('roto');
  expect(decidedBy({ roto: false, teams: [{ ...teams[0]!, record }] })).toBe('matchups');
});

test('the last night is that of the last points, until tonight has some', () => {
  const days = ['2026-01-03', '2026-01-04'];
  expect(lastNightOf({ days, teams }, '2026-01-05', { hasGames: true })).toEqual({
    day: '2026-01-04',
    teams: [
      { team_id: 'a', points: 6, gained: 1 },
      { team_id: 'b', points: -1, gained: -1 },
    ],
  });
  expect(lastNightOf({ days, teams }, '2026-01-04', { hasGames: true })).toBeNull();
  expect(lastNightOf({ days, teams }, '2026-01-04', { hasGames: false })?.day).toBe('2026-01-04');
  expect(lastNightOf({ days: [], teams }, '2026-01-04', { hasGames: false })).toBeNull();
});

test('the best of a night are three of each team, and none without points', () => {
  const player = (team_id: string, points: number) => ({ team_id, points });
  const players = [player('a', 1), player('a', 4), player('b', 0), player('a', 2), player('a', 3), player('b', 2.5)];
  expect(bestOfTeams(players)).toEqual([player('a', 4), player('a', 3), player('b', 2.5), player('a', 2)]);
});
