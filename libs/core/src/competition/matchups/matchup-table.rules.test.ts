import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchupTable, type MatchupTeam, type TeamMatchup } from './matchup-table.rules.js';
import { RECORD_KINDS, type RecordKind } from './record-points.rules.js';
import { pairPeriod } from './schedule.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';

/** Matches of periods as "a 10 b 8"; "a 10" is a bye. */
function league(
  periods: readonly (readonly string[])[],
  more: { readonly median?: boolean; readonly seed?: string; readonly record?: RecordKind } = {},
) {
  const played = new Map<string, TeamMatchup[]>();
  const add = (team: string, one: TeamMatchup) => played.set(team, [...(played.get(team) ?? []), one]);
  for (const [index, matches] of periods.entries())
    for (const match of matches) {
      const [home = '', own, away, other] = match.split(' ');
      add(home, { period: index + 1, against: away ?? null, points: Number(own) });
      if (away !== undefined) add(away, { period: index + 1, against: home, points: Number(other) });
    }
  return matchupTable(
    [...played].sort().map(([teamId, own]) => ({
      teamId,
      name: teamId.toUpperCase(),
      matchups: { seed: more.seed ?? SEED, median: more.median ?? false, record: more.record, played: own },
    })),
  );
}
const order = (table: ReturnType<typeof league>) => table.map(({ teamId }) => teamId).join('');
const records = (table: ReturnType<typeof league>) =>
  Object.fromEntries(table.map(({ teamId, record }) => [teamId, `${record?.wins}-${record?.losses}-${record?.ties}`]));

describe('the table of matchups', () => {
  test('counts wins, losses and ties, and goes by their share', () => {
    const table = league([
      ['a 10 b 8', 'c 7 d 7'],
      ['a 5 c 9', 'b 3 d 3.001'],
    ]);
    expect(records(table)).toEqual({ a: '1-1-0', b: '0-2-0', c: '1-0-1', d: '1-0-1' });
    expect(order(table)).toBe('cdab');
    expect(table.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 16],
      [2, 10.001],
      [3, 15],
      [4, 11],
    ]);
  });

  test('can go by points: with three for a win, a win and a loss are more than two ties', () => {
    const periods = [
      ['a 10 b 8', 'c 7 d 7'],
      ['a 5 b 9', 'c 30 d 30'],
    ];
    expect(order(league(periods))).toMatch(/^[cd]{2}[ab]{2}$/);
    expect(order(league(periods, { record: '2-1-0' }))).toBe(order(league(periods)));
    expect(order(league(periods, { record: '3-1-0' }))).toMatch(/^[ab]{2}[cd]{2}$/);
    // Points per result: a bye is none.
    const bye = [
      ['a 10 b 8', 'c 9'],
      ['c 7 b 7', 'a 9'],
      ['a 5 c 5', 'b 9'],
    ];
    expect(order(league(bye, { record: '3-1-0' }))).toBe('acb');
  });

  test('separates equal shares by points per period: a bye counts in neither', () => {
    // b had a bye with many points, which does not count.
    expect(
      order(
        league([
          ['a 11 c 5', 'b 99'],
          ['b 10 c 5', 'a 99'],
        ]),
      ),
    ).toBe('abc');
  });

  test('separates equal points by the results between the teams', () => {
    expect(
      order(
        league([
          ['a 8 b 10', 'c 1 d 2'],
          ['a 12 c 3', 'b 10 d 11'],
        ]),
      ),
    ).toBe('dbac');
    // d beat everybody but c; a and b have one win and 20 points each, and b beat a.
    expect(
      records(
        league([
          ['a 8 b 10', 'c 1 d 2'],
          ['a 12 c 3', 'b 10 d 11'],
        ]),
      ),
    ).toMatchObject({
      a: '1-1-0',
      b: '1-1-0',
    });
  });

  test('draws teams that nothing separates, by the seed alone', () => {
    const level = [['a 5 b 5', 'c 5 d 5']];
    const orders = new Set(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => order(league(level, { seed: `${digit}`.repeat(32) }))),
    );
    expect(orders.size).toBeGreaterThan(1);
    expect(order(league(level))).toBe(order(league([...level].reverse())));
    expect(league(level).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    // Ids do not count: an archive gets new ones.
    const renamed = { a: 'm', b: 'n', c: 'o', d: 'p' } as const;
    expect(order(league([['m 5 n 5', 'o 5 p 5']]))).toBe(
      order(league(level)).replaceAll(/[a-d]/g, (id) => renamed[id as keyof typeof renamed]),
    );
  });

  test('adds a result against the median, own score included; a bye has only that one', () => {
    const table = league([['a 10 b 8', 'c 9']], { median: true });
    expect(records(table)).toEqual({ a: '2-0-0', b: '0-2-0', c: '0-0-1' });
    expect(table.find(({ teamId }) => teamId === 'c')?.points).toBe(9);
    // With an even number the median is the mean of the middle two.
    expect(records(league([['a 4 b 2', 'c 3 d 1']], { median: true }))).toEqual({
      a: '2-0-0',
      b: '0-2-0',
      c: '2-0-0',
      d: '0-2-0',
    });
  });

  test('counts a score against two opponents twice as results, once as points', () => {
    const table = league([['a 10 b 8', 'a 10 c 12']]);
    expect(records(table)).toMatchObject({ a: '1-1-0' });
    expect(table.find(({ teamId }) => teamId === 'a')?.points).toBe(10);
  });

  test('has all teams in the first place before the first result', () => {
    const teams: MatchupTeam[] = ['b', 'a'].map((teamId) => ({
      teamId,
      name: teamId,
      matchups: { seed: SEED, median: false, played: [] },
    }));
    expect(matchupTable(teams)).toMatchObject([
      { teamId: 'a', rank: 1, shared: true, points: 0 },
      { teamId: 'b', rank: 1, shared: true, points: 0 },
    ]);
  });

  test('is the one of a count by hand, in random seasons of 2 to 32 teams', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 32 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.constantFrom(...RECORD_KINDS),
        fc.infiniteStream(fc.integer({ min: 0, max: 6 })),
        (count, periods, median, record, scores) => {
          const ids = Array.from({ length: count }, (_, index) => `t${index}`);
          const season: Counted[] = [];
          for (let period = 1; period <= periods; period += 1) {
            const score = new Map(ids.map((id) => [id, Number(scores.next().value)]));
            season.push({ score, pairs: pairPeriod(ids, SEED, period).map(({ home, away }) => [home, away]) });
          }
          const teams = ids.map((teamId): MatchupTeam => ({
            teamId,
            name: teamId,
            matchups: {
              seed: SEED,
              median,
              record,
              played: season.map(({ score, pairs }, index) => {
                const pair = pairs.find(([home, away]) => home === teamId || away === teamId);
                const against = pair?.[0] === teamId ? pair[1] : (pair?.[0] ?? null);
                return { period: index + 1, against, points: score.get(teamId) ?? 0 };
              }),
            },
          }));
          const table = matchupTable(teams);
          for (const [index, row] of table.entries()) {
            const own = countByHand(season, row.teamId, { median, record });
            expect({ record: row.record, points: row.points }).toEqual({ record: own.record, points: own.points });
            const next = table[index + 1];
            if (next === undefined) continue;
            const other = countByHand(season, next.teamId, { median, record });
            // Multiples of every possible number of periods and results keep the shares whole.
            expect(own.share).toBeGreaterThanOrEqual(other.share);
            if (own.share === other.share) expect(own.mean).toBeGreaterThanOrEqual(other.mean);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

interface Counted {
  readonly score: ReadonlyMap<string, number>;
  readonly pairs: readonly (readonly [string, string | null])[];
}

function countByHand(
  season: readonly Counted[],
  team: string,
  { median, record: kind }: { readonly median: boolean; readonly record: RecordKind },
) {
  const forWin = { share: 2, '2-1-0': 2, '3-1-0': 3 }[kind];
  const record = { wins: 0, losses: 0, ties: 0 };
  let [points, periods] = [0, 0];
  for (const { score, pairs } of season) {
    const own = score.get(team) ?? 0;
    const [home, away] = pairs.find((pair) => pair.includes(team)) ?? ['', null];
    const opponent = home === team ? away : home;
    const others: number[] = opponent === null ? [] : [score.get(opponent) ?? 0];
    if (median) {
      const all = [...score.values()].sort((a, b) => a - b);
      const half = all.length / 2;
      others.push(
        Number.isInteger(half) ? ((all[half - 1] ?? 0) + (all[half] ?? 0)) / 2 : (all[Math.floor(half)] ?? 0),
      );
    }
    for (const other of others) record[own > other ? 'wins' : own < other ? 'losses' : 'ties'] += 1;
    if (others.length > 0) [points, periods] = [points + own, periods + 1];
  }
  const results = record.wins + record.losses + record.ties;
  const WHOLE = 360_360 * 2;
  const share = results === 0 ? 0 : Math.round(((record.wins * forWin + record.ties) * WHOLE) / (results * 2));
  return { record, points, share, mean: periods === 0 ? 0 : Math.round((points * WHOLE) / periods) };
}

describe('results from before the league moved', () => {
  const team = (
    teamId: string,
    against: string,
    points: number,
    brought: MatchupTeam['matchups']['brought'] = null,
  ) => ({
    teamId,
    name: teamId,
    matchups: { seed: SEED, median: false, brought, played: [{ period: 1, against, points }] },
  });

  test('count in the record and its share, and in no other step', () => {
    const table = matchupTable([
      team('a', 'b', 10, { wins: 1, losses: 4, ties: 0 }),
      team('b', 'a', 8, { wins: 4, losses: 1, ties: 0 }),
      team('c', 'd', 7),
      team('d', 'c', 5),
    ]);
    expect(records(table)).toEqual({ a: '2-4-0', b: '4-2-0', c: '1-0-0', d: '0-1-0' });
    expect(order(table)).toBe('cbad');
    // Only the meeting and the points of this league count.
    const level = matchupTable([
      team('a', 'b', 8, { wins: 1, losses: 0, ties: 0 }),
      team('b', 'a', 8.5, { wins: 0, losses: 1, ties: 0 }),
    ]);
    expect(records(level)).toEqual({ a: '1-1-0', b: '1-1-0' });
    expect(level.map(({ teamId, points }) => [teamId, points])).toEqual([
      ['b', 8.5],
      ['a', 8],
    ]);
  });

  test('never leave a team with fewer than no results, also when games are corrected after a win was taken', () => {
    const taken = { wins: -1, losses: 0, ties: 0 };
    expect(records(matchupTable([team('a', 'b', 10, taken), team('b', 'a', 8)]))).toEqual({ a: '0-0-0', b: '0-1-0' });
    const corrected = matchupTable([team('a', 'b', 7, taken), team('b', 'a', 8)]);
    expect(records(corrected)).toEqual({ a: '0-1-0', b: '1-0-0' });
    expect(order(corrected)).toBe('ba');
  });

  test('decide a table before the first matchup here', () => {
    const before = (teamId: string, wins: number): MatchupTeam => ({
      teamId,
      name: teamId,
      matchups: { seed: SEED, median: false, brought: { wins, losses: 5 - wins, ties: 0 }, played: [] },
    });
    expect(matchupTable([before('a', 1), before('b', 4)]).map(({ teamId, rank }) => [teamId, rank])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });
});
