import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from '../position.js';
import type { TeamBooks } from '../teams/team.model.js';
import {
  affordable,
  askedRounds,
  closedRound,
  easiest,
  keeperCosts,
  ranksOf,
  roundsByRank,
  type KeeperPick,
  type KeeperRounds,
} from './keeper-picks.rules.js';
import { automaticSheet, finalSheet } from './automatic-sheet.rules.js';
import { sheetFaults, type SheetRules } from './sheet.rules.js';

const pick = (id: string, round: number): KeeperPick => ({ id, round, label: `round ${round}` });
const rounds = (
  picks: readonly number[],
  asked: readonly (readonly [number, number])[],
  otherwise: KeeperRounds['otherwise'] = 'earlier',
): KeeperRounds => ({
  picks: picks.map((round, index) => pick(`p${index}`, round)),
  asked: new Map(asked),
  otherwise,
});
const paid = (keepers: readonly number[], of: KeeperRounds) =>
  Object.fromEntries([...keeperCosts(keepers, of)].map(([id, one]) => [id, one?.round ?? null]));
const team = (players: readonly (readonly [number, Position])[]): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players: players.map(([id, position]) => ({
    id,
    name: `P${id}`,
    position,
    capHit: 1,
    retainedByOthers: 0,
    place: 'active',
    status: 'healthy',
    rookie: false,
  })),
  retained: 0,
  retainedContracts: 0,
});
const byRound = (of: KeeperRounds, more: Partial<SheetRules> = {}): SheetRules => ({
  kind: 'round',
  limit: 0,
  benchLimit: 0,
  benchSize: 0,
  minimums: { F: 0, D: 0, G: 0 },
  most: { keepers: 20, F: null, D: null, G: null },
  rounds: of,
  ...more,
});

describe('the round that a keeper costs by rank', () => {
  const ranks = ranksOf(
    new Map([
      [1, 90],
      [2, 88.5],
      [3, 88.5],
      [4, 70],
      [5, -2],
    ]),
  );

  test('is the same for players with the same points, who share the better rank', () => {
    expect([...ranks]).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
      [5, 5],
    ]);
  });

  test('is one for as many ranks as there are teams, and the last for all others', () => {
    const of = (teams: number, rounds: number) => [
      ...roundsByRank([1, 2, 3, 4, 5, 6], ranks, { teams, rounds }).values(),
    ];
    expect(of(2, 10)).toEqual([1, 1, 1, 2, 3, 10]);
    expect(of(1, 3)).toEqual([1, 2, 2, 3, 3, 3]);
  });
});

describe('the round that a keeper costs', () => {
  const asked = (drafted: [number, number][], kept: [number, number][], more: object = {}) =>
    Object.fromEntries(
      askedRounds([1, 2, 3], new Map(drafted), new Map(kept), { step: 2, undrafted: 8, rounds: 10, ...more }),
    );

  test('is so many before the one in which they were drafted, and as many more each season', () => {
    expect(asked([[1, 9]], [])).toEqual({ 1: 7, 2: 8, 3: 8 });
    expect(
      asked(
        [[1, 9]],
        [
          [1, 1],
          [2, 1],
        ],
      ),
    ).toEqual({ 1: 5, 2: 6, 3: 8 });
    expect(asked([[1, 9]], [[1, 3]], { step: 0 })).toEqual({ 1: 9, 2: 8, 3: 8 });
  });

  test('is never outside the draft', () => {
    expect(asked([[1, 2]], [[1, 4]])[1]).toBe(1);
    expect(asked([[1, 18]], [])[1]).toBe(8);
    expect(asked([], [], { undrafted: 0 })[2]).toBe(10);
    expect(asked([], [], { undrafted: 30 })[2]).toBe(10);
  });
});

describe('rounds whose players may not be kept', () => {
  const closed = {
    rounds: 2,
    drafted: new Map([
      [1, 1],
      [2, 2],
      [3, 3],
    ]),
  };
  const of = {
    ...rounds(
      [1, 1, 1, 2, 3, 4],
      [
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 4],
      ],
    ),
    closed,
  };
  const owls = team([
    [1, 'F'],
    [2, 'G'],
    [3, 'F'],
    [4, 'D'],
  ]);

  test('refuse their players with figure, limit and remedy, and nobody else', () => {
    expect([1, 2, 3, 4].map((id) => closedRound(id, of))).toEqual([1, 2, null, null]);
    expect(sheetFaults(owls, { core: [2, 3, 4], bench: [] }, byRound(of))).toEqual([
      {
        name: 'keeperRound',
        message: 'P2 was drafted in round 2; players of rounds 1 to 2 cannot be kept.',
        fix: 'Release this player.',
        field: 'core',
        figure: 2,
        limit: 2,
      },
    ]);
    expect(sheetFaults(owls, { core: [3, 4], bench: [] }, byRound(of))).toEqual([]);
    const { closed: _, ...open } = of;
    expect(sheetFaults(owls, { core: [1, 2, 3, 4], bench: [] }, byRound(open))).toEqual([]);
  });

  test('are left out of automatic sheets and of what the minimums ask for', () => {
    const rules = byRound(of, { minimums: { F: 2, D: 0, G: 1 } });
    const sheet = automaticSheet(
      owls,
      new Map([
        [1, 9],
        [2, 8],
      ]),
      rules,
    );
    expect(sheet.core).toEqual([3, 4]);
    expect(sheetFaults(owls, sheet, rules)).toEqual([]);
  });
});

describe('the pick that a keeper costs', () => {
  test('is of the round, or the next earlier one that the team has', () => {
    expect(paid([7], rounds([1, 3, 5], [[7, 5]]))).toEqual({ 7: 5 });
    expect(paid([7], rounds([1, 3, 5], [[7, 4]]))).toEqual({ 7: 3 });
    expect(
      paid(
        [7, 8],
        rounds(
          [1, 3, 5],
          [
            [7, 5],
            [8, 5],
          ],
        ),
      ),
    ).toEqual({ 7: 5, 8: 3 });
    expect(
      paid(
        [7, 8],
        rounds(
          [1, 3, 5],
          [
            [7, 1],
            [8, 1],
          ],
        ),
      ),
    ).toEqual({ 7: 1, 8: null });
  });

  test('or the next later one', () => {
    const of = rounds(
      [1, 3, 5],
      [
        [7, 3],
        [8, 3],
        [9, 4],
      ],
      'later',
    );
    expect(paid([7, 8], of)).toEqual({ 7: 3, 8: 5 });
    expect(paid([7, 8, 9], of)).toEqual({ 7: 3, 8: null, 9: 5 });
  });

  test('goes once, and everybody has one wherever that is possible', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
        fc.constantFrom('earlier' as const, 'later' as const),
        (picks, wishes, otherwise) => {
          const of = rounds(
            picks,
            wishes.map((round, id) => [id, round] as const),
            otherwise,
          );
          const keepers = wishes.map((_, id) => id);
          const costs = keeperCosts(keepers, of);
          expect(costs.size).toBe(keepers.length);
          const given = [...costs.values()].flatMap((one) => (one === null ? [] : [one.id]));
          expect(new Set(given).size).toBe(given.length);
          for (const [id, one] of costs) {
            if (one === null) continue;
            expect(of.picks).toContain(one);
            const asks = of.asked.get(id) ?? 0;
            if (otherwise === 'earlier') expect(one.round).toBeLessThanOrEqual(asks);
            else expect(one.round).toBeGreaterThanOrEqual(asks);
          }
          const fits = (id: number, round: number) =>
            otherwise === 'earlier' ? round <= (of.asked.get(id) ?? 0) : round >= (of.asked.get(id) ?? 0);
          const most = (left: readonly number[], free: readonly KeeperPick[]): number => {
            const [id, ...others] = left;
            if (id === undefined) return 0;
            return Math.max(
              most(others, free),
              ...free
                .filter(({ round }) => fits(id, round))
                .map(
                  (one) =>
                    1 +
                    most(
                      others,
                      free.filter((two) => two !== one),
                    ),
                ),
            );
          };
          expect(given.length).toBe(most(keepers, of.picks));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a sheet by round', () => {
  const players = [
    [1, 'F'],
    [2, 'F'],
    [3, 'D'],
    [4, 'G'],
  ] as const;

  test('refuses a player for whom no pick is left, and says what would fix it', () => {
    const of = byRound(
      rounds(
        [1, 4],
        [
          [1, 1],
          [2, 1],
          [3, 5],
          [4, 5],
        ],
      ),
    );
    expect(sheetFaults(team(players), { core: [1, 3], bench: [] }, of)).toEqual([]);
    expect(sheetFaults(team(players), { core: [1, 2], bench: [] }, of)).toEqual([
      expect.objectContaining({
        name: 'keeperPick',
        field: 'core',
        figure: 2,
        message: 'Keeping P2 costs a pick of round 1 or earlier, and none of your picks is left for it.',
        fix: 'Release this player or another keeper, or trade for a pick of round 1 or earlier.',
      }),
    ]);
  });

  test('is made automatically with a pick for everybody, the minimums first', () => {
    const asked = [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 5],
    ] as const;
    const points = new Map([
      [1, 90],
      [2, 80],
      [3, 1],
      [4, 0],
    ]);
    expect(automaticSheet(team(players), points, byRound(rounds([1, 4], asked)))).toEqual({ core: [1, 4], bench: [] });
    const needs = byRound(rounds([1, 4], asked), { minimums: { F: 0, D: 1, G: 1 } });
    expect(automaticSheet(team(players), points, needs)).toEqual({ core: [3, 4], bench: [] });
    // Without a pick there is no keeper, and no minimum requires one.
    const none = byRound(rounds([], asked), { minimums: { F: 1, D: 1, G: 1 } });
    expect(automaticSheet(team(players), points, none)).toEqual({ core: [], bench: [] });
    expect(sheetFaults(team(players), { core: [], bench: [] }, none)).toEqual([]);
  });

  test('of any team is legal, and every player on it costs exactly one pick that the team owns', () => {
    const one = fc.record({
      position: fc.constantFrom<Position>('F', 'D', 'G'),
      round: fc.integer({ min: 1, max: 8 }),
      points: fc.integer({ min: 0, max: 9 }),
      marked: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 9 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 9 }),
        fc.record({ F: fc.nat(3), D: fc.nat(2), G: fc.nat(1) }),
        fc.constantFrom('earlier' as const, 'later' as const),
        (people, picks, minimums, otherwise) => {
          const of = byRound(
            rounds(
              picks,
              people.map(({ round }, id) => [id, round] as const),
              otherwise,
            ),
            { minimums },
          );
          const owls = team(people.map(({ position }, id) => [id, position] as const));
          const points = new Map(people.map((player, id) => [id, player.points]));
          const automatic = automaticSheet(owls, points, of);
          expect(sheetFaults(owls, automatic, of)).toEqual([]);
          const wished = people.flatMap(({ marked }, id) => (marked ? [id] : []));
          const { sheet, costs, released, why } = finalSheet(owls, { core: wished, bench: [] }, points, of);
          expect([...costs.keys()].sort()).toEqual([...sheet.core].sort());
          expect(new Set([...costs.values()].map(({ id }) => id)).size).toBe(sheet.core.length);
          for (const cost of costs.values()) expect(of.rounds?.picks).toContain(cost);
          expect(released.length + sheet.core.length).toBe(people.length);
          const refused = sheetFaults(owls, { core: wished, bench: [] }, of);
          expect(why !== null).toBe(refused.length > 0);
          expect(refused.some(({ name }) => name === 'keeperPick')).toBe(!(of.rounds && affordable(wished, of.rounds)));
          for (const { fix } of refused) expect(fix).toBeTruthy();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('which of several picks goes', () => {
  test('the nearest, wherever it is in the list, and of equals the first', () => {
    expect(paid([1], rounds([5, 3], [[1, 6]]))).toEqual({ 1: 5 });
    expect(paid([1], rounds([3, 5], [[1, 6]]))).toEqual({ 1: 5 });
    expect(paid([1], rounds([9, 7], [[1, 6]], 'later'))).toEqual({ 1: 7 });
    expect(keeperCosts([1], rounds([5, 5], [[1, 5]])).get(1)?.id).toBe('p0');
  });

  test('by the number of the player, where two cost the same', () => {
    const both = rounds(
      [4, 5],
      [
        [1, 5],
        [2, 5],
      ],
    );
    expect(paid([1, 2], both)).toEqual({ 1: 5, 2: 4 });
    expect(paid([2, 1], both)).toEqual({ 1: 5, 2: 4 });
  });

  test('none for a player without a fitting pick, who takes none from the others', () => {
    expect(
      paid(
        [1, 2],
        rounds(
          [3],
          [
            [1, 2],
            [2, 3],
          ],
        ),
      ),
    ).toEqual({ 1: null, 2: 3 });
  });

  test('players with the most possible picks are the easiest to keep', () => {
    const asked = [
      [1, 3],
      [2, 9],
      [3, 9],
    ] as const;
    expect(easiest(rounds([], asked), [3, 4, 1, 2])).toEqual([2, 3, 1, 4]);
    expect(easiest(rounds([], asked, 'later'), [3, 2, 1, 4])).toEqual([4, 1, 2, 3]);
  });
});
