import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { divisionTables, leadersOf, matchupTable, type MatchupTeam } from '../matchups/matchup-table.rules.js';
import { seedingOrder } from '../playoffs/playoff.rules.js';
import { pairInDivisions } from './divided-schedule.rules.js';
import { dealTeams } from './division.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';

/** [period, home, points, away, points]. */
type Match = readonly [number, string, number, string, number];

/** Teams by their first letter: a1 and a2 are in division 1, b1 in division 2. */
const league = (matches: readonly Match[]): MatchupTeam[] =>
  [...new Set(matches.flatMap(([, home, , away]) => [home, away]))].sort().map((teamId) => ({
    teamId,
    name: teamId,
    matchups: {
      seed: SEED,
      median: false,
      division: teamId.charCodeAt(0) - 96,
      played: matches.flatMap(([period, home, own, away, other]) =>
        teamId === home
          ? [{ period, against: away, points: own }]
          : teamId === away
            ? [{ period, against: home, points: other }]
            : [],
      ),
    },
  }));
const order = (teams: readonly { readonly teamId: string }[]) => teams.map(({ teamId }) => teamId).join(' ');

describe('the table of a season with divisions', () => {
  test('goes by the results inside the divisions before the draw', () => {
    // Equal wins and points, no meeting; b1 won inside its division.
    const teams = league([
      [1, 'a1', 10, 'a2', 12],
      [1, 'b1', 10, 'b2', 2],
      [2, 'a1', 10, 'b2', 3],
      [2, 'b1', 10, 'a2', 14],
    ]);
    expect(order(matchupTable(teams))).toBe('a2 b1 a1 b2');
    const undivided = teams.map((team) => ({ ...team, matchups: { ...team.matchups, division: null } }));
    expect(divisionTables(undivided)).toEqual([]);
  });

  test('gives a title by the results inside the division, then by the order of the table', () => {
    // a1 and a2 have one win each. a2 has more points, a1 won inside.
    const teams = league([
      [1, 'a1', 10, 'a2', 9],
      [1, 'b1', 5, 'b2', 5],
      [2, 'a1', 1, 'b1', 6],
      [2, 'a2', 30, 'b2', 5],
    ]);
    expect(order(matchupTable(teams))).toBe('b1 a2 a1 b2');
    const tables = divisionTables(teams);
    expect(tables.map(({ division, teams: own }) => `${division}: ${order(own)}`)).toEqual(['1: a1 a2', '2: b1 b2']);
    expect(tables[0]?.teams.map(({ record }) => record)).toEqual([
      { wins: 1, losses: 0, ties: 0 },
      { wins: 0, losses: 1, ties: 0 },
    ]);
    expect(seedingOrder(['b1', 'a2', 'a1', 'b2'], leadersOf(tables))).toEqual(['b1', 'a1', 'a2', 'b2']);
    expect(seedingOrder(['b1', 'a2', 'a1', 'b2'], new Set())).toEqual(['b1', 'a2', 'a1', 'b2']);
  });

  test('is the one of a count by hand, in random seasons', () => {
    const sizes = fc.record({ teams: fc.integer({ min: 4, max: 20 }), divisions: fc.integer({ min: 2, max: 6 }) });
    const scores = fc.infiniteStream(fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 14 }), scores, ({ teams: count, divisions }, periods, drawn) => {
        const ids = Array.from({ length: count }, (_, index) => `t${index}`);
        const dealt = dealTeams(ids, Math.min(divisions, Math.floor(count / 2)), new Map(), SEED);
        const season = Array.from({ length: periods }, (_, index) =>
          pairInDivisions(ids, dealt, SEED, index + 1).map(({ home, away }) => ({
            home,
            away,
            own: Number(drawn.next().value),
            other: Number(drawn.next().value),
          })),
        );
        const teams = ids.map((teamId): MatchupTeam => {
          const played = season.flatMap((pairs, index) =>
            pairs.flatMap(({ home, away, own, other }) =>
              home === teamId
                ? [{ period: index + 1, against: away, points: own }]
                : away === teamId
                  ? [{ period: index + 1, against: home, points: other }]
                  : [],
            ),
          );
          return { teamId, name: teamId, matchups: { seed: SEED, median: false, division: dealt.get(teamId), played } };
        });
        /** Wins, losses and ties of a team, against all or inside its division. */
        const count3 = (team: string, inside: boolean) => {
          const record = { wins: 0, losses: 0, ties: 0 };
          for (const { home, away, own, other } of season.flat()) {
            if (away === null || (team !== home && team !== away)) continue;
            if (inside && dealt.get(home) !== dealt.get(away)) continue;
            const margin = team === home ? own - other : other - own;
            record[margin > 0 ? 'wins' : margin < 0 ? 'losses' : 'ties'] += 1;
          }
          const results = record.wins + record.losses + record.ties;
          return { record, results, share: results === 0 ? 0 : (record.wins + record.ties / 2) / results };
        };
        const tables = divisionTables(teams);
        expect(tables.flatMap(({ teams: own }) => own.map(({ teamId }) => teamId)).sort()).toEqual([...ids].sort());
        for (const { division, teams: own } of tables) {
          for (const { teamId, record } of own) {
            expect(dealt.get(teamId)).toBe(division);
            expect(record).toEqual(count3(teamId, true).record);
          }
          const leader = own[0]?.teamId ?? '';
          const best = Math.max(...own.map(({ teamId }) => count3(teamId, false).share));
          expect(count3(leader, false).share).toBeCloseTo(best, 9);
          const level = own.filter(({ teamId }) => Math.abs(count3(teamId, false).share - best) < 1e-9);
          if (level.some(({ teamId }) => count3(teamId, true).results === 0)) continue;
          const inside = Math.max(...level.map(({ teamId }) => count3(teamId, true).share));
          expect(count3(leader, true).share).toBeCloseTo(inside, 9);
        }
      }),
      { numRuns: 60 },
    );
  });
});
