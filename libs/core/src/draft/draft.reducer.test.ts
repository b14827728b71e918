import { describe, expect, it } from '@jest/globals';
import type { DraftEvent, DraftState, DraftTeam, PickPromise } from './draft.model.js';
import { evolve } from './draft.reducer.js';
import { buildLobby, buildPlayer, buildTeam, id } from './testing/draft.builders.js';

const [A, B] = [id('team', 1), id('team', 2)];
const draft = (more: Partial<DraftState> = {}, ...teams: DraftTeam[]): DraftState => ({
  ...buildLobby({ teams: teams.length > 0 ? teams : [buildTeam(1), buildTeam(2)], rounds: 2 }),
  status: 'running',
  ...more,
});
const promise = (pickId: string, tradeId: string): PickPromise => ({
  pickId,
  tradeId,
  kind: 'review',
  until: '2025-09-21T16:00:00.000Z',
  teams: 'Team 1 and Team 2',
});
const [one, two] = [promise('p1', 't1'), promise('p2', 't2')];

describe('what trades promise of a draft', () => {
  const resumed = (pickId: string): DraftEvent => ({
    type: 'draftResumed',
    override: { reason: 'Agreed', pickId },
    onClock: null,
  });

  it('loses the pick that is used after all, and no other', () => {
    expect(evolve(draft({ promises: [one, two] }), resumed('p1')).promises).toEqual([two]);
    expect(evolve(draft({ promises: [one] }), resumed('p1'))).not.toHaveProperty('promises');
    expect(evolve(draft(), resumed('p1'))).not.toHaveProperty('promises');
  });

  it('is changed by each trade for itself', () => {
    const changed = (state: DraftState, tradeId: string, ...promises: PickPromise[]) =>
      evolve(state, { type: 'promisesChanged', tradeId, promises, onClock: null }).promises;
    expect(changed(draft(), 't1', one)).toEqual([one]);
    expect(changed(draft({ promises: [one] }), 't2', two)).toEqual([one, two]);
    expect(changed(draft({ promises: [one, two] }), 't1')).toEqual([two]);
    expect(changed(draft({ promises: [one, two] }), 't1', promise('p3', 't1'))).toEqual([two, promise('p3', 't1')]);
  });

  it('is left out where there is none, as is the word that the draft holds itself', () => {
    const ended = evolve(draft({ held: true, promises: [one] }), { type: 'draftEnded', at: 'now', early: true });
    expect(ended).not.toHaveProperty('held');
    expect(ended.promises).toEqual([one]);
    const paused = evolve(draft(), { type: 'draftPaused', onClock: null });
    expect(paused).not.toHaveProperty('held');
    expect(evolve(draft(), { type: 'draftPaused', promise: one, onClock: null }).held).toBe(true);
  });
});

describe('time-outs of a team', () => {
  const teams = (auto: DraftTeam['auto']) =>
    draft({}, buildTeam(1, { auto, timeouts: 1 }), buildTeam(2, { timeouts: 1 }));
  const after = (state: DraftState, event: DraftEvent) => evolve(state, event).teams.map(({ timeouts }) => timeouts);

  it('end when somebody takes it over by hand, and by nothing else', () => {
    const switched = (from: DraftTeam['auto'], auto: DraftTeam['auto']) =>
      after(teams(from), { type: 'autoChanged', teamId: A, auto, onClock: null });
    expect(switched('timeouts', 'off')).toEqual([0, 1]);
    expect(switched('empty', 'off')).toEqual([0, 1]);
    expect(switched('off', 'off')).toEqual([1, 1]);
    expect(switched('off', 'manager')).toEqual([1, 1]);
    expect(switched('empty', 'manager')).toEqual([1, 1]);
  });

  it('stay when its name changes or its manager goes, and end when one comes', () => {
    const changed = (from: DraftTeam['auto'], change: Partial<DraftTeam>) =>
      after(teams(from), { type: 'teamChanged', teamId: A, change, onClock: null });
    expect(changed('timeouts', { name: 'New' })).toEqual([1, 1]);
    expect(changed('off', { auto: 'empty' })).toEqual([1, 1]);
    expect(changed('off', { auto: 'off' })).toEqual([1, 1]);
    expect(changed('empty', { auto: 'off' })).toEqual([0, 1]);
  });
});

it('what names a pick or a team that is not there changes nothing', () => {
  const state = draft();
  const { id: playerId, name, position, detail, club, capHit } = buildPlayer(1);
  const player = { id: playerId, name, position, detail, club, capHit };
  expect(evolve(state, { type: 'playerReplaced', overall: 9, from: player, to: player, reason: 'Why' })).toEqual(state);
  const skipped = evolve(state, {
    type: 'pickSkipped',
    overall: 9,
    teamId: id('team', 7),
    why: 'commissioner',
    at: 'now',
    timedOut: false,
    auto: 'off',
    timeouts: 3,
    onClock: null,
  });
  expect([skipped.slots, skipped.teams]).toEqual([state.slots, state.teams]);
  expect(evolve(state, { type: 'autoChanged', teamId: B, auto: 'empty', onClock: null }).teams[0]).toBe(state.teams[0]);
});
