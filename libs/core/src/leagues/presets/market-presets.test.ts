import { expect, test } from '@jest/globals';
import { validateLeagueForm } from '../form.rules.js';
import { leagueFormDefaults } from '../league.rules.js';
import { marketPresetOf, withMarketPreset } from './market-presets.js';

test('the auction dynasty with contracts can be created as it is, and taken back', () => {
  const form = leagueFormDefaults('dynasty', 'Pond Kings');
  expect(marketPresetOf(form)).toBe('nhl');
  const contracts = withMarketPreset(form, 'contracts');
  expect(marketPresetOf(contracts)).toBe('contracts');
  expect(validateLeagueForm(contracts)).toEqual({});
  expect(contracts).toMatchObject({ salaries: 'own', contract_signing: 'managers', draft_form: 'auction' });
  expect(marketPresetOf({ ...contracts, salary_cap: 300 })).toBeNull();
  expect(withMarketPreset(contracts, 'nhl')).toEqual(form);
});

test('the pool of Quebec can be created as it is, and changed to another preset', () => {
  const form = leagueFormDefaults('dynasty', 'Pool du vendredi');
  const pool = withMarketPreset(form, 'quebec');
  expect(marketPresetOf(pool)).toBe('quebec');
  expect(validateLeagueForm(pool)).toEqual({});
  expect(pool).toMatchObject({ keeper_kind: 'number', keepers: 10, rookie_bank_size: 10, salaries: 'nhl' });
  expect(marketPresetOf({ ...pool, keepers: 8 })).toBe('nhl');
  const contracts = withMarketPreset(pool, 'contracts');
  expect(contracts).toEqual(withMarketPreset(form, 'contracts'));
  expect(withMarketPreset(contracts, 'quebec')).toEqual(pool);
  expect(withMarketPreset(pool, 'nhl')).toEqual(form);
});
