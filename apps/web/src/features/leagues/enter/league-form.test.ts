import { describe, expect, test } from '@jest/globals';
import { withMarketPreset } from '@crease/core/leagues/presets/market-presets.js';
import { leagueFormDefaults, leagueFormZeroed } from '@crease/core/leagues/league.rules.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import {
  createLeagueBody,
  marketOf,
  startForm,
  withField,
  withMarket,
  withRecommended,
  withType,
} from './league-form.store.js';
import * as t from './enter.words.en.js';

describe('the form of a new league', () => {
  test('begins as a dynasty league with recommended settings', () => {
    expect(startForm()).toEqual({
      form: leagueFormDefaults('dynasty'),
      recommended: true,
      sample: false,
      points: 'standard',
    });
  });

  test('goes to the other type’s defaults and keeps the name', () => {
    const named = withField(withField(startForm(), 'league_name', 'Pond Kings'), 'num_teams', 8);
    expect(withType(named, 'redraft').form).toEqual(leagueFormDefaults('redraft', 'Pond Kings'));
  });

  test('is emptied by switching recommended settings off, and stays empty in the other type', () => {
    const off = withRecommended(withField(startForm(), 'league_name', 'Pond Kings'), false);
    expect(off.form).toEqual(leagueFormZeroed('dynasty', 'Pond Kings'));
    expect(withType(off, 'redraft').form).toEqual(leagueFormZeroed('redraft', 'Pond Kings'));
    expect(Object.keys(validateLeagueForm(off.form)).length).toBeGreaterThan(3);
  });

  test('has no protection sheets by default with salaries of its own, and keeps them when switched on', () => {
    const own = withField(startForm(), 'salaries', 'own');
    expect(own.form.protectionSheetsEnabled).toBe(false);
    expect(withField(own, 'protectionSheetsEnabled', true).form).toMatchObject({
      salaries: 'own',
      protectionSheetsEnabled: true,
    });
    expect(withField(own, 'salaries', 'nhl').form).toEqual(startForm().form);
  });

  test('offers the pool of Quebec with its points, which other presets give up', () => {
    const pool = { ...startForm(), ...withMarket(startForm(), 'quebec') };
    expect(marketOf(pool)).toBe('quebec');
    const body = createLeagueBody(pool.form, 'u1', '2026-27', undefined, pool.points);
    expect(body).toMatchObject({ scoring: PRESETS.quebec.scoring, keeper_kind: 'number', keepers: 10 });
    expect(marketOf({ ...pool, points: 'yahoo' })).toBeNull();
    expect(withMarket(pool, 'nhl')).toEqual({ form: startForm().form, points: 'standard' });
    expect(withRecommended(pool, true).form).toEqual(pool.form);
  });

  test('keeps the preset of contracts when recommended settings are switched on again', () => {
    const start = startForm();
    const contracts = { ...start, form: withMarketPreset(start.form, 'contracts') };
    expect(withRecommended(contracts, true).form).toEqual(contracts.form);
    expect(withType(contracts, 'redraft').form.salaries).toBe('nhl');
  });

  test('is filled again by switching them on', () => {
    const changed = withField(withRecommended(startForm(), false), 'salary_cap', 5);
    expect(withRecommended(changed, true).form).toEqual(leagueFormDefaults('dynasty'));
  });

  test('sends the fields of a disabled feature as null, and the bank size as itself', () => {
    const on = createLeagueBody(
      { ...leagueFormDefaults('dynasty', '  Pond Kings '), rookie_bank_size: 7 },
      'u1',
      '2025-26',
    );
    expect(on).toMatchObject({
      league_name: 'Pond Kings',
      commissioner_id: 'u1',
      current_year: '2025-26',
      rookie_bank_size: 7,
      rookie_draft_startup_length: 10,
    });
    const off = createLeagueBody(
      { ...leagueFormDefaults('dynasty', 'X'), rookieDraftEnabled: false, retentionEnabled: false },
      'u1',
      '2025-26',
    );
    expect(off).toMatchObject({
      rookie_draft_length: null,
      rookie_bank_size: null,
      max_retention_perc: null,
      retention_slots: null,
      protection_sheet_limit: 47_000_000,
    });
    expect(createLeagueBody(leagueFormDefaults('redraft', 'X'), 'u1', '2025-26')).toMatchObject({
      general_draft_startup_length: null,
      protectionSheetsEnabled: false,
      rookieDraftEnabled: false,
    });
  });
});

test('counts of one are said in the singular', () => {
  expect(`${t.managersInvited({ count: 1 })} ${t.playersCameAlong({ count: 1 })}`).toBe(
    '1 manager is invited. 1 player was imported.',
  );
  expect(t.archiveHolds({ rows: 1, players: 1, pictures: 1 })).toBe('1 row, 1 player known here, 1 picture.');
});
