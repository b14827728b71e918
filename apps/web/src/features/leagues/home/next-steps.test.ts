import { describe, expect, test } from '@jest/globals';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { setupSteps, type Situation } from './next-steps.js';

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
const situation = (change: Partial<Situation> = {}): Situation => ({
  league: { current_season: '2025-26', num_teams: 12 },
  managed: 1,
  drafts: [],
  ...change,
});

describe('a new commissioner', () => {
  test('invites first, and sees how many are missing', () => {
    const [invite, create, begin] = setupSteps(LEAGUE, situation());
    expect(invite).toMatchObject({ act: 'Invite 11 managers', detail: '1 of 12 teams has a manager.', done: false });
    expect(create?.done).toBe(false);
    expect(begin?.done).toBe(false);
  });

  test('has done a step when all teams are managed, and another when the draft has its lobby; a mock is none', () => {
    const steps = (drafts: DraftListEntry[]) =>
      setupSteps(LEAGUE, situation({ managed: 12, drafts })).map(({ done }) => done);
    expect(steps([draft({ kind: 'mock' })])).toEqual([true, false, false]);
    expect(steps([draft()])).toEqual([true, true, false]);
    expect(setupSteps(LEAGUE, situation({ drafts: [draft()] }))[2]).toMatchObject({
      act: 'Open the lobby',
      to: `/${LEAGUE}/draft/history?draft=Dr1aaaaaaaaa`,
    });
  });
});
