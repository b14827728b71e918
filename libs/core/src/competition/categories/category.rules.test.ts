import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  categoriesFault,
  categoriesOf,
  categoriesText,
  CHOOSABLE,
  type TeamFigures,
} from '../../players/scoring/category-set.js';
import { DEFAULT_CATEGORIES } from '../../players/scoring/default-categories.js';
import { wordIn } from '../../locale.js';
import { matchupTable, type MatchupTeam } from '../matchups/matchup-table.rules.js';
import { figuresUpTo, resultOf, type Sums } from '../testing/plain-categories.js';
import {
  categoryPoints,
  categoryScores,
  changedCategories,
  compareIn,
  compareTeams,
  goalieGamesIn,
  periodRules,
  tallyOf,
} from './category.rules.js';

const category = (text: string) => {
  const [one] = categoriesOf(text);
  if (one === undefined) throw new Error(`no category ${text}`);
  return one;
};

describe('the categories of a league', () => {
  test('are read in any writing, and stored in one', () => {
    expect(categoriesText(' g,a ; +/- LOW,PIM low x2,sv% ×0.5,')).toBe('G, A, +/− low, PIM low x2, SV% x0.5');
    expect(categoriesText(DEFAULT_CATEGORIES)).toBe(DEFAULT_CATEGORIES);
    for (const { short } of CHOOSABLE) expect(categoriesText(short)).toBe(short);
  });

  test.each([
    ['', 'at least one'],
    ['G, Q', 'no category “Q”'],
    ['G, HIT low', '“low” can be set'],
    ['G x0.3', 'steps of 0.5'],
    ['G x0', '0.5 to 10'],
    ['G x11', '0.5 to 10'],
    ['G, A, g', 'named twice'],
    [Array.from({ length: 31 }, () => 'G').join(), 'at most 30'],
  ])('“%s” are refused: %s', (text, words) => {
    expect(categoriesFault(text)).toContain(words);
  });
});

describe('a category', () => {
  test('of a ratio is compared without rounding, and without attempts it loses', () => {
    expect(compareIn(category('SV%'), { sa: 1_000_000, ga: 1 }, { sa: 1_000_001, ga: 1 })).toBe(-1);
    expect(compareIn(category('SV%'), { sa: 30, ga: 2 }, { sa: 15, ga: 1 })).toBe(0);
    expect(compareIn(category('SV%'), { sa: 30, ga: 30 }, {})).toBe(1);
    expect(compareIn(category('GAA'), {}, { goalie_seconds: 60, ga: 9 })).toBe(-1);
    expect(compareIn(category('GAA'), {}, {})).toBe(0);
    expect(compareIn(category('+/−'), { plus_minus: -3 }, {})).toBe(-1);
    expect(compareIn(category('+/− low'), { plus_minus: -3 }, {})).toBe(1);
  });

  test('of goalies is lost below the minimum, also where low is good', () => {
    const [short, enough] = [{ goalie_games: 2 }, { goalie_games: 3, ga: 9, l: 3 }];
    const winners = (below: 'all' | 'both' | 'ratios', home: TeamFigures, away: TeamFigures) =>
      compareTeams({ categories: categoriesOf('G, L, GAA'), below }, 3, home, away).map(({ winner }) => winner);
    expect(winners('all', short, enough)).toEqual(['tie', 'away', 'away']);
    expect(winners('all', short, short)).toEqual(['tie', 'tie', 'tie']);
    expect(winners('both', short, short)).toEqual(['tie', 'nobody', 'nobody']);
    expect(winners('ratios', short, enough)).toEqual(['tie', 'home', 'away']);
  });

  test.each([
    [3, 7, 3],
    [3, 4, 2],
    [3, 14, 6],
    [0, 7, 0],
  ])('needs of %i goalie games a week in %i days %i', (week, days, least) => {
    expect(goalieGamesIn(week, days)).toBe(least);
  });
});

test('codes are those of the reader, are written in each language, and are stored in one', () => {
  const text = 'G, A, PIM low, HIT x0.5, SV%';
  expect(categoriesText('b, P, PUN bas, MÉ x0,5, %ARR')).toBe(text);
  expect(categoriesText(text)).toBe(text);
  expect(categoriesOf(text).map(({ short }) => short)).toEqual(['G', 'A', 'PIM', 'HIT', 'SV%']);
  expect(wordIn('fr', () => categoriesOf(text).map(({ short }) => short))).toEqual(['B', 'P', 'PUN', 'MÉ', '%ARR']);
  // A code must not be another category's in the other language.
  for (const { key, code } of CHOOSABLE) {
    const french = wordIn('fr', () => CHOOSABLE.find((one) => one.key === key)?.short ?? '');
    expect(categoriesOf(french).map((one) => one.code)).toEqual([code]);
  }
});

const figures = figuresUpTo(4);
/** 1 for the first, -1 for the second. */
const plainly = (name: string, a: Sums, b: Sums, least: number): number =>
  ({ won: 1, lost: -1, tied: 0 })[resultOf(name, a, b, { least, below: 'all' })];

const SET = { G: 1, HIT: 0.5, PIM: 1, '+/−': 2, W: 1, L: 1.5, GAA: 1, 'SV%': 1 };
const TEXT = 'G, HIT x0.5, PIM low, +/− x2, W, L x1.5, GAA, SV%';
const RULES = { categories: categoriesOf(TEXT), below: 'all' as const };

test('sums of two teams give the results of plain arithmetic', () => {
  fc.assert(
    fc.property(figures, figures, fc.integer({ min: 0, max: 3 }), (home, away, least) => {
      const { results, homePoints, awayPoints } = categoryScores(RULES, least, home, away);
      let [own, other] = [0, 0];
      for (const [name, weight] of Object.entries(SET)) {
        const better = plainly(name, home, away, least);
        own += (weight * (better + 1)) / 2;
        other += (weight * (1 - better)) / 2;
      }
      expect([homePoints, awayPoints]).toEqual([own, other]);
      expect(categoryPoints(tallyOf(results, 'home')) + categoryPoints(tallyOf(results, 'away'))).toBe(9);
    }),
  );
});

test.each(['each', 'most'] as const)('a table of %s follows from an independent sum of its matchups', (kind) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(figures, figures), { minLength: 1, maxLength: 12 }), (weeks) => {
      const team = (at: 0 | 1): MatchupTeam => ({
        teamId: `T${at}`,
        name: `Team ${at}`,
        matchups: {
          seed: '0'.repeat(32),
          median: false,
          categories: { kind, categories: TEXT, below: 'all' },
          played: weeks.map((week, index) => ({
            period: index + 1,
            against: `T${1 - at}`,
            points: 0,
            figures: week[at],
            least: 1,
          })),
        },
      });
      const table = matchupTable([team(0), team(1)]);
      const own = { wins: 0, losses: 0, ties: 0 };
      for (const [home, away] of weeks) {
        const each = Object.entries(SET).map(([name, weight]) => ({ weight, better: plainly(name, home, away, 1) }));
        const sum = each.reduce((all, { weight, better }) => all + weight * better, 0);
        for (const { weight, better } of kind === 'each' ? each : [{ weight: 1, better: Math.sign(sum) }])
          own[better > 0 ? 'wins' : better < 0 ? 'losses' : 'ties'] += weight;
      }
      expect(table.find(({ teamId }) => teamId === 'T0')?.record).toEqual(own);
      if (own.wins !== own.losses) expect(table[0]?.teamId).toBe(own.wins > own.losses ? 'T0' : 'T1');
    }),
  );
});

describe('categories that change within a season', () => {
  const began = { kind: 'each', categories: 'G, SOG', below: 'all' } as const;

  test('are those of the period, and otherwise those of its beginning', () => {
    const rulesOf = periodRules(began);
    expect(rulesOf(null).categories.map(({ short }) => short)).toEqual(['G', 'SOG']);
    expect(rulesOf(undefined)).toBe(rulesOf(null));
    const own = { categories: 'A x2', below: 'both' } as const;
    expect(rulesOf(own)).toMatchObject({ kind: 'each', below: 'both', categories: [{ short: 'A', halves: 4 }] });
    expect(rulesOf({ ...own })).toBe(rulesOf(own));
  });

  test('are stored with a period only where they differ', () => {
    const settings = { format: 'h2h_each_category', categories: 'G, SOG', category_goalies_below: 'all' } as const;
    expect(changedCategories(settings, began)).toBeNull();
    expect(changedCategories({ ...settings, categories: 'G' }, began)).toEqual({ categories: 'G', below: 'all' });
    expect(changedCategories({ ...settings, category_goalies_below: 'ratios' }, began)).toEqual({
      categories: 'G, SOG',
      below: 'ratios',
    });
    expect(changedCategories({ ...settings, format: 'roto', categories: 'G' }, began)).toBeNull();
  });

  test('decide the matchups of their periods in the table', () => {
    const team = (teamId: string, against: string, figures: TeamFigures): MatchupTeam => ({
      teamId,
      name: teamId,
      matchups: {
        seed: '0123456789abcdef0123456789abcdef',
        median: false,
        categories: began,
        played: [
          { period: 1, against, points: 0, figures, rules: null },
          { period: 2, against, points: 0, figures, rules: { categories: 'A x2, HIT', below: 'all' } },
        ],
      },
    });
    const table = matchupTable([
      team('a', 'b', { g: 2, sog: 9, hits: 3 }),
      team('b', 'a', { g: 1, sog: 9, a: 1, hits: 1 }),
    ]);
    // Won and lost: goals; assists count twice, and hits once.
    expect(table.map(({ teamId, record, points }) => [teamId, record, points])).toEqual([
      ['a', { wins: 2, losses: 2, ties: 1 }, 2.5],
      ['b', { wins: 2, losses: 2, ties: 1 }, 2.5],
    ]);
  });
});
