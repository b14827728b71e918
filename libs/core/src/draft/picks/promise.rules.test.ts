import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PickPromise } from '../draft.model.js';
import {
  buildLobby,
  buildPool,
  buildTeams,
  chance,
  commissioner,
  id,
  managerOf,
  NOON,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)];
const TRADE = id('trade', 1);
const UNTIL = '2025-09-21T16:00:00.000Z';
let draft: DraftSimulator;
const pickId = (overall: number) => draft.state.slots[overall - 1]?.pickId ?? '';
const promise = (overall: number, more: Partial<PickPromise> = {}): PickPromise => ({
  pickId: pickId(overall),
  tradeId: TRADE,
  kind: 'review',
  until: UNTIL,
  teams: 'Team 2 and Team 3',
  ...more,
});
const promising = (...promises: PickPromise[]) =>
  draft.mustSystem({ type: 'changePromises', tradeId: TRADE, promises });
const settle = () => draft.mustSystem({ type: 'changePromises', tradeId: TRADE, promises: [] });
const types = () => draft.log.map(({ event }) => event.type);
const pick = (playerId: number) =>
  ({ type: 'makePick', overall: draft.state.onClock?.overall ?? 0, playerId, override: null }) as const;

beforeEach(() => {
  draft = new DraftSimulator(
    buildLobby({ teams: buildTeams(3), rounds: 4 }),
    buildPool(chance(2), { players: 60 }),
    NOON,
  );
});

describe('a pick that a trade under review promises', () => {
  beforeEach(() => {
    draft.begin();
    promising(promise(2));
  });

  it('stops the draft when it comes on the clock, with the trade in words, and not before', () => {
    expect(draft.state).toMatchObject({ status: 'running', onClock: { overall: 1 } });
    draft.must(pick(1), managerOf(A));
    expect(draft.state).toMatchObject({
      status: 'paused',
      held: true,
      onClock: { overall: 2, teamId: B, deadline: null, remainingMs: 90_000 },
    });
    expect(draft.log.at(-1)?.event).toMatchObject({ type: 'draftPaused', promise: promise(2) });
  });

  it('is used by nobody: not by its manager, not by the commissioner, not by a skip, not by Auto', () => {
    draft.must({ type: 'setAuto', teamId: B, on: true }, managerOf(B));
    draft.must(pick(1), managerOf(A));
    for (const refused of [
      draft.do(pick(2), managerOf(B)),
      draft.do(pick(2)),
      draft.do({ ...pick(2), override: 'Because I can' }),
      draft.do({ type: 'skip', overall: 2 }),
      draft.do({ type: 'resume' }),
      draft.do({ type: 'resume', override: '  ' }),
    ]) {
      expect(refusalOf(refused)).toMatchObject({
        name: 'pickPromised',
        message: 'Pick 2 is promised in a trade of Team 2 and Team 3 that is under review.',
        fix: 'Wait until the review is over, veto the trade, or resume the draft with a reason.',
      });
    }
    expect(draft.doSystem({ type: 'expireClock', overall: 2, queue: [] }).ok).toBe(false);
    expect(draft.state.slots[1]?.status).toBe('open');
  });

  it('lets the draft go on by itself with a full clock for its new owner when the trade was carried out', () => {
    draft.must(pick(1), managerOf(A));
    draft.now += 3_600_000;
    draft.mustSystem({ type: 'changePickOwner', pickIds: [pickId(2)], ownerTeamId: C });
    expect(draft.state).toMatchObject({ status: 'paused', held: true, onClock: { teamId: C } });
    settle();
    expect(draft.state).toMatchObject({
      status: 'running',
      onClock: { overall: 2, teamId: C, deadline: new Date(draft.now + 90_000).toISOString() },
    });
    expect('held' in draft.state || 'promises' in draft.state).toBe(false);
    draft.must(pick(2), managerOf(C));
  });

  it('lets it go on for its owner when the trade came to nothing', () => {
    draft.must(pick(1), managerOf(A));
    settle();
    expect(draft.state).toMatchObject({ status: 'running', onClock: { overall: 2, teamId: B } });
  });

  it.each([
    ['of a person', false, 90_000],
    ['of Auto', true, 1_000],
  ])('lets it go on with the clock %s, as its own team has it and not another', (_, on, ms) => {
    draft.must({ type: 'setAuto', teamId: B, on }, managerOf(B));
    draft.must({ type: 'setAuto', teamId: A, on: !on }, managerOf(A));
    draft.must(pick(1), on ? managerOf(A) : commissioner);
    settle();
    expect(draft.state.onClock).toMatchObject({ teamId: B, deadline: new Date(draft.now + ms).toISOString() });
  });

  it('lets it go on with the clock of Auto for a team that nobody knows', () => {
    draft.must(pick(1), managerOf(A));
    draft.mustSystem({ type: 'changePickOwner', pickIds: [pickId(2)], ownerTeamId: id('team', 9) });
    settle();
    expect(draft.state.onClock).toMatchObject({
      teamId: id('team', 9),
      deadline: new Date(draft.now + 1_000).toISOString(),
    });
  });

  it('goes on stopping it under a condition that the trade left', () => {
    draft.must(pick(1), managerOf(A));
    promising(promise(2, { kind: 'condition' }));
    expect(draft.state).toMatchObject({ status: 'paused', held: true });
    expect(refusalOf(draft.do({ type: 'resume' }))).toMatchObject({
      message: 'Pick 2 is promised in a trade of Team 2 and Team 3 under a condition that is not settled.',
      fix: 'Settle the condition in the trades, or resume the draft with a reason.',
    });
    settle();
    expect(draft.state.status).toBe('running');
  });

  it('is used after all when the commissioner resumes with a reason, and stops nothing more, also when it is undone', () => {
    draft.must(pick(1), managerOf(A));
    draft.must({ type: 'resume', override: 'Both teams agreed to wait' });
    expect(draft.log.at(-1)).toMatchObject({
      actor: commissioner.userId,
      event: { type: 'draftResumed', override: { reason: 'Both teams agreed to wait', pickId: pickId(2) } },
    });
    expect(draft.state).toMatchObject({ status: 'running', onClock: { overall: 2, teamId: B } });
    draft.must(pick(2), managerOf(B));
    draft.must({ type: 'undo', overall: 2 });
    expect(draft.state).toMatchObject({ status: 'running', onClock: { overall: 2 } });
  });

  it('stops the draft again when it comes back to it after an earlier undo', () => {
    draft.must(pick(1), managerOf(A));
    draft.must({ type: 'undo', overall: 1 });
    expect(draft.state).toMatchObject({ status: 'paused', onClock: { overall: 1 } });
    expect('held' in draft.state).toBe(false);
    draft.must({ type: 'resume' });
    draft.must(pick(1), managerOf(A));
    expect(draft.state).toMatchObject({ status: 'paused', held: true, onClock: { overall: 2 } });
  });
});

it('stops the draft at once when the pick is on the clock already', () => {
  draft.begin();
  promising(promise(1));
  expect(draft.state).toMatchObject({ status: 'paused', held: true, onClock: { overall: 1 } });
  settle();
  expect(types()).toEqual(['draftBegun', 'promisesChanged', 'draftPaused', 'promisesChanged', 'draftResumed']);
});

it('stops a draft that begins with it', () => {
  draft.must({
    type: 'begin',
    teams: draft.state.teams,
    rules: draft.state.rules,
    slots: draft.state.slots,
    promises: [promise(1)],
  });
  expect(types()).toEqual(['draftBegun', 'draftPaused']);
  expect(draft.state).toMatchObject({ status: 'paused', held: true });
});

it('does not let a draft go on that the commissioner paused', () => {
  draft.begin();
  draft.must({ type: 'pause' });
  promising(promise(1));
  expect(refusalOf(draft.do({ type: 'resume' })).name).toBe('pickPromised');
  settle();
  expect(draft.state.status).toBe('paused');
  draft.must({ type: 'resume' });
});

it('waits for every trade that promises the pick’s draft, each for its own', () => {
  draft.begin();
  promising(promise(1));
  draft.mustSystem({
    type: 'changePromises',
    tradeId: id('trade', 2),
    promises: [promise(2, { tradeId: id('trade', 2) })],
  });
  settle();
  expect(draft.state.status).toBe('running');
  draft.must(pick(1), managerOf(A));
  expect(draft.state).toMatchObject({ status: 'paused', held: true });
});

it('knows only of its own open picks', () => {
  draft.begin();
  draft.must(pick(1), managerOf(A));
  expect(
    draft.mustSystem({
      type: 'changePromises',
      tradeId: TRADE,
      promises: [promise(1), promise(9, { pickId: 'of another draft' })],
    }),
  ).toEqual([]);
});

it('ends in the middle of a promise when the commissioner ends it', () => {
  draft.begin();
  promising(promise(1));
  draft.must({ type: 'end' });
  expect(draft.state.status).toBe('ended');
  expect('held' in draft.state).toBe(false);
});

describe('a draft that was ended by mistake', () => {
  beforeEach(() => {
    draft.begin();
    draft.must(pick(1), managerOf(A));
    draft.must(pick(2), managerOf(B));
  });

  it('is reopened as it was: paused, with the same slots, and a full clock', () => {
    const { slots, teams } = draft.state;
    draft.must({ type: 'end' });
    draft.must({ type: 'reopen', teams: draft.state.teams, promises: [] });
    expect(draft.state).toMatchObject({
      status: 'paused',
      slots,
      teams,
      onClock: { overall: 3, teamId: C, deadline: null, remainingMs: 90_000 },
    });
    draft.must({ type: 'resume' });
    draft.must(pick(3), managerOf(C));
  });

  it('knows its managers of now, and what trades promise by now', () => {
    draft.must({ type: 'end' });
    const teams = draft.state.teams.map((team) =>
      team.id === C ? { ...team, manager: null, auto: 'empty' as const } : team,
    );
    draft.must({ type: 'reopen', teams, promises: [promise(3)] });
    expect(draft.team(C)).toMatchObject({ manager: null, auto: 'empty' });
    expect(refusalOf(draft.do({ type: 'resume' })).name).toBe('pickPromised');
  });

  it('is not reopened when all picks were used', () => {
    draft.expireAll();
    expect(refusalOf(draft.do({ type: 'reopen', teams: draft.state.teams, promises: [] })).name).toBe('draftComplete');
  });
});
