import { describe, expect, test } from '@jest/globals';
import { lastPlayoffDay } from '../calendar/calendar.rules.js';
import fc from 'fast-check';
import {
  consolationTeams,
  hasThird,
  losersOf,
  pairForThird,
  pairRound,
  placeRounds,
  PLAYOFF_TIES,
  playoffTable,
  roundsOf,
  type PlayoffPair,
  type Seed,
} from './playoff.rules.js';
import { playoffRules, playoffsOfGrown, tiesOf } from '../formats/playoff-settings.rules.js';

const seedsOf = (count: number): Seed[] =>
  Array.from({ length: count }, (_, index) => ({ teamId: `t${index + 1}`, seed: index + 1, outIn: null }));
const pairs = (seeds: readonly Seed[], round: number, reseed: boolean) =>
  pairRound(seeds, round, reseed).map(({ home, away }) => `${home.slice(1)}-${away?.slice(1) ?? ''}`);
const out = (seeds: readonly Seed[], round: number, ...lost: number[]): Seed[] =>
  seeds.map((one) => (lost.includes(one.seed) ? { ...one, outIn: round } : one));

describe('play-offs', () => {
  test('exist in leagues of matchups, with two teams at least and never more than the league has', () => {
    const settings = { format: 'h2h_points', playoff_teams: 8 } as const;
    expect(playoffRules(settings, 12)).toEqual({ teams: 8, reseed: true, periods: 1 });
    expect(playoffRules(settings, 5)).toMatchObject({ teams: 5 });
    expect(playoffRules({ ...settings, playoff_teams: 0 }, 12)).toBeNull();
    expect(playoffRules({ ...settings, playoff_teams: 1 }, 12)).toBeNull();
    expect(playoffRules({ format: 'points', playoff_teams: 8 }, 12)).toBeNull();
  });

  test('after a table have the rules of those of matchups, and a fixed bracket by a setting of their own', () => {
    const table = { format: 'roto', table_playoff_teams: 6 } as const;
    const usual = { teams: 4, reseed: true, periods: 1 };
    expect(playoffRules(table, 4)).toEqual(usual);
    expect(
      playoffRules(
        {
          ...table,
          table_playoff_fixed: true,
          playoff_periods: 3,
          playoff_rounds: 'wins',
          playoff_end: 'season',
          playoff_long_final: true,
        },
        8,
      ),
    ).toEqual({ teams: 6, reseed: false, periods: 3, byWins: true, untilEnd: true, longFinal: true });
    expect(playoffRules({ ...table, format: 'h2h_points', playoff_periods: 3 }, 4)).toMatchObject({ periods: 3 });
    // Leagues stored before have the values of settings that did not apply to them.
    const stored = { ...table, playoff_periods: null, playoff_end: null, playoff_ties: null } as const;
    expect(playoffRules({ ...stored, playoff_reseed: false, playoff_long_final: false }, 4)).toEqual(usual);
    expect(tiesOf(stored)).toBe('seed');
    const ties = (format: 'points' | 'roto') =>
      PLAYOFF_TIES.map((playoff_ties) => tiesOf({ format, playoff_ties })).join(' ');
    expect([ties('points'), ties('roto')]).toEqual(['seed seed bench commissioner', 'seed seed seed commissioner']);
  });

  test('of a league that grows stay as they are set, or as they were without a setting', () => {
    const grown = (playoff_teams: number | undefined, before: number, after: number) =>
      playoffsOfGrown({ format: 'h2h_points', playoff_teams }, { before, after });
    expect(grown(4, 6, 8)).toEqual({ setting: 4, teams: 4 });
    // By the number of teams they would be six.
    expect(grown(undefined, 7, 9)).toEqual({ setting: 4, teams: 4 });
    expect(grown(16, 10, 12)).toEqual({ setting: 16, teams: 12 });
    expect(grown(0, 6, 8)).toBeNull();
    expect(playoffsOfGrown({ format: 'points', table_playoff_teams: 4 }, { before: 6, after: 8 })).toBeNull();
    expect(playoffsOfGrown({ format: 'points', playoff_teams: 4 }, { before: 6, after: 8 })).toBeNull();
  });

  test('end on the last Sunday after which three days of the season remain', () => {
    const season = (endsOn: string) => lastPlayoffDay({ startsOn: '2026-10-05', endsOn });
    expect(season('2027-04-15')).toBe('2027-04-11');
    expect(season('2027-04-14')).toBe('2027-04-11');
    expect(season('2027-04-13')).toBe('2027-04-04');
    expect(season('2027-04-11')).toBe('2027-04-04');
  });

  test('take the last periods; a short season has fewer rounds, and always one regular period', () => {
    const rules = { teams: 6, reseed: true, periods: 1 };
    expect(placeRounds(rules, 6)).toEqual({ rules, rounds: [null, null, null, 1, 2, 3] });
    expect(placeRounds({ ...rules, teams: 4, periods: 2 }, 6).rounds).toEqual([null, null, 1, 1, 2, 2]);
    expect(placeRounds(rules, 3)).toEqual({ rules: { ...rules, teams: 4 }, rounds: [null, 1, 2] });
    expect(placeRounds(rules, 1)).toEqual({ rules: null, rounds: [null] });
    expect(placeRounds(null, 2)).toEqual({ rules: null, rounds: [null, null] });
  });

  test('have a final of one more period where they take at most a fifth of the season', () => {
    const rules = { teams: 4, reseed: true, periods: 1, longFinal: true };
    const rounds = (periods: number, begun = 0) =>
      placeRounds(rules, periods, begun).rounds.filter((one) => one !== null);
    expect(rounds(14)).toEqual([1, 2]);
    expect(rounds(15)).toEqual([1, 2, 2]);
    expect(placeRounds({ ...rules, periods: 2 }, 25).rounds.slice(-5)).toEqual([1, 1, 2, 2, 2]);
    expect(rounds(15, 12)).toEqual([1, 2, 2]);
    expect(rounds(15, 13)).toEqual([1, 2]);
    expect(playoffRules({ format: 'h2h_points', playoff_long_final: true }, 12)).toMatchObject({ longFinal: true });
  });

  test('never take periods that have begun', () => {
    const rules = { teams: 4, reseed: true, periods: 1 };
    expect(placeRounds(rules, 5, 3).rounds).toEqual([null, null, null, 1, 2]);
    expect(placeRounds(rules, 5, 4)).toEqual({ rules: { ...rules, teams: 2 }, rounds: [null, null, null, null, 1] });
    expect(placeRounds(rules, 5, 5).rules).toBeNull();
  });

  test('pair the best with the worst; the best have no opponent where the number is no power of two', () => {
    expect(pairs(seedsOf(8), 1, true)).toEqual(['1-8', '2-7', '3-6', '4-5']);
    expect(pairs(seedsOf(6), 1, true)).toEqual(['1-', '2-', '3-6', '4-5']);
    const second = out(seedsOf(6), 1, 3, 4);
    expect(pairs(second, 2, true)).toEqual(['1-6', '2-5']);
    expect(pairs(out(second, 2, 1, 5), 3, true)).toEqual(['2-6']);
  });

  test('follow a fixed bracket where the league does not pair again', () => {
    expect(pairs(seedsOf(8), 1, false)).toEqual(['1-8', '4-5', '3-6', '2-7']);
    const second = out(seedsOf(8), 1, 1, 4, 2, 3);
    expect(pairs(second, 2, false)).toEqual(['5-8', '6-7']);
    expect(pairs(second, 2, true)).toEqual(['5-8', '6-7']);
    expect(pairs(out(seedsOf(8), 1, 8, 5, 2, 3), 2, false)).toEqual(['1-4', '6-7']);
    expect(pairs(out(seedsOf(8), 1, 8, 5, 2, 3), 2, true)).toEqual(['1-7', '4-6']);
    expect(pairs(seedsOf(5), 1, false)).toEqual(['1-', '4-5', '3-', '2-']);
  });

  test('are won by the better seed in a tie', () => {
    const pair = (homePoints: number, awayPoints: number): PlayoffPair[] => [
      { home: 't1', away: 't2', homePoints, awayPoints },
    ];
    expect(losersOf(pair(3, 3), seedsOf(2))).toEqual(['t2']);
    expect(losersOf(pair(3, 3.001), seedsOf(2))).toEqual(['t1']);
    expect(losersOf([{ home: 't1', away: null, homePoints: 0, awayPoints: 0 }], seedsOf(2))).toEqual([]);
  });

  test('are won by more matches where each period is one, then by the points of all', () => {
    const series = (home: number, away: number, homePoints: number, awayPoints: number) =>
      losersOf([{ home: 't1', away: 't2', homePoints, awayPoints, wins: { home, away } }], seedsOf(2));
    expect(series(2, 1, 10, 90)).toEqual(['t2']);
    expect(series(1, 2, 90, 10)).toEqual(['t1']);
    expect(series(1, 1, 10, 10.5)).toEqual(['t1']);
    expect(series(1, 1, 10, 10)).toEqual(['t2']);
    const rules = (playoff_rounds: 'sum' | 'wins') =>
      playoffRules({ format: 'h2h_points', playoff_teams: 4, playoff_periods: 3, playoff_rounds }, 12)?.byWins;
    expect([rules('sum'), rules('wins')]).toEqual([undefined, true]);
  });

  test('are won by the team that won more of the meetings, where the league decides ties so', () => {
    const pair = (homePoints: number, awayPoints: number): PlayoffPair[] => [
      { home: 't1', away: 't2', homePoints, awayPoints },
    ];
    const met = (wins: number) => (one: string) => (one === 't2' ? wins : -wins);
    expect(losersOf(pair(3, 3), seedsOf(2), met(1))).toEqual(['t1']);
    expect(losersOf(pair(3, 3), seedsOf(2), met(-1))).toEqual(['t2']);
    expect(losersOf(pair(3, 3), seedsOf(2), met(0))).toEqual(['t2']);
    expect(losersOf(pair(4, 3), seedsOf(2), met(1))).toEqual(['t2']);
  });

  test('end with one champion, and every team loses once, in random brackets of 2 to 16 teams', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.boolean(),
        fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
        (count, reseed, scores) => {
          let seeds: readonly Seed[] = seedsOf(count);
          for (let round = 1; round <= roundsOf(count); round += 1) {
            const left = seeds.filter(({ outIn }) => outIn === null).map(({ teamId }) => teamId);
            const played = pairRound(seeds, round, reseed).map((pair): PlayoffPair => ({
              ...pair,
              homePoints: Number(scores.next().value),
              awayPoints: Number(scores.next().value),
            }));
            const named = played.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
            expect([...named].sort()).toEqual([...left].sort());
            if (round > 1) expect(played.every(({ away }) => away !== null)).toBe(true);
            const lost = new Set(losersOf(played, seeds));
            seeds = seeds.map((one) => (lost.has(one.teamId) ? { ...one, outIn: round } : one));
          }
          expect(seeds.filter(({ outIn }) => outIn === null)).toHaveLength(1);
        },
      ),
    );
  });
});

describe('matches that are not for the title', () => {
  const table = Array.from({ length: 12 }, (_, index) => `t${index + 1}`);

  test('are those of the best teams outside the play-offs, or of the last, as many as the rounds have room for', () => {
    const teams = (kind: 'none' | 'consolation' | 'losers', field: { teams: number; rounds: number }) =>
      consolationTeams(table, { ...field, kind }).map((id) => Number(id.slice(1)));
    expect(teams('consolation', { teams: 6, rounds: 3 })).toEqual([7, 8, 9, 10, 11, 12]);
    expect(teams('consolation', { teams: 4, rounds: 2 })).toEqual([5, 6, 7, 8]);
    expect(teams('losers', { teams: 4, rounds: 2 })).toEqual([9, 10, 11, 12]);
    expect(teams('none', { teams: 4, rounds: 2 })).toEqual([]);
    expect(teams('consolation', { teams: 11, rounds: 4 })).toEqual([]);
    expect(teams('losers', { teams: 10, rounds: 4 })).toEqual([11, 12]);
  });

  test('for third place are played by the losers of the semi-finals', () => {
    expect(pairForThird(out(out(seedsOf(6), 1, 5, 6), 2, 1, 3))).toEqual({ home: 't1', away: 't3' });
    // Nobody else lost beside the final, or only one team.
    expect(pairForThird(seedsOf(2))).toBeNull();
    expect(pairForThird(out(seedsOf(3), 1, 2))).toBeNull();
    expect([2, 3, 4, 5, 16].map(hasThird)).toEqual([false, false, true, true, true]);
  });

  test('end with one winner each, no team plays twice in a round, and each team has one rank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 2, max: 16 }),
        fc.boolean(),
        fc.constantFrom('consolation' as const, 'losers' as const),
        fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
        (all, most, reseed, kind, scores) => {
          const ids = Array.from({ length: all }, (_, index) => `t${index + 1}`);
          const teams = Math.min(all, most);
          const rounds = roundsOf(teams);
          const seeded = (some: readonly string[]): Seed[] =>
            some.map((teamId, index) => ({ teamId, seed: index + 1, outIn: null }));
          const scored = (pairing: { home: string; away: string | null }): PlayoffPair => ({
            ...pairing,
            homePoints: Number(scores.next().value),
            awayPoints: Number(scores.next().value),
          });
          const after = (seeds: readonly Seed[], played: readonly PlayoffPair[], round: number) => {
            const lost = new Set(losersOf(played, seeds));
            return seeds.map((one) => (lost.has(one.teamId) ? { ...one, outIn: round } : one));
          };
          let title: readonly Seed[] = seeded(ids.slice(0, teams));
          let others: readonly Seed[] = seeded(consolationTeams(ids, { teams, rounds, kind }));
          let pairsOfRound: PlayoffPair[] = [];
          let third: PlayoffPair[] = [];
          for (let round = 1; round <= rounds; round += 1) {
            pairsOfRound = pairRound(title, round, reseed).map(scored);
            const forThird = round === rounds ? pairForThird(title) : null;
            third = forThird === null ? [] : [scored(forThird)];
            const lower = pairRound(others, round, reseed).map(scored);
            const named = [...pairsOfRound, ...third, ...lower].flatMap(({ home, away }) =>
              away === null ? [home] : [home, away],
            );
            expect(new Set(named).size).toBe(named.length);
            title = after(title, pairsOfRound, round);
            others = after(others, lower, round);
          }
          expect(third).toHaveLength(hasThird(teams) ? 1 : 0);
          for (const seeds of others.length === 0 ? [title] : [title, others])
            expect(seeds.filter(({ outIn }) => outIn === null)).toHaveLength(1);
          const rows = ids.map((teamId, index) => ({
            teamId,
            name: teamId,
            points: 0,
            rank: index + 1,
            shared: false,
          }));
          const final = playoffTable(rows, { seeds: title, round: rounds, pairs: pairsOfRound, third });
          expect(final.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank));
          expect(final.map(({ teamId }) => teamId).sort()).toEqual([...ids].sort());
          expect(final[3]?.teamId).toBe(third.length === 0 ? final[3]?.teamId : losersOf(third, title)[0]);
          expect(final.slice(teams).map(({ teamId }) => teamId)).toEqual(ids.slice(teams));
        },
      ),
    );
  });
});

describe('the final table with play-offs', () => {
  const table = Array.from({ length: 6 }, (_, index) => ({
    teamId: `t${index + 1}`,
    name: `Team ${index + 1}`,
    points: 60 - index,
    rank: index + 1,
    shared: false,
    record: { wins: 6 - index, losses: index, ties: 0 },
  }));
  const order = (seeds: readonly Seed[], round: number, played: readonly PlayoffPair[] = []) =>
    playoffTable(table, { seeds, round, pairs: played })
      .map(({ teamId }) => teamId.slice(1))
      .join('');

  test('has the champion first, then by the round of the loss, then the others by the table', () => {
    const seeds = out(out(seedsOf(4), 1, 1, 3), 2, 2);
    expect(order(seeds, 2)).toBe('421356');
    expect(playoffTable(table, { seeds, round: 2, pairs: [] })[0]).toMatchObject({ rank: 1, tableRank: 4 });
  });

  test('has the winner of the match for third place before its loser', () => {
    const seeds = out(out(seedsOf(4), 1, 1, 3), 2, 2);
    const third = (homePoints: number, awayPoints: number) => [{ home: 't1', away: 't3', homePoints, awayPoints }];
    const order = (of: readonly PlayoffPair[]) =>
      playoffTable(table, { seeds, round: 2, pairs: [], third: of })
        .map(({ teamId }) => teamId.slice(1))
        .join('');
    expect([third(1, 2), third(2, 1), third(1, 1)].map(order)).toEqual(['423156', '421356', '421356']);
  });

  test('counts a round under way as it stands; before the final the best seed that is left is first', () => {
    const semi = [
      { home: 't1', away: 't4', homePoints: 1, awayPoints: 2 },
      { home: 't2', away: 't3', homePoints: 1, awayPoints: 1 },
    ];
    expect(order(seedsOf(4), 1, semi)).toBe('241356');
  });
});
