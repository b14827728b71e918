import { describe, expect, test } from '@jest/globals';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { pointsTable, rankLabel } from './points.js';

const team = (team_id: string): TeamSummary => ({
  team_id,
  team_name: `Team ${team_id}`,
  picture: null,
  roster_size: 0,
  ir_count: 0,
  rookie_count: 0,
  total_cap: 0,
  salary_retained: 0,
  cap_space: 0,
  hasManager: true,
  manager_name: null,
  co_managers: [],
  inbox: 0,
  fa_picks: 0,
  total_points: 0,
});
const line = (team_id: string, season: string, points: number, playoffs = false) => ({
  team_id,
  season,
  playoffs,
  points,
});
const home = {
  seasons: ['2023-24', '2024-25', '2025-26'],
  played: ['here' as const, 'here' as const, 'here' as const],
  champions: [],
  // Over three seasons A leads; this season B does.
  teamPoints: [
    line('a', '2023-24', 90),
    line('a', '2024-25', 80),
    line('a', '2025-26', 10),
    line('b', '2025-26', 30),
    line('b', '2025-26', 5, true),
    line('c', '2025-26', 10),
    line('d', '2024-25', 3),
  ],
};
const teams = ['a', 'b', 'c', 'd'].map(team);
const ranked = (season: string, phase: 'in-season' | 'offseason') => {
  const { rows, champions } = pointsTable(teams, home, season, { season: '2025-26', phase });
  return {
    rows: rows.map((row) => [row.teamId, rankLabel(row), row.points, row.behindLeader, row.behindAbove]),
    champions: champions.map(({ team: { team_id } }) => team_id),
  };
};

describe('the points summary', () => {
  test('ranks by the regular season of the season chosen, with the gaps to the leader and to the place above', () => {
    expect(ranked('2025-26', 'in-season').rows).toEqual([
      ['b', '1', 30, 0, null],
      ['a', 'T2', 10, 20, 20],
      ['c', 'T2', 10, 20, 20],
      ['d', '4', 0, 30, 10],
    ]);
    expect(ranked('2024-25', 'in-season').rows[0]).toEqual(['a', '1', 80, 0, null]);
  });

  test('keeps the three rolling seasons beside it, regular season, playoffs and total', () => {
    const { rows } = pointsTable(teams, home, '2025-26', { season: '2025-26', phase: 'in-season' });
    expect(rows[0]).toMatchObject({
      seasons: [
        { regular: 0, nhlPlayoffs: 0 },
        { regular: 0, nhlPlayoffs: 0 },
        { regular: 30, nhlPlayoffs: 5 },
      ],
      total: 35,
    });
    expect(rows[1]).toMatchObject({ total: 180 });
  });

  test('leaves out what nobody knows: the playoffs of another site, and seasons before the league', () => {
    const { rows } = pointsTable(teams, { ...home, played: ['nowhere', 'elsewhere', 'here'] }, '2025-26', {
      season: '2025-26',
      phase: 'in-season',
    });
    expect(rows.find(({ teamId }) => teamId === 'a')).toMatchObject({
      seasons: [
        { regular: null, nhlPlayoffs: null },
        { regular: 80, nhlPlayoffs: null },
        { regular: 10, nhlPlayoffs: 0 },
      ],
      total: 90,
    });
  });

  test('names the champion once the season is over, and nobody before', () => {
    expect(ranked('2025-26', 'in-season').champions).toEqual([]);
    expect(ranked('2025-26', 'offseason').champions).toEqual(['b']);
    expect(ranked('2024-25', 'in-season').champions).toEqual(['a']);
    expect(ranked('2023-24', 'offseason').champions).toEqual(['a']);
  });

  test('keeps the champion that the final table named, whatever was corrected since', () => {
    const { champions, rows } = pointsTable(
      teams,
      { ...home, champions: [{ season: '2024-25', team_id: 'd', points: 85 }] },
      '2024-25',
      { season: '2025-26', phase: 'in-season' },
    );
    expect(champions.map(({ team: { team_id }, points }) => [team_id, points])).toEqual([['d', 85]]);
    expect(rows[0]?.teamId).toBe('a');
  });
});
