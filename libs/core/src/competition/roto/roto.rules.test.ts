import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { categoriesOf, type LeagueCategory, type TeamFigures } from '../../players/scoring/category-set.js';
import { goaliesOfRound, rotoRows, rotoRules, rotoTable, type RotoTeam, type TeamRoto } from './roto.rules.js';

const CATEGORIES = 'G, PIM low, HIT x0.5, W, SV%, GAA x1.5, S%';
const league = (figures: readonly TeamFigures[], more: Partial<TeamRoto> = {}): RotoTeam[] =>
  figures.map((own, index) => ({
    teamId: `t${index}`,
    name: `Team ${index}`,
    roto: { categories: CATEGORIES, ties: 'mean', least: 0, figures: own, ...more },
  }));
const inGoals = (goals: readonly number[], more: Partial<TeamRoto> = {}) =>
  league(
    goals.map((g) => ({ g })),
    { categories: 'G', ...more },
  );
const brief = (teams: ReturnType<typeof league>) =>
  rotoTable(teams).map(({ teamId, rank, shared, points }) => [teamId, rank, shared, points]);

describe('the table of a season of roto', () => {
  test('gives the best team as many points as there are teams, and level teams the mean of their places', () => {
    expect(brief(inGoals([5, 9, 5, 1]))).toEqual([
      ['t1', 1, false, 4],
      ['t0', 2, true, 2.5],
      ['t2', 2, true, 2.5],
      ['t3', 4, false, 1],
    ]);
    expect(brief(inGoals([5, 9, 5, 1], { ties: 'best' })).map(([, , , points]) => points)).toEqual([4, 3, 3, 1]);
    expect(brief(inGoals([5, 9, 5, 1], { categories: 'G x0.5' })).map((row) => row[3])).toEqual([2, 1.25, 1.25, 0.5]);
  });

  test('orders equal points by the categories that a team leads', () => {
    const teams = league(
      [
        { g: 9, a: 3, hits: 5 },
        { g: 7, a: 9, hits: 1 },
        { g: 1, a: 1, hits: 9 },
        { g: 5, a: 5, hits: 3 },
      ],
      {
        categories: 'G, A, HIT',
      },
    );
    expect(rotoRows(teams).map(({ teamId, rank, points, led }) => [teamId, rank, points, led])).toEqual([
      ['t0', 1, 9, 1],
      ['t1', 2, 8, 1],
      ['t3', 3, 7, 0],
      ['t2', 4, 6, 1],
    ]);
    const level = league(
      [
        { g: 5, a: 5 },
        { g: 9, a: 1 },
        { g: 1, a: 9 },
      ],
      { categories: 'G, A' },
    );
    expect(brief(level)).toEqual([
      ['t1', 1, true, 4],
      ['t2', 1, true, 4],
      ['t0', 3, false, 4],
    ]);
  });

  test('has teams without attempts, and those with too few goalie games, share the last places', () => {
    const teams = league(
      [
        { goalie_games: 9, sa: 100, ga: 10, w: 1 },
        { goalie_games: 3, sa: 100, ga: 1, w: 9 },
        { goalie_games: 0 },
        { goalie_games: 8, sa: 100, ga: 20 },
      ],
      { categories: 'SV%, W', least: 8 },
    );
    const places = new Map(rotoRows(teams).map((row) => [row.teamId, row.places.map(({ place }) => place)]));
    expect([...places].sort()).toEqual([
      ['t0', [1, 1]],
      ['t1', [3, 3]],
      ['t2', [3, 3]],
      ['t3', [2, 2]],
    ]);
  });

  test('says how far the next place is', () => {
    const places = rotoRows(inGoals([5, 9, 5, 1])).map(({ places: [own] }) => own?.toNext);
    expect(places).toEqual([null, 4, 4, 4]);
    const [first, second] = rotoRows(league([{ sa: 10, ga: 2 }, { sa: 10, ga: 1 }, {}], { categories: 'SV%' }));
    expect(first?.places[0]?.toNext).toBeNull();
    expect(second?.places[0]?.toNext).toBeCloseTo(0.1);
  });

  test('has no ranks before the first figure', () => {
    expect(brief(league([{}, {}]))).toEqual([
      ['t0', 1, true, 0],
      ['t1', 1, true, 0],
    ]);
    expect(rotoTable([])).toEqual([]);
  });

  const count = (max: number) => fc.integer({ min: 0, max });
  const figures = fc.record({
    g: count(4),
    pim: count(3),
    hits: count(9),
    w: count(3),
    sog: count(3),
    sa: count(4),
    ga: count(2),
    goalie_seconds: fc.constantFrom(0, 3600, 7200),
    goalie_games: count(3),
  });

  /** Finds a place by counting better teams, with floating point fractions. */
  function slow(category: LeagueCategory, all: readonly TeamFigures[], least: number): number[] {
    const value = (own: TeamFigures): number => {
      if (category.goalies && (own['goalie_games'] ?? 0) < least) return -1e9;
      const sum = (of: Readonly<Record<string, number>>) =>
        Object.entries(of).reduce((total, [column, times]) => total + (own[column] ?? 0) * times, 0);
      const under = category.under === null ? 1 : sum(category.under);
      if (under === 0) return -1e6;
      // Over a common denominator of all that can occur here.
      return ((category.low ? -1 : 1) * sum(category.over) * 302_400) / under;
    };
    const values = all.map((own) => Math.round(value(own)));
    return values.map((own) => {
      const [better, level] = [values.filter((one) => one > own).length, values.filter((one) => one === own).length];
      const shares = Array.from({ length: level }, (_, index) => all.length - better - index);
      return (shares.reduce((sum, one) => sum + one, 0) / level) * (category.halves / 2);
    });
  }

  test('is the sum of places in each category', () => {
    fc.assert(
      fc.property(fc.array(figures, { minLength: 2, maxLength: 32 }), count(3), (all, least) => {
        const rows = rotoRows(league(all, { least }));
        const columns = categoriesOf(CATEGORIES).map((category) => slow(category, all, least));
        const known = new Map(rows.map((row) => [row.teamId, row]));
        for (const index of all.keys()) {
          const row = known.get(`t${index}`);
          expect(row?.places.map(({ points }) => points)).toEqual(columns.map((column) => column[index]));
          expect(row?.points).toBe(columns.reduce((sum, column) => sum + (column[index] ?? 0), 0));
          const above = rows.filter(
            ({ points, led }) => points > (row?.points ?? 0) || (points === row?.points && led > row.led),
          );
          expect(row?.rank).toBe(above.length + 1);
        }
        // All places together are worth the same, whichever teams are level.
        const sum = ((all.length * (all.length + 1)) / 2) * 7;
        expect(rows.reduce((total, { points }) => total + points, 0)).toBe(sum);
      }),
    );
  });
});

test('the rules of a league of roto', () => {
  expect(rotoRules({ format: 'points' })).toBeNull();
  expect(rotoRules({ format: 'roto', categories: 'G', roto_goalies: 50 })).toEqual({
    categories: 'G',
    ties: 'mean',
    goalies: 50,
    caps: {},
  });
});

test('a round of play-offs needs its share of the season’s goalie games, or as many as a matchup', () => {
  expect(goaliesOfRound(60, { days: 7, ofSeason: 168 })).toBe(3);
  expect(goaliesOfRound(48, { days: 7, ofSeason: 168 })).toBe(2);
  expect(goaliesOfRound(48, { days: 14, ofSeason: 168 })).toBe(4);
  expect(goaliesOfRound(0, { days: 7, ofSeason: 168 })).toBe(3);
  expect(goaliesOfRound(0, { days: 8, ofSeason: 168 })).toBe(4);
  expect(goaliesOfRound(60, { days: 0, ofSeason: 0 })).toBe(0);
});
