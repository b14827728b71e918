import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeagueForm, type LeagueSettings } from './league.rules.js';
import { ruleFor, rulebook, type RulebookLeague } from './rulebook.rules.js';

const league = (form: LeagueForm, more: Partial<LeagueSettings> = {}): RulebookLeague => ({ ...settingsFromForm(form), league_type: form.league_type, time_zone: 'America/Toronto', ...more });
const dynasty = (change: Partial<LeagueForm> = {}, more: Partial<LeagueSettings> = {}) => league({ ...leagueFormDefaults('dynasty'), ...change }, more);
const redraft = (change: Partial<LeagueForm> = {}, more: Partial<LeagueSettings> = {}) => league({ ...leagueFormDefaults('redraft'), ...change }, more);
const text = (view: RulebookLeague) => rulebook(view).map((section) => [section.title, ...section.rules.map((rule) => rule.text)].join('\n')).join('\n');

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
    const rules = text(dynasty({}, { waiver_hours: 48, trade_review_hours: 0, scoring: { goal: 2, assist: 1, win: 3, shutout: 0.5 } }));
    expect(rules).toContain('waivers for 48 hours');
    expect(rules).toContain('carried out at once');
    expect(rules).toContain('A goal counts 2 points, an assist 1 point, a goalie’s win 3 points, a shutout 0.5 points.');
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

  test('says until when salary is retained: the contract’s end, in a re-draft league the season’s', () => {
    const words = (view: Parameters<typeof ruleFor>[0]) => ruleFor(view, 'retentionPercent')?.text;
    expect(words(dynasty())).toMatch(/until the contract ends\.$/);
    expect(words(redraft({ retentionEnabled: true }))).toMatch(/until the season ends\.$/);
  });

  test('has no anchor twice, and every rule says something', () => {
    for (const view of [dynasty(), redraft(), redraft({ retentionEnabled: false, ir_slots: 0 })]) {
      const rules = rulebook(view).flatMap((section) => section.rules);
      expect(new Set(rules.map(({ anchor }) => anchor)).size).toBe(rules.length);
      for (const { text: words, anchor, explains } of rules) {
        expect(words).toMatch(/\.$/);
        expect(explains).toContain(anchor);
      }
    }
  });

  test.each([
    'cap', 'rosterSize', 'minimumForwards', 'minimumDefense', 'minimumGoalies', 'irSlots', 'healthyOnIr', 'rookieBank', 'retentionSlots', 'notInjured', 'notARookie', 'draftRunning', 'frozen', 'noFaPick', 'onWaivers', 'playerTaken', 'notInSeason',
    'retainedPlayer', 'retainedBefore', 'retainedTooMuch', 'retainedOverWhole', 'retentionPercent', 'picksNotTradable', 'pickTooFar', 'offerExpired', 'reviewOver', 'protectionLimit', 'protectedDefense', 'protectionBench', 'sheetsClosed', 'capExceeded', 'rosterFull',
    'minimumsOutOfReach', 'rookieBankFull', 'notYourTurn', 'wrongPhase', 'teamsIllegal', 'overrideReason', 'tooOld',
  ])('leads from the refusal %s to one rule', (refusal) => {
    const explaining = rulebook(dynasty()).flatMap(({ rules }) => rules.filter(({ explains }) => explains.includes(refusal)));
    expect(explaining).toHaveLength(1);
    expect(ruleFor(dynasty(), refusal)).toEqual(explaining[0]);
  });

  test('knows no rule for what is no matter of rules', () => {
    expect(ruleFor(dynasty(), 'tryAgain')).toBeNull();
  });
});
