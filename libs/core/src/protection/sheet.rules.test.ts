import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from '../players/position.js';
import { charge } from '../teams/cap.rules.js';
import type { HeldPlayer, Place, TeamBooks } from '../teams/team.model.js';
import { automaticSheet, finalSheet, sheetFaults, sheetMinimums, sheetPlayers, sheetTotals, type SheetRules } from './sheet.rules.js';

const rules: SheetRules = { limit: 20, benchLimit: 6, benchSize: 2, minimums: { F: 2, D: 1, G: 1 } };
const player = (id: number, position: Position, capHit: number, place: Place = 'active', retainedByOthers = 0): HeldPlayer => ({
  id, name: `P${id}`, position, capHit, retainedByOthers, place, status: 'healthy', rookie: place === 'rookie',
});
const team = (players: HeldPlayer[]): TeamBooks => ({ teamId: 't', name: 'Owls', players, retained: 0, retainedContracts: 0 });
const owls = team([player(1, 'F', 9), player(2, 'F', 5), player(3, 'F', 2), player(4, 'D', 4), player(5, 'D', 1), player(6, 'G', 3, 'ir'), player(7, 'F', 4, 'rookie')]);
const names = (core: number[], bench: number[] = [], of = owls) => sheetFaults(of, { core, bench }, rules).map(({ name }) => name);
const points = new Map([[1, 90], [2, 60], [3, 20], [4, 40], [5, 30], [6, 50]]);

describe('a sheet', () => {
  test('is legal with the minimums in its core and both sums within their limits', () => {
    expect(names([1, 3, 4, 6])).toEqual([]);
    expect(names([1, 3, 4, 6], [2, 5])).toEqual([]);
  });

  test('is told every fault with figure, limit and what would mend it', () => {
    expect(sheetFaults(owls, { core: [1, 2, 4, 6], bench: [] }, rules)).toEqual([
      { name: 'protectionLimit', message: 'The core costs $21; the limit is $20.', figure: 21, limit: 20, fix: 'Take players off the core who cost $1 or more.' },
    ]);
    expect(names([1])).toEqual(['protectedForwards', 'protectedDefense', 'protectedGoalies']);
    expect(names([2, 3, 5, 6], [1])).toEqual(['protectionBench']);
    expect(names([2, 4, 6], [3, 5, 1])).toEqual(['protectionBench', 'protectionBenchSize', 'protectedForwards']);
  });

  test('counts players on injured reserve in full, and what others retain not at all', () => {
    expect(sheetTotals(owls, { core: [6], bench: [] }).core).toBe(3);
    expect(sheetTotals(team([player(1, 'F', 9, 'ir', 4)]), { core: [1], bench: [] }).core).toBe(5);
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
    expect(automaticSheet(dear, new Map([[1, 100], [2, 1]]), rules).core).toEqual([2, 3, 4, 5]);
  });

  test('is the same for the same team, whatever the order of its players', () => {
    const turned = team([...owls.players].reverse());
    expect(automaticSheet(turned, points, rules)).toEqual(automaticSheet(owls, points, rules));
  });

  const anyTeam = fc
    .array(fc.record({ position: fc.constantFrom<Position>('F', 'D', 'G'), capHit: fc.integer({ min: 1, max: 12 }), place: fc.constantFrom<Place>('active', 'active', 'ir', 'rookie') }), { maxLength: 9 })
    .map((players) => team(players.map(({ position, capHit, place }, index) => player(index + 1, position, capHit, place))));

  test('is legal wherever any legal sheet exists, and never breaks a limit', () => {
    fc.assert(
      fc.property(anyTeam, fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 9, maxLength: 9 }), (books, scores) => {
        const sheet = automaticSheet(books, new Map(scores.map((score, index) => [index + 1, score])), rules);
        const faults = sheetFaults(books, sheet, rules);
        expect(faults.filter(({ name }) => !name.startsWith('protectedF') && !name.startsWith('protectedD') && !name.startsWith('protectedG'))).toEqual([]);
        if (faults.length > 0) {
          // Even the cheapest way to meet the minimums is beyond the limit.
          const minimums = sheetMinimums(books, rules);
          const least = (['F', 'D', 'G'] as const).flatMap((position) => sheetPlayers(books).filter((one) => one.position === position).map(charge).sort((a, b) => a - b).slice(0, minimums[position]));
          expect(least.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(rules.limit);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('at the deadline', () => {
  test('a legal sheet stands, and who is not on it is released; the rookie bank is safe', () => {
    expect(finalSheet(owls, { core: [1, 3, 4, 6], bench: [5] }, points, rules)).toEqual({ sheet: { core: [1, 3, 4, 6], bench: [5] }, automatic: false, reason: null, released: [2] });
  });

  test('who has left the team since, or went to the rookie bank, leaves the sheet; the rest of it stands', () => {
    expect(finalSheet(owls, { core: [1, 3, 99, 4, 6, 7], bench: [98, 5] }, points, rules)).toEqual({ sheet: { core: [1, 3, 4, 6], bench: [5] }, automatic: false, reason: null, released: [2] });
  });

  test('a missing or illegal sheet becomes an automatic one, saying why', () => {
    expect(finalSheet(owls, null, points, rules)).toMatchObject({ automatic: true, reason: 'No sheet was handed in.' });
    expect(finalSheet(owls, { core: [1], bench: [] }, points, rules)).toMatchObject({ automatic: true, reason: 'The core has 1 forward; at least 2 are needed.' });
  });
});
