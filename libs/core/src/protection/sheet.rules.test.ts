import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import type { Position, Place } from '../position.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { automaticSheet, finalSheet } from './automatic-sheet.rules.js';
import {
  coreCost,
  sheetFaults,
  sheetMinimums,
  sheetPlayers,
  sheetRules,
  sheetTotals,
  type SheetRules,
} from './sheet.rules.js';
import { seasonsKept } from '../teams/keepers/seasons-kept.rules.js';

const rules: SheetRules = { kind: 'dollars', limit: 20, benchLimit: 6, benchSize: 2, minimums: { F: 2, D: 1, G: 1 } };
const player = (
  id: number,
  position: Position,
  capHit: number,
  place: Place = 'active',
  retainedByOthers = 0,
): HeldPlayer => ({
  id,
  name: `P${id}`,
  position,
  capHit,
  retainedByOthers,
  place,
  status: 'healthy',
  rookie: place === 'rookie',
});
const team = (players: HeldPlayer[]): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players,
  retained: 0,
  retainedContracts: 0,
});
const owls = team([
  player(1, 'F', 9),
  player(2, 'F', 5),
  player(3, 'F', 2),
  player(4, 'D', 4),
  player(5, 'D', 1),
  player(6, 'G', 3, 'ir'),
  player(7, 'F', 4, 'rookie'),
]);
const names = (core: number[], bench: number[] = [], of = owls) =>
  sheetFaults(of, { core, bench }, rules).map(({ name }) => name);
const points = new Map([
  [1, 90],
  [2, 60],
  [3, 20],
  [4, 40],
  [5, 30],
  [6, 50],
]);

describe('a sheet', () => {
  test('is legal with the minimums in its core and both sums within their limits', () => {
    expect(names([1, 3, 4, 6])).toEqual([]);
    expect(names([1, 3, 4, 6], [2, 5])).toEqual([]);
  });

  test('is told every fault with figure, limit and what would mend it', () => {
    expect(sheetFaults(owls, { core: [1, 2, 4, 6], bench: [] }, rules)).toEqual([
      {
        name: 'protectionLimit',
        message: 'The core costs $21; the limit is $20.',
        figure: 21,
        limit: 20,
        fix: 'Take players off the core who cost $1 or more.',
      },
    ]);
    expect(names([1])).toEqual(['protectedForwards', 'protectedDefense', 'protectedGoalies']);
    expect(names([2, 3, 5, 6], [1])).toEqual(['protectionBench']);
    expect(names([2, 4, 6], [3, 5, 1])).toEqual(['protectionBench', 'protectionBenchSize', 'protectedForwards']);
  });

  test('counts players on injured reserve in full, and what others retain not at all', () => {
    expect(sheetTotals(owls, { core: [6], bench: [] }, {}).core).toBe(3);
    expect(sheetTotals(team([player(1, 'F', 9, 'ir', 4)]), { core: [1], bench: [] }, {}).core).toBe(5);
  });

  test('keeps the most expensive players on injured reserve in addition, where the league does', () => {
    const hurt = team([player(1, 'F', 9, 'ir'), player(2, 'F', 8, 'ir'), player(3, 'F', 12), player(4, 'D', 1)]);
    const of = (core: number[], ir: number) => {
      const some: SheetRules = { ...rules, ir, minimums: { F: 1, D: 0, G: 0 } };
      return [sheetTotals(hurt, { core, bench: [] }, some).core, sheetFaults(hurt, { core, bench: [] }, some).length];
    };
    expect([0, 1, 2, 3].map((ir) => of([1, 2, 3], ir))).toEqual([
      [29, 1],
      [20, 0],
      [12, 0],
      [12, 0],
    ]);
    expect(sheetTotals(hurt, { core: [], bench: [1] }, { ...rules, ir: 1 }).bench).toBe(9);
    expect(of([1], 1)).toEqual([0, 0]);
    expect(sheetRules({ ...settingsFromForm(leagueFormDefaults('dynasty')), keepers_ir: 2 })).toMatchObject({ ir: 2 });
  });

  test('has no place for the rookie bank, for strangers, or for anybody twice', () => {
    expect(names([1, 3, 4, 6, 7])).toEqual(['sheetBankPlayer']);
    expect(names([1, 3, 4, 6, 99])).toEqual(['sheetNotOnTeam']);
    expect(names([1, 3, 4, 6], [3])).toEqual(['sheetTwice']);
  });

  test('needs no more of a position than the team owns', () => {
    const short = team([player(1, 'F', 9), player(2, 'D', 3), player(3, 'G', 1, 'rookie')]);
    expect(sheetMinimums(short, rules)).toEqual({ F: 1, D: 1, G: 0 });
    expect(names([1, 2], [], short)).toEqual([]);
  });
});

describe('an automatic sheet', () => {
  test('takes the minimums first by last season’s points, then the best that fit, then the bench', () => {
    // 1 and 2 would leave too little for a defenseman and the goalie.
    expect(automaticSheet(owls, points, rules)).toEqual({ core: [1, 2, 3, 5, 6], bench: [4] });
  });

  test('takes a cheaper one for a minimum where the best would make the minimums unaffordable', () => {
    const dear = team([player(1, 'F', 15), player(2, 'F', 4), player(3, 'F', 3), player(4, 'D', 5), player(5, 'G', 5)]);
    expect(
      automaticSheet(
        dear,
        new Map([
          [1, 100],
          [2, 1],
        ]),
        rules,
      ).core,
    ).toEqual([2, 3, 4, 5]);
  });

  test('is the same for the same team, whatever the order of its players', () => {
    const turned = team([...owls.players].reverse());
    expect(automaticSheet(turned, points, rules)).toEqual(automaticSheet(owls, points, rules));
  });

  const anyTeam = fc
    .array(
      fc.record({
        position: fc.constantFrom<Position>('F', 'D', 'G'),
        capHit: fc.integer({ min: 1, max: 12 }),
        place: fc.constantFrom<Place>('active', 'active', 'ir', 'rookie'),
      }),
      { maxLength: 9 },
    )
    .map((players) =>
      team(players.map(({ position, capHit, place }, index) => player(index + 1, position, capHit, place))),
    );

  test('is legal wherever any legal sheet exists, and never breaks a limit', () => {
    fc.assert(
      fc.property(
        anyTeam,
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 9, maxLength: 9 }),
        fc.constantFrom(0, 0, 1, 2),
        (books, scores, ir) => {
          const those = { ...rules, ir };
          const sheet = automaticSheet(books, new Map(scores.map((score, index) => [index + 1, score])), those);
          const faults = sheetFaults(books, sheet, those);
          expect(
            faults.filter(
              ({ name }) =>
                !name.startsWith('protectedF') && !name.startsWith('protectedD') && !name.startsWith('protectedG'),
            ),
          ).toEqual([]);
          if (faults.length > 0) {
            const minimums = sheetMinimums(books, those);
            const cores = sheetPlayers(books).reduce<HeldPlayer[][]>(
              (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
              [[]],
            );
            const costs = cores
              .filter((core) =>
                (['F', 'D', 'G'] as const).every(
                  (position) => core.filter((one) => one.position === position).length >= minimums[position],
                ),
              )
              .map((core) => coreCost(core, those));
            expect(Math.min(...costs)).toBeGreaterThan(rules.limit);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('at the deadline', () => {
  test('a legal sheet stands, and who is not on it is released; the rookie bank is safe', () => {
    expect(finalSheet(owls, { core: [1, 3, 4, 6], bench: [5] }, points, rules)).toEqual({
      sheet: { core: [1, 3, 4, 6], bench: [5] },
      why: null,
      released: [2],
      costs: new Map(),
    });
  });

  test('who has left the team since, or went to the rookie bank, leaves the sheet; the rest of it stands', () => {
    expect(finalSheet(owls, { core: [1, 3, 99, 4, 6, 7], bench: [98, 5] }, points, rules)).toEqual({
      sheet: { core: [1, 3, 4, 6], bench: [5] },
      why: null,
      released: [2],
      costs: new Map(),
    });
  });

  test('a missing or illegal sheet becomes an automatic one, saying why', () => {
    expect(finalSheet(owls, null, points, rules)).toMatchObject({
      sheet: automaticSheet(owls, points, rules),
      why: { key: 'noSheet' },
    });
    expect(finalSheet(owls, { core: [1], bench: [] }, points, rules)).toMatchObject({
      sheet: automaticSheet(owls, points, rules),
      why: {
        key: 'fault',
        figures: {
          why: { of: 'protection', key: 'protectedForwards', figures: { position: 'F', has: 1, least: 2 } },
        },
      },
    });
  });
});

describe('the rules of the sheets', () => {
  const settings = settingsFromForm(leagueFormDefaults('dynasty'));

  test('are those of the league, and none where it protects nobody', () => {
    expect(sheetRules(settings)).toEqual({
      kind: 'dollars',
      limit: 47_000_000,
      benchLimit: 5_000_000,
      benchSize: 6,
      minimums: { F: 5, D: 3, G: 1 },
    });
    expect(sheetRules({ ...settings, protectionSheetsEnabled: false })).toBeNull();
    const empty = {
      protection_sheet_limit: null,
      protection_sheet_bench: null,
      protection_bench_size: null,
      min_forwards_protected: null,
      min_defense_protected: null,
      min_goalies_protected: null,
    };
    expect(sheetRules({ ...settings, ...empty })).toEqual({
      kind: 'dollars',
      limit: 0,
      benchLimit: 0,
      benchSize: 0,
      minimums: { F: 0, D: 0, G: 0 },
    });
  });

  test('hold at the limit itself: of the core, the bench and its size', () => {
    const three = team([player(1, 'F', 20), player(2, 'F', 3), player(3, 'F', 3), player(4, 'F', 1)]);
    const free = { ...rules, minimums: { F: 0, D: 0, G: 0 } };
    const faults = (core: number[], bench: number[]) => sheetFaults(three, { core, bench }, free);
    expect(faults([1], [2, 3])).toEqual([]);
    expect(faults([1, 4], [])).toEqual([expect.objectContaining({ name: 'protectionLimit', figure: 21, limit: 20 })]);
    expect(faults([], [1])).toEqual([
      {
        name: 'protectionBench',
        message: 'The bench costs $20; the limit is $6.',
        figure: 20,
        limit: 6,
        fix: 'Take players off the bench who cost $14 or more.',
      },
    ]);
    expect(faults([], [2, 3, 4])).toEqual([
      expect.objectContaining({ name: 'protectionBench', figure: 7 }),
      {
        name: 'protectionBenchSize',
        message: 'The bench has 3 players; it holds 2.',
        figure: 3,
        limit: 2,
        fix: 'Take 1 off the bench.',
      },
    ]);
  });

  test('say what is missing, one or several', () => {
    const said = (core: number[]) =>
      sheetFaults(owls, { core, bench: [] }, { ...rules, minimums: { F: 3, D: 2, G: 1 } }).map(({ message, fix }) => [
        message,
        fix,
      ]);
    expect(said([])).toEqual([
      ['The core has 0 forwards; at least 3 are needed.', 'Add 3 forwards to the core.'],
      ['The core has 0 defensemen; at least 2 are needed.', 'Add 2 defensemen to the core.'],
      ['The core has 0 goalies; at least 1 is needed.', 'Add 1 goalie to the core.'],
    ]);
    expect(said([2, 3, 5, 6])).toEqual([
      ['The core has 2 forwards; at least 3 are needed.', 'Add 1 forward to the core.'],
      ['The core has 1 defenseman; at least 2 are needed.', 'Add 1 defenseman to the core.'],
    ]);
  });

  test('name who stands twice, or nobody where nobody knows them', () => {
    const twice = (id: number) =>
      sheetFaults(owls, { core: [1, 3, 4, 6, id], bench: [id] }, rules)
        .filter(({ name }) => name === 'sheetTwice')
        .map(({ message }) => message);
    expect([twice(5), twice(99)]).toEqual([['P5 is on the sheet twice.'], ['A player is on the sheet twice.']]);
  });
});

describe('an automatic sheet decides between equals', () => {
  const free: SheetRules = { kind: 'dollars', limit: 10, benchLimit: 10, benchSize: 1, minimums: { F: 0, D: 0, G: 0 } };
  const kept = (players: HeldPlayer[], scores: readonly (readonly [number, number])[], of: Partial<SheetRules> = {}) =>
    automaticSheet(team(players), new Map(scores), { ...free, ...of });

  test('by points, then by who costs less, then by the older number', () => {
    expect(
      kept(
        [player(1, 'F', 9), player(2, 'F', 9)],
        [
          [1, 1],
          [2, 5],
        ],
      ),
    ).toEqual({ core: [2], bench: [1] });
    expect(kept([player(1, 'F', 9), player(2, 'F', 8)], [])).toEqual({ core: [2], bench: [1] });
    expect(kept([player(2, 'F', 9), player(1, 'F', 9)], [])).toEqual({ core: [1], bench: [2] });
    expect(kept([player(1, 'F', 9), player(2, 'F', 3)], [[1, 5]], { benchSize: 0 })).toEqual({ core: [1], bench: [] });
  });

  test('fills the bench up to its limit and its size, in the order of the numbers', () => {
    const four = [player(9, 'F', 10), player(5, 'F', 5), player(4, 'F', 5), player(3, 'F', 5)];
    const scores = [
      [9, 9],
      [5, 5],
      [4, 4],
      [3, 3],
    ] as const;
    expect(kept(four, scores, { benchSize: 2 })).toEqual({ core: [9], bench: [4, 5] });
    expect(kept(four, scores, { benchSize: 3 })).toEqual({ core: [9], bench: [4, 5] });
    expect(kept(four, scores, { benchSize: 1 })).toEqual({ core: [9], bench: [5] });
    expect(kept(four, scores, { benchSize: 3, benchLimit: 9 })).toEqual({ core: [9], bench: [5] });
  });

  test('takes what it can where not even the cheapest meet the minimums', () => {
    const dear = [player(1, 'F', 6), player(2, 'F', 5), player(3, 'D', 8)];
    expect(kept(dear, [[1, 9]], { minimums: { F: 2, D: 1, G: 0 }, benchSize: 0 })).toEqual({ core: [1], bench: [] });
  });
});

test('a stranger on the sheet costs nothing and fills no place', () => {
  expect(sheetTotals(owls, { core: [99], bench: [98] }, {})).toEqual({
    core: 0,
    bench: 0,
    corePlayers: 0,
    benchPlayers: 0,
    byPosition: { F: 0, D: 0, G: 0 },
  });
});

describe('an automatic sheet fills the minimums before anybody else', () => {
  const sheet = (
    players: HeldPlayer[],
    scores: readonly (readonly [number, number])[],
    minimums: SheetRules['minimums'],
  ) =>
    automaticSheet(team(players), new Map(scores), {
      kind: 'dollars',
      limit: 10,
      benchLimit: 0,
      benchSize: 0,
      minimums,
    }).core;

  test('though a better player of another position would fit', () => {
    expect(
      sheet(
        [player(1, 'F', 6), player(2, 'D', 5), player(3, 'D', 4)],
        [
          [1, 9],
          [2, 8],
          [3, 1],
        ],
        { F: 0, D: 1, G: 0 },
      ),
    ).toEqual([2, 3]);
  });

  test('also where they cannot all be afforded', () => {
    expect(
      sheet(
        [player(1, 'F', 6), player(2, 'F', 5), player(3, 'G', 8)],
        [
          [3, 9],
          [1, 8],
        ],
        { F: 2, D: 0, G: 0 },
      ),
    ).toEqual([1]);
  });
});

describe('keepers by number', () => {
  const by = (more: Partial<LeagueSettings> = {}, kept: ReadonlyMap<number, number> = new Map()): SheetRules =>
    sheetRules(
      {
        ...settingsFromForm({ ...leagueFormDefaults('dynasty', 'Rink'), keeper_kind: 'number' }),
        min_forwards_protected: 0,
        min_defense_protected: 0,
        min_goalies_protected: 0,
        keepers: 3,
        ...more,
      },
      kept,
    )!;
  const faults = (core: number[], of: SheetRules, bench: number[] = []) =>
    sheetFaults(owls, { core, bench }, of).map(({ name, message }) => [name, message]);

  test('are as many as the league says, whatever they cost, and of each position no more than it says', () => {
    expect(faults([1, 2, 3], by())).toEqual([]);
    expect(faults([1, 2, 3, 4], by())).toEqual([['keepers', 'The sheet keeps 4 players; at most 3 are allowed.']]);
    expect(faults([1, 2, 4], by({ keeper_forwards: 1 }))).toEqual([
      ['keeperForwards', 'The sheet keeps 2 forwards; at most 1 is allowed.'],
    ]);
    expect(faults([1], by(), [2])).toEqual([['noBench', 'The sheet has 1 player on a bench, and there is none.']]);
    expect(faults([1], by({ min_goalies_protected: 1 }))).toEqual([
      ['protectedGoalies', 'The core has 0 goalies; at least 1 is needed.'],
    ]);
  });

  test('on injured reserve are kept in addition, up to the number of the league, and by position like all others', () => {
    const hurt = (...ids: number[]): TeamBooks => ({
      ...owls,
      players: owls.players.map((one) => (ids.includes(one.id) ? { ...one, place: 'ir' } : one)),
    });
    const of = (books: TeamBooks, core: number[], more: Partial<LeagueSettings> = {}) =>
      sheetFaults(books, { core, bench: [] }, by({ keepers_ir: 1, ...more })).map(({ name, figure, limit }) => [
        name,
        figure,
        limit,
      ]);
    expect(of(hurt(1), [1, 2, 3, 4])).toEqual([]);
    expect(of(hurt(1), [2, 3, 4, 5])).toEqual([['keepers', 4, 3]]);
    expect(of(hurt(1, 2), [1, 2, 3, 4])).toEqual([]);
    expect(of(hurt(1, 2), [1, 2, 3, 4, 5])).toEqual([['keepers', 4, 3]]);
    expect(of(hurt(1), [1, 2, 3, 4], { keepers_ir: 0 })).toEqual([['keepers', 4, 3]]);
    expect(of(hurt(1), [1, 2, 4, 5], { keeper_forwards: 1 })).toEqual([['keeperForwards', 2, 1]]);
    const automatic = automaticSheet(hurt(2), points, by({ keepers_ir: 1 }));
    expect(automatic.core).toEqual([1, 2, 4, 6]);
    expect(of(hurt(2), automatic.core)).toEqual([]);
  });

  test('are made automatically: the minimums, then the best, within the most of each position', () => {
    const automatic = (more: Partial<LeagueSettings>, kept?: ReadonlyMap<number, number>) =>
      automaticSheet(owls, points, by(more, kept));
    expect(automatic({})).toEqual({ core: [1, 2, 6], bench: [] });
    expect(automatic({ keeper_forwards: 1 })).toEqual({ core: [1, 4, 6], bench: [] });
    expect(automatic({ min_defense_protected: 2 })).toEqual({ core: [1, 4, 5], bench: [] });
    expect(automatic({ keeper_years: 2 }, new Map([[1, 2]]))).toEqual({ core: [2, 4, 6], bench: [] });
  });

  test('are kept so many seasons in a row, in dollars too, and a minimum does not ask for whom nobody can keep', () => {
    const years = by({ keeper_years: 2, min_goalies_protected: 1 }, new Map([[6, 2]]));
    expect(faults([1, 6], years)).toEqual([
      ['keeperYears', 'P6 was kept 2 seasons in a row; no player can be kept longer.'],
    ]);
    expect(faults([1], years)).toEqual([]);
    const dollars = sheetRules(
      { ...settingsFromForm(leagueFormDefaults('dynasty', 'Rink')), keeper_years: 1 },
      new Map([[1, 1]]),
    )!;
    expect(sheetFaults(owls, { core: [1, 2, 3, 4, 5, 6], bench: [] }, dollars).map(({ name }) => name)).toEqual([
      'keeperYears',
    ]);
  });

  test('were kept so many seasons in total, and minimums ask for no more', () => {
    const kept = new Map([
      [1, 3],
      [2, 1],
      [6, 2],
    ]);
    const total = by({ keeper_years_total: 3 }, kept);
    expect(faults([1], total)).toEqual([]);
    expect(faults([2, 6], total)).toEqual([]);
    expect(sheetFaults(owls, { core: [1, 2], bench: [] }, total)).toMatchObject([
      {
        name: 'keeperYearsTotal',
        message: 'The keepers were kept 4 seasons in a row in total; at most 3 are allowed.',
        fix: 'Release players who were kept 1 season or more together.',
        figure: 4,
        limit: 3,
      },
    ]);
    expect(automaticSheet(owls, points, total)).toEqual({ core: [1, 4, 5], bench: [] });
    const few = by({ keeper_years_total: 1, min_goalies_protected: 1 }, kept);
    expect(sheetMinimums(owls, few).G).toBe(0);
    expect(by({ keeper_kind: 'round', keeper_years_total: 1 })).not.toHaveProperty('total');
  });

  test('were kept so many seasons in total by dollars too, core and bench together', () => {
    const kept = new Map([
      [1, 2],
      [2, 1],
    ]);
    const dollars = (more: Partial<LeagueSettings> = {}) =>
      sheetRules({ ...settingsFromForm(leagueFormDefaults('dynasty', 'Rink')), keeper_years_total: 2, ...more }, kept)!;
    const none = { min_forwards_protected: 0, min_defense_protected: 0, min_goalies_protected: 0 };
    const of = (core: number[], bench: number[]) =>
      sheetFaults(owls, { core, bench }, dollars(none)).map(({ name, figure, limit }) => [name, figure, limit]);
    expect(of([1, 4], [5])).toEqual([]);
    expect(of([1], [2])).toEqual([['keeperYearsTotal', 3, 2]]);
    expect(of([1, 2], [])).toEqual([['keeperYearsTotal', 3, 2]]);
    const automatic = automaticSheet(owls, points, dollars());
    expect(sheetFaults(owls, automatic, dollars())).toEqual([]);
    expect([1, 2].every((id) => [...automatic.core, ...automatic.bench].includes(id))).toBe(false);
    expect(automaticSheet(owls, points, dollars({ keeper_years_total: 0 })).core).toEqual(
      expect.arrayContaining([1, 2]),
    );
  });

  test('count seasons in a row alone, by whatever teams', () => {
    const sheet = (season: string, ...players: number[]) => ({ season, players });
    expect([
      ...seasonsKept(
        [sheet('2023-24', 1, 3), sheet('2024-25', 1), sheet('2024-25', 2), sheet('2022-23', 3)],
        '2025-26',
      ),
    ]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(seasonsKept([sheet('2023-24', 1)], '2025-26').size).toBe(0);
  });

  test('of any team and any limits: the automatic sheet is legal, and full where there are enough', () => {
    const anybody = fc.record({
      position: fc.constantFrom('F' as const, 'D' as const, 'G' as const),
      place: fc.constantFrom('active' as const, 'ir' as const, 'rookie' as const),
      points: fc.integer({ min: 0, max: 50 }),
      years: fc.integer({ min: 0, max: 3 }),
    });
    const least = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(
        fc.array(anybody, { maxLength: 20 }),
        fc.record({ more: fc.integer({ min: 0, max: 6 }), F: least, D: least, G: least, most: least }),
        fc.constantFrom(0, 1, 2, 3),
        fc.constantFrom(0, 1, 4, 9),
        (men, { more, F, D, G, most }, keeper_years, keeper_years_total) => {
          const of = team(men.map(({ position, place }, index) => player(index + 1, position, 1_000_000, place)));
          const limits = by(
            {
              keepers: Math.max(1, F + D + G + more),
              min_forwards_protected: F,
              min_defense_protected: D,
              min_goalies_protected: G,
              keeper_forwards: most === 0 ? 0 : Math.max(F, most),
              keeper_years,
              keeper_years_total,
            },
            new Map(men.map(({ years }, index) => [index + 1, years])),
          );
          const scores = new Map(men.map((one, index) => [index + 1, one.points]));
          const sheet = automaticSheet(of, scores, limits);
          expect(sheetFaults(of, sheet, limits)).toEqual([]);
          expect(automaticSheet(of, scores, limits)).toEqual(sheet);
          const rest = sheetPlayers(of).filter(({ id }) => !sheet.core.includes(id));
          for (const { id } of rest)
            expect(sheetFaults(of, { core: [...sheet.core, id], bench: [] }, limits)).not.toEqual([]);
        },
      ),
    );
  });
});
