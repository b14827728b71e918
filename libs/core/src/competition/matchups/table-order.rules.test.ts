import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatWords } from '../competition.words.js';
import { pairInDivisions } from '../divisions/divided-schedule.rules.js';
import { dealTeams } from '../divisions/division.rules.js';
import { matchupTable, type MatchupTeam } from './matchup-table.rules.js';
import { groupsByHand, type HandSeason } from '../testing/groups-by-hand.js';
import { stepsOf, TABLE_ORDERS, tableOrder } from './table-order.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';

interface Match {
  readonly period: number;
  readonly home: string;
  readonly away: string | null;
  readonly own: number;
  readonly other: number;
}

function handSeason(matches: readonly Match[]): Pick<HandSeason, 'results' | 'points'> {
  const played = (team: string) =>
    matches.flatMap(({ home, away, own, other }) => {
      if (away === null || (team !== home && team !== away)) return [];
      const isHome = team === home;
      return [
        { against: isHome ? away : home, points: isHome ? own : other, margin: isHome ? own - other : other - own },
      ];
    });
  return {
    results: (team) =>
      played(team).map(({ against, margin }) => ({
        against,
        won: Number(margin > 0),
        lost: Number(margin < 0),
        tied: Number(margin === 0),
      })),
    // A team plays once in a period.
    points: (team) => played(team).reduce((sum, { points }) => sum + points, 0) / Math.max(1, played(team).length),
  };
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
        const groups = groupsByHand(ids, { ...handSeason(matches), divisionOf, forWin: 2 }, stepsOf(order));
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
