import { expect, test } from '@jest/globals';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, settingsFromForm, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import { rulebook } from './rules.text.js';

const league = (form: LeagueForm, more: Partial<LeagueView> = {}): LeagueView => ({ ...settingsFromForm(form), league_id: 'x', league_name: 'Pond', league_type: form.league_type, phase: 'setup', current_season: '2025-26', time_zone: 'America/Toronto', rules_text: '', is_sample: false, version: 1, using_previous_contracts: false, ...more });
const text = (view: LeagueView) => rulebook(view).map((section) => [section.title, ...section.rules].join('\n')).join('\n');

test('the rulebook says the league’s own figures', () => {
  const rules = text(league({ ...leagueFormDefaults('dynasty'), salary_cap: 91_500_000, ir_slots: 1 }));
  expect(rules).toContain('The cap is $91,500,000.');
  expect(rules).toContain('1 injured-reserve place ');
  expect(rules).toContain('at most $47,000,000');
  expect(rules).toContain('waivers for 24 hours');
});

test('the rulebook leaves out or denies what is switched off', () => {
  const rules = text(league({ ...leagueFormDefaults('redraft'), retentionEnabled: false, ir_slots: 0 }, { waiver_hours: 0 }));
  expect(rules).not.toContain('Protection sheets');
  expect(rules).toContain('There is no rookie draft.');
  expect(rules).toContain('Salary cannot be retained in trades.');
  expect(rules).toContain('There is no injured reserve.');
  expect(rules).toContain('There are no waivers');
});
