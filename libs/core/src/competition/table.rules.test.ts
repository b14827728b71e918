import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TeamRecord } from './formats/format.model.js';
import { hasTable, leagueTable, precedence } from './table.rules.js';

const team = (teamId: string, earned: number, final: Partial<TeamRecord['final']> | null = null): TeamRecord => ({
  teamId,
  name: teamId.toUpperCase(),
  earned,
  matchups: null,
  final:
    final === null ? null : { rank: 1, points: 0, less: 0, brought: false, record: null, tableRank: null, ...final },
});
const places = (records: readonly TeamRecord[]) =>
  leagueTable(records).map(({ teamId, rank, points }) => [teamId, rank, points]);

describe('the table of a season', () => {
  test('is that of the earned points while no final table is stored', () => {
    expect(places([team('a', 10), team('b', 30), team('c', 10)])).toEqual([
      ['b', 1, 30],
      ['a', 2, 10],
      ['c', 2, 10],
    ]);
  });

  test('is the final table once it is stored, with its deductions, whatever is corrected later', () => {
    const records = [team('a', 99, { rank: 2, points: 20, less: 5 }), team('b', 22, { rank: 1, points: 22 })];
    expect(leagueTable(records)).toEqual([
      { teamId: 'b', name: 'B', rank: 1, points: 22, shared: false },
      { teamId: 'a', name: 'A', rank: 2, points: 20, shared: false, less: 5 },
    ]);
    expect(precedence(leagueTable(records))).toEqual(['a', 'b']);
  });

  test('keeps the ranks of a table from another site, also without points, and puts a team that it lacks last', () => {
    const records = [team('a', 0, { rank: 2, brought: true }), team('b', 0, { rank: 1, brought: true }), team('c', 0)];
    expect(places(records)).toEqual([
      ['b', 1, 0],
      ['a', 2, 0],
      ['c', 3, 0],
    ]);
    expect(precedence(leagueTable(records))).toEqual(['c', 'a', 'b']);
  });

  test('serves the teams of play-offs by the round in which they went out, then by the table', () => {
    const final = (rank: number, tableRank: number) => ({ rank, tableRank });
    const records = [
      team('champion', 0, final(1, 3)),
      team('finalist', 0, final(2, 4)),
      // Third by the match for third place, behind the fourth in the table.
      team('third', 0, final(3, 2)),
      team('fourth', 0, final(4, 1)),
      team('fifth', 0, final(5, 5)),
      team('sixth', 0, final(6, 6)),
      // It joined the league after the season.
      team('new', 0),
    ];
    const seeds = [
      { teamId: 'fourth', outIn: 1 },
      { teamId: 'third', outIn: 1 },
      { teamId: 'finalist', outIn: 2 },
      { teamId: 'champion', outIn: null },
    ];
    const expected = ['new', 'sixth', 'fifth', 'third', 'fourth', 'finalist', 'champion'];
    expect(precedence(leagueTable(records), seeds)).toEqual(expected);
    // A table from another site has places alone.
    const brought = records.map(({ teamId }, index) => team(teamId, 0, { rank: index + 1, brought: true }));
    expect(precedence(leagueTable(brought), seeds)).toEqual(records.map(({ teamId }) => teamId).reverse());
  });

  test('decides nothing before the first points', () => {
    expect(hasTable([team('a', 0), team('b', 0)])).toBe(false);
    expect(hasTable([team('a', 0), team('b', -1)])).toBe(true);
    expect(hasTable([team('a', 0, { rank: 1 }), team('b', 0)])).toBe(true);
  });

  test('agrees in 1,000 leagues with points that are counted by hand', () => {
    const league = fc.array(
      fc.record({ earned: fc.integer({ min: -9, max: 9 }), less: fc.integer({ min: 0, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 32,
      },
    );
    fc.assert(
      fc.property(league, fc.boolean(), (teams, ended) => {
        const points = teams.map(({ earned, less }) => (ended ? earned - less : earned));
        const rankOf = (own: number) => 1 + points.filter((other) => other > own).length;
        const records = teams.map(({ earned, less }, at) =>
          team(`t${at}`, earned, ended ? { rank: rankOf(earned - less), points: earned - less, less } : null),
        );
        const table = leagueTable(records);
        expect(table).toHaveLength(teams.length);
        for (const [at, row] of table.entries()) {
          const own = points[Number(row.teamId.slice(1))] ?? Number.NaN;
          expect(row).toMatchObject({
            points: own,
            rank: rankOf(own),
            shared: points.filter((other) => other === own).length > 1,
          });
          expect(own).toBeLessThanOrEqual(table[at - 1]?.points ?? Infinity);
        }
        const worstFirst = precedence(table).map((id) => points[Number(id.slice(1))] ?? 0);
        expect(worstFirst).toEqual([...points].sort((a, b) => a - b));
      }),
      { numRuns: 1_000 },
    );
  });
});
