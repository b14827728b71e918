import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeagueForm, type LeagueSettings } from '../leagues/league.rules.js';
import { findRules } from './rulebook-search.js';
import { ruleFor, rulebook, settingsInRules, type RulebookLeague } from './rulebook.rules.js';

const league = (form: LeagueForm, more: Partial<LeagueSettings> = {}): RulebookLeague => ({
  ...settingsFromForm(form),
  league_type: form.league_type,
  time_zone: 'America/Toronto',
  ...more,
});
const dynasty = (change: Partial<LeagueForm> = {}, more: Partial<LeagueSettings> = {}) =>
  league({ ...leagueFormDefaults('dynasty'), ...change }, more);
const redraft = (change: Partial<LeagueForm> = {}, more: Partial<LeagueSettings> = {}) =>
  league({ ...leagueFormDefaults('redraft'), ...change }, more);
const text = (view: RulebookLeague) =>
  rulebook(view, 'en')
    .map((section) => [section.title, ...section.rules.map((rule) => rule.text)].join('\n'))
    .join('\n');

describe('the rulebook', () => {
  test('says the league’s own figures', () => {
    const rules = text(dynasty({ salary_cap: 91_500_000, ir_slots: 1 }));
    expect(rules).toContain('The cap is $91,500,000.');
    expect(rules).toContain('There is 1 injured-reserve place.');
    expect(rules).toContain('at most $47,000,000');
    expect(rules).toContain('waivers for 24 hours');
    expect(rules).toContain('at least 9 forwards, 5 defensemen and 2 goalies');
  });

  test('says what a league set elsewhere than in its form', () => {
    const rules = text(
      dynasty({}, { waiver_hours: 48, trade_review_hours: 0, scoring: { goal: 2, assist: 1, win: 3, shutout: 0.5 } }),
    );
    expect(rules).toContain('waivers for 48 hours');
    expect(rules).toContain('carried out at once');
    expect(rules).toContain('A goal counts 2 points, an assist 1 point, a goalie’s win 3 points, a shutout 0.5 points');
  });

  test('leaves out or denies what is switched off', () => {
    const rules = text(redraft({ retentionEnabled: false, ir_slots: 0 }, { waiver_hours: 0 }));
    expect(rules).not.toContain('Protection sheets');
    expect(rules).not.toContain('rookie bank holds');
    expect(rules).toContain('There is no rookie draft.');
    expect(rules).toContain('Salary cannot be retained in trades.');
    expect(rules).toContain('There is no injured reserve.');
    expect(rules).toContain('There are no waivers');
  });

  test('is searched without accents and capitals', () => {
    const book = { sections: rulebook(dynasty(), 'fr'), settings: [] };
    const found = (typed: string) => findRules(book, typed).flatMap(({ rules }) => rules.map((rule) => rule.anchor));
    expect(found('repêchage').length).toBeGreaterThan(1);
    expect(found('repechage')).toEqual(found('repêchage'));
    expect(found('REPÊCHAGE')).toEqual(found('repêchage'));
    expect(found('repechaje')).toEqual([]);
  });

  test('names the champion by the play-offs, also where they follow a table', () => {
    const champion = (form: Partial<LeagueForm>) => ruleFor(dynasty(form), 'champion', 'en')?.text ?? '';
    for (const format of ['points', 'roto'] as const) {
      expect(champion({ format, table_playoff_teams: 4 })).toMatch(/^The champion is the winner of the play-offs/);
      expect(champion({ format, table_playoff_teams: 0 })).not.toContain('play-offs');
    }
    expect(champion({ format: 'points' })).toContain('the most points of the regular season');
    expect(champion({ format: 'roto' })).toContain('the first of the table');
    expect(champion({ format: 'h2h_points' })).toMatch(/^The champion is the winner of the play-offs/);
  });

  test('says which settings wait for a period or a round, and which always for a season', () => {
    const says = (form: Partial<LeagueForm>) => ruleFor(dynasty(form), 'settingsFixed', 'en')?.text ?? '';
    const [matchups, table, rounds] = [
      says({ format: 'h2h_each_category' }),
      says({}),
      says({ format: 'roto', table_playoff_teams: 4 }),
    ];
    for (const text of [matchups, table, rounds]) expect(text).toContain('a season keeps those with which it began');
    expect(matchups).toContain('limits of a matchup period change with the next one, inside the play-offs only with');
    expect(rounds).toContain('Inside the play-offs scoring weights and line-up places change with the next round');
    expect(table).not.toContain('play-offs');
  });

  test('says that a commissioner may add to a score, where two teams meet', () => {
    const says = (form: Partial<LeagueForm>) =>
      ['format', 'playoffs'].map((anchor) => ruleFor(dynasty(form), anchor, 'en')?.text).join(' ');
    expect(says({ format: 'h2h_points' })).toContain('may add points to a team’s score in a period that has begun');
    expect(says({ format: 'h2h_each_category' })).toContain('figures to a team’s sums in a category in a period');
    expect(says({ format: 'roto', table_playoff_teams: 4 })).toContain('in a category in a round that has begun');
    expect(says({})).not.toContain('may add');
  });

  test('says how many injured players are kept in addition, by dollars too', () => {
    const says = (keepers_ir: number) =>
      rulebook(dynasty({ keepers_ir }), 'en').flatMap(({ rules }) => rules.map(({ text: words }) => words));
    expect(says(0)).toContainEqual('The core may cost at most $47,000,000.');
    expect(says(0)).toContainEqual(expect.stringMatching(/^Players on injured reserve count in full\./));
    expect(says(1)).toContainEqual(expect.stringContaining('Its most expensive player on injured reserve does not'));
    expect(says(2)).toContainEqual(expect.stringContaining('Its 2 most expensive players on injured reserve do not'));
    expect(says(2)).toContainEqual(expect.stringMatching(/^Other players on injured reserve count in full\./));
    const byNumber = rulebook(dynasty({ keeper_kind: 'number', keepers_ir: 2 }), 'en');
    expect(JSON.stringify(byNumber)).not.toContain('count in full');
  });

  test('says until when salary is retained: the contract’s end, in a re-draft league the season’s', () => {
    const words = (view: Parameters<typeof ruleFor>[0]) => ruleFor(view, 'retentionPercent', 'en')?.text;
    expect(words(dynasty())).toMatch(/until the contract ends\.$/);
    expect(words(redraft({ retentionEnabled: true }))).toMatch(/until the season ends\.$/);
  });

  test('has no anchor twice, and every rule says something', () => {
    for (const view of [dynasty(), redraft(), redraft({ retentionEnabled: false, ir_slots: 0 })]) {
      const rules = rulebook(view, 'en').flatMap((section) => section.rules);
      expect(new Set(rules.map(({ anchor }) => anchor)).size).toBe(rules.length);
      for (const { text: words, anchor, explains } of rules) {
        expect(words).toMatch(/\.$/);
        expect(explains).toContain(anchor);
      }
    }
  });

  test.each([
    'cap',
    'rosterSize',
    'minimumForwards',
    'minimumDefense',
    'minimumGoalies',
    'irSlots',
    'healthyOnIr',
    'rookieBank',
    'retentionSlots',
    'notInjured',
    'notARookie',
    'draftRunning',
    'frozen',
    'noFaPick',
    'onWaivers',
    'playerTaken',
    'notInSeason',
    'comingMinimum',
    'retainedPlayer',
    'retainedBefore',
    'retainedTooMuch',
    'retainedOverWhole',
    'retentionPercent',
    'picksNotTradable',
    'pickTooFar',
    'offerExpired',
    'reviewOver',
    'tradedAtOnce',
    'ownReversal',
    'tradedPickUsed',
    'protectionLimit',
    'protectedDefense',
    'protectionBench',
    'sheetsClosed',
    'capExceeded',
    'rosterFull',
    'minimumsOutOfReach',
    'rookieBankFull',
    'notYourTurn',
    'wrongPhase',
    'teamsIllegal',
    'overrideReason',
    'tooOld',
  ])('leads from the refusal %s to one rule', (refusal) => {
    const explaining = rulebook(dynasty(), 'en').flatMap(({ rules }) =>
      rules.filter(({ explains }) => explains.includes(refusal)),
    );
    expect(explaining).toHaveLength(1);
    expect(ruleFor(dynasty(), refusal, 'en')).toEqual(explaining[0]);
  });

  test('knows no rule for what is no matter of rules', () => {
    expect(ruleFor(dynasty(), 'tryAgain', 'en')).toBeNull();
  });
});

describe('a rule is said as the league has it', () => {
  const said = (view: RulebookLeague, anchor: string) => ruleFor(view, anchor, 'en')?.text ?? '';

  test('with a rookie bank and without', () => {
    expect(said(dynasty(), 'capPlaces')).toContain('Players on injured reserve and in the rookie bank do not count');
    expect(said(redraft(), 'capPlaces')).toContain('Players on injured reserve do not count');
    expect(said(redraft(), 'noRookieBank')).toBe('There is no rookie bank.');
  });

  test('with injured reserve of one place and of several', () => {
    expect([said(dynasty({ ir_slots: 1 }), 'irSlots'), said(dynasty({ ir_slots: 2 }), 'irSlots')]).toEqual([
      'There is 1 injured-reserve place.',
      'There are 2 injured-reserve places.',
    ]);
    expect(said(dynasty(), 'notInjured')).toContain('whose status is IR, LTIR or Out.');
  });

  test('with the rounds of its drafts', () => {
    expect(said(dynasty(), 'draftLength')).toBe(
      'The startup draft fills the rosters once, in 20 rounds. After that the general draft has 10 rounds a year.',
    );
    expect(said(redraft(), 'draftLength')).toBe('The general draft has 20 rounds.');
    expect(said(dynasty(), 'rookieDraftFirst')).toContain('4 rounds a year, 10 rounds in the startup.');
    expect(said(dynasty({}, { rookie_draft_startup_length: null }), 'rookieDraftFirst')).toContain(
      '4 rounds a year. They go',
    );
  });

  test('with its further drafts and their orders', () => {
    const steal = { steal_rounds: 2 };
    expect(said(dynasty(), 'classDraft')).toBe('There is no class draft.');
    expect(said(dynasty({ rookieDraftEnabled: false }), 'classDraft')).toBe('');
    expect(said(dynasty({}, { class_rounds: 2, class_years: 1, class_order: 'lottery' }), 'classDraft')).toMatch(
      /2 rounds.* in the NHL draft 1 year before that of the summer\. Its order is drawn by the lottery\./,
    );
    expect(said(dynasty({}, steal), 'stealDraft')).toContain('The last team of the season before picks first.');
    expect(said(dynasty({}, { ...steal, steal_order: 'rookie' }), 'stealDraft')).toContain('that of the rookie draft.');
    expect(said(dynasty(), 'midseasonDraft')).toBe('There is no mid-season draft.');
    expect(said(dynasty({}, { midseason_rounds: 1, midseason_order: 'best' }), 'midseasonDraft')).toContain(
      'The first team of the table picks first.',
    );
  });

  test('with its weekly picks, or that there are none', () => {
    expect(said(dynasty({ maxPickupsPerWeek: 2 }), 'noFaPick')).toMatch(/^Each team gets 2 free-agent picks for every/);
    expect(said(dynasty({ maxPickupsPerWeek: 0 }), 'noFaPick')).toBe(
      'Teams get no free-agent picks, so they cannot add free agents.',
    );
  });

  test('with its hours of review and its retained salary', () => {
    expect(said(dynasty({}, { trade_review_hours: 0 }), 'reviewOver')).toMatch(
      /^An accepted trade is carried out at once\./,
    );
    expect(said(dynasty({}, { trade_review_hours: 0 }), 'reviewOver')).not.toContain('may veto');
    expect(said(dynasty({}, { trade_review_hours: 12 }), 'reviewOver')).toMatch(
      /^An accepted trade is in review for 12 hours; then it is carried out\./,
    );
    expect(said(dynasty(), 'tradedAtOnce')).toMatch(/is carried out when it is accepted, a commissioner’s own too/);
    expect(said(dynasty({}, { draft_trades_at_once: false }), 'tradedAtOnce')).toMatch(
      /^Trades of draft picks are rev/,
    );
    for (const none of [redraft(), dynasty({ draftPickTradesAllowed: false })])
      expect(said(none, 'tradedAtOnce')).toBe('');
    expect(said(dynasty(), 'retentionPercent')).toContain('up to 25 %');
    expect(said(dynasty(), 'retentionSlots')).toBe('It carries at most 1 retained contract at once.');
  });

  test('with what its sheets ask for', () => {
    expect(said(dynasty(), 'protectedMinimums')).toBe(
      'It needs at least 5 forwards, 3 defensemen and 1 goalie, as far as the team has them.',
    );
    expect(said(dynasty(), 'protectionBench')).toBe(
      'A bench of up to 6 players may cost at most $5,000,000 in addition.',
    );
  });

  test('by its type: how players stay, and the order of its drafts', () => {
    expect(said(dynasty(), 'leagueType')).toMatch(/^A dynasty league: players carry over/);
    expect(said(redraft(), 'leagueType')).toMatch(/^A re-draft league: every season starts with empty rosters/);
    expect(said(dynasty(), 'draftOrder')).toContain('Annual drafts go by the reverse of last season’s table');
    expect(said(redraft(), 'draftOrder')).toBe('The draft goes in snake order.');
  });

  test('with locked sheets before the next phase only where there are sheets', () => {
    expect(said(dynasty(), 'wrongPhase')).toMatch(/the season over, sheets locked\.$/);
    expect(said(redraft(), 'wrongPhase')).toMatch(/the season over\.$/);
  });

  test('without the rules of what it does not have', () => {
    const lost = (view: RulebookLeague) => {
      const anchors = new Set(rulebook(view, 'en').flatMap(({ rules }) => rules.map(({ anchor }) => anchor)));
      const all = rulebook(dynasty(), 'en').flatMap(({ rules }) => rules.map(({ anchor }) => anchor));
      return all.filter((anchor) => !anchors.has(anchor));
    };
    expect(lost(dynasty({ ir_slots: 0 }))).toEqual(['notInjured', 'healthyOnIr', 'irOverdue']);
    expect(lost(dynasty({ rookieDraftEnabled: false }))).toContain('tooOld');
    expect(lost(dynasty({}, { rookie_bank_size: null }))).toEqual([
      'rookieBank',
      'graduation',
      'notARookie',
      'mustComeUp',
    ]);
    expect(lost(dynasty({ draftPickTradesAllowed: false }))).toEqual(['tradedAtOnce']);
    expect(lost(dynasty({}, { keeper_kind: 'number' }))).toEqual(['protectionBench']);
    expect(lost(dynasty({}, { keeper_kind: 'round' }))).toEqual(['protectionBench']);
    expect(lost(dynasty({}, { keeper_kind: 'dollars' }))).toEqual([]);
  });
});

describe('the settings in the rulebook', () => {
  test('are those of the league, each with its value in words and the rule that says it', () => {
    for (const league of [dynasty(), redraft()]) {
      const anchors = rulebook(league, 'en').flatMap(({ rules }) => rules.map(({ anchor }) => anchor));
      const shown = settingsInRules(league, 'en');
      expect(shown.filter(({ anchor }) => anchor !== null && !anchors.includes(anchor))).toEqual([]);
      expect(shown.filter(({ anchor }) => anchor === null).map(({ key }) => key)).toEqual([]);
      expect(shown.find(({ key }) => key === 'salary_cap')).toMatchObject({ value: '$88,000,000' });
    }
    expect(settingsInRules(redraft(), 'en').some(({ key }) => key === 'rookie_bank_size')).toBe(false);
  });
});
