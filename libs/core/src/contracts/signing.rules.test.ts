import { expect, test } from '@jest/globals';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { entrySalary, newSalary, signFor, signingRules, type Signing, type SigningRules } from './signing.rules.js';
import { signingWords } from './signing.words.js';

const MANAGERS = { salaries: 'own', contract_signing: 'managers', salary_minimum: 2, salary_step: 5 } as const;
const RULES: SigningRules = { salary: 'minimum', least: 1, most: 4, days: 7, years: 0, slots: 0, entrySeasons: 3 };
const SIGNING: Signing = {
  player: 'Ada Prov',
  team: 'Wolves',
  season: '2026-27',
  lastSeason: '2026-27',
  waits: true,
  others: ['2028-29', '2027-28', '2026-27', '2025-26'],
};
const sign = (years: number, rules: Partial<SigningRules> = {}, signing: Partial<Signing> = {}) =>
  signFor(years, { ...SIGNING, ...signing }, { ...RULES, ...rules });

test('managers sign where the league has its own salaries and lets them', () => {
  expect(signingRules({})).toBeNull();
  expect(signingRules({ salaries: 'own' })).toBeNull();
  expect(signingRules({ salaries: 'nhl', contract_signing: 'managers' })).toBeNull();
  expect(signingRules(MANAGERS)).toEqual(RULES);
  // The longest contract is never shorter than the shortest.
  expect(signingRules({ ...MANAGERS, sign_least: 3, sign_most: 2 })).toMatchObject({ least: 3, most: 3 });
});

test('a new player costs the minimum, or the NHL cap hit rounded up to the step', () => {
  expect(newSalary(MANAGERS, 11)).toBe(2);
  const nhl = { ...MANAGERS, sign_salary: 'nhl' } as const;
  expect([0, 1, 5, 11].map((hit) => newSalary(nhl, hit))).toEqual([2, 5, 5, 15]);
});

test('an entry-level salary falls by the round, never below the minimum', () => {
  const table = { ...MANAGERS, entry_salary: 10, entry_step: 3 };
  expect([1, 2, 3, 4].map((round) => entrySalary(table, round))).toEqual([10, 7, 4, 2]);
  expect(entrySalary(MANAGERS, 1)).toBe(2);
});

test('a length ends the contract with its last season, within the league’s limits', () => {
  expect(sign(1)).toEqual({ ok: true, value: '2026-27' });
  expect(sign(4)).toEqual({ ok: true, value: '2029-30' });
  expect(sign(5)).toMatchObject({ refusal: { name: 'contractYears', figure: 5, limit: 4 } });
  expect(sign(1, { least: 2 })).toMatchObject({ refusal: { name: 'contractYears', figure: 1, limit: 2 } });
  expect(sign(2, {}, { waits: false })).toMatchObject({ refusal: { name: 'notToSign' } });
});

test('the team’s contract years and long contracts are limits, which the shortest contract never meets', () => {
  // The other contracts have 3, 2 and 1 seasons left.
  expect(sign(3, { years: 9 }).ok).toBe(true);
  expect(sign(3, { years: 8 })).toMatchObject({ refusal: { name: 'teamYears', figure: 9, limit: 8 } });
  expect(sign(3, { years: 8 })).toMatchObject({ refusal: { fix: expect.stringContaining('2 seasons') } });
  expect(sign(1, { years: 1 }).ok).toBe(true);
  expect(sign(2, { slots: 3 }).ok).toBe(true);
  expect(sign(2, { slots: 2 })).toMatchObject({ refusal: { name: 'contractSlots', figure: 3, limit: 2 } });
  expect(sign(1, { slots: 1 }).ok).toBe(true);
});

test('the rulebook says who sets contracts, and how managers sign', () => {
  const words = (settings: object) => signingWords(settings as LeagueSettings);
  expect(words({ salaries: 'own' })).toBe('Commissioners set the contracts of players.');
  expect(words({ ...MANAGERS, contract_years: 30, contract_slots: 5 })).toBe(
    'A player whom a team adds or drafts gets a contract for the minimum salary. A player bought in an auction draft gets one for the price. The manager has 7 days to choose its length: 1 to 4 seasons. After that it is 1 season. A longer contract is refused when the seasons left in the team’s contracts would add up to more than 30. A team signs players beyond the season until it has 5 such contracts. A player of a rookie draft gets an entry-level contract of 3 seasons with the call-up: $2 in the first round and all others.',
  );
});
