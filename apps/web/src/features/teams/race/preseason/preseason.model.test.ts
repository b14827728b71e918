import { describe, expect, test } from '@jest/globals';
import type { DraftPickView } from '@crease/core/answer.parts.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { isComparable, isPreseason, preseasonRows } from './preseason.model.js';

const TEAMS = ['a', 'b', 'c'].map((team_id) => ({ team_id, team_name: team_id, roster_size: 0 }) as TeamSummary);
const race = (last: readonly number[], played: RaceAnswer['played'][number]) =>
  ({
    season: '2026-27',
    seasons: ['2024-25', '2025-26', '2026-27'],
    played: ['nowhere', played, 'here'],
    over: false,
    days: [],
    teams: TEAMS.map(({ team_id }, index) => ({
      team_id,
      points: 0,
      record: null,
      seasons: [0, last[index] ?? 0, 0].map((regular) => ({ regular, playoffs: 0 })),
    })),
  }) as unknown as RaceAnswer;
const strength = (...points: number[]) => ({
  season: '2025-26',
  teams: TEAMS.map(({ team_id }, index) => ({ team_id, points: { F: points[index] ?? 0, D: 1, G: 0 } })),
  median: { F: 0, D: 0, G: 0 },
});
const pick = (owned_by: string, pick_number: number | null, season = '2026-27') =>
  ({ owned_by, pick_number, season }) as DraftPickView;

describe('the teams before a season', () => {
  test('are ordered by their rosters, and equal ones share a rank', () => {
    const rows = preseasonRows(race([5, 9, 7], 'here'), TEAMS, strength(3, 8, 3), [pick('c', 2), pick('a', 9)]);
    expect(rows.map(({ team, rank, shared, last }) => [team.team_id, rank, shared, last])).toEqual([
      ['b', 1, false, 9],
      ['c', 2, true, 7],
      ['a', 2, true, 5],
    ]);
  });

  test('are ordered by last season’s points while no roster has points', () => {
    const rows = preseasonRows(race([5, 9, 7], 'elsewhere'), TEAMS, undefined, []);
    expect(rows.map(({ team, rank }) => [team.team_id, rank])).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', 3],
    ]);
  });

  test('have no order on the first day of a first season', () => {
    const rows = preseasonRows(race([], 'nowhere'), TEAMS, undefined, [pick('a', null), pick('b', 1, '2025-26')]);
    expect(rows.every(({ rank, last, firstPick }) => rank === null && last === null && firstPick === null)).toBe(true);
    expect(isComparable(rows)).toBe(false);
    expect(isComparable(preseasonRows(race([], 'nowhere'), TEAMS, undefined, [pick('a', 4)]))).toBe(true);
  });

  test('end with the first points, with a first result, or with the season', () => {
    const before = race([5, 9, 7], 'here');
    expect(isPreseason(before)).toBe(true);
    expect(isPreseason({ ...before, over: true })).toBe(false);
    expect(isPreseason({ ...before, days: ['2026-10-07'] })).toBe(false);
    const [first] = before.teams;
    const won = { ...first!, record: { wins: 1, losses: 0, ties: 0 } };
    expect(isPreseason({ ...before, teams: [won] })).toBe(false);
  });
});
