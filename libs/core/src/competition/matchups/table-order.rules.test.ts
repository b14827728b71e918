import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatWords } from '../competition.words.js';
import { pairInDivisions } from '../divisions/divided-schedule.rules.js';
import { dealTeams } from '../divisions/division.rules.js';
import { matchupTable, type MatchupTeam } from './matchup-table.rules.js';
import { stepsOf, TABLE_ORDERS, tableOrder, type TableStep } from './table-order.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';

interface Match {
  readonly period: number;
  readonly home: string;
  readonly away: string | null;
  readonly own: number;
  readonly other: number;
}

/** Sorts teams into groups, without the product's code, that only a draw separates. */
function groupsByHand(
  all: readonly string[],
  matches: readonly Match[],
  divisionOf: (team: string) => number | undefined,
  steps: readonly TableStep[],
): string[][] {
  const played = (team: string) =>
    matches.flatMap(({ period, home, away, own, other }) =>
      away === null || (team !== home && team !== away)
        ? []
        : [{ period, against: team === home ? away : home, margin: team === home ? own - other : other - own }],
    );
  const share = (results: readonly { readonly margin: number }[]) =>
    results.length === 0
      ? 0
      : results.reduce((sum, { margin }) => sum + (margin > 0 ? 2 : margin === 0 ? 1 : 0), 0) / results.length;
  const points = (team: string) => {
    const periods = new Set(played(team).map(({ period }) => period));
    const sum = matches
      .filter(({ period }) => periods.has(period))
      .reduce((all, { home, away, own, other }) => all + (home === team ? own : away === team ? other : 0), 0);
    return periods.size === 0 ? 0 : sum / periods.size;
  };
  const figures = (group: readonly string[], step: TableStep | 'share'): number[] | null => {
    if (step === 'share') return group.map((team) => share(played(team)));
    if (step === 'points') return group.map(points);
    if (step === 'division') {
      const inside = group.map((team) =>
        played(team).filter(
          ({ against }) => divisionOf(against) !== undefined && divisionOf(against) === divisionOf(team),
        ),
      );
      return inside.some((results) => results.length === 0) ? null : inside.map(share);
    }
    const counts = group.flatMap((team) =>
      group
        .filter((other) => other !== team)
        .map((other) => played(team).filter(({ against }) => against === other).length),
    );
    if (counts[0] === 0 || new Set(counts).size > 1) return null;
    return group.map((team) => share(played(team).filter(({ against }) => group.includes(against))));
  };
  const split = (group: readonly string[]): string[][] => {
    for (const step of ['share', ...steps] as const) {
      const of = group.length < 2 ? null : figures(group, step);
      if (of === null) continue;
      const levels = [...new Set(of.map((figure) => figure.toFixed(9)))].sort((a, b) => Number(b) - Number(a));
      if (levels.length > 1)
        return levels.flatMap((level) => split(group.filter((_, index) => of[index]?.toFixed(9) === level)));
    }
    return [[...group]];
  };
  return split(all);
}

test('a table goes by the order that its league chose, in random seasons', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.record({ teams: fc.integer({ min: 4, max: 16 }), divisions: fc.integer({ min: 1, max: 4 }) }),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(...TABLE_ORDERS),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      ({ teams: count, divisions }, periods, order, drawn) => {
        const ids = Array.from({ length: count }, (_, index) => `t${String(index).padStart(2, '0')}`);
        const dealt = dealTeams(ids, Math.min(divisions, Math.floor(count / 2)), new Map(), SEED);
        const divisionOf = (team: string) => (divisions === 1 ? undefined : dealt.get(team));
        const matches = Array.from({ length: periods }, (_, index) =>
          pairInDivisions(ids, dealt, SEED, index + 1).map(({ home, away }) => ({
            period: index + 1,
            home,
            away,
            own: Number(drawn.next().value),
            other: Number(drawn.next().value),
          })),
        ).flat();
        const table = matchupTable(
          ids.map((teamId): MatchupTeam => ({
            teamId,
            name: teamId,
            matchups: {
              seed: SEED,
              median: false,
              order,
              division: divisionOf(teamId) ?? null,
              played: matches.flatMap(({ period, home, away, own, other }) =>
                home === teamId
                  ? [{ period, against: away, points: own }]
                  : away === teamId
                    ? [{ period, against: home, points: other }]
                    : [],
              ),
            },
          })),
        ).map(({ teamId }) => teamId);
        const groups = groupsByHand(ids, matches, divisionOf, stepsOf(order));
        let from = 0;
        for (const group of groups) {
          expect(table.slice(from, from + group.length).sort()).toEqual(group);
          from += group.length;
        }
        seen.add(order);
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.size).toBe(TABLE_ORDERS.length);
});

test('the rulebook tells the order', () => {
  const words = (order: (typeof TABLE_ORDERS)[number] | undefined, more: object = {}) =>
    formatWords({
      format: 'h2h_points',
      num_teams: 8,
      ...(order === undefined ? {} : { matchup_order: order }),
      ...more,
    });
  expect(tableOrder({})).toBe('points-meetings-division');
  expect(words(undefined)).toContain(
    'a tie is half a win, then by points per period, then by the results between the teams, then by a draw.',
  );
  expect(words('division-meetings-points', { divisions: 2 })).toContain(
    'then by the results inside the own division, then by the results between the teams, then by points per period, then by a draw.',
  );
  expect(words('meetings-points-division', { format: 'h2h_most_categories' })).toContain(
    'then by the results between the teams, then by matchups won, then by a draw.',
  );
});
