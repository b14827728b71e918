import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  categoriesOf,
  CHOOSABLE,
  figuresOfGame,
  figuresOfSeason,
  type TeamFigures,
} from '../../players/scoring/category-set.js';
import { figuresOf } from '../../players/scoring/scoring.table.js';
import {
  addedFigures,
  categoriesWinChance,
  categoryChances,
  categoryChancesByDay,
  expectedRecord,
  figuresForm,
  knownFigures,
  partOf,
  projectedFigure,
  type CategoryChance,
} from './category-outlook.rules.js';
import { categoryScores, compareTeams, GOALIES_BELOW, tallyOf } from '../categories/category.rules.js';

const ALL = categoriesOf(
  CHOOSABLE.map(({ short }, index) => `${short}${index % 3 === 0 ? ' x1.5' : ''}`)
    .slice(0, 30)
    .join(),
);
const RATIOS = categoriesOf('SV%, GAA, S%, FO%, P/GP, PIM low');
const COLUMNS = [
  ...new Set([...ALL, ...RATIOS].flatMap(({ over, under }) => [...Object.keys(over), ...Object.keys(under ?? {})])),
  'goalie_games',
];
/** Sums of a side; `ga` is never more than `sa`. */
const figures = fc
  .array(fc.integer({ min: 0, max: 40 }), { minLength: COLUMNS.length, maxLength: COLUMNS.length })
  .map((counts): TeamFigures => Object.fromEntries(COLUMNS.map((column, index) => [column, counts[index] ?? 0])))
  .map((sums) => ({ ...sums, sa: (sums.sa ?? 0) + (sums.ga ?? 0) }));
const side = fc.record({ known: figures, games: fc.array(figures, { maxLength: 8 }) });
const outlook = (categories: typeof ALL, { known, games }: { known: TeamFigures; games: readonly TeamFigures[] }) =>
  addedFigures(categories, [
    knownFigures(categories, known),
    ...games.map((game) => partOf(figuresForm(categories, [game, {}], null), 0.5)),
  ]);

describe('what is expected of a player', () => {
  test('is the mean and the spread of the last games', () => {
    const games = Array.from({ length: 40 }, (_, index) => ({ g: index < 30 ? index % 2 : 99, sog: 2 + (index % 2) }));
    const [goals, share] = figuresForm(categoriesOf('G, S%'), games, { figures: { g: 80 }, games: 80 }).sums;
    expect(goals).toMatchObject({ over: 0.5, under: 0 });
    expect(goals?.overVariance).toBeCloseTo(0.25 * (30 / 29), 10);
    expect(share).toMatchObject({ over: 0.5, under: 2.5 });
    expect(share?.covariance).toBeCloseTo(0.25 * (30 / 29), 10);
  });

  test('is the mean of the season lines below ten games, with the variance of rare events', () => {
    const line = figuresOfSeason(
      figuresOf(({ column }) => ({ g: 40, sog: 160 })[column as string] ?? 0),
      80,
      'F',
    );
    const form = figuresForm(categoriesOf('G, S%, P/GP'), [{ g: 9 }, { g: 9 }], { figures: line, games: 80 });
    expect(form.sums).toEqual([
      { over: 0.5, under: 0, overVariance: 0.5, underVariance: 0, covariance: 0 },
      { over: 0.5, under: 2, overVariance: 0.5, underVariance: 2, covariance: 0 },
      // A player has one game in each game.
      { over: 0.5, under: 1, overVariance: 0.5, underVariance: 0, covariance: 0 },
    ]);
    expect(figuresForm(categoriesOf('G'), [], null).sums).toMatchObject([{ over: 0, overVariance: 0 }]);
  });

  test('counts goalie games of games and of season lines', () => {
    const played = figuresOfGame(
      figuresOf(({ column }) => (column === 'sa' ? 30 : 0)),
      'G',
    );
    expect(figuresForm([], [played, {}], null).goalieGames).toBe(0.5);
    expect(
      figuresForm([], [], {
        figures: figuresOfSeason(
          figuresOf(() => 1),
          20,
          'G',
        ),
        games: 20,
      }).goalieGames,
    ).toBe(1);
  });
});

describe('the chances in each category', () => {
  test('sum to 1, and turn with the sides', () => {
    fc.assert(
      fc.property(side, side, fc.nat(3), fc.constantFrom(...GOALIES_BELOW), (own, other, least, below) => {
        for (const categories of [ALL, RATIOS]) {
          const [home, away] = [outlook(categories, own), outlook(categories, other)];
          const back = categoryChances({ categories, below }, least, away, home);
          for (const [index, chance] of categoryChances({ categories, below }, least, home, away).entries()) {
            expect(chance.home + chance.away + chance.tie + chance.nobody).toBeCloseTo(1, 9);
            for (const one of Object.values(chance)) expect(one).toBeGreaterThanOrEqual(0);
            expect(back[index]?.away).toBeCloseTo(chance.home, 6);
            expect(back[index]?.tie).toBeCloseTo(chance.tie, 6);
          }
        }
      }),
    );
  });

  test('without games left are those of the comparison, and give its record and its winner', () => {
    fc.assert(
      fc.property(figures, figures, fc.nat(41), fc.constantFrom(...GOALIES_BELOW), (own, other, least, below) => {
        for (const categories of [ALL, RATIOS]) {
          const rules = { categories, below };
          const chances = categoryChances(rules, least, knownFigures(categories, own), knownFigures(categories, other));
          const results = compareTeams(rules, least, own, other);
          expect(chances.map((chance, index) => chance[results[index]?.winner ?? 'nobody'])).toEqual(
            categories.map(() => 1),
          );
          const { won, lost, tied } = tallyOf(results, 'away');
          expect(expectedRecord(categories, chances, 'away')).toEqual({
            wins: won / 2,
            losses: lost / 2,
            ties: tied / 2,
          });
          const { homePoints, awayPoints } = categoryScores(rules, least, own, other);
          expect(categoriesWinChance(categories, chances)).toBe(
            homePoints > awayPoints ? 1 : homePoints < awayPoints ? 0 : 0.5,
          );
        }
      }),
    );
  });

  test('of counts are those of the normal distribution, with a tie below a half', () => {
    const categories = categoriesOf('G');
    const [home, away] = [3, 1].map((over) => ({
      sums: [{ over, under: 0, overVariance: 2, underVariance: 0, covariance: 0 }],
      goalieGames: 0,
    }));
    if (home === undefined || away === undefined) throw new Error('two sides');
    const [chance] = categoryChances({ categories, below: 'all' }, 0, home, away);
    // The difference has mean 2 and deviation 2: 1.5 and 2.5 are 0.75 and 1.25 deviations.
    expect(chance?.home).toBeCloseTo(0.773373, 5);
    expect(chance?.tie).toBeCloseTo(0.89435 - 0.773373, 5);
  });

  test('of a ratio follow from the projected sums, with the spread of the quotient', () => {
    const categories = categoriesOf('SV%, GAA');
    // Two of 40 shots more or less than the mean, one goal in 20 games: simulated with whole games.
    const games = Array.from({ length: 30 }, (_, index) => ({
      sa: 28 + (index % 5),
      ga: 1 + (index % 4),
      goalie_seconds: 3_600,
    }));
    const form = figuresForm(categories, games, null);
    const left = addedFigures(
      categories,
      Array.from({ length: 6 }, () => form),
    );
    const [save] = left.sums;
    const [saveCategory, againstCategory] = categories;
    if (save === undefined || saveCategory === undefined || againstCategory === undefined)
      throw new Error('a category');
    expect(projectedFigure(saveCategory, save)).toBeCloseTo(1 - 2.43333 / 30, 4);
    // An independent draw of six games from the same list.
    const drawn = Array.from({ length: 4_000 }, (_, round) => {
      let seed = round * 7_919 + 13;
      let [shots, goals] = [0, 0];
      for (let game = 0; game < 6; game += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const one = games[Math.floor((seed / 2_147_483_648) * games.length)] ?? { sa: 0, ga: 0 };
        [shots, goals] = [shots + one.sa, goals + one.ga];
      }
      return 1 - goals / shots;
    });
    const bar = 0.91;
    const simulated = drawn.filter((one) => one > bar).length / drawn.length;
    const fixed = knownFigures(categories, { sa: 1_000, ga: 90, goalie_seconds: 3_600, goalie_games: 1 });
    const [chance] = categoryChances({ categories, below: 'all' }, 0, left, fixed);
    expect(Math.abs((chance?.home ?? 0) - simulated)).toBeLessThan(0.04);
    expect(projectedFigure(againstCategory, { ...save, under: 0 })).toBeNull();
  });
});

describe('the chance to win by categories', () => {
  const chances = fc
    .array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(2)), { minLength: 1, maxLength: 6 })
    .map((all) =>
      all.map(([home, away, tie, nobody]): CategoryChance => {
        const sum = home + away + tie + nobody + 1;
        return { home: (home + 1) / sum, away: away / sum, tie: tie / sum, nobody: nobody / sum };
      }),
    );

  test('is that of all outcomes counted one by one', () => {
    fc.assert(
      fc.property(chances, (all) => {
        const categories = ALL.slice(0, all.length);
        const counted = (index: number, lead: number): number => {
          const [chance, category] = [all[index], categories[index]];
          if (chance === undefined || category === undefined) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
          return (
            chance.home * counted(index + 1, lead + category.halves) +
            chance.away * counted(index + 1, lead - category.halves) +
            (chance.tie + chance.nobody) * counted(index + 1, lead)
          );
        };
        expect(categoriesWinChance(categories, all)).toBeCloseTo(counted(0, 0), 10);
      }),
    );
  });

  test('by day begins before the first game, and ends with the comparison', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(figures, figures), { minLength: 1, maxLength: 7 }), (days) => {
        const rules = { categories: RATIOS, below: 'all' as const };
        const day = (brought: TeamFigures) => ({
          brought: knownFigures(RATIOS, brought),
          expected: figuresForm(RATIOS, [brought, {}], null),
        });
        const [home, away] = [days.map(([one]) => day(one)), days.map(([, two]) => day(two))];
        const line = categoryChancesByDay(rules, 3, home, away, days.length);
        expect(line).toHaveLength(days.length + 1);
        const last = (of: typeof home) =>
          addedFigures(
            RATIOS,
            of.map(({ brought }) => brought),
          );
        expect(line.at(-1)).toBe(categoriesWinChance(RATIOS, categoryChances(rules, 3, last(home), last(away))));
        expect([0, 0.5, 1]).toContain(line.at(-1));
      }),
    );
  });
});
