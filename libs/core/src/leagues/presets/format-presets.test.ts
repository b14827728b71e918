import { expect, test } from '@jest/globals';
import { FORMAT_PRESET_KEYS, formatPresetOf, withFormatPreset } from './format-presets.js';
import { leagueFormDefaults } from '../league.rules.js';

test('a preset sets the format with what belongs to it, and nothing else', () => {
  const form = { ...leagueFormDefaults('dynasty'), num_teams: 6, playoff_teams: 0, matchup_median: true, ir_slots: 9 };
  expect(formatPresetOf(form)).toBe('table');
  const headToHead = withFormatPreset(form, 'head_to_head');
  expect(headToHead).toEqual({ ...form, format: 'h2h_points', playoff_teams: 4, matchup_median: false });
  const categories = withFormatPreset(headToHead, 'categories');
  expect(categories).toMatchObject({ format: 'h2h_each_category', category_goalies: 3, playoff_teams: 4 });
  expect(withFormatPreset(categories, 'table').format).toBe('points');
  for (const key of FORMAT_PRESET_KEYS) expect(formatPresetOf(withFormatPreset(form, key))).toBe(key);
  expect(formatPresetOf({ format: 'h2h_most_categories' })).toBeNull();
});
