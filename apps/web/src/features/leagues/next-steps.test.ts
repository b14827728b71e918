import { describe, expect, test } from '@jest/globals';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { nextStep, setupSteps, type Situation } from './next-steps.js';

const LEAGUE = 'Lg1aaaaaaaaa';
const draft = (change: Partial<DraftListEntry> = {}): DraftListEntry => ({
  id: 'Dr1aaaaaaaaa',
  name: 'Startup draft',
  season: '2025-26',
  type: 'general',
  kind: 'startup',
  status: 'lobby',
  rounds: 20,
  picks: 240,
  made: 0,
  created_at: '',
  begun_at: null,
  ended_at: null,
  night_at: null,
  ...change,
});
const situation = (phase: Situation['league']['phase'], change: Partial<Situation> = {}): Situation => ({
  league: { phase, current_season: '2025-26', rookieDraftEnabled: true, num_teams: 12, protectionSheetsEnabled: true },
  managed: 1,
  drafts: [],
  commissioner: true,
  team: { team_id: 'Tm1aaaaaaaaa', team_name: 'Harbor Lights' },
  ...change,
});

describe('a new commissioner', () => {
  test('invites first, and sees how many are missing', () => {
    const [invite, create, begin] = setupSteps(LEAGUE, situation('setup'));
    expect(invite).toMatchObject({ act: 'Invite 11 managers', detail: '1 of 12 teams has a manager.', done: false });
    expect(create?.done).toBe(false);
    expect(begin?.done).toBe(false);
  });

  test('has done a step when all teams are managed, and another when the draft has its lobby; a mock is none', () => {
    const steps = (drafts: DraftListEntry[]) =>
      setupSteps(LEAGUE, situation('setup', { managed: 12, drafts })).map(({ done }) => done);
    expect(steps([draft({ kind: 'mock' })])).toEqual([true, false, false]);
    expect(steps([draft()])).toEqual([true, true, false]);
    expect(setupSteps(LEAGUE, situation('setup', { drafts: [draft()] }))[2]).toMatchObject({
      act: 'Open the lobby',
      to: `/${LEAGUE}/draft/history?draft=Dr1aaaaaaaaa`,
    });
  });
});

describe('what comes next', () => {
  test('is the room while a draft is held, for everybody', () => {
    for (const commissioner of [true, false]) {
      const next = nextStep(
        LEAGUE,
        situation('startup-drafts', { commissioner, drafts: [draft({ status: 'running' })] }),
      );
      expect(next).toMatchObject({
        title: 'Startup draft is on',
        act: 'Enter the room',
        to: `/${LEAGUE}/draft/live/Dr1aaaaaaaaa`,
      });
    }
    expect(
      nextStep(LEAGUE, situation('annual-drafts', { commissioner: false, drafts: [draft({ status: 'paused' })] }))
        ?.detail,
    ).toBe('It goes on when the commissioner resumes it.');
  });

  test('is the draft that is missing, and the season when none is', () => {
    const rookies = draft({ type: 'rookie', status: 'ended' });
    expect(nextStep(LEAGUE, situation('startup-drafts'))?.title).toBe('The rookie draft comes next');
    expect(nextStep(LEAGUE, situation('startup-drafts', { drafts: [rookies] }))?.title).toBe(
      'The general draft comes next',
    );
    expect(
      nextStep(LEAGUE, situation('startup-drafts', { drafts: [rookies, draft({ status: 'ended' })] })),
    ).toMatchObject({ title: 'The drafts are over', act: 'Commissioner Settings' });
  });

  test('is the draft of this season, not of the one before', () => {
    expect(
      nextStep(LEAGUE, situation('annual-drafts', { drafts: [draft({ season: '2024-25', status: 'ended' })] }))?.title,
    ).toBe('The rookie draft comes next');
  });

  test('is the phase in its own words where the drafts could not be asked for', () => {
    expect(nextStep(LEAGUE, situation('startup-drafts', { drafts: null }))).toMatchObject({
      title: 'Startup drafts',
      act: 'Go to the draft',
    });
  });

  test('is the sheet while sheets are open, and nothing in season', () => {
    expect(nextStep(LEAGUE, situation('protection'))?.act).toBe('Build my sheet');
    expect(nextStep(LEAGUE, situation('protection', { team: null }))?.act).toBe('Look at the sheets');
    expect(nextStep(LEAGUE, situation('in-season'))).toBeNull();
    expect(nextStep(LEAGUE, situation('offseason', { commissioner: false }))).toBeNull();
  });

  test('is to name the team, for a new manager, until the draft has its lobby', () => {
    const team = { team_id: 'Tm2aaaaaaaaa', team_name: 'Team 2' };
    const next = (change: Partial<Situation>) =>
      nextStep(LEAGUE, situation('setup', { commissioner: false, ...change }))?.title;
    expect(next({ team })).toBe('Name your team');
    expect(next({})).toBe('The league is being set up');
    expect(next({ team, drafts: [draft()] })).toBe('Startup draft has its lobby');
  });
});
