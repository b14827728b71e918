import { draftRounds } from './drafts/draft.table.js';
import { LINEUP_KEYS } from './lineup.rules.js';
import { describe, expect, it } from '@jest/globals';
import { messageWords } from '../messages/messages.js';
import {
  completeForm,
  LEAGUE_PHASES,
  leagueFormDefaults,
  leagueFormZeroed,
  seasonsAhead,
  settingsFromForm,
  type LeagueForm,
} from './league.rules.js';
import { validateLeagueForm } from './form.rules.js';
import { leagueView } from './league.answers.js';
import { createLeagueSchema } from './league.schema.js';
import { SETTINGS } from './settings.table.js';
import {
  defaultOf,
  FORM_KEYS,
  isFigure,
  rowOf,
  SETTING_KEYS,
  stateOf,
  switchOf,
  type LeagueSettings,
  type SettingKey,
} from './settings.values.js';
import { FARM } from './settings/farm.settings.js';

const dynasty = (more: Partial<LeagueForm> = {}): LeagueForm => ({
  ...leagueFormDefaults('dynasty', 'The Rink'),
  ...more,
});
const redraft = (more: Partial<LeagueForm> = {}): LeagueForm => ({
  ...leagueFormDefaults('redraft', 'The Rink'),
  ...more,
});

describe('recommended settings on', () => {
  it('are the recommended ones for a dynasty league', () => {
    expect(leagueFormDefaults('dynasty')).toMatchObject({
      league_name: '',
      league_type: 'dynasty',
      num_teams: 12,
      salary_cap: 88_000_000,
      max_roster_size: 25,
      min_forwards: 9,
      min_defense: 5,
      min_goalies: 2,
      ir_slots: 3,
      maxPickupsPerWeek: 1,
      faTradesAllowed: true,
      general_draft_length: 10,
      general_draft_startup_length: 20,
      rookieDraftEnabled: true,
      rookie_draft_length: 4,
      rookie_draft_startup_length: 10,
      rookie_bank_size: 10,
      retentionEnabled: true,
      max_retention_perc: 25,
      retention_slots: 1,
      protectionSheetsEnabled: true,
      protection_sheet_limit: 47_000_000,
      protection_sheet_bench: 5_000_000,
      min_forwards_protected: 5,
      min_defense_protected: 3,
      min_goalies_protected: 1,
      protection_bench_size: 6,
      draftPickTradesAllowed: true,
    });
  });

  it('are, for a re-draft league, without protection sheets, rookie draft and startup, and with 20 rounds', () => {
    expect(leagueFormDefaults('redraft')).toEqual({
      ...leagueFormDefaults('dynasty'),
      league_type: 'redraft',
      general_draft_length: 20,
      general_draft_startup_length: null,
      rookieDraftEnabled: false,
      rookies_drafted: null,
      rookie_draft_length: null,
      rookie_draft_startup_length: null,
      rookie_bank_size: null,
      ...Object.fromEntries(
        Object.keys(FARM).map((key) => [key, key === 'farmOnCap' || key === 'farmCallUpAlone' ? false : null]),
      ),
      class_rounds: null,
      class_years: null,
      class_order: null,
      steal_order: null,
      expansion_rounds: null,
      expansion_protected: null,
      expansion_most_lost: null,
      steal_rounds: null,
      steal_protected: null,
      steal_most_lost: null,
      nhl_contract_end: null,
      rfa: null,
      ufa_days: null,
      protectionSheetsEnabled: false,
      keeper_kind: null,
      keepers: null,
      keeper_cost: null,
      keeper_step: null,
      keeper_raise: null,
      keeper_undrafted: null,
      keeper_otherwise: null,
      keeper_closed_rounds: null,
      keepers_ir: null,
      keepers_more: null,
      keepers_places: null,
      keeper_forwards: null,
      keeper_defense: null,
      keeper_goalies: null,
      keeper_years: null,
      keeper_years_total: null,
      protection_sheet_limit: null,
      protection_sheet_bench: null,
      min_forwards_protected: null,
      min_defense_protected: null,
      min_goalies_protected: null,
      protection_bench_size: null,
      draftPickTradesAllowed: false,
      pick_seasons: null,
    });
  });

  it.each(['dynasty', 'redraft'] as const)('make a %s league that can be played as soon as it has a name', (type) => {
    expect(validateLeagueForm(leagueFormDefaults(type))).toEqual({ league_name: 'Give your league a name.' });
    expect(validateLeagueForm(leagueFormDefaults(type, 'The Rink'))).toEqual({});
  });

  it('keep the name that was typed', () => {
    expect(leagueFormDefaults('redraft', 'The Rink').league_name).toBe('The Rink');
    expect(leagueFormZeroed('dynasty', 'The Rink').league_name).toBe('The Rink');
  });
});

/**
 * Numbers that recommended settings off does not set to 0. Without rookie limits every player would be a rookie, and a
 * league without play-offs does not show the length of their rounds.
 */
const STAYS: Readonly<Record<string, number>> = {
  pick_seasons: 3,
  rookie_age: 26,
  rookie_season_games: 25,
  rookie_season_games_goalies: 25,
  rookie_two_season_games: 6,
  farm_call_up_days: 7,
  keepers_places: 4,
  playoff_periods: 1,
};

describe('recommended settings off', () => {
  it('put every number of a dynasty league to 0, retention off and the other switches on', () => {
    const form = leagueFormZeroed('dynasty');
    for (const [field, value] of Object.entries(form))
      if (typeof value === 'number') expect([field, value]).toEqual([field, STAYS[field] ?? 0]);
    expect(Object.values(form)).not.toContain(null);
    expect(form).toMatchObject({
      protectionSheetsEnabled: true,
      rookieDraftEnabled: true,
      draftPickTradesAllowed: true,
      faTradesAllowed: true,
      retentionEnabled: false,
    });
  });

  it('put the numbers of a re-draft league to 0, and those that only a dynasty league has to null', () => {
    const form = leagueFormZeroed('redraft');
    const empty = Object.entries(form)
      .filter(([, value]) => value === null)
      .map(([field]) => field);
    const without = Object.entries(leagueFormDefaults('redraft'))
      .filter(([, value]) => value === null)
      .map(([field]) => field);
    expect(empty).toEqual(without);
    for (const [field, value] of Object.entries(form))
      if (typeof value === 'number') expect([field, value]).toEqual([field, STAYS[field] ?? 0]);
    expect(form).toMatchObject({
      faTradesAllowed: true,
      retentionEnabled: false,
      protectionSheetsEnabled: false,
      rookieDraftEnabled: false,
      draftPickTradesAllowed: false,
    });
  });

  it('are no league yet: every field that must be more says so', () => {
    expect(validateLeagueForm(leagueFormZeroed('dynasty', 'The Rink'))).toEqual({
      num_teams: 'A league has 2 to 32 teams.',
      salary_cap: 'The salary cap must be above $0.',
      max_roster_size: 'A roster needs at least 1 player.',
      general_draft_length: 'The general draft needs at least 1 round.',
      general_draft_startup_length: 'The startup draft needs at least 1 round.',
      rookie_draft_length: 'The rookie draft needs at least 1 round, or switch it off.',
      rookie_bank_size: 'The rookie bank needs at least 1 place, or switch the rookie draft off.',
      protection_sheet_limit: 'The protection limit must be above $0, or switch protection sheets off.',
    });
    expect(Object.keys(validateLeagueForm(leagueFormZeroed('redraft', 'The Rink')))).toEqual([
      'num_teams',
      'salary_cap',
      'max_roster_size',
      'general_draft_length',
    ]);
  });
});

describe('a league that cannot be played is refused field by field', () => {
  it.each<[string, Partial<LeagueForm>, Partial<Record<keyof LeagueForm, string>>]>([
    ['no name', { league_name: '   ' }, { league_name: 'Give your league a name.' }],
    ['a very long name', { league_name: 'x'.repeat(61) }, { league_name: 'A league name has at most 60 characters.' }],
    ['one team', { num_teams: 1 }, { num_teams: 'A league has 2 to 32 teams.' }],
    ['33 teams', { num_teams: 33 }, { num_teams: 'A league has 2 to 32 teams.' }],
    ['no cap', { salary_cap: 0 }, { salary_cap: 'The salary cap must be above $0.' }],
    [
      'a floor above the cap',
      { cap_floor: 89_000_000 },
      { cap_floor: 'The cap floor ($89,000,000) is above the salary cap ($88,000,000).' },
    ],
    [
      'a trade deadline in summer',
      { trade_deadline: '08-01' },
      { trade_deadline: 'A trade deadline lies between October 1 and June 30.' },
    ],
    [
      'a line-up that begins on no day',
      { lineups: 'month', lineup_dates: ' ' },
      { lineup_dates: 'Name at least one day of the month, as in 1, 10, 20.' },
    ],
    [
      'a line-up that begins on a 32nd',
      { lineups: 'month', lineup_dates: '1, 32' },
      { lineup_dates: 'Write days of the month from 1 to 31, as in 1, 10, 20.' },
    ],
    [
      'a cap beyond a billion',
      { salary_cap: 1_000_000_001 },
      { salary_cap: 'The salary cap can be at most $1,000,000,000.' },
    ],
    [
      'a roster below its minimums',
      { max_roster_size: 15 },
      { max_roster_size: 'The roster must hold the position minimums: 16 players.' },
    ],
    ['a roster of 101', { max_roster_size: 101 }, { max_roster_size: 'A roster has at most 100 players.' }],
    ['101 IR slots', { ir_slots: 101 }, { ir_slots: 'At most 100 injured-reserve slots.' }],
    ['51 pickups', { maxPickupsPerWeek: 51 }, { maxPickupsPerWeek: 'At most 50 pickups per week.' }],
    [
      'no draft round',
      { general_draft_length: 0 },
      { general_draft_length: 'The general draft needs at least 1 round.' },
    ],
    ['61 rounds', { general_draft_length: 61 }, { general_draft_length: 'A draft has at most 60 rounds.' }],
    [
      'no startup round',
      { general_draft_startup_length: 0 },
      { general_draft_startup_length: 'The startup draft needs at least 1 round.' },
    ],
    [
      'an empty rookie bank',
      { rookie_bank_size: 0 },
      { rookie_bank_size: 'The rookie bank needs at least 1 place, or switch the rookie draft off.' },
    ],
    [
      'retention of 51 %',
      { max_retention_perc: 51 },
      { max_retention_perc: 'At most 50 % of a salary can be retained.' },
    ],
    [
      'retention of nothing',
      { max_retention_perc: 0 },
      { max_retention_perc: 'Allow at least 1 %, or switch retention off.' },
    ],
    [
      'retention of no contract',
      { retention_slots: 0 },
      { retention_slots: 'Allow at least 1 retained contract, or switch retention off.' },
    ],
    [
      'more protected than the roster holds',
      { min_forwards_protected: 22 },
      { min_forwards_protected: 'The protected minimums (26) are more than the roster holds (25).' },
    ],
    [
      'a protection limit of nothing',
      { protection_sheet_limit: 0 },
      { protection_sheet_limit: 'The protection limit must be above $0, or switch protection sheets off.' },
    ],
    ['101 retained contracts', { retention_slots: 101 }, { retention_slots: 'At most 100 retained contracts.' }],
    [
      'a rookie bank of 101',
      { rookie_bank_size: 101 },
      { rookie_bank_size: 'The rookie bank has at most 100 places.' },
    ],
    [
      'a bench of 101 protected',
      { protection_bench_size: 101 },
      { protection_bench_size: 'The protection bench has at most 100 places.' },
    ],
    [
      '61 startup rounds',
      { general_draft_startup_length: 61 },
      { general_draft_startup_length: 'A draft has at most 60 rounds.' },
    ],
    ['61 rookie rounds', { rookie_draft_length: 61 }, { rookie_draft_length: 'A draft has at most 60 rounds.' }],
    [
      '61 rookie startup rounds',
      { rookie_draft_startup_length: 61 },
      { rookie_draft_startup_length: 'A draft has at most 60 rounds.' },
    ],
    [
      'no rookie round',
      { rookie_draft_length: 0 },
      { rookie_draft_length: 'The rookie draft needs at least 1 round, or switch it off.' },
    ],
    [
      'figures left empty',
      {
        general_draft_startup_length: null,
        rookie_draft_length: null,
        rookie_bank_size: null,
        protection_sheet_limit: null,
      },
      {
        general_draft_startup_length: 'The startup draft needs at least 1 round.',
        rookie_draft_length: 'The rookie draft needs at least 1 round, or switch it off.',
        rookie_bank_size: 'The rookie bank needs at least 1 place, or switch the rookie draft off.',
        protection_sheet_limit: 'The protection limit must be above $0, or switch protection sheets off.',
      },
    ],
    [
      'each protected minimum counted',
      { min_forwards_protected: 9, min_defense_protected: 9, min_goalies_protected: 8 },
      { min_forwards_protected: 'The protected minimums (26) are more than the roster holds (25).' },
    ],
    [
      'each roster minimum counted',
      { min_forwards: 9, min_defense: 9, min_goalies: 8, general_draft_startup_length: 26 },
      { max_roster_size: 'The roster must hold the position minimums: 26 players.' },
    ],
    [
      'a sheet that keeps fewer than its minimums',
      { keeper_kind: 'number', keepers: 8 },
      { keepers: 'The protected minimums (9) are more than the sheet keeps (8).' },
    ],
    [
      'fewer forwards on a sheet than must be protected',
      { keeper_kind: 'number', keeper_forwards: 4 },
      { keeper_forwards: 'At least 5 forwards must be protected, and at most 4 can be.' },
    ],
    [
      'a cap of games without places',
      { season_games_cap: 82, min_forwards: 0, min_defense: 0 },
      {
        lineups: 'A cap of games needs places of skaters. Turn on line-ups, or set a minimum of skaters on a roster.',
      },
    ],
    [
      'a cap of games for places that the line-up lacks',
      { season_goalie_games_cap: 82, lineups: 'day', lineup_g: 0 },
      {
        season_goalie_games_cap:
          'A cap of games needs places of goalies, and the line-up has none. Add such a place, or set the cap to 0.',
      },
    ],
    [
      'an order of a rookie draft that is not held',
      { rookies_drafted: 'general', steal_rounds: 1, steal_order: 'rookie' },
      {
        steal_order:
          'This league has no rookie draft whose order could count. Choose another order, or hold a rookie draft.',
      },
    ],
    [
      'an order of a lottery that is off',
      { class_rounds: 1, class_order: 'lottery', lottery_teams: 0 },
      {
        class_order: 'The league has no lottery. Choose another order, or set at least 2 teams in the lottery.',
      },
    ],
    ['half a team', { num_teams: 2.5 }, { num_teams: 'Enter a whole number, 0 or more.' }],
    ['a negative minimum', { min_goalies: -1 }, { min_goalies: 'Enter a whole number, 0 or more.' }],
    ['no number', { ir_slots: Number.NaN }, { ir_slots: 'Enter a whole number, 0 or more.' }],
  ])('with %s', (_, more, errors) => {
    expect(validateLeagueForm(dynasty(more))).toEqual(errors);
  });

  it.each<[string, Partial<LeagueForm>]>([
    ['2 teams', { num_teams: 2 }],
    ['32 teams', { num_teams: 32 }],
    ['a roster that holds just the minimums', { max_roster_size: 16 }],
    ['a cap of games with line-ups', { season_games_cap: 82, lineups: 'day', min_forwards: 0, min_defense: 0 }],
    ['no minimums at all', { min_forwards: 0, min_defense: 0, min_goalies: 0 }],
    ['no IR slots and no pickups', { ir_slots: 0, maxPickupsPerWeek: 0 }],
    ['half of a salary retained', { max_retention_perc: 50 }],
    ['a name of one letter', { league_name: ' x ' }],
    ['a name of 60 letters, spaces around it aside', { league_name: ` ${'x'.repeat(60)} ` }],
    ['a cap of one dollar without minimums', { salary_cap: 1, min_forwards: 0, min_defense: 0, min_goalies: 0 }],
    ['a cap that just pays the minimums', { salary_cap: 16 * 775_000 }],
    ['a cap of a billion', { salary_cap: 1_000_000_000 }],
    [
      'a roster of one',
      {
        max_roster_size: 1,
        min_forwards: 0,
        min_defense: 0,
        min_goalies: 1,
        min_forwards_protected: 0,
        min_defense_protected: 0,
      },
    ],
    ['a roster of 100', { max_roster_size: 100 }],
    ['100 IR slots', { ir_slots: 100 }],
    ['50 pickups', { maxPickupsPerWeek: 50 }],
    [
      'one round in each draft',
      {
        general_draft_length: 1,
        general_draft_startup_length: 1,
        rookie_draft_length: 1,
        min_forwards: 1,
        min_defense: 0,
        min_goalies: 0,
      },
    ],
    [
      '60 rounds in each draft',
      {
        general_draft_length: 60,
        general_draft_startup_length: 60,
        rookie_draft_length: 60,
        rookie_draft_startup_length: 60,
      },
    ],
    ['a rookie bank of one', { rookie_bank_size: 1 }],
    ['a rookie bank of 100', { rookie_bank_size: 100 }],
    ['one percent retained', { max_retention_perc: 1 }],
    ['one retained contract', { retention_slots: 1 }],
    ['100 retained contracts', { retention_slots: 100 }],
    ['a protection limit of one dollar', { protection_sheet_limit: 1 }],
    ['as many protected as the roster holds', { min_forwards_protected: 21 }],
    ['a bench of 100 protected', { protection_bench_size: 100 }],
    ['a sheet that keeps just its minimums', { keeper_kind: 'number', keepers: 9 }],
    ['as many forwards on a sheet as must be protected', { keeper_kind: 'number', keeper_forwards: 5 }],
    ['any number of forwards on a sheet', { keeper_kind: 'number', keeper_forwards: 0 }],
    ['limits of a sheet by number on one by dollars', { keeper_kind: 'dollars', keepers: 1, keeper_forwards: 1 }],
    ['a line-up without dates of its own', { lineups: 'month', lineup_dates: undefined }],
    ['a floor that is the cap', { cap_floor: 88_000_000 }],
    ['an order of a draft that is not held', { steal_order: 'lottery', lottery_teams: 0 }],
    ['no startup rookie draft', { rookie_draft_startup_length: 0 }],
    ['no bench of protected players', { protection_bench_size: 0, protection_sheet_bench: 0 }],
  ])('but not with %s', (_, more) => {
    expect(validateLeagueForm(dynasty(more))).toEqual({});
  });

  it('but not for a figure of a feature that is off: nobody sees it, and it is not kept', () => {
    expect(
      validateLeagueForm(dynasty({ rookieDraftEnabled: false, rookie_bank_size: 2.5, rookie_draft_length: -1 })),
    ).toEqual({});
    expect(
      validateLeagueForm(dynasty({ retentionEnabled: false, max_retention_perc: 99, retention_slots: 0.5 })),
    ).toEqual({});
    expect(
      validateLeagueForm(
        dynasty({ protectionSheetsEnabled: false, min_forwards_protected: 99, protection_sheet_limit: -1 }),
      ),
    ).toEqual({});
    expect(validateLeagueForm(redraft({ general_draft_startup_length: -3 }))).toEqual({});
    const over = {
      general_draft_startup_length: 61,
      rookieDraftEnabled: true,
      rookie_draft_length: 61,
      rookie_draft_startup_length: 61,
      rookie_bank_size: 101,
      protectionSheetsEnabled: true,
      protection_sheet_limit: 0,
      min_forwards_protected: 99,
      protection_bench_size: 101,
    };
    expect(validateLeagueForm(redraft(over))).toEqual({});
    expect(
      validateLeagueForm(
        dynasty({
          ...over,
          general_draft_startup_length: 20,
          rookieDraftEnabled: false,
          protectionSheetsEnabled: false,
        }),
      ),
    ).toEqual({});
    expect(
      validateLeagueForm(dynasty({ retentionEnabled: false, max_retention_perc: 0, retention_slots: 101 })),
    ).toEqual({});
  });
});

describe('the settings of a league', () => {
  it('are the form without name and type', () => {
    const { league_name: _name, league_type: _type, ...rest } = dynasty();
    const byNumber = {
      keepers: null,
      keepers_more: null,
      keepers_places: null,
      keeper_forwards: null,
      keeper_defense: null,
      keeper_goalies: null,
    };
    const byRound = {
      keeper_cost: null,
      keeper_step: null,
      keeper_closed_rounds: null,
      keeper_raise: null,
      keeper_undrafted: null,
      keeper_otherwise: null,
    };
    const matchups = {
      adds_period: null,
      adds_high: null,
      goalie_starts_period: null,
      period_games_cap: null,
      period_limits: null,
      matchup_median: false,
      matchup_double: false,
      matchup_odd: null,
      matchup_record: null,
      matchup_order: null,
      matchup_corrections: null,
      matchup_chances: false,
      matchup_ties: null,
      divisions: null,
      playoff_division_winners: false,
      matchup_days: null,
      matchup_split: null,
      matchup_weekday: null,
      matchup_short_weeks: null,
      playoff_teams: null,
      playoff_reseed: false,
      salary_minimum: null,
      salary_step: null,
      cut_present: null,
      cut_later: null,
      contract_signing: null,
      sign_salary: null,
      rfa: null,
      rfa_days: null,
      rfa_match_hours: null,
      ufa_days: null,
      sign_least: null,
      sign_most: null,
      sign_days: null,
      contract_years: null,
      contract_slots: null,
      entry_seasons: null,
      entry_salary: null,
      entry_step: null,
      slot_salary: null,
      slot_step: null,
      slot_seasons: null,
      playoff_third: true,
      playoff_losers_pick: false,
      playoff_losers_first: false,
      playoff_consolation: 'consolation',
      playoff_out: 'closed',
    };
    const categories = {
      categories: null,
      category_goalies: null,
      category_goalies_below: null,
      roto_goalies: null,
      roto_ties: null,
      games_cap: null,
      goalie_games_cap: null,
    };
    const bids = {
      bid_funds: null,
      bid_budget: null,
      bid_days: null,
      bid_first_come: false,
      bid_losers: false,
      bid_minimum: null,
      bid_price: null,
      bid_ties: null,
      bid_trades: false,
      lot_end: null,
      lot_hours: null,
      lot_nominations: null,
      lot_quiet: null,
    };
    const placed = LINEUP_KEYS.filter((key) => key !== 'lineups').map((key) => [key, null]);
    const auction = {
      auction_budget: null,
      auction_minimum: null,
      auction_raise: null,
      auction_nomination_seconds: null,
      auction_bid_seconds: null,
    };
    expect(settingsFromForm(dynasty())).toEqual({
      ...rest,
      ...auction,
      ...byNumber,
      ...byRound,
      ...matchups,
      ...categories,
      ...bids,
      ...Object.fromEntries(placed),
    });
  });

  it('leave the fields of a feature that is off null', () => {
    expect(settingsFromForm(dynasty({ rookieDraftEnabled: false }))).toMatchObject({
      rookieDraftEnabled: false,
      rookie_draft_length: null,
      rookie_draft_startup_length: null,
      rookie_bank_size: null,
      general_draft_startup_length: 20,
    });
    expect(settingsFromForm(dynasty({ retentionEnabled: false }))).toMatchObject({
      retentionEnabled: false,
      max_retention_perc: null,
      retention_slots: null,
    });
    expect(settingsFromForm(dynasty({ protectionSheetsEnabled: false }))).toMatchObject({
      protection_sheet_limit: null,
      protection_sheet_bench: null,
      min_forwards_protected: null,
      min_defense_protected: null,
      min_goalies_protected: null,
      protection_bench_size: null,
    });
  });

  it('of a re-draft league have nothing of a dynasty, whatever the form holds', () => {
    expect(settingsFromForm(dynasty({ league_type: 'redraft' }))).toEqual(
      settingsFromForm(redraft({ general_draft_length: 10 })),
    );
  });

  it('carry the size of the rookie bank, not the length of the startup draft', () => {
    expect(settingsFromForm(dynasty({ rookie_bank_size: 7, rookie_draft_startup_length: 12 }))).toMatchObject({
      rookie_bank_size: 7,
      rookie_draft_startup_length: 12,
    });
  });

  it('tell how many rounds each draft has', () => {
    const settings = settingsFromForm(dynasty());
    expect(draftRounds(settings, 'general', true)).toBe(20);
    expect(draftRounds(settings, 'general', false)).toBe(10);
    expect(draftRounds(settings, 'rookie', true)).toBe(10);
    expect(draftRounds(settings, 'rookie', false)).toBe(4);
    expect(draftRounds(settingsFromForm(dynasty({ rookieDraftEnabled: false })), 'rookie', true)).toBeNull();
    expect(draftRounds(settingsFromForm(redraft()), 'general', true)).toBe(20);
    expect(draftRounds(settingsFromForm(redraft()), 'general', false)).toBe(20);
    expect(draftRounds(settingsFromForm(redraft()), 'rookie', false)).toBeNull();
  });
});

it('the steps of the counters are a million for cap and protection limit, half for the bench, five percent, and one for all others', () => {
  const steps = FORM_KEYS.flatMap((key) => {
    const row = rowOf(key);
    return isFigure(row) && row.step !== undefined ? [[key, row.step]] : [];
  });
  expect(Object.fromEntries(steps)).toEqual({
    salary_cap: 1_000_000,
    cap_floor: 1_000_000,
    ir_relief: 1_000_000,
    salary_minimum: 25_000,
    cut_present: 5,
    cut_later: 5,
    protection_sheet_limit: 1_000_000,
    protection_sheet_bench: 500_000,
    max_retention_perc: 5,
  });
});

it('a league goes through its phases in this order', () => {
  expect(LEAGUE_PHASES).toEqual([
    'setup',
    'startup-drafts',
    'in-season',
    'offseason',
    'free-agency',
    'protection',
    'annual-drafts',
  ]);
  expect(SETTINGS.num_teams).toMatchObject({ min: 2, max: 32 });
});

describe('the body of create-league', () => {
  const body = (more: Record<string, unknown> = {}) => ({
    ...settingsFromForm(dynasty()),
    league_name: 'The Rink',
    league_type: 'dynasty',
    commissioner_id: '123456789ABC',
    current_year: '2025-26',
    ...more,
  });
  const issue = (more: Record<string, unknown>) => {
    const { error } = createLeagueSchema.safeParse(body(more));
    return error?.issues.map((entry) => `${entry.path.join('.')}: ${messageWords(entry.message)}`);
  };

  it('takes what the form makes, of both types and with features off', () => {
    for (const form of [
      dynasty(),
      redraft(),
      dynasty({ rookieDraftEnabled: false, retentionEnabled: false, protectionSheetsEnabled: false }),
    ]) {
      const settings = settingsFromForm(form);
      const parsed = createLeagueSchema.parse({
        ...settings,
        league_name: form.league_name,
        league_type: form.league_type,
      });
      expect(settingsFromForm(completeForm(parsed))).toEqual(settings);
    }
  });

  it('takes missing fields of features that are off as null and their switches as off', () => {
    const {
      rookieDraftEnabled: _a,
      rookie_draft_length: _b,
      protectionSheetsEnabled: _c,
      draftPickTradesAllowed: _d,
      general_draft_startup_length: _e,
      ...rest
    } = body();
    expect(createLeagueSchema.parse(rest)).toMatchObject({
      rookieDraftEnabled: false,
      rookie_draft_length: null,
      protectionSheetsEnabled: false,
      draftPickTradesAllowed: false,
      general_draft_startup_length: null,
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ league_name: undefined }, 'league_name: League name is required.'],
    [{ league_type: 'keeper' }, "league_type: League type is 'dynasty' or 'redraft'."],
    [{ num_teams: '12' }, 'num_teams: Number of teams must be a number.'],
    [{ num_teams: 12.5 }, 'num_teams: Number of teams must be a whole number.'],
    [{ num_teams: -1 }, 'num_teams: Number of teams cannot be below 0.'],
    [{ salary_cap: 1_000_000_001 }, 'salary_cap: Salary cap is too large.'],
    [{ salary_cap: null }, 'salary_cap: Salary cap must be a number.'],
    [{ faTradesAllowed: 'yes' }, 'faTradesAllowed: Free-agent pick trades must be on or off.'],
    [{ rookie_bank_size: 'ten' }, 'rookie_bank_size: Rookie bank size must be a number.'],
    [{ commissioner_id: 'me' }, 'commissioner_id: This is not a valid id.'],
    [{ current_year: '2025' }, "current_year: A season is written like '2025-26'."],
    [{ current_year: '2025-27' }, "current_year: A season is written like '2025-26'."],
  ])('refuses %j with one message for the field', (more, message) => {
    expect(issue(more)).toEqual([message]);
  });

  it('keeps nothing that it does not know', () => {
    expect(createLeagueSchema.parse(body({ isAdmin: true }))).not.toHaveProperty('isAdmin');
  });
});

it('draft picks are traded where the league keeps players and allows it', () => {
  const allowed = [
    dynasty(),
    dynasty({ draftPickTradesAllowed: false }),
    redraft({ draftPickTradesAllowed: true }),
  ].map((form) => settingsFromForm(form).draftPickTradesAllowed);
  expect(allowed).toEqual([true, false, false]);
});

it('a field with two faults tells the first', () => {
  expect(validateLeagueForm(dynasty({ num_teams: 0.5 }))).toEqual({ num_teams: 'Enter a whole number, 0 or more.' });
  expect(validateLeagueForm(dynasty({ max_roster_size: 0 }))).toMatchObject({
    max_roster_size: 'A roster needs at least 1 player.',
  });
});

function choicesFor(key: SettingKey): Record<string, string | undefined> {
  const { among } = rowOf(key);
  if (among === undefined) return {};
  const choice = SETTING_KEYS.find((one) => one === among.choice);
  return { ...(choice === undefined ? {} : choicesFor(choice)), [among.choice]: among.is[0] };
}

describe.each(SETTING_KEYS)('the setting %s', (key) => {
  const row = rowOf(key);
  const asked = FORM_KEYS.some((one) => one === key);

  it('is in the form and in the body of create-league, unless it is changed elsewhere, and in the answer', () => {
    for (const type of ['dynasty', 'redraft'] as const)
      for (const form of [leagueFormDefaults(type), leagueFormZeroed(type)]) {
        expect(Object.hasOwn(form, key)).toBe(asked);
        expect(Object.hasOwn(settingsFromForm(form), key)).toBe(asked);
      }
    // A set of scoring weights can be chosen at creation, in its own dialog.
    expect(Object.hasOwn(createLeagueSchema.shape, key)).toBe(asked || key === 'scoring');
    expect(Object.hasOwn(leagueView.shape, key)).toBe(true);
  });

  it('belongs to a switch of its section and of its type, or to none', () => {
    const under = switchOf(key);
    expect(under === undefined).toBe(row.under === undefined);
    if (under !== undefined)
      expect(rowOf(under)).toMatchObject({
        unit: 'switch',
        // The rookie bank has its own section and depends on the rookie draft.
        section: row.section === 'farm' ? 'draft' : row.section,
        ...(row.only ? { only: row.only } : {}),
      });
  });

  it('can be played within its limits, its default among them, and not beyond', () => {
    if (!isFigure(row) || !asked) return;
    const { min = 0, max = 1_000 } = row;
    const loose = { salary_cap: 1_000_000_000, min_forwards: 0, min_defense: 0, min_goalies: 0 };
    const none = { min_forwards_protected: 0, min_defense_protected: 0, min_goalies_protected: 0 };
    // The smallest budget pays for one place.
    const short = { general_draft_length: 1, general_draft_startup_length: 1 };
    const wrong = (figure: unknown) =>
      Object.hasOwn(
        validateLeagueForm(
          dynasty({
            max_roster_size: 100,
            ...loose,
            ...none,
            ...short,
            ...choicesFor(key),
            [key]: figure,
          }),
        ),
        key,
      );
    expect([min, Number(defaultOf(key, 'dynasty'))].map(wrong)).toEqual([false, false]);
    expect([min - 1, min + 0.5].map(wrong)).toEqual([true, true]);
    if (row.max !== undefined) expect([max, max + 1].map(wrong)).toEqual([false, true]);
  });

  it('keeps a league that never set it as it was, and has its default where a request leaves it out', () => {
    const chosen = dynasty(choicesFor(key));
    const { [key]: _, ...rest } = { ...settingsFromForm(chosen), time_zone: 'America/Toronto' } as LeagueSettings & {
      time_zone: string;
    };
    const league = { ...rest, league_type: 'dynasty' as const } as Parameters<typeof stateOf>[0];
    expect(stateOf(league)[key]).toEqual(row.earlier ?? defaultOf(key, 'dynasty'));
    // A setting that did not apply to the stored league's format is null.
    if (row.among !== undefined && row.unit !== 'switch')
      expect(stateOf({ ...league, ...{ [key]: null } })[key]).toEqual(row.earlier ?? defaultOf(key, 'dynasty'));
    if (row.earlier !== undefined) expect(row.later).toBe(true);
    if (asked && row.later === true) {
      const { [key as 'num_teams']: __, ...body } = dynasty();
      expect(completeForm(createLeagueSchema.parse(body))).toEqual(dynasty());
    }
  });
});

describe('a form from a request', () => {
  const { cap_floor: _, ...older } = leagueFormDefaults('dynasty', 'The Rink');

  it('keeps what it says, and gets the default of a setting that it does not know', () => {
    const form = completeForm({ ...older, season_adds: 7, ir_slots: 1 });
    expect(form).toEqual({ ...leagueFormDefaults('dynasty', 'The Rink'), season_adds: 7, ir_slots: 1 });
  });

  it('gets the default for its number of teams', () => {
    const { playoff_teams: __, ...body } = older;
    expect([6, 12, 20].map((num_teams) => completeForm({ ...body, num_teams }).playoff_teams)).toEqual([4, 6, 8]);
  });

  it('leaves an empty field empty that every request has', () => {
    expect(completeForm({ ...leagueFormDefaults('redraft', 'The Rink'), rookie_bank_size: null })).toMatchObject({
      rookie_bank_size: null,
    });
  });
});

it('only a dynasty league has picks of later seasons, 3 unless it says otherwise', () => {
  expect(seasonsAhead('dynasty', { pick_seasons: 1 })).toBe(1);
  expect(seasonsAhead('dynasty', {})).toBe(3);
  expect(seasonsAhead('redraft', { pick_seasons: 2 })).toBe(0);
});
