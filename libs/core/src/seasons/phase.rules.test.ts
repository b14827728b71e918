import { describe, expect, test } from '@jest/globals';
import { LEAGUE_PHASES, leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import { beginsNextSeason, judgePhase, nextPhase, obstacles, type Situation } from './phase.rules.js';

const dynasty = settingsFromForm(leagueFormDefaults('dynasty', 'D'));
const redraft = settingsFromForm(leagueFormDefaults('redraft', 'R'));
const ended = [{ type: 'rookie', name: 'Rookie draft', status: 'ended' }, { type: 'general', name: 'General draft', status: 'ended' }] as const;
const situation = (change: Partial<Situation>): Situation => ({
  type: 'dynasty', phase: 'startup-drafts', settings: dynasty, drafts: ended, illegalTeams: [], seasonEndsOn: '2026-04-16', today: '2026-05-01', sheetsLocked: true, sheetsDue: true, ...change,
});
const names = (change: Partial<Situation>) => obstacles(situation(change)).map(({ name }) => name);

describe('the life of a league', () => {
  const walk = (type: 'dynasty' | 'redraft', settings: typeof dynasty, steps: number) => {
    const seen: LeaguePhase[] = ['setup'];
    for (let step = 0; step < steps; step += 1) seen.push(nextPhase({ type, settings, phase: seen.at(-1) as LeaguePhase }));
    return seen;
  };

  test('of a dynasty league goes through protection, and every phase is reached', () => {
    const life = walk('dynasty', dynasty, 7);
    expect(life).toEqual(['setup', 'startup-drafts', 'in-season', 'offseason', 'protection', 'annual-drafts', 'in-season', 'offseason']);
    expect(new Set(life)).toEqual(new Set(LEAGUE_PHASES));
  });

  test('of a redraft league, and of a dynasty league without sheets, skips protection', () => {
    const expected = ['setup', 'startup-drafts', 'in-season', 'offseason', 'annual-drafts', 'in-season', 'offseason'];
    expect(walk('redraft', redraft, 6)).toEqual(expected);
    expect(walk('dynasty', { ...dynasty, protectionSheetsEnabled: false }, 6)).toEqual(expected);
  });

  test('begins a new season when it leaves the offseason, and nowhere else', () => {
    expect(LEAGUE_PHASES.filter(beginsNextSeason)).toEqual(['offseason']);
  });
});

describe('the season', () => {
  test('begins when the drafts have ended and every team is legal', () => {
    expect(judgePhase(situation({}), 'in-season', false)).toEqual({ ok: true, value: { overridden: false } });
  });

  test('waits for every draft that the league has', () => {
    expect(names({ drafts: [] })).toEqual(['draftMissing', 'draftMissing']);
    expect(names({ drafts: [ended[0]] })).toEqual(['draftMissing']);
    expect(names({ drafts: [ended[0], { ...ended[1], status: 'lobby' }] })).toEqual(['draftMissing']);
    expect(names({ type: 'redraft', settings: redraft, drafts: [ended[1]] })).toEqual([]);
  });

  test('waits for illegal teams and names them', () => {
    const illegalTeams = Array.from({ length: 7 }, (_, index) => ({ teamId: `t${index}`, name: `Team ${index}`, message: `Team ${index} would have 8 forwards; at least 9 are needed.` }));
    const verdict = judgePhase(situation({ illegalTeams }), 'in-season', false);
    expect(verdict).toMatchObject({ ok: false, refusal: { name: 'teamsIllegal', figure: 7, limit: 0, message: expect.stringContaining('And 2 more.') } });
    expect(obstacles(situation({ illegalTeams }))[0]?.teams).toHaveLength(7);
  });

  test('begins all the same when the commissioner overrides with a reason, but never during a draft', () => {
    expect(judgePhase(situation({ drafts: [] }), 'in-season', true)).toEqual({ ok: true, value: { overridden: true } });
    const running = situation({ drafts: [{ ...ended[1], status: 'paused' }] });
    expect(judgePhase(running, 'in-season', true)).toMatchObject({ ok: false, refusal: { name: 'draftRunning' } });
    // What the teams lack the draft has yet to bring.
    expect(obstacles({ ...running, illegalTeams: [{ teamId: 't1', name: 'Team 1', message: 'Team 1 would have no forwards.' }] }).map(({ name }) => name)).not.toContain('teamsIllegal');
  });

  test('does not end before its last day is over', () => {
    expect(names({ phase: 'in-season', today: '2026-04-16' })).toEqual(['seasonNotOver']);
    expect(names({ phase: 'in-season', today: '2026-04-17' })).toEqual([]);
    expect(names({ phase: 'in-season', seasonEndsOn: null })).toEqual([]);
  });
});

test('the annual drafts wait for the sheets, whatever the commissioner wants', () => {
  expect(judgePhase(situation({ phase: 'protection', sheetsLocked: false }), 'annual-drafts', true)).toMatchObject({ ok: false, refusal: { name: 'sheetsOpen' } });
  expect(judgePhase(situation({ phase: 'protection', sheetsLocked: false, sheetsDue: false }), 'annual-drafts', true)).toMatchObject({ ok: false, refusal: { name: 'sheetsOpen', message: expect.stringContaining('no deadline'), fix: 'Set the deadline.' } });
  expect(judgePhase(situation({ phase: 'protection' }), 'annual-drafts', false).ok).toBe(true);
});

test.each(LEAGUE_PHASES)('from %s no phase but the next can be reached', (phase) => {
  const here = situation({ phase });
  for (const to of LEAGUE_PHASES) {
    const verdict = judgePhase(here, to, true);
    expect(verdict.ok).toBe(to === nextPhase(here));
    if (!verdict.ok) expect(verdict.refusal.name).toBe('wrongPhase');
  }
});

test('a refusal tells everything that is missing at once', () => {
  const verdict = judgePhase(situation({ drafts: [] }), 'in-season', false);
  expect(verdict).toMatchObject({ ok: false, refusal: { message: 'The rookie draft has not been held. The general draft has not been held.' } });
});
