import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leagueFormDefaults, settingsFromForm, type LeagueForm } from '../../leagues/league.rules.js';
import { compensationFor, compensationRules, salaryLimitWith, type CompensationRules } from './compensation.rules.js';
import { compensationWords, rfaWords } from './rfa.words.en.js';
import * as fr from './rfa.words.fr.js';

const SEASON = '2026-27';
const RULES: CompensationRules = { cap: 100, type: 'rookie', rounds: 3 };
const settings = (form: Partial<LeagueForm>) =>
  settingsFromForm({ ...leagueFormDefaults('dynasty'), salaries: 'own', rfa: 'compensation', ...form });
const price = (salary: number, rules = RULES) =>
  compensationFor(salary, SEASON, rules).map(({ season, round }) => `${season === SEASON ? '' : 'later '}${round}`);

test('offers cost picks in leagues with the setting, of the rookie draft where there is one', () => {
  expect(compensationRules(settings({ rfa: 'refusal' }))).toBeNull();
  expect(compensationRules(settings({ salaries: 'nhl' }))).toBeNull();
  const general = { rookieDraftEnabled: false, general_draft_length: 5, salary_cap: 100 };
  expect(compensationRules(settings(general))).toEqual({ cap: 100, type: 'general', rounds: 5 });
  expect(compensationRules(settings({ rookieDraftEnabled: true, rookie_draft_length: 2 }))).toMatchObject({
    type: 'rookie',
    rounds: 2,
  });
});

test.each([
  [0, []],
  [1, []],
  [2, ['3']],
  [4, ['2']],
  [7, ['1']],
  [9, ['1']],
  [10, ['1', '2']],
  [12, ['1', '2', 'later 1']],
  [500, ['1', '2', 'later 1']],
])('a salary of %i %% of the cap costs the picks %j', (salary, picks) => {
  expect(price(salary)).toEqual(picks);
});

test('a draft with fewer rounds gives its last round, and each pick once', () => {
  expect(price(2, { ...RULES, rounds: 1 })).toEqual(['1']);
  expect(price(12, { ...RULES, rounds: 1 })).toEqual(['1', 'later 1']);
});

test('a higher salary never costs fewer rounds before its own step, and the limit is the highest step that can be paid', () => {
  const salaries = fc.integer({ min: 0, max: 200_000_000 });
  fc.assert(
    fc.property(salaries, fc.integer({ min: 1, max: 150_000_000 }), fc.subarray([1, 2, 3]), (salary, cap, held) => {
      const rules = { ...RULES, cap };
      const has = ({ season, round }: { season: string; round: number }) => season === SEASON && held.includes(round);
      const needed = compensationFor(salary, SEASON, rules);
      if (needed.every(has)) return;
      const limit = salaryLimitWith(salary, SEASON, rules, has);
      expect(limit).toBeLessThanOrEqual(salary);
      expect(limit).toBeGreaterThan(0);
      for (const lower of [limit - 1, Math.floor(limit / 2), 0])
        expect(compensationFor(lower, SEASON, rules).every(has)).toBe(true);
    }),
  );
});

test('the rulebook lists the steps in each language', () => {
  const league = settings({ rookieDraftEnabled: true, rookie_draft_length: 4 });
  expect(rfaWords(league)).toContain(
    'below 2 % none, from 2 % round 3, from 4 % round 2, from 7 % round 1, from 10 % round 1 and round 2, from 12 % round 1, round 2 and round 1 of the year after.',
  );
  expect(fr.rfaWords(league)).toContain('dès 2\u00A0%, un choix de 3e ronde; dès 4\u00A0%, un choix de 2e ronde');
  expect(rfaWords(settings({ rfa: 'refusal' }))).not.toContain('picks');
  expect(rfaWords(settings({ rookieDraftEnabled: true, rookie_draft_length: 1 }))).toContain(
    'below 2 % none, from 2 % round 1, from 12 % round 1 and round 1 of the year after.',
  );
  const picks = compensationFor(12, SEASON, RULES);
  expect(compensationWords(picks)).toBe(
    'the round 1 and round 2 picks of the 2026-27 rookie draft and the round 1 pick of the 2027-28 rookie draft',
  );
  expect(fr.compensationWords(picks)).toBe(
    'les choix de 1re et de 2e ronde du repêchage des recrues 2026-27 et le choix de 1re ronde du repêchage des recrues 2027-28',
  );
});
