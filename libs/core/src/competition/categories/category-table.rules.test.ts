import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairInDivisions } from '../divisions/divided-schedule.rules.js';
import { dealTeams } from '../divisions/division.rules.js';
import { divisionTables, matchupTable, type MatchupTeam } from '../matchups/matchup-table.rules.js';
import { RECORD_KINDS } from '../matchups/record-points.rules.js';
import { stepsOf, TABLE_ORDERS } from '../matchups/table-order.rules.js';
import { groupsByHand, type HandResult } from '../testing/groups-by-hand.js';
import { figuresUpTo, resultOf, type Sums } from '../testing/plain-categories.js';
import { GOALIES_BELOW } from './category.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';
const SETS = [
  { text: 'G, PIM low, SV% x0.5', weights: { G: 1, PIM: 1, 'SV%': 0.5 } },
  { text: 'HIT, W x2', weights: { HIT: 1, W: 2 } },
] as const;
const LEAST = 1;
const RULES = fc.record({
  kind: fc.constantFrom('each' as const, 'most' as const),
  record: fc.constantFrom(...RECORD_KINDS),
  order: fc.constantFrom(...TABLE_ORDERS),
  below: fc.constantFrom(...GOALIES_BELOW),
});
/** Each period of a season: whether its categories differ from the season's, and the sums of all teams in it. */
const PERIODS = fc.array(
  fc.record({ changed: fc.boolean(), sums: fc.array(figuresUpTo(1), { minLength: 12, maxLength: 12 }) }),
  { minLength: 1, maxLength: 8 },
);

test('a table of categories is that of an independent count, in random seasons of 3 to 12 teams', () => {
  const seen = new Map<string, number>();
  const note = (step: string) => seen.set(step, (seen.get(step) ?? 0) + 1);
  fc.assert(
    fc.property(
      fc.record({ teams: fc.integer({ min: 3, max: 12 }), divisions: fc.integer({ min: 1, max: 3 }) }),
      RULES,
      PERIODS,
      ({ teams: count, divisions }, { kind, record, order, below }, periods) => {
        const ids = Array.from({ length: count }, (_, index) => `t${String(index).padStart(2, '0')}`);
        const dealt = dealTeams(ids, Math.min(divisions, Math.floor(count / 2)), new Map(), SEED);
        const isDivided = divisions > 1 && count > 3;
        const divisionOf = (team: string) => (isDivided ? dealt.get(team) : undefined);
        const sumsOf = (period: number, team: string) => periods[period - 1]?.sums[ids.indexOf(team)] as Sums;
        const setOf = (period: number) => SETS[periods[period - 1]?.changed === true ? 1 : 0];
        const matches = periods.flatMap((_, index) =>
          pairInDivisions(ids, dealt, SEED, index + 1).map((pair) => ({ ...pair, period: index + 1 })),
        );
        const playedBy = (team: string) =>
          matches.flatMap(({ home, away, period }) =>
            home === team ? [{ period, against: away }] : away === team ? [{ period, against: home }] : [],
          );

        const counted = new Map(
          ids.map((team) => {
            const own = { results: [] as HandResult[], matchupsWon: 0, points: 0 };
            for (const { period, against } of playedBy(team)) {
              if (against === null) continue;
              const tally = { won: 0, lost: 0, tied: 0 };
              for (const [name, weight] of Object.entries(setOf(period).weights))
                tally[resultOf(name, sumsOf(period, team), sumsOf(period, against), { least: LEAST, below })] += weight;
              const other = { won: 0, lost: 0, tied: 0 };
              for (const [name, weight] of Object.entries(setOf(period).weights))
                other[resultOf(name, sumsOf(period, against), sumsOf(period, team), { least: LEAST, below })] += weight;
              const ahead = tally.won + tally.tied / 2 - other.won - other.tied / 2;
              own.points += tally.won + tally.tied / 2;
              own.matchupsWon += Number(ahead > 0);
              const one = { won: Number(ahead > 0), lost: Number(ahead < 0), tied: Number(ahead === 0) };
              own.results.push({ against, ...(kind === 'each' ? tally : one) });
            }
            return [team, own] as const;
          }),
        );
        const of = (team: string) => counted.get(team) ?? { results: [], matchupsWon: 0, points: 0 };
        const season = {
          results: (team: string) => of(team).results,
          points: (team: string) => of(team).matchupsWon,
          divisionOf,
          forWin: record === '3-1-0' ? 3 : 2,
        };

        const teams = ids.map((teamId): MatchupTeam => ({
          teamId,
          name: teamId,
          matchups: {
            seed: SEED,
            median: false,
            record,
            order,
            categories: { kind, categories: SETS[0].text, below },
            division: divisionOf(teamId) ?? null,
            played: playedBy(teamId).map(({ period, against }) => ({
              period,
              against,
              points: 0,
              figures: sumsOf(period, teamId),
              least: LEAST,
              rules: setOf(period) === SETS[0] ? null : { categories: setOf(period).text, below },
            })),
          },
        }));
        const table = matchupTable(teams);
        for (const { teamId, record: row, points } of table) {
          const { results, points: own } = of(teamId);
          const sum = (key: 'won' | 'lost' | 'tied') => results.reduce((all, result) => all + result[key], 0);
          expect([teamId, row, points]).toEqual([
            teamId,
            { wins: sum('won'), losses: sum('lost'), ties: sum('tied') },
            own,
          ]);
        }
        const inGroups = (order: readonly string[], groups: readonly (readonly string[])[]) => {
          let from = 0;
          for (const group of groups) {
            expect(order.slice(from, from + group.length).sort()).toEqual([...group].sort());
            from += group.length;
          }
        };
        const steps = stepsOf(order);
        inGroups(
          table.map(({ teamId }) => teamId),
          groupsByHand(ids, season, steps, note),
        );
        // The results inside a division decide its title.
        for (const { division, teams: own } of divisionTables(teams))
          inGroups(
            own.map(({ teamId }) => teamId),
            groupsByHand(
              ids.filter((id) => divisionOf(id) === division),
              season,
              ['division', ...steps.filter((step) => step !== 'division')],
            ),
          );
      },
    ),
    { numRuns: 200 },
  );
  // Every step has separated teams.
  expect([...seen.keys()].sort()).toEqual(['division', 'meetings', 'points', 'share']);
});
