import type { WordsOfRows } from '../leagues/setting.model.js';
import { settingWords } from '@crease/core/leagues/settings/setting-words.js';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_SCORING } from '../players/scoring/scoring.table.js';
import { rosterRules, violations } from '../teams/cap.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import {
  LEAGUE_PHASES,
  leagueFormDefaults,
  settingsFromForm,
  type LeagueForm,
  type LeaguePhase,
  type LeagueType,
} from '../leagues/league.rules.js';
import { rulebook } from './rulebook.rules.js';
import { ownRule } from './rulebook.sentences.js';
import {
  countsFrom,
  dueAt,
  effectHint,
  effectOf,
  illegalTeams,
  judgeSettingsChange,
  newFaults,
  settingSentences,
  settingsTime,
  startupToCome,
  takesNothing,
  type SettingsSituation,
} from './settings.rules.js';
import { previewSettingsSchema } from './settings.schema.js';
import { changeWords, SETTINGS_LINES, settingSentence, valueWords } from './settings.words.js';
import {
  defaultOf,
  isSettingKey,
  SETTING_KEYS,
  stateOf,
  type SettingKey,
  type SettingsState,
  rowOf,
} from '../leagues/settings.values.js';

const stateFor = (type: LeagueType, form: Partial<LeagueForm> = {}): SettingsState =>
  stateOf({
    ...settingsFromForm({ ...leagueFormDefaults(type), ...form }),
    league_type: type,
    time_zone: 'America/Toronto',
  });

function situation(
  phase: LeaguePhase,
  more: Partial<SettingsSituation> & { begun?: boolean; form?: Partial<LeagueForm> } = {},
): SettingsSituation {
  const { begun = false, form = {}, ...rest } = more;
  const type = rest.type ?? 'dynasty';
  return {
    type,
    name: 'Pond',
    phase,
    time: settingsTime(phase, begun),
    present: stateFor(type, form),
    coming: {},
    teams: [],
    ...rest,
  };
}

const player = (id: number, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `P ${id}`,
  position: 'F',
  capHit,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
  ...more,
});
const team = (name: string, players: readonly HeldPlayer[], more: Partial<TeamBooks> = {}): TeamBooks => ({
  teamId: name,
  name,
  players,
  retained: 0,
  retainedContracts: 0,
  ...more,
});
const LOOSE = { min_forwards: 0, min_defense: 0, min_goalies: 0 };
const effects = (verdict: ReturnType<typeof judgeSettingsChange>) =>
  Object.fromEntries(verdict.parts.map(({ key, effect }) => [key, effect]));

describe('the moment of a change', () => {
  const at = (iso: string) => Date.parse(iso);
  const due = (effect: Parameters<typeof dueAt>[0], now: string) => {
    const time = dueAt(effect, at(now), 'America/Toronto');
    return time === null ? null : new Date(time).toISOString();
  };

  test('is the next midnight or Monday by the league’s clock, or no time', () => {
    // Wednesday, 11 PM in Toronto.
    expect(due('midnight', '2026-11-26T04:00:00Z')).toBe('2026-11-26T05:00:00.000Z');
    expect(due('next-week', '2026-11-26T04:00:00Z')).toBe('2026-11-30T05:00:00.000Z');
    expect(due('next-week', '2026-11-30T05:00:00Z')).toBe('2026-12-07T05:00:00.000Z');
    expect([due('now', '2026-11-26T04:00:00Z'), due('next-season', '2026-11-26T04:00:00Z')]).toEqual([null, null]);
  });

  test('of new scoring weights is today until noon, and tomorrow afterwards', () => {
    expect(countsFrom(at('2026-11-26T17:00:00.000Z'), 'America/Toronto')).toBe('2026-11-26');
    expect(countsFrom(at('2026-11-26T17:00:00.001Z'), 'America/Toronto')).toBe('2026-11-27');
  });

  test('counts the startup drafts only while they are ahead or running', () => {
    expect(LEAGUE_PHASES.filter(startupToCome)).toEqual(['setup', 'startup-drafts']);
  });
});

describe('a change takes nothing', () => {
  test('when a trade deadline moves later or away', () => {
    const takes = (before: string | null, after: string | null) => !takesNothing('trade_deadline', before, after);
    expect([takes('03-07', '04-01'), takes('12-31', '01-01'), takes('03-07', ''), takes('', null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([takes('04-01', '03-07'), takes('', '06-30'), takes(null, '06-30')]).toEqual([true, true, true]);
  });

  test('when a limit rises or goes, or a minimum falls or stays', () => {
    expect(takesNothing('season_adds', 50, 0)).toBe(true);
    expect(takesNothing('season_adds', 0, 50)).toBe(false);
    expect(takesNothing('ir_slots', 0, 3)).toBe(true);
    expect(takesNothing('goalie_games', 10, 0)).toBe(true);
    expect(takesNothing('goalie_games', 0, 10)).toBe(false);
    expect(takesNothing('min_goalies', 2, 2)).toBe(true);
  });

  test('begins with the choice that brings or removes its setting', () => {
    const dollars = stateFor('dynasty');
    const number = stateFor('dynasty', { keeper_kind: 'number' });
    const season = { time: 'season', phase: 'in-season' } as const;
    expect([dollars.keepers, number.keepers]).toEqual([null, 12]);
    expect(effectOf('keepers', dollars, number, season)).toBe('next-season');
    expect(effectOf('keepers', number, dollars, season)).toBe('next-season');
    expect(effectOf('keepers', number, { ...number, keepers: 13 }, season)).toBe('now');
    const { parts } = judgeSettingsChange(situation('in-season', { form: { keeper_kind: 'number' } }), {
      keeper_kind: 'dollars',
    });
    expect(parts.map(({ key }) => key)).not.toContain('keepers');
  });
});

test('in season the rounds of a startup that is over no longer limit the minimums', () => {
  const form = { general_draft_startup_length: 16, max_roster_size: 30 };
  const more = { min_forwards: 10 };
  expect(Object.keys(judgeSettingsChange(situation('setup', { form }), more).errors)).toEqual([
    'general_draft_startup_length',
  ]);
  expect(judgeSettingsChange(situation('offseason', { form }), more).errors).toEqual({});
  const [before, after] = [stateFor('dynasty', form), stateFor('dynasty', { ...form, ...more })];
  expect(Object.keys(newFaults('dynasty', 'Pond', before, after))).toEqual(['general_draft_startup_length']);
});

describe('the table of settings', () => {
  test('has a row for every setting that a league is created with, and says each in words', () => {
    const form = Object.keys(leagueFormDefaults('dynasty')).filter(
      (key) => key !== 'league_name' && key !== 'league_type',
    );
    expect([...SETTING_KEYS].sort()).toEqual(
      [
        ...form,
        'waiver_hours',
        'trade_review_hours',
        'draft_trades_at_once',
        'draft_time_bank',
        'missed_pick',
        'scoring',
        'time_zone',
      ].sort(),
    );
    for (const type of ['dynasty', 'redraft'] as const)
      for (const [key, value] of Object.entries(stateFor(type)))
        if (isSettingKey(key)) expect(settingSentence(key, value)).toMatch(/^[A-Z].* is .+\.$/);
    expect(isSettingKey('constructor')).toBe(false);
  });

  test('names for every setting a rule of the rulebook, or says it itself', () => {
    const league = { ...stateFor('dynasty'), league_type: 'dynasty' as const };
    const anchors = rulebook(league, 'en').flatMap(({ rules }) => rules.map(({ anchor }) => anchor));
    for (const key of SETTING_KEYS) {
      const { rule } = rowOf(key);
      const said = typeof rule === 'string' ? [rule] : ownRule(league, key, 'en').map(({ anchor }) => anchor);
      expect(said).toHaveLength(1);
      expect(anchors).toContain(said[0]);
    }
  });

  test.each(SETTING_KEYS)('has %s changed, said in a sentence and told in the log', (key) => {
    const standing = stateFor('dynasty');
    const state = { ...standing, [key]: standing[key] ?? defaultOf(key, 'dynasty') };
    expect(previewSettingsSchema.parse({ [key]: state[key] })).toEqual({ [key]: state[key] });
    expect(settingSentences(state).map((one) => one.key)).toContain(key);
    const line = SETTINGS_LINES['settings.changed']({
      who: 'Ann',
      changes: [{ key, before: state[key], after: state[key], effect: 'now' }],
      nextSeason: '2026-27',
      override: null,
    });
    expect(line).toContain(`${settingWords(key).words} from ${valueWords(key, state[key])} to `);
  });

  test('requires the words of each setting, of its bounds, its 0, its options and its rule', () => {
    const words = { label: 'Days', words: 'the days' };
    type Facts = { section: 'play'; unit: 'count'; eases: 'up'; default: 1; rule: 'timeZone' };
    const named = { days: words } satisfies WordsOfRows<{ days: Facts }>;
    expect(Object.keys(named)).toEqual(['days']);
    // @ts-expect-error A setting without words.
    ({}) satisfies WordsOfRows<{ days: Facts }>;
    // @ts-expect-error A bound without its message.
    ({ days: words }) satisfies WordsOfRows<{ days: Facts & { max: 7 } }>;
    // @ts-expect-error A word for 0 that is missing.
    ({ days: words }) satisfies WordsOfRows<{ days: Facts & { atZero: true } }>;
    // @ts-expect-error An own rule without its sentence.
    ({ days: words }) satisfies WordsOfRows<{ days: Omit<Facts, 'rule'> & { rule: { section: 'cap' } } }>;
    type Choice = Omit<Facts, 'unit' | 'default'> & { unit: 'choice'; default: 'a'; options: ['a', 'b'] };
    const options = { a: { label: 'A', words: 'a' } };
    // @ts-expect-error An option without a name.
    ({ days: { ...words, hint: 'Few.', options } }) satisfies WordsOfRows<{ days: Choice }>;
  });

  test('says values as people do', () => {
    expect(changeWords('salary_cap', 88_000_000, 90_500_000)).toBe('the salary cap from $88,000,000 to $90,500,000');
    expect([
      valueWords('retentionEnabled', true),
      valueWords('max_retention_perc', 25),
      valueWords('waiver_hours', 1),
      valueWords('rookie_bank_size', null),
      valueWords('time_zone', 'America/New_York'),
    ]).toEqual(['on', '25 %', '1 hour', 'none', 'America/New York']);
    expect(valueWords('scoring', { ...DEFAULT_SCORING, goal: 2, win: 3, shutout: 0.5 })).toMatch(
      /^goal 2, assist 1, goalie’s win 3, shutout 0.5/,
    );
  });

  test('say what 0 stands for where it stands for something', () => {
    const words = (['cap_floor', 'season_adds', 'farm_call_up_games', 'rookie_age', 'lineup_changes'] as const).map(
      (key) => valueWords(key, 0),
    );
    expect(words).toEqual(['none', 'unlimited', 'never', 'any age', 'unlimited']);
    expect(changeWords('season_adds', 20, 0)).toContain('from 20 to unlimited');
  });
});

describe('when settings may be changed', () => {
  test('a year has a time for everything, one between the seasons, and one in which nothing is taken', () => {
    const times = (begun: boolean) => LEAGUE_PHASES.map((phase) => settingsTime(phase, begun));
    expect(times(false)).toEqual(['setup', 'season', 'season', 'between', 'between', 'between', 'between']);
    expect(times(true)).toEqual(['season', 'season', 'season', 'between', 'between', 'between', 'season']);
  });

  test('in the setup all of them, at once', () => {
    const target = stateFor('dynasty', {
      num_teams: 10,
      salary_cap: 70_000_000,
      general_draft_startup_length: 12,
      rookieDraftEnabled: false,
    });
    const verdict = judgeSettingsChange(situation('setup'), target);
    expect(new Set(Object.values(effects(verdict)))).toEqual(new Set(['now']));
    expect(verdict.parts.every(({ refusal }) => refusal === null)).toBe(true);
    expect(verdict.now).toEqual(target);
  });

  test.each(['offseason', 'protection', 'annual-drafts'] as const)(
    'in the phase %s all but the number of teams, at once',
    (phase) => {
      const change: Partial<SettingsState> = {
        salary_cap: 70_000_000,
        max_roster_size: 20,
        general_draft_length: 3,
        retention_slots: 3,
        maxPickupsPerWeek: 0,
        time_zone: 'Europe/Stockholm',
        rookieDraftEnabled: false,
      };
      const verdict = judgeSettingsChange(situation(phase), change);
      expect(new Set(Object.values(effects(verdict)))).toEqual(new Set(['now']));
      expect(judgeSettingsChange(situation(phase), { num_teams: 10 }).parts[0]?.refusal).toMatchObject({
        name: 'settingsFixed',
        field: 'num_teams',
      });
    },
  );

  test('in season what takes nothing holds at once or at its hour, and anything else waits for the next one', () => {
    const change: Partial<SettingsState> = {
      salary_cap: 90_000_000,
      max_roster_size: 27,
      min_forwards: 8,
      min_goalies: 3,
      ir_slots: 2,
      maxPickupsPerWeek: 2,
      faTradesAllowed: false,
      general_draft_length: 9,
      rookie_draft_length: 5,
      retentionEnabled: false,
      waiver_hours: 48,
      trade_review_hours: 0,
      time_zone: 'Europe/Stockholm',
      scoring: { ...DEFAULT_SCORING, goal: 2 },
    };
    const verdict = judgeSettingsChange(situation('in-season'), change);
    expect(effects(verdict)).toEqual({
      salary_cap: 'now',
      max_roster_size: 'now',
      min_forwards: 'now',
      min_goalies: 'next-season',
      ir_slots: 'next-season',
      maxPickupsPerWeek: 'next-week',
      faTradesAllowed: 'next-season',
      general_draft_length: 'next-season',
      rookie_draft_length: 'now',
      retentionEnabled: 'next-season',
      waiver_hours: 'now',
      trade_review_hours: 'now',
      time_zone: 'midnight',
      scoring: 'now',
    });
    expect(verdict.now).toMatchObject({
      salary_cap: 90_000_000,
      min_goalies: 2,
      ir_slots: 3,
      maxPickupsPerWeek: 1,
      time_zone: 'America/Toronto',
      retention_slots: 1,
      waiver_hours: 48,
    });
  });

  test('in matchups weights and line-up places wait for the next period, inside play-offs with a reason', () => {
    const form = { format: 'h2h_points', lineups: 'day' } as const;
    const at = (more: object, force = false) =>
      effects(
        judgeSettingsChange(
          { ...situation('in-season', { form }), nextPeriod: '2025-12-08', inPeriods: true, ...more },
          { scoring: { ...DEFAULT_SCORING, goal: 2 }, lineup_f: 3, lineup_changes: 9 },
          force,
        ),
      );
    const period = { scoring: 'next-period', lineup_f: 'next-period' };
    const season = { scoring: 'next-season', lineup_f: 'next-season' };
    expect(at({})).toEqual({ ...period, lineup_changes: 'next-season' });
    expect([at({ inPlayoffs: true }), at({ inPlayoffs: true }, true)]).toMatchObject([season, period]);
    expect([at({ nextPeriod: null }), at({ nextPeriod: null }, true)]).toMatchObject([season, season]);
    const limited = situation('in-season', { form: { ...form, lineup_changes: 5 } });
    const off = judgeSettingsChange(
      { ...limited, nextPeriod: '2025-12-08', inPeriods: true, inPlayoffs: true },
      { lineups: 'off' },
      true,
    );
    expect([off.now.lineups, off.now.lineup_changes]).toEqual(['day', 5]);
    expect(at({ nextPeriod: null, inPeriods: false })).toMatchObject({ scoring: 'now', lineup_f: 'next-season' });
    const hint = (format: 'points' | 'h2h_points') =>
      effectHint('lineup_f', { time: 'season', phase: 'in-season', format }, '2026-27');
    expect([hint('points'), hint('h2h_points')]).toEqual(['From 2026-27.', 'From the next matchup period.']);
  });

  test('after a table weights and places wait in a round of the play-offs, and not before it', () => {
    const form = { format: 'points', table_playoff_teams: 4, lineups: 'day' } as const;
    const at = (more: object, force = false) =>
      effects(
        judgeSettingsChange(
          { ...situation('in-season', { form }), nextPeriod: '2026-03-23', inPeriods: true, ...more },
          { scoring: { ...DEFAULT_SCORING, goal: 2 }, lineup_f: 3 },
          force,
        ),
      );
    expect([at({}), at({}, true)]).toEqual([
      { scoring: 'now', lineup_f: 'next-season' },
      { scoring: 'now', lineup_f: 'now' },
    ]);
    const season = { scoring: 'next-season', lineup_f: 'next-season' };
    expect(at({ inPlayoffs: true })).toEqual(season);
    expect(at({ inPlayoffs: true }, true)).toEqual({ scoring: 'next-period', lineup_f: 'next-period' });
    expect(at({ inPlayoffs: true, nextPeriod: null }, true)).toEqual(season);
    expect(at({ inPlayoffs: true, inPeriods: false, nextPeriod: null })).toMatchObject({ scoring: 'now' });
  });

  test('the rules with which a season began wait for the next one, also with a reason', () => {
    const forced = (phase: LeaguePhase, format: SettingsState['format'], change: Partial<SettingsState>) => {
      const of = situation(phase, { begun: true, form: { format: format ?? 'points' } });
      const { parts } = judgeSettingsChange({ ...of, nextPeriod: '2025-12-08', inPeriods: true }, change, true);
      return parts.map(({ key, effect, forced: is }) => [key, effect, is]);
    };
    const changes: readonly (readonly [SettingsState['format'], Partial<SettingsState>])[] = [
      ['points', { format: 'roto' }],
      ['points', { table_playoff_teams: 4 }],
      ['points', { season_games_cap: 40 }],
      ['h2h_points', { matchup_median: true }],
      ['h2h_points', { playoff_consolation: 'losers' }],
      ['roto', { roto_ties: 'best' }],
      ['roto', { categories: 'G, A' }],
    ];
    for (const [format, change] of changes) {
      const [key] = Object.keys(change);
      expect(forced('in-season', format, change)[0]).toEqual([key, 'next-season', false]);
      expect(forced('annual-drafts', format, change)[0]).toEqual([key, 'now', true]);
    }
    expect(forced('in-season', 'h2h_points', { playoff_out: 'open' })).toEqual([['playoff_out', 'now', true]]);
    expect(forced('in-season', 'h2h_points', { period_limits: 'fixed' })).toEqual([
      ['period_limits', 'next-period', false],
    ]);
  });

  test('switches that go with a format wait with it', () => {
    const of = situation('in-season', { form: { format: 'h2h_points', matchup_chances: true, matchup_double: true } });
    for (const force of [false, true]) {
      const { parts, now } = judgeSettingsChange(of, { format: 'points' }, force);
      expect(parts.map(({ key, effect }) => [key, effect])).not.toContainEqual(['matchup_chances', 'now']);
      expect(parts.map(({ key }) => key)).not.toContain('matchup_double');
      expect(now).toEqual(of.present);
    }
  });

  test('a limit of periods waits for the next season where no period is to come', () => {
    const of = { ...situation('in-season', { form: { format: 'h2h_points' } }), nextPeriod: null, inPeriods: true };
    for (const force of [false, true])
      expect(effects(judgeSettingsChange(of, { goalie_starts_period: 5 }, force))).toEqual({
        goalie_starts_period: 'next-season',
      });
  });

  test('a draft that has begun makes it a season: also in the setup and among the annual drafts', () => {
    for (const phase of ['setup', 'startup-drafts', 'annual-drafts'] as const)
      expect(
        effects(judgeSettingsChange(situation(phase, { begun: true }), { salary_cap: 80_000_000, ir_slots: 4 })),
      ).toEqual({ salary_cap: 'next-season', ir_slots: 'now' });
    // Weeks do not exist yet, and there is no end of day to wait for.
    expect(
      effects(
        judgeSettingsChange(situation('annual-drafts', { begun: true }), {
          maxPickupsPerWeek: 3,
          time_zone: 'Europe/Stockholm',
        }),
      ),
    ).toEqual({ maxPickupsPerWeek: 'now', time_zone: 'now' });
  });

  test('a setting that is set back to its present value cancels its coming change, and no other', () => {
    const stand = situation('in-season', { coming: { salary_cap: 80_000_000, time_zone: 'Europe/Helsinki' } });
    const verdict = judgeSettingsChange(stand, { time_zone: 'America/Toronto', ir_slots: stand.present.ir_slots });
    expect([verdict.parts, verdict.cancelled]).toEqual([[], ['time_zone']]);
    expect(judgeSettingsChange(stand, { time_zone: 'Europe/Oslo' })).toMatchObject({
      cancelled: [],
      parts: [{ key: 'time_zone', replaces: 'Europe/Helsinki' }],
    });
  });

  test('the rounds of the startup drafts are fixed while they are held, and mean nothing afterwards', () => {
    expect(
      judgeSettingsChange(situation('startup-drafts', { begun: true }), { general_draft_startup_length: 25 }).parts[0]
        ?.refusal?.name,
    ).toBe('settingsFixed');
    expect(judgeSettingsChange(situation('in-season'), { general_draft_startup_length: 25 }).parts).toMatchObject([
      { effect: 'now', refusal: null },
    ]);
  });

  test('what stands under a switch goes with it, and an off switch takes it along without a word', () => {
    const off = judgeSettingsChange(situation('in-season'), { retentionEnabled: false });
    expect(off.parts.map(({ key }) => key)).toEqual(['retentionEnabled']);
    expect(off.now).toEqual(situation('in-season').present);
    const on = judgeSettingsChange(situation('in-season', { form: { rookieDraftEnabled: false } }), {
      rookieDraftEnabled: true,
      rookie_draft_length: 3,
      rookie_draft_startup_length: 1,
      rookie_bank_size: 6,
    });
    expect(effects(on)).toEqual({
      rookieDraftEnabled: 'next-season',
      rookie_draft_length: 'next-season',
      rookie_draft_startup_length: 'next-season',
      rookie_bank_size: 'next-season',
    });
    expect(on.errors).toEqual({});
  });

  test('sheets that are being made are not taken away: that waits, also where it is forced', () => {
    const during = situation('protection');
    expect(
      effects(judgeSettingsChange(during, { protectionSheetsEnabled: false, protection_sheet_limit: 40_000_000 })),
    ).toEqual({ protectionSheetsEnabled: 'next-season' });
    expect(effects(judgeSettingsChange(during, { protectionSheetsEnabled: false }, true))).toEqual({
      protectionSheetsEnabled: 'next-season',
    });
    expect(effects(judgeSettingsChange(during, { protection_sheet_limit: 40_000_000 }))).toEqual({
      protection_sheet_limit: 'now',
    });
  });

  test('settings that cannot be played are refused, at once or together with what is coming', () => {
    expect(judgeSettingsChange(situation('in-season'), { max_roster_size: 10 }).errors).toHaveProperty(
      'max_roster_size',
    );
    expect(judgeSettingsChange(situation('in-season'), { max_roster_size: 16 }).errors).toEqual({});
    const coming = judgeSettingsChange(situation('in-season', { coming: { max_roster_size: 16 } }), { min_goalies: 3 });
    expect(coming.errors.max_roster_size).toMatch(/^With what is coming next season: The roster must hold/);
    const replaced = judgeSettingsChange(situation('in-season', { coming: { max_roster_size: 16 } }), {
      min_goalies: 3,
      max_roster_size: 30,
    });
    expect(replaced.errors).toEqual({});
    expect(replaced.parts.find(({ key }) => key === 'max_roster_size')).toMatchObject({ effect: 'now', replaces: 16 });
  });

  test('what could not be played before stands in no other change’s way', () => {
    const odd = situation('in-season', { form: { max_roster_size: 3 } });
    expect(judgeSettingsChange(odd, { waiver_hours: 0 }).errors).toEqual({});
    expect(Object.keys(judgeSettingsChange(odd, { salary_cap: 0 }).errors)).toEqual(['salary_cap']);
    expect(Object.keys(judgeSettingsChange(odd, { min_goalies: 3 }).errors)).toContain('max_roster_size');
  });

  test('a field says it before anything is changed', () => {
    const hint = (key: SettingKey, phase: LeaguePhase) => effectHint(key, situation(phase), '2026-27');
    expect(hint('salary_cap', 'in-season')).toBe('Higher: at once. Lower: from 2026-27.');
    expect(hint('min_forwards', 'in-season')).toBe('Lower: at once. Higher: from 2026-27.');
    expect(hint('maxPickupsPerWeek', 'in-season')).toBe('Higher: from next week. Lower: from 2026-27.');
    expect(hint('faTradesAllowed', 'in-season')).toBe('On: at once. Off: from 2026-27.');
    expect(hint('time_zone', 'in-season')).toBe('From the next midnight.');
    const categories = (format: 'h2h_each_category' | 'roto') =>
      effectHint('categories', { ...situation('in-season'), format }, '2026-27');
    expect(categories('h2h_each_category')).toBe('From the next matchup period.');
    expect(categories('roto')).toBe('From 2026-27.');
    expect(hint('num_teams', 'offseason')).toBe('Can no longer change.');
    expect(hint('salary_cap', 'offseason')).toBeNull();
    expect(hint('salary_cap', 'setup')).toBeNull();
  });
});

describe('forcing', () => {
  const teams = [
    team('Rich', [player(1, 60_000_000), player(2, 20_000_000)]),
    team('Poor', [player(3, 1_000_000)]),
    team('Richer', [player(4, 85_000_000)]),
  ];
  const now = situation('in-season', { teams, form: { ...LOOSE, retention_slots: 2 } });

  test('makes everything hold at once, and names every team that it makes illegal, and no other', () => {
    const waits = judgeSettingsChange(now, { salary_cap: 70_000_000, ir_slots: 4 });
    expect(waits.illegal).toEqual([]);
    expect(waits.parts.find(({ key }) => key === 'salary_cap')?.illegal.map(({ name }) => name)).toEqual([
      'Rich',
      'Richer',
    ]);
    const forced = judgeSettingsChange(now, { salary_cap: 70_000_000, ir_slots: 4 }, true);
    expect(forced.parts).toMatchObject([
      { key: 'salary_cap', effect: 'now', forced: true },
      { key: 'ir_slots', effect: 'now', forced: false },
    ]);
    expect(forced.illegal).toEqual([
      {
        teamId: 'Rich',
        name: 'Rich',
        message: 'Rich would use $80,000,000 of a $70,000,000 cap: $10,000,000 too much.',
      },
      {
        teamId: 'Richer',
        name: 'Richer',
        message: 'Richer would use $85,000,000 of a $70,000,000 cap: $15,000,000 too much.',
      },
    ]);
  });

  test('a team that is over already is named when it gets worse, not when it stays as it is', () => {
    const over = { ...now, teams: [team('Over', [player(1, 89_000_000)])] };
    expect(judgeSettingsChange(over, { ir_slots: 0 }, true).illegal).toEqual([]);
    expect(judgeSettingsChange(over, { salary_cap: 87_000_000 }, true).illegal).toHaveLength(1);
  });

  test('never touches a salary that is retained already: only new ones are refused', () => {
    const retaining = {
      ...now,
      teams: [team('Retaining', [player(1, 1)], { retained: 500_000, retainedContracts: 2 })],
    };
    expect(judgeSettingsChange(retaining, { retention_slots: 1 }, true).illegal).toEqual([]);
    expect(judgeSettingsChange(retaining, { retentionEnabled: false }, true).illegal).toEqual([]);
  });

  test('between seasons a lower cap names who is over it when the season starts', () => {
    const free = situation('offseason', { teams, form: LOOSE });
    expect(judgeSettingsChange(free, { salary_cap: 82_000_000 }).illegal.map(({ name }) => name)).toEqual(['Richer']);
  });
});

describe('a change that takes nothing', () => {
  const held = fc.record({
    capHit: fc.integer({ min: 0, max: 12_000_000 }),
    position: fc.constantFrom('F' as const, 'D' as const, 'G' as const),
    place: fc.constantFrom('active' as const, 'active' as const, 'ir' as const, 'rookie' as const),
    status: fc.constantFrom('healthy', 'IR', 'Out'),
  });
  const teams = fc
    .array(
      fc.tuple(
        fc.array(held, { maxLength: 12 }),
        fc.integer({ min: 0, max: 4_000_000 }),
        fc.integer({ min: 0, max: 4 }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) =>
      all.map(([players, retained, contracts], index) =>
        team(
          `T${index}`,
          players.map((one, at) => player(index * 100 + at, one.capHit, one)),
          { retained, retainedContracts: contracts },
        ),
      ),
    );
  const figures = fc.record({
    salary_cap: fc.integer({ min: 1, max: 60_000_000 }),
    max_roster_size: fc.integer({ min: 1, max: 12 }),
    min_forwards: fc.integer({ min: 0, max: 4 }),
    min_defense: fc.integer({ min: 0, max: 3 }),
    min_goalies: fc.integer({ min: 0, max: 2 }),
    ir_slots: fc.integer({ min: 0, max: 3 }),
    retentionEnabled: fc.boolean(),
    retention_slots: fc.integer({ min: 0, max: 3 }),
    rookieDraftEnabled: fc.boolean(),
    rookie_bank_size: fc.integer({ min: 0, max: 4 }),
    maxPickupsPerWeek: fc.integer({ min: 0, max: 3 }),
    general_draft_length: fc.integer({ min: 1, max: 5 }),
    protectionSheetsEnabled: fc.boolean(),
    protection_sheet_limit: fc.integer({ min: 1, max: 9 }),
    draftPickTradesAllowed: fc.boolean(),
    faTradesAllowed: fc.boolean(),
  });

  test('never makes a legal team illegal, nor an illegal one worse, over random teams, settings and phases', () => {
    fc.assert(
      fc.property(teams, figures, figures, fc.constantFrom(...LEAGUE_PHASES), (all, from, to, phase) => {
        const before = situation(phase, { begun: true, time: 'season', teams: all, form: from });
        const verdict = judgeSettingsChange(before, to);
        expect(verdict.illegal).toEqual([]);
        for (const part of verdict.parts)
          if (takesNothing(part.key, part.before, part.after) && part.effect === 'now')
            expect([part.key, part.illegal]).toEqual([part.key, []]);
        // The same result, computed without the tested rule.
        for (const one of all) {
          const had = violations(one, rosterRules(before.present, phase)).map(
            ({ rule, excess }) => [rule, excess] as const,
          );
          for (const { rule, excess } of violations(one, rosterRules(verdict.now, phase)))
            expect(excess).toBeLessThanOrEqual(new Map(had).get(rule) ?? 0);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('is told apart from its opposite: of a change and the way back at most one waits, whatever the setting', () => {
    fc.assert(
      fc.property(figures, figures, fc.constantFrom(...SETTING_KEYS), (from, to, key) => {
        const [a, b] = [stateFor('dynasty', from), stateFor('dynasty', to)];
        const season = { time: 'season', phase: 'in-season' } as const;
        const waits = (one: SettingsState, other: SettingsState) =>
          effectOf(key, one, { ...one, [key]: other[key] }, season) === 'next-season';
        if (rowOf(key).eases !== 'never') expect(waits(a, b) && waits(b, a)).toBe(false);
        if (rowOf(key).eases !== 'never' && a[key] === b[key]) expect(waits(a, b)).toBe(false);
      }),
    );
  });

  test('between seasons teams over the coming cap are found by the season’s cap, not by that of the offseason', () => {
    const before = situation('offseason', { teams: [team('A', [player(1, 95_000_000)])], form: LOOSE });
    expect(illegalTeams(before, { ...before.present, salary_cap: 87_000_000 })).toHaveLength(1);
    expect(illegalTeams(before, before.present)).toEqual([]);
  });
});

describe('what a setting says of a change before it is made', () => {
  const hint = (key: SettingKey, phase: LeaguePhase, time: 'setup' | 'between' | 'season' = 'season') =>
    effectHint(key, { time, phase }, '2026-27');

  test('nothing in the setup, and nothing between seasons but of sheets that are being made', () => {
    expect([
      hint('salary_cap', 'setup', 'setup'),
      hint('salary_cap', 'offseason', 'between'),
      hint('salary_cap', 'protection', 'between'),
      hint('protectionSheetsEnabled', 'offseason', 'between'),
    ]).toEqual([null, null, null, null]);
    expect(hint('protectionSheetsEnabled', 'protection', 'between')).toBe(
      'Counts from 2026-27: this summer’s sheets are already being filled in.',
    );
  });

  test('that it is fixed, or that its drafts are over', () => {
    expect([hint('num_teams', 'in-season'), hint('num_teams', 'offseason', 'between')]).toEqual([
      'Can no longer change.',
      'Can no longer change.',
    ]);
    expect(
      (['setup', 'startup-drafts', 'in-season'] as const).map((phase) => hint('general_draft_startup_length', phase)),
    ).toEqual(['Can no longer change.', 'Can no longer change.', 'The startup drafts are over.']);
  });

  test('when each direction begins', () => {
    expect(hint('rookieDraftEnabled', 'in-season')).toBe('From 2026-27.');
    expect([
      hint('time_zone', 'in-season'),
      hint('time_zone', 'annual-drafts'),
      hint('waiver_hours', 'in-season'),
    ]).toEqual(['From the next midnight.', 'At once.', 'At once.']);
    expect([hint('maxPickupsPerWeek', 'in-season'), hint('maxPickupsPerWeek', 'annual-drafts')]).toEqual([
      'Higher: from next week. Lower: from 2026-27.',
      'Higher: at once. Lower: from 2026-27.',
    ]);
    expect([hint('min_goalies', 'in-season'), hint('faTradesAllowed', 'in-season')]).toEqual([
      'Lower: at once. Higher: from 2026-27.',
      'On: at once. Off: from 2026-27.',
    ]);
  });
});

describe('a change of settings, one by one', () => {
  const part = (of: SettingsSituation, change: Partial<SettingsState>, force = false) => {
    const verdict = judgeSettingsChange(of, change, force);
    return verdict.parts.map(({ key, effect, forced, refusal }) => [key, effect, forced, refusal?.message ?? null]);
  };

  test('sheets that are being made keep their rules, even when a change is forced; other settings do not wait for them', () => {
    const making = situation('protection');
    expect(part(making, { protectionSheetsEnabled: false })).toEqual([
      ['protectionSheetsEnabled', 'next-season', false, null],
    ]);
    expect(part(making, { protectionSheetsEnabled: false }, true)).toEqual([
      ['protectionSheetsEnabled', 'next-season', false, null],
    ]);
    expect(part(making, { salary_cap: 80_000_000 })).toEqual([['salary_cap', 'now', false, null]]);
    expect(part(situation('offseason'), { protectionSheetsEnabled: false })).toEqual([
      ['protectionSheetsEnabled', 'now', false, null],
    ]);
    expect(part(situation('in-season'), { protectionSheetsEnabled: false }, true)).toEqual([
      ['protectionSheetsEnabled', 'now', true, null],
    ]);
  });

  test('the number of teams and the startup rounds are fixed once a draft has begun, and say so', () => {
    expect(part(situation('in-season'), { num_teams: 10 })[0]?.[3]).toBe(
      'The number of teams is fixed since the first draft began.',
    );
    expect(part(situation('setup'), { num_teams: 10 })[0]?.[3]).toBeNull();
    const words = 'The startup drafts have begun: the number of startup draft rounds is fixed.';
    expect([
      part(situation('setup', { begun: true }), { general_draft_startup_length: 5 })[0]?.[3],
      part(situation('startup-drafts'), { general_draft_startup_length: 5 })[0]?.[3],
    ]).toEqual([words, words]);
    expect(part(situation('in-season'), { general_draft_startup_length: 5 })).toEqual([
      ['general_draft_startup_length', 'now', false, null],
    ]);
    expect(part(situation('startup-drafts'), { salary_cap: 90_000_000 })[0]?.[3]).toBeNull();
  });

  test('what goes with its switch is not refused by itself, nor told', () => {
    const verdict = judgeSettingsChange(situation('startup-drafts'), { rookieDraftEnabled: false });
    expect(verdict.parts.map(({ key, refusal }) => [key, refusal])).toEqual([['rookieDraftEnabled', null]]);
    expect(part(situation('startup-drafts'), { rookie_draft_startup_length: 5 })[0]?.[3]).toBe(
      'The startup drafts have begun: the number of rookie startup rounds is fixed.',
    );
    const on = judgeSettingsChange(situation('startup-drafts', { form: { rookieDraftEnabled: false } }), {
      rookieDraftEnabled: true,
      rookie_draft_length: 4,
      rookie_draft_startup_length: 10,
      rookie_bank_size: 10,
    });
    expect(on.parts.find(({ key }) => key === 'rookie_draft_startup_length')?.refusal).toBeNull();
  });

  test('what begins next week in season begins at once in any other phase', () => {
    expect(part(situation('in-season'), { maxPickupsPerWeek: 2 })).toEqual([
      ['maxPickupsPerWeek', 'next-week', false, null],
    ]);
    expect(part(situation('startup-drafts'), { maxPickupsPerWeek: 2 })).toEqual([
      ['maxPickupsPerWeek', 'now', false, null],
    ]);
    expect(part(situation('in-season'), { time_zone: 'Europe/Stockholm' })).toEqual([
      ['time_zone', 'midnight', false, null],
    ]);
    expect(part(situation('in-season'), { waiver_hours: 48 })).toEqual([['waiver_hours', 'now', false, null]]);
  });

  test('every setting that a league has is a sentence of the list, in the order of the table', () => {
    const state = stateFor('redraft');
    expect(settingSentences(state).map(({ key }) => key)).toEqual(SETTING_KEYS.filter((key) => state[key] !== null));
    for (const { key, text } of settingSentences(state)) expect(text).toBe(settingSentence(key, state[key]));
  });
});

test('a setting without a moment of its own begins now', () => {
  const [before, after] = [stateFor('dynasty'), stateFor('dynasty', { salary_cap: 90_000_000 })];
  expect(effectOf('salary_cap', before, after, { time: 'season', phase: 'in-season' })).toBe('now');
  expect(effectOf('salary_cap', after, before, { time: 'season', phase: 'in-season' })).toBe('next-season');
});
