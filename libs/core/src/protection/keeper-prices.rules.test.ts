import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Place, Position } from '../position.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { automaticSheet } from './automatic-sheet.rules.js';
import type { KeeperPrices } from './keeper-prices.rules.js';
import { sheetFaults, sheetPlayers, sheetTotals, type SheetRules } from './sheet.rules.js';

const man = (id: number, position: Position = 'F', place: Place = 'active'): HeldPlayer => ({
  id,
  name: `P${id}`,
  position,
  capHit: 1_000_000,
  retainedByOthers: 0,
  place,
  status: 'healthy',
  rookie: place === 'rookie',
});
const teamOf = (players: HeldPlayer[]): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players,
  retained: 0,
  retainedContracts: 0,
});
const owls = teamOf([man(1), man(2), man(3, 'D'), man(4, 'G', 'ir')]);
const PRICES: KeeperPrices = {
  of: new Map([
    [1, 12],
    [2, 5],
    [3, 1],
    [4, 3],
  ]),
  budget: 20,
  minimum: 1,
  rounds: 5,
  rosterSize: 5,
  injured: new Set([4]),
};
const LIMITS = { limit: 0, benchLimit: 0, benchSize: 0, minimums: { F: 0, D: 0, G: 0 } };
const byNumber: SheetRules = {
  ...LIMITS,
  kind: 'number',
  most: { keepers: 4, F: null, D: null, G: null },
  prices: PRICES,
};
const inDollars: SheetRules = { ...LIMITS, kind: 'dollars', limit: 17, benchLimit: 3, benchSize: 2, prices: PRICES };

describe('keepers with prices of an auction', () => {
  test('leave the opening bid for every open place', () => {
    expect(sheetFaults(owls, { core: [1, 2], bench: [] }, byNumber)).toEqual([]);
    expect(sheetFaults(owls, { core: [1, 2, 3], bench: [] }, byNumber)).toEqual([]);
    expect(sheetFaults(owls, { core: [1, 2, 4], bench: [] }, byNumber)).toMatchObject([
      {
        name: 'keeperBudget',
        message: 'The keepers cost $20 of the auction’s $20, and the 3 open places need $3.',
        fix: 'Release a dearer player, or several: the sheet is $3 over the budget.',
        figure: 20,
        limit: 17,
      },
    ]);
  });

  test('a sheet in dollars counts prices, not cap hits', () => {
    expect(sheetTotals(owls, { core: [1, 2], bench: [4] }, inDollars)).toMatchObject({ core: 17, bench: 3 });
    expect(sheetFaults(owls, { core: [1, 2], bench: [] }, inDollars)).toEqual([]);
    expect(sheetFaults(owls, { core: [1, 2, 3], bench: [] }, inDollars).map(({ name }) => name)).toEqual([
      'protectionLimit',
    ]);
  });

  test('a minimum asks for no more players than the budget pays for', () => {
    const minimums = { F: 2, D: 1, G: 1 };
    const sheet = automaticSheet(owls, new Map(), { ...byNumber, minimums });
    expect(sheetFaults(owls, sheet, { ...byNumber, minimums })).toEqual([]);
  });

  test('with any prices the automatic sheet is legal, and nobody else could be kept by number', () => {
    const anybody = fc.record({
      position: fc.constantFrom('F' as const, 'D' as const, 'G' as const),
      place: fc.constantFrom('active' as const, 'ir' as const, 'rookie' as const),
      points: fc.integer({ min: 0, max: 50 }),
      price: fc.integer({ min: 0, max: 40 }),
    });
    const least = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(
        fc.array(anybody, { maxLength: 14 }),
        fc.record({ F: least, D: least, G: least }),
        fc.record({
          minimum: fc.integer({ min: 1, max: 4 }),
          rounds: fc.integer({ min: 1, max: 8 }),
          rosterSize: fc.integer({ min: 6, max: 10 }),
          extra: fc.integer({ min: 0, max: 60 }),
          limit: fc.integer({ min: 0, max: 80 }),
        }),
        fc.boolean(),
        (men, minimums, { minimum, rounds, rosterSize, extra, limit }, dollars) => {
          const team = teamOf(men.map(({ position, place }, index) => man(index + 1, position, place)));
          const prices: KeeperPrices = {
            of: new Map(men.map(({ price }, index) => [index + 1, Math.max(minimum, price)])),
            budget: minimum * rounds + extra,
            minimum,
            rounds,
            rosterSize,
            injured: new Set(team.players.filter(({ place }) => place === 'ir').map(({ id }) => id)),
          };
          const rules: SheetRules = dollars
            ? { ...inDollars, limit, benchLimit: limit / 4, minimums, prices }
            : { ...byNumber, most: { keepers: 20, F: null, D: null, G: null }, minimums, prices };
          const scores = new Map(men.map(({ points }, index) => [index + 1, points]));
          const sheet = automaticSheet(team, scores, rules);
          const faults = sheetFaults(team, sheet, rules);
          expect(faults.filter(({ name }) => !dollars || !name.startsWith('protected'))).toEqual([]);
          const others = sheetPlayers(team).filter(({ id }) => !sheet.core.includes(id));
          if (!dollars)
            for (const { id } of others)
              expect(sheetFaults(team, { core: [...sheet.core, id], bench: [] }, rules)).not.toEqual([]);
        },
      ),
    );
  });
});
