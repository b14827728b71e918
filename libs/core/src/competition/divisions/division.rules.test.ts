import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDivisions, dealTeams, divisionCount } from './division.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';
const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const sizesOf = (dealt: ReadonlyMap<string, number>, count: number) =>
  Array.from({ length: count }, (_, index) => [...dealt.values()].filter((one) => one === index + 1).length);

describe('the number of divisions', () => {
  test('is none by default and without matchups, and leaves two teams for each', () => {
    expect(divisionCount({ format: 'h2h_points' }, 12)).toBe(0);
    expect(divisionCount({ format: 'points', divisions: 3 }, 12)).toBe(0);
    expect(divisionCount({ format: 'h2h_points', divisions: 1 }, 12)).toBe(0);
    expect(divisionCount({ format: 'h2h_points', divisions: 3 }, 12)).toBe(3);
    expect(divisionCount({ format: 'h2h_each_category', divisions: 8 }, 7)).toBe(3);
    expect(divisionCount({ format: 'h2h_points', divisions: 2 }, 3)).toBe(0);
  });
});

describe('the draw of divisions', () => {
  test('gives sizes that differ by one at most, and keeps teams where it can', () => {
    const known = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 24 });
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 24 }), fc.integer({ min: 2, max: 8 }), known, (count, most, before) => {
        const teams = teamsOf(count);
        const divisions = Math.min(most, Math.floor(count / 2));
        const set = new Map(before.slice(0, count).map((division, index) => [`T${index + 1}`, division]));
        const dealt = dealTeams(teams, divisions, set, SEED);
        const sizes = sizesOf(dealt, divisions);
        expect([...dealt.keys()].sort()).toEqual([...teams].sort());
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(dealTeams(teams, divisions, dealt, 'f'.repeat(32))).toEqual(dealt);
      }),
    );
  });

  test('puts new teams into the smallest divisions, and draws all where these cannot be equal', () => {
    const known = new Map([...teamsOf(5)].map((team, index) => [team, index < 3 ? 1 : 2]));
    const dealt = dealTeams(teamsOf(8), 2, known, SEED);
    expect([...known].every(([team, division]) => dealt.get(team) === division)).toBe(true);
    expect(sizesOf(dealt, 2)).toEqual([4, 4]);
    const all = new Map(teamsOf(6).map((team) => [team, 1] as const));
    expect(sizesOf(dealTeams(teamsOf(6), 2, all, SEED), 2)).toEqual([3, 3]);
  });
});

describe('divisions that a commissioner sets', () => {
  const teams = teamsOf(5).map((id) => ({ id, name: id }));
  const check = (sides: readonly (readonly string[])[], names: readonly (string | null)[] = []) => {
    const given = sides.map((ids, index) => ({ name: names[index] ?? null, team_ids: ids }));
    const result = checkDivisions(given, teams, 2);
    return result.ok ? 'ok' : result.refusal;
  };
  const halves = [
    ['T1', 'T2', 'T3'],
    ['T4', 'T5'],
  ];

  test('have each team once, and differ by one team at most', () => {
    expect(check(halves)).toBe('ok');
    expect(check(halves, ['East', null])).toBe('ok');
    expect(check(halves, ['East', 'EAST'])).toMatchObject({ name: 'divisionNamedTwice' });
    expect(check([teamsOf(5)])).toMatchObject({ name: 'divisionsMissing', figure: 1, limit: 2 });
    expect(check([teamsOf(4), ['T5']])).toMatchObject({ name: 'divisionsUneven', figure: 3, limit: 1 });
    expect(check([teamsOf(2), ['T4', 'T5']])).toMatchObject({ name: 'teamNotInOne', figure: 0, limit: 1 });
    expect(check([teamsOf(3), ['T4', 'T5', 'T9']])).toMatchObject({ name: 'strangerInDivision' });
  });
});
