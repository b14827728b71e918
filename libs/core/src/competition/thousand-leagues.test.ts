import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatKind } from '../leagues/formats.js';
import { COMPETITION } from '../leagues/settings/competition.settings.js';
import type { WinRecord } from './champion.rules.js';
import type { TeamRecord } from './formats/format.model.js';
import { RECORD_KINDS } from './matchups/record-points.rules.js';
import { stepsOf, TABLE_ORDERS } from './matchups/table-order.rules.js';
import { hasTable, leagueTable, precedence } from './table.rules.js';
import { groupsByHand, type HandResult } from './testing/groups-by-hand.js';
import { figuresUpTo, resultOf, type Sums } from './testing/plain-categories.js';

const CATEGORIES = { G: 'G', PIM: 'PIM low', HIT: 'HIT', W: 'W', 'SV%': 'SV%' };
const NAMES = Object.keys(CATEGORIES);
const MOST_TEAMS = 12;
/** Goalie games that a team needs in a period, or in a season of roto. */
const GOALIES = { least: 1, below: 'all' } as const;

const teamsOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: MOST_TEAMS, maxLength: MOST_TEAMS });
const LEAGUE = fc.record({
  format: fc.constantFrom(...COMPETITION.format.options),
  teams: fc.integer({ min: 2, max: MOST_TEAMS }),
  record: fc.constantFrom(...RECORD_KINDS),
  order: fc.constantFrom(...TABLE_ORDERS),
  periods: fc.array(
    fc.record({
      first: fc.nat(MOST_TEAMS),
      scores: teamsOf(fc.integer({ min: 0, max: 3 })),
      sums: teamsOf(figuresUpTo(1)),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});
type League = typeof LEAGUE extends fc.Arbitrary<infer Value> ? Value : never;

const idsOf = ({ teams }: League): string[] => Array.from({ length: teams }, (_, at) => `t${10 + at}`);
const total = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** A team's opponent in a period: neighbours meet, beginning with another team each time. */
function opponent(ids: readonly string[], team: string, first: number): string | null {
  const at = (ids.indexOf(team) + first) % ids.length;
  const other = at % 2 === 0 ? at + 1 : at - 1;
  return other >= ids.length ? null : (ids[(other - first + ids.length * MOST_TEAMS) % ids.length] ?? null);
}

interface HandRow {
  readonly points: number;
  readonly record?: WinRecord;
  readonly results: readonly HandResult[];
  /** What separates teams with an equal number of results won, or of roto points. */
  readonly second: number;
}

/** A season without the product's code: each team's row, and the teams in groups that only a draw separates. */
function countByHand(league: League): { rows: ReadonlyMap<string, HandRow>; groups: string[][] } {
  const ids = idsOf(league);
  const { format, periods } = league;
  const sumsIn = (period: League['periods'][number], team: string) => period.sums[ids.indexOf(team)] as Sums;
  const scoreIn = (period: League['periods'][number], team: string) => period.scores[ids.indexOf(team)] ?? 0;
  const season = new Map(ids.map((team) => [team, totals(periods.map((period) => sumsIn(period, team)))]));
  const rowOf = (team: string): HandRow => {
    if (format === 'points')
      return { points: total(periods.map((period) => scoreIn(period, team))), results: [], second: 0 };
    if (format === 'roto') {
      const own = season.get(team) as Sums;
      const others = ids.filter((id) => id !== team).map((id) => season.get(id) as Sums);
      const against = NAMES.map((name) => others.map((other) => resultOf(name, own, other, GOALIES)));
      const isBegun = [...season.values()].some((sums) => Object.values(sums).some((sum) => sum !== 0));
      const worth = { won: 1, tied: 0.5, lost: 0 };
      return {
        points: isBegun ? total(against.map((results) => 1 + total(results.map((result) => worth[result])))) : 0,
        results: [],
        second: isBegun ? against.filter((results) => !results.includes('lost')).length : 0,
      };
    }
    const results: HandResult[] = [];
    let [points, wins, met] = [0, 0, 0];
    for (const period of periods) {
      const against = opponent(ids, team, period.first);
      if (against === null) continue;
      met += 1;
      const tally = { won: 0, tied: 0, lost: 0 };
      for (const name of NAMES) tally[resultOf(name, sumsIn(period, team), sumsIn(period, against), GOALIES)] += 1;
      const byScore = scoreIn(period, team) - scoreIn(period, against);
      const ahead = format === 'h2h_points' ? byScore : tally.won - tally.lost;
      points += format === 'h2h_points' ? scoreIn(period, team) : tally.won + tally.tied / 2;
      wins += Number(ahead > 0);
      const one = { won: Number(ahead > 0), tied: Number(ahead === 0), lost: Number(ahead < 0) };
      results.push({ against, ...(format === 'h2h_each_category' ? tally : one) });
    }
    const count = (key: 'won' | 'tied' | 'lost') => total(results.map((result) => result[key]));
    return {
      points,
      record: { wins: count('won'), losses: count('lost'), ties: count('tied') },
      results,
      second: format === 'h2h_points' ? points / Math.max(1, met) : wins,
    };
  };
  const rows = new Map(ids.map((team) => [team, rowOf(team)]));
  const of = (team: string) => rows.get(team) as HandRow;
  if (of(ids[0] ?? '').record !== undefined) {
    const results = (team: string) => of(team).results;
    const forWin = { share: 2, '2-1-0': 2, '3-1-0': 3 }[league.record];
    const points = (team: string) => of(team).second;
    const groups = groupsByHand(ids, { results, points, divisionOf: () => undefined, forWin }, stepsOf(league.order));
    return { rows, groups };
  }
  const level = (team: string) => of(team).points * 100 + of(team).second;
  const levels = [...new Set(ids.map(level))].sort((a, b) => b - a);
  return { rows, groups: levels.map((one) => ids.filter((team) => level(team) === one)) };
}

const totals = (all: readonly Sums[]): Sums =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((column) => [column, total(all.map((sums) => sums[column as keyof Sums]))]),
  ) as Sums;

/** Records as the queries read them. */
function recordsOf(league: League): TeamRecord[] {
  const ids = idsOf(league);
  const { format, periods, record, order } = league;
  const kind = format === 'h2h_each_category' ? 'each' : 'most';
  const categories = Object.values(CATEGORIES).join(', ');
  const rules = formatKind({ format }) === 'categories' ? ({ kind, categories, below: GOALIES.below } as const) : null;
  return ids.map((teamId, at) => ({
    teamId,
    name: `Team ${MOST_TEAMS - at}`,
    earned: total(periods.map(({ scores }) => scores[at] ?? 0)),
    matchups:
      format === 'points' || format === 'roto'
        ? null
        : {
            seed: '0123456789abcdef0123456789abcdef',
            median: false,
            record,
            order,
            categories: rules,
            played: periods.map(({ first, scores, sums }, index) => ({
              period: index + 1,
              against: opponent(ids, teamId, first),
              points: scores[at] ?? 0,
              figures: sums[at] ?? {},
              least: GOALIES.least,
            })),
          },
    roto:
      format === 'roto'
        ? {
            categories,
            ties: 'mean',
            least: GOALIES.least,
            figures: totals(periods.map(({ sums }) => sums[at] as Sums)),
          }
        : null,
    final: null,
  }));
}

test('1,000 leagues of all formats have the tables of a count by hand, and serve the worst team first', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(LEAGUE, (league) => {
      const { rows, groups } = countByHand(league);
      const records = recordsOf(league);
      const table = leagueTable(records);
      const inMatchups = [...rows.values()].some(({ record }) => record !== undefined);
      let from = 0;
      for (const group of groups) {
        const own = table.slice(from, from + group.length);
        expect(own.map(({ teamId }) => teamId).sort()).toEqual(group);
        expect(own.map(({ rank }) => rank)).toEqual(own.map((_, at) => 1 + from + (inMatchups ? at : 0)));
        expect(own.map(({ shared }) => shared)).toEqual(own.map(() => !inMatchups && own.length > 1));
        from += group.length;
      }
      for (const { teamId, points, record } of table)
        expect([teamId, points, record]).toEqual([teamId, rows.get(teamId)?.points, rows.get(teamId)?.record]);
      const worstFirst = inMatchups ? table.map(({ teamId }) => teamId).reverse() : [...groups].reverse().flat();
      expect(precedence(table)).toEqual(worstFirst);
      expect(hasTable(records)).toBe(inMatchups || [...rows.values()].some(({ points }) => points > 0));
      // A final table keeps what it was, whatever is corrected later.
      const stored = new Map(table.map((row) => [row.teamId, row]));
      const ended = records.map((team): TeamRecord => {
        const { rank = 0, points = 0, record = null } = stored.get(team.teamId) ?? {};
        return { ...team, earned: 9, final: { rank, points, less: 0, brought: false, record, tableRank: null } };
      });
      expect(leagueTable(ended)).toEqual(table);
      seen.set(league.format, (seen.get(league.format) ?? 0) + 1);
    }),
    { numRuns: 1_000, seed: 20_270_331 },
  );
  for (const format of COMPETITION.format.options)
    expect([format, (seen.get(format) ?? 0) > 150]).toEqual([format, true]);
});
