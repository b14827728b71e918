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
