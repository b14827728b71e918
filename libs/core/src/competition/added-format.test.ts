import { expect, test } from '@jest/globals';
import { finalTable } from './champion.rules.js';
import { hasTable, leagueTable, precedence, TABLE_FORMATS, type TableFormat, type TeamRecord } from './table.rules.js';

/** A toy format: the team that was best on the most days is first. */
interface DayRecord extends TeamRecord {
  readonly bestDays?: number | null;
}
const BEST_DAYS: TableFormat<DayRecord> = {
  isPlayed: (records) => records.some(({ bestDays }) => bestDays != null),
  table: (records) =>
    finalTable(records.map(({ teamId, name, bestDays }) => ({ teamId, name, points: bestDays ?? 0, less: 0 }))),
  hasResults: (records) => records.some(({ bestDays }) => (bestDays ?? 0) > 0),
};
const formats = [BEST_DAYS, ...TABLE_FORMATS];

const team = (teamId: string, bestDays: number | null, final: TeamRecord['final'] = null): DayRecord => ({
  teamId,
  name: teamId,
  earned: 10,
  matchups: null,
  final,
  bestDays,
});

test('a format that is added decides the table and who is served first', () => {
  const records = [team('a', 2), team('b', 5), team('c', 0)];
  const table = leagueTable(records, formats);
  expect(table.map(({ teamId, rank }) => [teamId, rank])).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ]);
  expect(precedence(table)).toEqual(['c', 'a', 'b']);
  expect(hasTable(records, formats)).toBe(true);
  expect(hasTable([team('a', 0), team('b', 0)], formats)).toBe(false);
});

test('other leagues keep their tables, and a stored final table counts in every format', () => {
  const points = [team('a', null), team('b', null)];
  expect(leagueTable(points, formats)).toEqual(leagueTable(points));
  const final = { points: 7, less: 0, brought: false, record: null, tableRank: null };
  const ended = [team('a', 5, { ...final, rank: 2 }), team('b', 1, { ...final, rank: 1 })];
  expect(leagueTable(ended, formats).map(({ teamId }) => teamId)).toEqual(['b', 'a']);
});
